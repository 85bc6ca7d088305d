import { Fragment, type Node } from 'prosemirror-model';
import type { Evidence, FieldValue } from '../record.types.ts';
import type { OutlineBlock, OutlineItem, OutlineRun, OutlineText } from '../tool/outline.types.ts';
import { documentOf } from './prose-document.ts';

const runMarks = ['strong', 'emphasis', 'subscript', 'superscript', 'code'] as const;

function runOf(node: Node): OutlineRun | undefined {
  const { name } = node.type;
  if (name === 'formula' || name === 'equation') return { text: String(node.attrs['tex']), isFormula: true };
  if (name === 'lineBreak') return { text: ' ' };
  if (!node.isText) return undefined;
  const marks = runMarks.filter((mark) => node.marks.some(({ type }) => type.name === mark));
  const link = node.marks.find(({ type }) => type.name === 'link');
  return {
    text: node.text ?? '',
    ...(marks.length > 0 && { marks }),
    ...(link && { href: String(link.attrs['href']) }),
  };
}

const isPlain = ({ marks, isFormula, href }: OutlineRun) => !marks && !isFormula && href === undefined;

/** Words of a part of prose as they are set, with the passages that it cites. */
function textOf(node: Node, evidence: Readonly<Record<string, Evidence>>): OutlineText {
  const cited: Evidence[] = [];
  const runs: OutlineRun[] = [];
  node.descendants((inner, at) => {
    // A figure in an item or a cell is a part of its own, behind the list or the table.
    if (inner.type.name === 'figure') return false;
    const key = String(inner.attrs['evidence']);
    const passage = inner.type.name === 'citation' && Object.hasOwn(evidence, key) ? evidence[key] : undefined;
    if (passage) cited.push(passage);
    // What follows another paragraph of the same cell or item is parted from it.
    if (inner.isBlock && at > 0 && runs.length > 0) runs.push({ text: ' ' });
    const run = runOf(inner);
    if (run) runs.push(run);
    return true;
  });
  const text = runs.map((run) => run.text).join('');
  return { text, ...(!runs.every(isPlain) && { runs }), ...(cited.length > 0 && { evidence: cited }) };
}

function partsOf(node: Node): readonly Node[] {
  const parts: Node[] = [];
  node.forEach((part) => parts.push(part));
  return parts;
}

const isList = ({ type }: Node) => type.name === 'bulletList' || type.name === 'orderedList';

/** Items of a list and of those within it, each by how deep it stands, with its number where it has one. */
function itemsOf(list: Node, written: (node: Node) => OutlineText, depth = 0): OutlineItem[] {
  return partsOf(list).flatMap((item, at) => {
    const own = partsOf(item).filter((part) => !isList(part));
    const number = list.type.name === 'orderedList' && { number: Number(list.attrs['first']) + at };
    return [
      { ...written(item.copy(Fragment.from(own))), ...(depth > 0 && { depth }), ...number },
      ...partsOf(item)
        .filter(isList)
        .flatMap((inner) => itemsOf(inner, written, depth + 1)),
    ];
  });
}

/** Rows of a table in columns: what goes over several cells stands in the first of them, and the others are empty. */
function gridOf<T>(table: Node, cellOf: (cell: Node) => T, empty: T): T[][] {
  const rows = partsOf(table).map((): (T | undefined)[] => []);
  for (const [top, row] of partsOf(table).entries()) {
    let column = 0;
    for (const cell of partsOf(row)) {
      while (rows[top]?.[column] !== undefined) column += 1;
      const [across, down] = [Number(cell.attrs['colspan']), Number(cell.attrs['rowspan'])];
      for (const [at, covered] of rows.slice(top, top + down).entries())
        for (let right = 0; right < across; right += 1)
          covered[column + right] = at === 0 && right === 0 ? cellOf(cell) : empty;
      column += across;
    }
  }
  const width = Math.max(0, ...rows.map(({ length }) => length));
  return rows.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? empty));
}

/** Prose as parts of an outline: its headings, paragraphs, quotations, lists, tables, equations and code, as they are set. */
export function outlineProse(
  value: FieldValue | undefined,
  evidence: Readonly<Record<string, Evidence>>,
): readonly OutlineBlock[] {
  const written = (node: Node) => textOf(node, evidence);
  const figure = (node: Node): OutlineBlock => ({
    kind: 'figure',
    file: String(node.attrs['file']),
    alt: String(node.attrs['alt']),
    ...written(node),
  });
  const figuresIn = (node: Node): OutlineBlock[] => {
    const found: OutlineBlock[] = [];
    node.descendants((inner) => {
      if (inner.type.name === 'figure') found.push(figure(inner));
    });
    return found;
  };
  const block = (node: Node): OutlineBlock[] => {
    switch (node.type.name) {
      case 'heading':
        return [{ kind: 'heading', level: 4, text: written(node).text }];
      case 'bulletList':
      case 'orderedList':
        return [{ kind: 'list', items: itemsOf(node, written) }, ...figuresIn(node)];
      case 'quote':
        return partsOf(node)
          .flatMap(block)
          .map((part) => (part.kind === 'paragraph' ? { ...part, kind: 'quote' } : part));
      case 'table': {
        const rows = gridOf(node, written, { text: '' });
        const hasHead = node.firstChild?.children.every(({ type }) => type.name === 'tableHeader') === true;
        const head = hasHead ? (rows[0] ?? []) : (rows[0] ?? []).map(() => '');
        return [{ kind: 'table', head, rows: hasHead ? rows.slice(1) : rows, isWritten: true }, ...figuresIn(node)];
      }
      case 'equation':
        return [{ kind: 'formula', tex: String(node.attrs['tex']) }];
      case 'figure':
        return [figure(node)];
      case 'codeBlock':
        return [{ kind: 'code', text: node.textContent }];
      default:
        return [{ kind: 'paragraph', ...written(node) }];
    }
  };
  return partsOf(documentOf(value)).flatMap(block);
}
