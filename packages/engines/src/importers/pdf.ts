import { importProblem, type Publication } from '@assay/domain';
import { getDocumentProxy } from 'unpdf';
import type { DocumentReply } from './document-worker.types.ts';
import { ImportError } from './import-item.types.ts';
import { foldLines } from './plain-text.ts';

type Paragraph = Publication['paragraphs'][number];

interface Line {
  text: string;
  /** Height of its letters and distance from the foot of the page, in points. */
  size: number;
  y: number;
}

/** A page with less text than this is a scan. */
const scanLimit = 50;

/**
 * Reads a PDF page by page: words parted at a line's end are joined, lines that most pages repeat (running heads) and
 * bare page numbers are dropped, larger lines become headings.
 *
 * @throws ImportError `tooLarge`, or `empty` when there is no text, as in a scan.
 */
export async function readPdf(bytes: Uint8Array, pageLimit: number): Promise<DocumentReply> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  if (document.numPages > pageLimit) {
    throw new ImportError(importProblem('tooManyPages', { found: document.numPages, limit: pageLimit }));
  }
  const pages: Line[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(linesOf(items as readonly TextItem[]));
    page.cleanup();
  }
  const letters = pages.reduce((sum, lines) => sum + lines.reduce((length, line) => length + line.text.length, 0), 0);
  if (letters < scanLimit) throw new ImportError(importProblem('scanned'));
  const { info } = (await document.getMetadata()) as { info?: { Title?: unknown; CreationDate?: unknown } };
  const printed = typeof info?.Title === 'string' ? info.Title.trim() : '';
  const created = typeof info?.CreationDate === 'string' ? info.CreationDate : '';
  const paragraphs = paragraphsOf(withoutRepeated(pages));
  const heading = paragraphs.find(({ kind }) => kind === 'heading')?.text ?? '';
  return {
    title: isTitle(printed) ? printed : heading,
    date: /^D:(\d{4}(?:\d{2}){0,2})/.exec(created)?.[1],
    paragraphs,
  };
}

/** Word processors leave file names and `Microsoft Word - …` as titles. */
function isTitle(text: string): boolean {
  return text.length > 3 && !/^(?:untitled|microsoft word|document\d*$)|\.(?:docx?|tex|pdf|indd)$/i.test(text);
}

interface TextItem {
  str?: string;
  hasEOL?: boolean;
  height?: number;
  width?: number;
  transform?: readonly number[];
}

function linesOf(items: readonly TextItem[]): Line[] {
  const lines: Line[] = [];
  let text = '';
  let size = 0;
  let y = 0;
  let edge: number | undefined;
  const flush = () => {
    if (text.trim() !== '') lines.push({ text: text.trim(), size, y });
    text = '';
    size = 0;
    edge = undefined;
  };
  for (const { str = '', hasEOL, height = 0, width = 0, transform = [] } of items) {
    const x = transform[4] ?? 0;
    const itemY = transform[5] ?? y;
    if (text !== '' && Math.abs(itemY - y) > Math.max(size, height) * 0.6 && str.trim() !== '') flush();
    // Two columns share a line of text; a gap of several letters parts them.
    if (edge !== undefined && str.trim() !== '' && x - edge > Math.max(size, height) * 2.5) flush();
    if (
      text !== '' &&
      edge !== undefined &&
      x - edge > Math.max(size, height) * 0.15 &&
      !text.endsWith(' ') &&
      str.trim() !== ''
    )
      text += ' ';
    text += str;
    if (str.trim() !== '') {
      y = itemY;
      size = Math.max(size, height);
      edge = x + width;
    }
    if (hasEOL === true) flush();
  }
  flush();
  return lines;
}

/** Share of pages that a line must be on to be a running head or foot. */
const repeatedShare = 0.6;

/** Lines at the head and foot of a page among which a running one may change its number. */
const edgeLines = 2;

function withoutRepeated(pages: readonly Line[][]): Line[][] {
  if (pages.length < 3) return pages.map((lines) => lines.filter((line, index) => !isPageNumber(line, index, lines)));
  const counts = new Map<string, number>();
  const keysOf = (line: Line, index: number, lines: readonly Line[]) =>
    isAtEdge(index, lines) ? [line.text, `${line.text.replace(/\d+/g, '#')} at the edge`] : [line.text];
  for (const lines of pages) {
    for (const key of new Set(lines.flatMap(keysOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const isRepeated = (line: Line, index: number, lines: readonly Line[]) =>
    keysOf(line, index, lines).some((key) => (counts.get(key) ?? 0) > pages.length * repeatedShare);
  return pages.map((lines) =>
    lines.filter((line, index) => !isRepeated(line, index, lines) && !isPageNumber(line, index, lines)),
  );
}

function isAtEdge(index: number, lines: readonly Line[]): boolean {
  return index < edgeLines || index >= lines.length - edgeLines;
}

function isPageNumber({ text }: Line, index: number, lines: readonly Line[]): boolean {
  return isAtEdge(index, lines) && /^[-–—\s]*(?:page\s*)?\d{1,4}(?:\s*(?:\/|of)\s*\d{1,4})?[-–—\s]*$/i.test(text);
}

function paragraphsOf(pages: readonly Line[][]): Paragraph[] {
  const body = medianSize(pages);
  const paragraphs: Paragraph[] = [];
  let section: string | undefined;
  pages.forEach((lines, index) => {
    const page = index + 1;
    const label = `p. ${page}`;
    let block: Line[] = [];
    const flush = () => {
      const text = foldLines(block.map((line) => line.text).join('\n'));
      const isHeading = text.length <= 160 && (block[0]?.size ?? 0) > body * 1.15 && /\p{L}{2}/u.test(text);
      block = [];
      if (text === '') return;
      if (isHeading) {
        section = text;
        paragraphs.push({ kind: 'heading', text, label, page });
      } else paragraphs.push({ kind: 'paragraph', text, label, page, ...(section && { section }) });
    };
    for (const line of lines) {
      const before = block.at(-1);
      if (before !== undefined && isNewBlock(before, line, body)) flush();
      block.push(line);
    }
    flush();
  });
  return paragraphs;
}

/** A gap of more than a line and a half, another size, or the top of the next column begins a new block. */
function isNewBlock(before: Line, line: Line, body: number): boolean {
  const drop = before.y - line.y;
  return drop > Math.max(before.size, body) * 1.9 || drop < -body || Math.abs(before.size - line.size) > body * 0.15;
}

function medianSize(pages: readonly Line[][]): number {
  const sizes = pages.flatMap((lines) => lines.map(({ size }) => size)).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] || 10;
}
