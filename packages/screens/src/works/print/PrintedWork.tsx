import { type DocumentLabels, StreamingDocument } from '@assay/markdown/react';
import { useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import * as styles from './print.css.ts';

export interface PrintedWorkProps {
  title: string;
  /** The work as a document, in Markdown. */
  document: string;
  /** The person has printed it, or has left off. */
  onDone(): void;
}

/** A work as it stands on paper: shown to nobody, and in the place of the page while it is printed. */
export default function PrintedWork({ title, document: text, onDone }: PrintedWorkProps) {
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
    // What browsers write above the page, and propose as the name of a file.
    window.document.title = title;
    addEventListener('afterprint', onDone, { signal: left.signal });
    window.print();
    return () => {
      left.abort();
      window.document.title = titled;
    };
  }, [title, onDone]);
  return createPortal(
    <div className={styles.paper}>
      <StreamingDocument text={text} finished labels={labels} headingOffset={0} />
    </div>,
    window.document.body,
  );
}
