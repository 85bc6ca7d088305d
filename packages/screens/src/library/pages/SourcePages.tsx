import { Button, ErrorState, RetryIcon } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { LibraryReadingSource, SourceDocument } from '../library.source.ts';
import { libraryMessages } from '../messages.ts';
import type { SourceMarks } from '../SourceText.tsx';
import { PageSheet } from './PageSheet.tsx';
import { PagesToolbar } from './PagesToolbar.tsx';
import { pagesOf } from './page-passage.ts';
import type { PdfFile } from './pdf-file.types.ts';
import * as styles from './SourcePages.css.ts';
import { usePageInView } from './usePageInView.ts';
import { usePdfFile } from './usePdfFile.ts';

export interface SourcePagesProps {
  source: Pick<LibraryReadingSource, 'original'>;
  document: SourceDocument;
  marks: SourceMarks;
  /** Shows the text instead. */
  onText(): void;
}

/** The pages of a source as they are printed, at its cited passage. */
export function SourcePages({ source, document, marks, onText }: SourcePagesProps) {
  const t = useMessages(libraryMessages);
  const { id } = document;
  const read = useCallback((signal: AbortSignal) => source.original(id, signal), [source, id]);
  const state = usePdfFile(read);
  if (state.status === 'failed')
    return (
      <ErrorState
        level={2}
        title={t('pages.failed')}
        actions={
          <>
            <Button onClick={onText}>{t('pages.toText')}</Button>
            <Button variant="quiet" icon={RetryIcon} onClick={state.retry}>
              {t('list.retry')}
            </Button>
          </>
        }
      >
        {t('pages.failedText')}
      </ErrorState>
    );
  if (state.status === 'loading')
    return (
      <div role="status" aria-label={t('pages.loading')} className={styles.pages}>
        <div className={styles.sheet} data-theme="light" data-state="waiting">
          <div className={styles.waiting} />
        </div>
      </div>
    );
  return <Sheets file={state.file} document={document} marks={marks} onText={onText} />;
}

interface SheetsProps extends Omit<SourcePagesProps, 'source'> {
  file: PdfFile;
}

function Sheets({ file, document, marks, onText }: SheetsProps) {
  const t = useMessages(libraryMessages);
  const box = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const room = useWidth(box);
  const page = usePageInView(box, file.pages);
  const { shown, current } = marks;
  const passagePage = useMemo(() => (shown ? pagesOf(document, shown)[0] : undefined), [document, shown]);
  /** What is gone to as soon as its place on its page is known. */
  const awaited = useRef<{ name: 'shown' | 'current'; page: number }>(undefined);
  const sheetOf = (number: number) => box.current?.querySelector<HTMLElement>(`#page-${number}`);

  const goTo = (number: number) => {
    const target = sheetOf(Math.max(1, Math.min(file.pages, Math.round(number))));
    target?.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
  };
  const onMarked = useCallback((number: number) => {
    const wanted = awaited.current;
    if (wanted?.page === number && showMark(box.current, wanted.name)) awaited.current = undefined;
  }, []);

  useEffect(() => {
    if (!shown || passagePage === undefined) return undefined;
    awaited.current = { name: 'shown', page: passagePage };
    // After the router has put the page to its beginning.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const target = box.current?.querySelector<HTMLElement>(`#page-${passagePage}`);
        if (showMark(box.current, 'shown')) awaited.current = undefined;
        else target?.scrollIntoView({ block: 'start' });
        // Whoever types already is not interrupted.
        if (!(window.document.activeElement instanceof HTMLInputElement)) target?.focus({ preventScroll: true });
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [shown, passagePage]);
  useEffect(() => {
    const [first] = current ? pagesOf(document, current) : [];
    if (first === undefined) return;
    awaited.current = { name: 'current', page: first };
    if (showMark(box.current, 'current')) awaited.current = undefined;
    else box.current?.querySelector(`#page-${first}`)?.scrollIntoView({ block: 'start' });
  }, [document, current]);

  function press(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement) return;
    const target = { PageDown: page + 1, PageUp: page - 1, Home: 1, End: file.pages }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  }

  return (
    <div className={styles.reader}>
      <PagesToolbar page={page} pages={file.pages} zoom={zoom} onPage={goTo} onZoom={setZoom} />
      {/* Pages wider than the column are scrolled to by the arrow keys, so the box must be reachable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <div ref={box} role="group" aria-label={t('pages.label')} tabIndex={0} className={styles.pages} onKeyDown={press}>
        <div className={styles.stack} style={{ width: `${zoom * 100}%` }}>
          {Array.from({ length: file.pages }, (_, index) => (
            <PageSheet
              key={index}
              document={document}
              file={file}
              number={index + 1}
              marks={marks}
              isAtPassage={passagePage === index + 1}
              width={room * zoom}
              onMarked={onMarked}
              onText={onText}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

/** Brings the passage that is shown, or the match that one is at, to the middle; false while it has no place. */
function showMark(box: HTMLElement | null, name: 'shown' | 'current'): boolean {
  const mark = box?.querySelector(`[data-mark="${name}"]`);
  mark?.scrollIntoView({ block: 'center', inline: 'nearest' });
  return Boolean(mark);
}

/** Width of a box in CSS pixels. */
function useWidth(box: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return width;
}
