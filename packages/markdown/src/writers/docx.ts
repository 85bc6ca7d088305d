import {
  AlignmentType,
  Bookmark,
  BorderStyle,
  Document,
  ExternalHyperlink,
  FootnoteReferenceRun,
  HeadingLevel,
  ImageRun,
  InternalHyperlink,
  type IParagraphOptions,
  type IRunOptions,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  UnderlineType,
  WidthType,
} from 'docx';
import { hasHead } from '../has-head.ts';
import type { Block, ColumnAlignment, FootnotesNode, ListNode, TableNode } from '../nodes.ts';
import { fitted, pictureIn, type StandingPicture } from './pictures.ts';
import { referenceList } from './references.ts';
import { blockMarks, leafRuns, type StyledRun, setRuns, wordRuns } from './runs.ts';
import type { WrittenDocument, WrittenLanguage } from './written.types.ts';

const headings = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const;

/** Fonts that word processors bring for each script. */
const eastAsian: Record<WrittenLanguage, string> = {
  en: 'Microsoft YaHei',
  'zh-CN': 'Microsoft YaHei',
  'zh-TW': 'Microsoft JhengHei',
  ja: 'Yu Gothic',
};
const mono = 'Consolas';
/** Verdigris 700 for links, graphite 200 for rules, as in the product. */
const linkColor = '0D625C';
const ruleColor = 'D7DCDA';
const indentStep = 360;

/** Ink of headings, as in the product. */
const strong = '131B1C';

/** Look of a heading: size in half points, room before it in twentieths of a point. */
function heading(size: number, before: number) {
  return {
    run: { size, bold: true, color: strong },
    paragraph: { spacing: { before, after: 100, line: 300 }, keepNext: true },
  };
}

/** Where a block stands. */
interface Place {
  document: WrittenDocument;
  /** Depth of lists and quotes. */
  depth: number;
  isQuoted: boolean;
  /** Counts ordered lists, each of which numbers anew. */
  lists: { count: number; starts: number[] };
}

/** Writes a document as DOCX: marks link to the reference list, notes are real footnotes. */
export async function writeDocx(document: WrittenDocument): Promise<Uint8Array> {
  const lists: Place['lists'] = { count: 0, starts: [] };
  const place: Place = { document, depth: 0, isQuoted: false, lists };
  const notes = document.blocks.find((block): block is FootnotesNode => block.type === 'footnotes');
  const children = [
    new Paragraph({ children: runs(setRuns(document.title)), heading: HeadingLevel.TITLE }),
    ...document.blocks.flatMap((block) => writeBlock(block, place)),
    ...references(document),
  ];
  const footnotes = Object.fromEntries(
    (notes?.notes ?? []).map((note) => [
      note.number,
      {
        children: note.children.flatMap((block) => writeBlock(block, place)).filter((one) => one instanceof Paragraph),
      },
    ]),
  );
  const file = new Document({
    title: document.title,
    creator: 'Assay',
    footnotes,
    styles: {
      default: {
        document: {
          run: {
            font: { ascii: 'Arial', hAnsi: 'Arial', cs: 'Arial', eastAsia: eastAsian[document.language] },
            size: 21,
            language: { value: 'en-US', eastAsia: document.language },
          },
          paragraph: { spacing: { after: 120, line: 300 } },
        },
        title: heading(40, 0),
        heading1: heading(30, 320),
        heading2: heading(26, 280),
        heading3: heading(22, 200),
        heading4: heading(21, 160),
        heading5: heading(21, 160),
        heading6: heading(21, 160),
      },
    },
    numbering: {
      config: lists.starts.map((start, index) => ({
        reference: `ordered-${index}`,
        levels: Array.from({ length: 9 }, (_, level) => ({
          level,
          format: LevelFormat.DECIMAL,
          text: `%${level + 1}.`,
          alignment: AlignmentType.START,
          start,
          style: { paragraph: { indent: { left: indentStep * (level + 1), hanging: indentStep } } },
        })),
      })),
    },
    sections: [{ children }],
  });
  return new Uint8Array(await Packer.toBuffer(file));
}

