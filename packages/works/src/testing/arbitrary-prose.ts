import { Fragment, type Mark, type Node, Slice } from 'prosemirror-model';
import { Transform } from 'prosemirror-transform';
import type { Step } from '../kind/stepwise.types.ts';
import { documentOf, valueOf } from '../prose/prose-document.ts';
import { proseSchema } from '../prose/prose-schema.ts';
import type { FieldValue } from '../record.types.ts';

const { nodes, marks } = proseSchema;

/** Whims above this are about tables and figures: what was recorded before there were such means the same as then. */
const plainWhims = 99_999;

/** Characters of a word are told apart by what they were written for, so that it shows where they have gone. */
const words = new Map<string, string>();
let next = 0;

/** A word of three characters that no other edit writes. */
function wordFor(id: string): string {
  let word = words.get(id);
  if (word === undefined) {
    word = String.fromCodePoint(...[0, 1, 2].map((at) => 0x4e00 + ((next * 3 + at) % 20_000)));
    next += 1;
    words.set(id, word);
  }
  return word;
}

/** A table of two rows and two columns, with words in its first cell. */
function tableOf(text: Node): Node {
  const cell = (type: typeof nodes.tableCell, ...content: Node[]) =>
    type.create(undefined, nodes.paragraph.create(undefined, content));
  return nodes.table.create(undefined, [
    nodes.tableRow.create(undefined, [cell(nodes.tableHeader, text), cell(nodes.tableHeader)]),
    nodes.tableRow.create(undefined, [cell(nodes.tableCell), cell(nodes.tableCell)]),
  ]);
}

/** A figure with words in its caption, or with none. */
const figureOf = (id: string, hasCaption: boolean): Node =>
  nodes.figure.create(
    { file: 'f' },
    nodes.figureCaption.create(undefined, hasCaption ? proseSchema.text(wordFor(id)) : undefined),
  );

/** What is done with figures: they come, are described, and go. */
function withFigures(transform: Transform, where: number, act: number, id: string): void {
  const { doc } = transform;
  const found: { at: number; node: Node }[] = [];
  doc.descendants((node, at) => {
    if (node.type === nodes.figure) found.push({ at, node });
  });
  const one = found[where % Math.max(1, found.length)];
  if (!one || act % 4 === 0) {
    const places = doc.children.reduce((ends, { nodeSize }) => [...ends, (ends.at(-1) ?? 0) + nodeSize], [0]);
    transform.insert(places[where % places.length] ?? 0, figureOf(id, act % 8 !== 0));
  } else if (act % 4 === 1) transform.setNodeAttribute(one.at, 'alt', `drawing ${where % 7}`);
  else if (act % 4 === 2) transform.insert(one.at + 2, proseSchema.text(wordFor(id)));
  else transform.delete(one.at, one.at + one.node.nodeSize);
}

/** What the tools of a table do, in the first table of a document. */
function inTable(transform: Transform, where: number, act: number, id: string): void {
  let start = -1;
  transform.doc.descendants((node, at) => {
    if (node.type === nodes.table && start < 0) start = at;
    return start < 0;
  });
  const table = transform.doc.nodeAt(start);
  if (!table) {
    transform.insert(transform.doc.content.size, tableOf(proseSchema.text(wordFor(id))));
    return;
  }
  const rows: { at: number; row: Node }[] = [];
  table.forEach((row, offset) => rows.push({ at: start + 1 + offset, row }));
  const of = where % rows.length;
  const { at = 0, row } = rows[of] ?? {};
  if (!row) return;
  const acts = [
    () =>
      transform.insert(
        at,
        row.type.create(
          undefined,
          row.children.map(({ type }) => type.createAndFill() as Node),
        ),
      ),
    () => (rows.length > 1 ? transform.delete(at, at + row.nodeSize) : transform.delete(start, start + table.nodeSize)),
    () => {
      // A column, the last row first.
      for (const { at: place } of rows.toReversed())
        transform.insert(place + 1, nodes.tableCell.createAndFill() as Node);
    },
    () => {
      for (const { at: place, row: one } of rows.toReversed())
        if (one.childCount > 1) transform.delete(place + 1, place + 1 + (one.firstChild?.nodeSize ?? 0));
    },
    () => {
      let cell = at + 1;
      for (const one of row.children) {
        const type = one.type === nodes.tableHeader ? nodes.tableCell : nodes.tableHeader;
        transform.setNodeMarkup(cell, type, one.attrs);
        cell += one.nodeSize;
      }
    },
    () => transform.insert(at + 3, proseSchema.text(wordFor(id))),
  ];
  acts[act % acts.length]?.();
}

