import type { Span } from '@assay/domain';
import { useEffect, useMemo, useState } from 'react';
import type { SourceDocument } from '../library.source.ts';
import type { SourceMarks } from '../SourceText.tsx';
import { createPageReading, pagesOf } from './page-passage.ts';
import { type PlacedText, type Rectangle, rectanglesOf } from './page-rectangles.ts';
import type { PdfPage } from './pdf-file.types.ts';

export type MarkName = 'cited' | 'found' | 'shown' | 'current';

export interface PageMark {
  name: MarkName;
  /** Which passage it is, so that its parts have keys. */
  span: Span;
  rectangles: readonly Rectangle[];
}

/** What of the marked passages stands on a page, as rectangles on its picture; undefined until the page has been read. */
export function usePageMarks(
  document: SourceDocument,
  number: number,
  page: PdfPage | undefined,
  marks: SourceMarks,
): readonly PageMark[] | undefined {
  const [texts, setTexts] = useState<readonly PlacedText[]>();
  useEffect(() => {
    if (!page) return undefined;
    let isLeft = false;
    const read = async () => {
      // A page without readable text is one on which nothing can be marked.
      const found = await page.texts().catch(() => []);
      if (!isLeft) setTexts(found);
    };
    void read();
    return () => {
      isLeft = true;
    };
  }, [page]);
  const placesOf = useMemo(
    () =>
      texts &&
      createPageReading(
        document,
        number,
        texts.map(({ text }) => text),
      ),
    [document, number, texts],
  );
  const { shown, cited, found, current } = marks;
  return useMemo(() => {
    if (!page || !texts || !placesOf) return undefined;
    const measure = createMeasure();
    const marked = (name: MarkName, spans: readonly Span[]) =>
      spans
        .filter((span) => pagesOf(document, span).includes(number))
        .map((span): PageMark => ({ name, span, rectangles: rectanglesOf(texts, placesOf(span), page, measure) }));
    return [
      ...marked('cited', cited),
      ...marked('shown', shown ? [shown] : []),
      ...marked('found', found),
      ...marked('current', current ? [current] : []),
    ];
  }, [document, number, page, texts, placesOf, shown, cited, found, current]);
}

/** Measures text in the family that comes nearest: only the proportions within a piece count. */
function createMeasure() {
  const context = window.document.createElement('canvas').getContext('2d');
  return (text: string, { family }: PlacedText) => {
    if (!context) return text.length;
    context.font = `16px ${family}`;
    return context.measureText(text).width;
  };
}