function references(document: WrittenDocument): Paragraph[] {
  const list = referenceList(document);
  if (list.length === 0) return [];
  return [
    new Paragraph({ text: document.labels.references, heading: HeadingLevel.HEADING_1 }),
    ...list.flatMap(({ number, text, url, identity, quotes }) => [
      new Paragraph({
        indent: { left: 480, hanging: 480 },
        children: [
          new Bookmark({ id: `reference-${number}`, children: [new TextRun({ text: `[${number}] ` })] }),
          ...runs([...setRuns(text), ...wordRuns(` (${identity})`)]),
          ...(url === undefined ? [] : [new TextRun({ text: ' ' }), hyperlink(url, [new TextRun(linkLook(url))])]),
        ],
      }),
      ...quotes.map(
        (quote) =>
          new Paragraph({
            indent: { left: 840 },
            children: runs([...wordRuns('“'), ...setRuns(quote.text, {}, true), ...wordRuns(`” (${quote.place})`)], 18),
          }),
      ),
    ]),
  ];
}

function linkLook(text: string): IRunOptions {
  return { text, color: linkColor, underline: { type: UnderlineType.SINGLE } };
}

function hyperlink(link: string, children: ParagraphChild[]): ExternalHyperlink {
  return new ExternalHyperlink({ link, children });
}

/** A blank that no line parts; within quotations it is the blank of the source. */
const noBreakSpace = '\u00a0';

/** `size` in half points, where it is not that of the text. */
function runs(styled: readonly StyledRun[], size?: number): ParagraphChild[] {
  return styled.map((run) => {
    if (run.footnote !== undefined) return new FootnoteReferenceRun(run.footnote);
    const text = new TextRun({
      text: run.bond !== undefined && size === undefined ? run.text.replaceAll(' ', noBreakSpace) : run.text,
      ...(size === undefined ? {} : { size }),
      // What is said not to be is not left to the style of a heading.
      ...(run.bold ? { bold: true } : {}),
      ...(run.italic ? { italics: true } : {}),
      ...(run.strike ? { strike: true } : {}),
      ...(run.script === undefined ? {} : { [run.script === 'sub' ? 'subScript' : 'superScript']: true }),
      ...(run.isBreak ? { break: 1 } : {}),
      ...(run.mono ? { font: mono } : {}),
      ...(run.link !== undefined || run.reference !== undefined ? { color: linkColor } : {}),
      ...(run.support === 'unsupported' ? { underline: { type: UnderlineType.DOTTED } } : {}),
      ...(run.support === 'partly' ? { underline: { type: UnderlineType.DASH } } : {}),
    });
    if (run.reference !== undefined) {
      return new InternalHyperlink({ anchor: `reference-${run.reference}`, children: [text] });
    }
    return run.link === undefined ? text : hyperlink(run.link, [text]);
  });
}

function paragraph(styled: readonly StyledRun[], place: Place, options: IParagraphOptions = {}): Paragraph {
  return new Paragraph({
    ...(place.depth > 0 ? { indent: { left: indentStep * place.depth } } : {}),
    ...(place.isQuoted
      ? { border: { left: { style: BorderStyle.SINGLE, size: 12, space: 8, color: ruleColor } } }
      : {}),
    ...options,
    children: runs(styled),
  });
}

function writeBlock(block: Block, place: Place): (Paragraph | Table)[] {
  const { document } = place;
  switch (block.type) {
    case 'paragraph': {
      const picture = pictureIn(block, document);
      if (picture) return [pictureParagraph(picture, place)];
      return [paragraph(leafRuns(block.children, block, document), place)];
    }
    case 'heading':
      return [
        paragraph(leafRuns(block.children, block, document), place, {
          heading: headings[block.level - 1] ?? HeadingLevel.HEADING_6,
        }),
      ];
    case 'thematicBreak':
      return [new Paragraph({ thematicBreak: true })];
    case 'quote':
      return block.children.flatMap((child) => writeBlock(child, { ...place, depth: place.depth + 1, isQuoted: true }));
    case 'list':
      return writeList(block, place);
    case 'code':
    case 'html':
    case 'math':
      return [verbatim(block.value, place), ...marks(block, place)];
    case 'table':
      return [writeTable(block, document), new Paragraph({})];
    default:
      // Notes are written as footnotes of their pages.
      return [];
  }
}