/** Blocks as somebody adds them. */
export function proseValue(at: number, id: string): FieldValue {
  const text = proseSchema.text(wordFor(id));
  const paragraph = nodes.paragraph.create(undefined, text);
  const blocks = [
    [paragraph],
    [nodes.heading.create({ level: 2 }, text), nodes.paragraph.create()],
    [nodes.bulletList.create(undefined, nodes.listItem.create(undefined, paragraph))],
    [nodes.equation.create({ tex: 'x' }), paragraph],
  ];
  const structure = at % 2 === 0 ? tableOf(text) : figureOf(id, true);
  if (at > plainWhims) return valueOf(nodes.doc.create(undefined, [structure, nodes.paragraph.create()])) ?? '';
  return valueOf(nodes.doc.create(undefined, blocks[at % blocks.length])) ?? '';
}

const someMarks: readonly Mark[] = [
  marks.strong.create(),
  marks.emphasis.create(),
  marks.subscript.create(),
  marks.superscript.create(),
  marks.code.create(),
  marks.link.create({ href: 'https://example.com/a' }),
  marks.link.create({ href: 'https://example.com/b' }),
];

/** Places in text. */
function textPlaces(doc: Node): number[] {
  const places: number[] = [];
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true;
    for (let at = 0; at <= node.content.size; at += 1) places.push(pos + 1 + at);
    return false;
  });
  return places;
}

/**
 * What somebody does in a document on a whim: writes, deletes, splits, joins, marks, wraps, lifts, puts things in, and at times
 * what does not fit.
 */
export function proseSteps(
  { where, field, value }: { where: number; field: number; value: number },
  held: FieldValue | undefined,
  id: string,
): readonly Step[] {
  const transform = new Transform(documentOf(held));
  const { doc } = transform;
  const places = textPlaces(doc);
  const at = places[where % Math.max(1, places.length)] ?? 0;
  const to = places[Math.min(places.length - 1, (where % Math.max(1, places.length)) + (field % 6))] ?? at;
  const $at = doc.resolve(at);
  const mark = someMarks[value % someMarks.length] as Mark;
  const acts: (() => void)[] = [
    () => transform.insert(at, proseSchema.text(wordFor(id))),
    () => {
      // Letter by letter, as it is typed.
      for (const [index, letter] of [...wordFor(id)].entries()) transform.insert(at + index, proseSchema.text(letter));
    },
    () => transform.insert(at, proseSchema.text(wordFor(id), value % 2 === 0 ? [mark] : [])),
    () => transform.replaceWith(at, to, proseSchema.text(wordFor(id))),
    () => transform.delete(at, to),
    () => transform.delete(at, to),
    () => transform.delete(at, places[(where + field) % Math.max(1, places.length)] ?? at),
    () => transform.addMark(at, to, mark),
    () => transform.removeMark(at, to, mark),
    () => transform.split(at),
    () => transform.setBlockType(at, to, nodes.heading, { level: 1 + (value % 4) }),
    () => transform.setBlockType(at, to, nodes.paragraph),
    () => transform.insert(at, nodes.citation.create({ evidence: `e${value % 3}` })),
    () => transform.insert(at, nodes.formula.create({ tex: wordFor(id) })),
    () => {
      const range = $at.blockRange(doc.resolve(to));
      if (range) transform.wrap(range, [{ type: nodes.bulletList }, { type: nodes.listItem }]);
    },
    () => {
      const range = $at.blockRange();
      if (range && range.depth > 0) transform.lift(range, range.depth - 1);
    },
    () => {
      const blocks = ['', wordFor(id)].map((text) =>
        nodes.paragraph.create(undefined, text ? proseSchema.text(text) : []),
      );
      transform.replace(at, to, new Slice(Fragment.from(blocks), 1, 1));
    },
    () => {
      const inside = doc.nodeAt(at);
      if (inside?.type === nodes.formula) transform.setNodeAttribute(at, 'tex', `x^${value % 7}`);
      else transform.delete(0, doc.content.size);
    },
  ];
  try {
    if (value > plainWhims) (value % 2 === 0 ? inTable : withFigures)(transform, where, field, id);
    else acts[(field + value) % acts.length]?.();
  } catch {
    // What cannot be done is not asked for.
  }
  const steps = transform.steps.map((step) => step.toJSON() as Step);
  // At times something that was made for another document.
  if (value % 37 === 3) return steps.map((step) => ({ ...step, from: Number(step['from'] ?? 0) + 7 }));
  return steps;
}
