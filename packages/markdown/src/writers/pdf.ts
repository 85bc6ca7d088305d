import { hasHead } from '../has-head.ts';
import type { Block, ListNode, TableNode, TableRowNode } from '../nodes.ts';
import { plainText } from '../plain-text.ts';
import { FontLibrary, faces } from './font-library.ts';
import { faceOf, type Line, scriptRuns } from './pdf-lines.ts';
import { ink, Pages, type TextBox } from './pdf-page.ts';
import { fitted, pictureIn, type StandingPicture } from './pictures.ts';
import { referenceList } from './references.ts';
import { blockMarks, leafRuns, type StyledRun, setRuns, wordRuns } from './runs.ts';
import type { WrittenDocument } from './written.types.ts';

/** Size and line in points, by heading level. */
const headingSizes = [
  { size: 17, lineHeight: 23 },
  { size: 14.5, lineHeight: 20 },
  { size: 12.5, lineHeight: 18 },
  { size: 11, lineHeight: 16 },
  { size: 10.5, lineHeight: 16 },
  { size: 10.5, lineHeight: 16 },
] as const;
const body = { size: 10.5, lineHeight: 16.5 } as const;
const small = { size: 9, lineHeight: 13.5 } as const;
const indentStep = 18;

/** Where a block stands. */
interface Place {
  pages: Pages;
  document: WrittenDocument;
  indent: number;
  color: string;
  /** Space above the block. */
  gap: number;
}

/** Writes a document as PDF on A4 with embedded fonts; marks link to the reference list, headings make the outline. */
export async function writePdf(document: WrittenDocument): Promise<Uint8Array> {
  const fonts = await FontLibrary.load(document.language, everyText(document));
  const pages = new Pages(fonts, document);
  const place: Place = { pages, document, indent: 0, color: ink.text, gap: 8 };
  pages.write(setRuns(document.title, { bold: true }), textBox(place, { size: 21, lineHeight: 28, color: ink.strong }));
  pages.space(6);
  writeBlocks(document.blocks, place);
  writeReferences(place);
  return pages.finish((page, count) => wordRuns(`${page} / ${count}`));
}

function textBox(place: Place, look: Pick<TextBox, 'size' | 'lineHeight'> & { color?: string }): TextBox {
  const { pages, indent, color } = place;
  return { x: pages.left + indent, width: pages.width - indent, color, ...look };
}

/** Every text of the document in the faces that may show it, for choosing fonts. */
function everyText(document: WrittenDocument): { text: string; face: ReturnType<typeof faceOf> }[] {
  const runs: StyledRun[] = [];
  const visit = (blocks: readonly Block[]): void => {
    for (const block of blocks) {
      switch (block.type) {
        case 'paragraph':
          runs.push(...leafRuns(block.children, block, document));
          break;
        case 'heading':
          runs.push(...bold(leafRuns(block.children, block, document)));
          break;
        case 'quote':
          visit(block.children);
          break;
        case 'list':
          for (const item of block.children) visit(item.children);
          break;
        case 'footnotes':
          for (const note of block.notes) visit(note.children);
          break;
        case 'table':
          for (const cell of block.header.cells) runs.push(...bold(leafRuns(cell.children, cell, document)));
          for (const row of block.rows) {
            for (const cell of row.cells) runs.push(...leafRuns(cell.children, cell, document));
          }
          break;
        case 'thematicBreak':
          break;
        default:
          runs.push(...wordRuns(block.value, { mono: true }), ...blockMarks(block, document));
      }
    }
  };
  visit(document.blocks);
  const { references, footnotes } = document.labels;
  runs.push(...wordRuns(document.title + references + footnotes, { bold: true }));
  for (const { text, identity, url, quotes } of referenceList(document)) {
    runs.push(...wordRuns(text + identity + (url ?? '') + quotes.map((quote) => quote.text + quote.place).join('')));
  }
  const texts = scriptRuns(runs).map((run) => ({ text: run.text, face: faceOf(run) }));
  const always = '0123456789 ()[]x–-/.,?“”•';
  return [...texts, ...faces.map((face) => ({ text: always, face }))];
}

function bold(runs: readonly StyledRun[]): StyledRun[] {
  return runs.map((run) => ({ ...run, bold: true }));
}

function writeBlocks(blocks: readonly Block[], place: Place): void {
  for (const block of blocks) writeBlock(block, place);
}

