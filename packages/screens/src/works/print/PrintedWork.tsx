import { type DocumentLabels, type DocumentSlots, StreamingDocument } from '@assay/markdown/react';
import { useEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import * as styles from './print.css.ts';
import { printedPictures } from './printed-pictures.ts';

export interface PrintedWorkProps {
  title: string;
  /** The work as a document, in Markdown, with its pictures. */
  document: string;
  /** The person has printed it, or has left off. */
  onDone(): void;
}

/** A work as it stands on paper: shown to nobody, and in the place of the page while it is printed. */
export default function PrintedWork({ title, document: written, onDone }: PrintedWorkProps) {
  const paper = useRef<HTMLDivElement>(null);
  const { text, pictures } = useMemo(() => printedPictures(written), [written]);
  const addresses = useMemo(() => {
    const made = new Map<string, string>();
    for (const [address, picture] of pictures) made.set(address, URL.createObjectURL(picture));
    return made;
  }, [pictures]);
  const slots = useMemo(
    (): DocumentSlots => ({
      image: ({ destination, alt }) => {
        const address = addresses.get(destination);
        return address === undefined ? alt : <img className={styles.picture} src={address} alt={alt} />;
      },
    }),
    [addresses],
  );
  const labels = useMemo(
    (): DocumentLabels => ({
      table: title,
      code: title,
      footnotes: title,
      taskDone: title,
      taskOpen: title,
      unsupported: title,
      partly: title,
      announce: () => '',
    }),
    [title],
  );
  useEffect(() => {
    const left = new AbortController();
    const titled = window.document.title;
    const done = () => {
      for (const address of addresses.values()) URL.revokeObjectURL(address);
      onDone();
    };
    addEventListener('afterprint', done, { signal: left.signal });
    void (async () => {
      const images = paper.current?.querySelectorAll('img') ?? [];
      // What cannot be drawn is not waited for.
      await Promise.allSettled(Array.from(images, (image) => image.decode()));
      if (left.signal.aborted) return;
      // What browsers write above the page, and propose as the name of a file.
      window.document.title = title;
      window.print();
    })();
    return () => {
      left.abort();
      window.document.title = titled;
    };
  }, [title, onDone, addresses]);
  return createPortal(
    <div className={styles.paper} ref={paper}>
      <StreamingDocument text={text} finished labels={labels} slots={slots} headingOffset={0} />
    </div>,
    window.document.body,
  );
}
