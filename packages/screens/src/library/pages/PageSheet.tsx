import { Banner, Button, joinClasses } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { memo, useEffect, useRef, useState } from 'react';
import type { SourceDocument } from '../library.source.ts';
import { libraryMessages } from '../messages.ts';
import type { SourceMarks } from '../SourceText.tsx';
import type { PdfFile, PdfPage } from './pdf-file.types.ts';
import * as styles from './SourcePages.css.ts';
import { type MarkName, usePageMarks } from './usePageMarks.ts';

export interface PageSheetProps {
  document: SourceDocument;
  file: PdfFile;
  number: number;
  marks: SourceMarks;
  /** Whether the passage that is shown begins on this page. */
  isAtPassage: boolean;
  /** Width of the sheet in CSS pixels. */
  width: number;
  /** The marks of the page stand where they belong. */
  onMarked(number: number): void;
  /** Shows the text instead. */
  onText(): void;
}

/** How far from the window a page is drawn, so that it is there when it comes in. */
const nearMargin = '1200px 0px';
/** Device pixels of a page at most: a larger picture takes more memory than it shows. */
const greatestWidth = 4096;

const looks: Record<MarkName, string> = {
  shown: styles.shown,
  cited: styles.cited,
  found: styles.found,
  current: styles.current,
};

/** One page as it is printed, with the marks on it; drawn while it is near. */
export const PageSheet = memo(function PageSheet(props: PageSheetProps) {
  const { document, file, number, marks, isAtPassage, width, onMarked, onText } = props;
  const t = useMessages(libraryMessages);
  const sheet = useRef<HTMLDivElement>(null);
  const holder = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [page, setPage] = useState<PdfPage>();
  const [state, setState] = useState<'waiting' | 'drawn' | 'failed'>('waiting');
  const size = page ?? file.sizeOf(number);
  const placed = usePageMarks(document, number, page, marks);
  const isMissed = isAtPassage && placed !== undefined && !placed.some(isShown);

  useEffect(() => {
    if (!sheet.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const isComing = entries.at(-1)?.isIntersecting ?? false;
        setIsNear(isComing);
        if (isComing) return;
        // A page that is far away gives its memory back.
        holder.current?.replaceChildren();
        setState('waiting');
      },
      { rootMargin: nearMargin },
    );
    observer.observe(sheet.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isNear) return undefined;
    let isLeft = false;
    const read = async () => {
      try {
        const found = await file.page(number);
        if (!isLeft) setPage(found);
      } catch {
        if (!isLeft) setState('failed');
      }
    };
    void read();
    return () => {
      isLeft = true;
    };
  }, [file, number, isNear]);

  useEffect(() => {
    if (!isNear || !page || width === 0) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const draw = async () => {
      // Drawn beside and put in its place: at another size the former picture stays until the new one is there.
      const canvas = window.document.createElement('canvas');
      canvas.className = styles.picture;
      const pixels = Math.min(greatestWidth, Math.round(width * window.devicePixelRatio));
      try {
        await page.draw(canvas, pixels, signal);
        if (signal.aborted) return;
        holder.current?.replaceChildren(canvas);
        setState('drawn');
      } catch {
        if (!signal.aborted) setState('failed');
      }
    };
    void draw();
    return () => leaving.abort();
  }, [isNear, page, width]);

  useEffect(() => {
    if (placed) onMarked(number);
  }, [placed, number, onMarked]);

  return (
    <section
      id={`page-${number}`}
      tabIndex={-1}
      className={styles.page}
      aria-label={t('source.page', { page: number })}
    >
      {isMissed && (
        <Banner
          tone="info"
          title={t('pages.missed')}
          actions={
            <Button size="compact" onClick={onText}>
              {t('pages.toText')}
            </Button>
          }
        >
          {t('pages.missedText', { page: number })}
        </Banner>
      )}
      <div
        ref={sheet}
        className={styles.sheet}
        data-theme="light"
        data-state={state}
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
      >
        <div ref={holder} role="img" aria-label={t('pages.picture', { page: number })} className={styles.holder} />
        {state === 'waiting' && <div className={styles.waiting} />}
        {state === 'failed' && <p className={styles.failed}>{t('pages.pageFailed', { page: number })}</p>}
        {placed?.map(({ name, span, rectangles }) =>
          rectangles.map(({ left, top, width: wide, height }, index) => (
            <div
              key={`${name} ${span.start} ${index}`}
              className={joinClasses(styles.mark, looks[name])}
              data-mark={name}
              style={{ left: share(left), top: share(top), width: share(wide), height: share(height) }}
            />
          )),
        )}
      </div>
      <p className={styles.number} aria-hidden="true">
        {number}
      </p>
    </section>
  );
});

function isShown({ name, rectangles }: { name: MarkName; rectangles: readonly unknown[] }): boolean {
  return name === 'shown' && rectangles.length > 0;
}

function share(of: number): string {
  return `${(of * 100).toFixed(3)}%`;
}