function writeBlock(block: Block, place: Place): void {
  const { pages, document } = place;
  switch (block.type) {
    case 'paragraph': {
      const picture = pictureIn(block, document);
      if (picture && writePicture(picture, place)) break;
      pages.space(place.gap);
      pages.write(leafRuns(block.children, block, document), textBox(place, body));
      break;
    }
    case 'heading': {
      const look = headingSizes[block.level - 1] ?? headingSizes[5];
      pages.space(16);
      // A heading stays with the first lines of what it heads.
      pages.ensure(look.lineHeight + 3 * body.lineHeight);
      pages.pdf.outline.addItem(plainText(block.children));
      pages.write(bold(leafRuns(block.children, block, document)), textBox(place, { ...look, color: ink.strong }));
      break;
    }
    case 'thematicBreak':
      pages.space(12);
      pages.ensure(12);
      pages.rule(pages.left, pages.y, pages.width, ink.rule);
      pages.y += 6;
      break;
    case 'quote':
      writeBlocks(block.children, { ...place, indent: place.indent + indentStep, color: ink.muted });
      break;
    case 'list':
      writeList(block, place);
      break;
    case 'table':
      writeTable(block, place);
      break;
    case 'footnotes':
      pages.space(20);
      heading(document.labels.footnotes, place);
      for (const note of block.notes) {
        pages.space(4);
        pages.ensure(body.lineHeight);
        pages.target(`note-${note.number}`);
        numbered(`${note.number}.`, place, () =>
          writeBlocks(note.children, { ...place, indent: place.indent + indentStep, gap: 0 }),
        );
      }
      break;
    default:
      writeVerbatim(block.value, place);
      if (blockMarks(block, document).length > 0) pages.write(blockMarks(block, document), textBox(place, body));
  }
}

/** Points of a pixel. */
const pixel = 72 / 96;
const tallestPicture = 480;

/** Draws a picture; false for a drawing of which nobody has drawn points: its words are written then. */
function writePicture({ type, bytes, drawn, ...size }: StandingPicture, place: Place): boolean {
  const points = type === 'svg' ? drawn : bytes;
  if (!points) return false;
  const { pages, indent } = place;
  const { width, height } = fitted(
    { width: size.width * pixel, height: size.height * pixel },
    { width: pages.width - indent, height: tallestPicture },
  );
  pages.space(place.gap);
  // Its caption stays with it.
  pages.ensure(height + 2 * body.lineHeight);
  pages.pdf.image(Buffer.from(points), pages.left + indent, pages.y, { width, height });
  pages.y += height;
  return true;
}

function heading(text: string, place: Place): void {
  const { pages } = place;
  pages.ensure(headingSizes[2].lineHeight + 3 * body.lineHeight);
  pages.pdf.outline.addItem(text);
  pages.write(wordRuns(text, { bold: true }), textBox(place, { ...headingSizes[2], color: ink.strong }));
}

/** Sets a mark beside the first line of what `write` writes. */
function numbered(mark: string, place: Place, write: () => void): void {
  const { pages } = place;
  pages.ensure(body.lineHeight);
  const { y } = pages;
  for (const line of pages.lines(wordRuns(mark), { width: 100, size: body.size })) {
    pages.line(line, textBox(place, { ...body, color: ink.muted }), y);
  }
  write();
  if (pages.y === y) pages.y += body.lineHeight;
}

function writeList(list: ListNode, place: Place): void {
  const { pages } = place;
  pages.space(place.gap);
  list.children.forEach((item, index) => {
    if (index > 0) pages.space(list.tight ? 2 : place.gap);
    const bullet = item.checked === undefined ? '•' : item.checked ? '[x]' : '[ ]';
    const mark = list.ordered ? `${list.first + index}.` : bullet;
    const inner = {
      ...place,
      indent: place.indent + indentStep + (mark.length > 2 ? 4 : 0),
      gap: list.tight ? 2 : place.gap,
    };
    numbered(mark, place, () => {
      const [first, ...rest] = item.children;
      // The first block stands beside its mark.
      if (first) writeBlock(first, { ...inner, gap: 0 });
      writeBlocks(rest, inner);
    });
  });
}