/** Pixels of the widest and the tallest picture on a page of a word processor. */
const widestPicture = { width: 600, height: 780 } as const;
/** What a word processor shows that knows no drawings: nothing, as PNG. */
const nothing = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

function pictureParagraph({ type, bytes, drawn, alt, ...size }: StandingPicture, place: Place): Paragraph {
  const transformation = fitted(size, widestPicture);
  const altText = { name: alt, description: alt, title: alt };
  const data = Buffer.from(bytes);
  const image =
    type === 'svg'
      ? { type, data, fallback: { type: 'png' as const, data: drawn ? Buffer.from(drawn) : nothing } }
      : { type: type === 'jpeg' ? ('jpg' as const) : type, data };
  return new Paragraph({
    keepNext: true,
    indent: { left: indentStep * place.depth },
    children: [new ImageRun({ ...image, transformation, altText })],
  });
}

function marks(block: Block, place: Place): Paragraph[] {
  const styled = blockMarks(block, place.document);
  return styled.length > 0 ? [paragraph(styled, place)] : [];
}

function verbatim(value: string, place: Place): Paragraph {
  const lines = value.replace(/\n$/, '').split('\n');
  return new Paragraph({
    shading: { type: ShadingType.CLEAR, fill: 'EDF0EE' },
    indent: { left: indentStep * place.depth },
    children: lines.map(
      (text, index) => new TextRun({ text, font: mono, size: 18, ...(index > 0 ? { break: 1 } : {}) }),
    ),
  });
}

function writeList(list: ListNode, place: Place): (Paragraph | Table)[] {
  const level = Math.min(place.depth, 8);
  const reference = `ordered-${place.lists.count}`;
  if (list.ordered) {
    place.lists.count += 1;
    place.lists.starts.push(list.first);
  }
  return list.children.flatMap((item) => {
    const [first, ...rest] = item.children;
    const box = item.checked === undefined ? [] : wordRuns(item.checked ? '☑ ' : '☐ ');
    const isText = first?.type === 'paragraph';
    const head = new Paragraph({
      ...(list.ordered ? { numbering: { reference, level } } : { bullet: { level } }),
      children: runs([...box, ...(isText ? leafRuns(first.children, first, place.document) : [])]),
    });
    const inner = isText ? rest : item.children;
    return [head, ...inner.flatMap((child) => writeBlock(child, { ...place, depth: place.depth + 1 }))];
  });
}

const sides = { left: AlignmentType.START, right: AlignmentType.END, center: AlignmentType.CENTER } as const;

function writeTable(table: TableNode, document: WrittenDocument): Table {
  const rule = { style: BorderStyle.SINGLE, size: 4, color: ruleColor };
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
  const cell = (index: number, styled: StyledRun[]): TableCell => {
    const side: ColumnAlignment = table.alignments[index];
    return new TableCell({
      margins: { top: 60, bottom: 60, left: 80, right: 80 },
      children: [
        new Paragraph({ ...(side ? { alignment: sides[side] } : {}), children: runs(styled), spacing: { after: 0 } }),
      ],
    });
  };
  const header = new TableRow({
    tableHeader: true,
    children: table.header.cells.map((one, index) =>
      cell(
        index,
        leafRuns(one.children, one, document).map((run) => ({ ...run, bold: true })),
      ),
    ),
  });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: { top: none, bottom: rule, left: none, right: none, insideHorizontal: rule, insideVertical: none },
    rows: [
      ...(hasHead(table) ? [header] : []),
      ...table.rows.map(
        (row) =>
          new TableRow({
            cantSplit: true,
            children: row.cells.map((one, index) => cell(index, leafRuns(one.children, one, document))),
          }),
      ),
    ],
  });
}
