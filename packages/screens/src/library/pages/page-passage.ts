import type { DocumentPart, Span } from '@assay/domain';
import { alignLetters, type LetterRange, lettersOf } from './align-letters.ts';

/** Letters of one piece of text on the picture of a page, as UTF-16 units of that piece. */
export interface ItemRange extends LetterRange {
  item: number;
}

interface PagedDocument {
  text: string;
  parts: readonly DocumentPart[];
}

/** Page of a part; the title that a file states stands on none and is looked for on the first. */
function pageOf({ parts }: PagedDocument, part: DocumentPart): number | undefined {
  if (part.page !== undefined) return part.page;
  return part.kind === 'title' ? parts.find(({ page }) => page !== undefined)?.page : undefined;
}

/** Pages on which a passage stands, in order. */
export function pagesOf(document: PagedDocument, { start, end }: Span): readonly number[] {
  const touched = document.parts.filter((part) => part.start < end && part.end > start);
  return [...new Set(touched.flatMap((part) => pageOf(document, part) ?? []))].sort((a, b) => a - b);
}

/** Reads a page once for all passages that are looked for on it. */
export function createPageReading(document: PagedDocument, page: number, items: readonly string[]) {
  const { text, parts } = document;
  const own = parts.filter((part) => pageOf(document, part) === page);
  const textOf = (from: number, to: number) =>
    own
      .filter((part) => part.start < to && part.end > from)
      .map((part) => text.slice(Math.max(part.start, from), Math.min(part.end, to)))
      .join('\n');
  // The title of a file is not printed in front of its first page.
  const printed = own.find((part) => part.page === page)?.start ?? 0;
  const itemStarts: number[] = [];
  let length = 0;
  for (const item of items) {
    itemStarts.push(length);
    length += item.length;
  }
  const letters = lettersOf(items.join(''));

  /** Where the picture has a passage, or what of it stands on this page; nothing when it cannot be found. */
  return function placesOf(passage: Span): readonly ItemRange[] {
    const from = Math.min(printed, passage.start);
    const ranges = alignLetters(letters.text, {
      before: lettersOf(textOf(from, passage.start)).text,
      passage: lettersOf(textOf(passage.start, passage.end)).text,
      after: lettersOf(textOf(passage.end, text.length)).text,
    });
    return ranges.flatMap(({ start, end }) => inItems(letters.starts[start] ?? 0, letters.ends[end - 1] ?? 0));
  };

  function inItems(from: number, to: number): ItemRange[] {
    return items.flatMap((item, index) => {
      const itemStart = itemStarts[index] ?? 0;
      const start = Math.max(from - itemStart, 0);
      const end = Math.min(to - itemStart, item.length);
      return start < end && item.slice(start, end).trim() !== '' ? [{ item: index, start, end }] : [];
    });
  }
}