function writeVerbatim(value: string, place: Place): void {
  const { pages } = place;
  pages.space(8);
  const box = textBox(place, { ...small, color: ink.strong });
  const inner = { ...box, x: box.x + 8, width: box.width - 16 };
  for (const line of pages.lines(wordRuns(value.replace(/\n$/, ''), { mono: true }), inner)) {
    pages.ensure(box.lineHeight);
    pages.pdf.fillColor(ink.well).rect(box.x, pages.y, box.width, box.lineHeight).fill();
    pages.line(line, inner, pages.y);
    pages.y += box.lineHeight;
  }
}

const cellPadding = 6;

function writeTable(table: TableNode, place: Place): void {
  const { pages, document } = place;
  const runsOf = (row: TableRowNode): StyledRun[][] => row.cells.map((cell) => leafRuns(cell.children, cell, document));
  const isHeaded = hasHead(table);
  const header = runsOf(table.header).map(bold);
  const rows = table.rows.map(runsOf);
  const widths = columnWidths([header, ...rows], place);
  const draw = (cells: readonly StyledRun[][], color: string): void => {
    const broken = cells.map((runs, index) =>
      pages.lines(runs, { width: Math.max(1, (widths[index] ?? 0) - 2 * cellPadding), size: small.size }),
    );
    const height = Math.max(1, ...broken.map((lines) => lines.length)) * small.lineHeight + 6;
    if (pages.ensure(height) && cells !== header && isHeaded) draw(header, ink.muted);
    let x = pages.left + place.indent;
    broken.forEach((lines: Line[], index) => {
      const width = widths[index] ?? 0;
      const box = { x: x + cellPadding, width: width - 2 * cellPadding, color, ...small };
      lines.forEach((line, at) => {
        pages.line(line, box, pages.y + 3 + at * small.lineHeight, table.alignments[index] ?? 'left');
      });
      x += width;
    });
    pages.y += height;
    pages.rule(pages.left + place.indent, pages.y, pages.width - place.indent, cells === header ? ink.muted : ink.rule);
  };
  pages.space(10);
  if (isHeaded) draw(header, ink.muted);
  for (const row of rows) draw(row, ink.text);
  pages.space(4);
}

/** Widths in proportion to the contents, none under its longest word or a twelfth of the line. */
function columnWidths(rows: readonly StyledRun[][][], { pages, indent }: Place): number[] {
  const available = pages.width - indent;
  const count = rows[0]?.length ?? 0;
  const wanted = Array.from({ length: count }, (_, index) =>
    Math.max(
      available / 12,
      ...rows.map((row) => {
        const [line] = pages.lines(row[index] ?? [], { width: Number.POSITIVE_INFINITY, size: small.size });
        return Math.min((line?.width ?? 0) + 2 * cellPadding, available);
      }),
    ),
  );
  const least = Array.from({ length: count }, (_, index) =>
    Math.max(...rows.map((row) => pages.longestWord(row[index] ?? [], small.size) + 2 * cellPadding)),
  );
  const sum = wanted.reduce((total, one) => total + one, 0);
  const shares = wanted.map((one) => (one * available) / sum);
  const lacking = shares.reduce((total, share, index) => total + Math.max(0, (least[index] ?? 0) - share), 0);
  const spare = shares.reduce((total, share, index) => total + Math.max(0, share - (least[index] ?? 0)), 0);
  if (spare <= lacking) return shares;
  return shares.map((share, index) => {
    const room = share - (least[index] ?? 0);
    return room < 0 ? share - room : share - (room * lacking) / spare;
  });
}

function writeReferences(place: Place): void {
  const { pages, document } = place;
  const list = referenceList(document);
  if (list.length === 0) return;
  pages.space(24);
  heading(document.labels.references, place);
  const inner = { ...place, indent: 28 };
  for (const { number, text, url, identity, quotes } of list) {
    pages.space(6);
    pages.ensure(2 * small.lineHeight);
    pages.target(`reference-${number}`);
    const address = url === undefined ? [] : wordRuns(` ${url}`, { link: url });
    const { y } = pages;
    for (const line of pages.lines(wordRuns(`[${number}]`), { width: 28, size: small.size })) {
      pages.line(line, textBox(place, small), y);
    }
    pages.write([...wordRuns(`${text} (${identity})`), ...address], textBox(inner, small));
    for (const quote of quotes) {
      pages.write(
        [...wordRuns('“'), ...setRuns(quote.text, {}, true), ...wordRuns(`” (${quote.place})`)],
        textBox({ ...inner, indent: 40 }, { ...small, color: ink.muted }),
      );
    }
  }
}
