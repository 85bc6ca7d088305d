import type { AssayCalls } from '@assay/contract';
import type { Locale } from '@assay/domain';
import {
  createWorkState,
  type FieldValue,
  type OutlineText,
  rootId,
  staleBasis,
  type Tool,
  titleOf,
  type WorkRecord,
  type WorkState,
} from '@assay/works';
import { outlineProse } from '@assay/works/prose';
import { about } from './tool-result.ts';

type Source = AssayCalls['works.sources']['response']['sources'][number];

interface Written {
  tool: Tool;
  work: AssayCalls['works.open']['response']['work'];
  records: readonly WorkRecord[];
  sources: readonly Source[];
  locale: Locale;
}

const lineEnds = /\r\n?|[\n\u0085\u2028\u2029]/u;

/** Words of others as they stand: none of them is a link, a picture that is fetched, or a tag. */
const plain = (text: string) => text.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/[\\[<]/g, '\\$&');

/** Words of others on one line. */
const inLine = (text: string) => plain(text.split(lineEnds).join(' ')).trim();

/** Words of others, each line of which is marked as such, so that none of them becomes a heading or a line of ours. */
function quoted(text: string): string[] {
  return text.split(lineEnds).map((line) => `> ${plain(line)}`.trimEnd());
}

/** Words with what stands above the line and below it told apart: a power of ten is no other number. */
const lineOf = ({ text, runs }: OutlineText): string =>
  runs
    ?.map((run) => (run.marks?.includes('superscript') ? '^' : run.marks?.includes('subscript') ? '_' : '') + run.text)
    .join('') ?? text;

const cellOf = (cell: string | OutlineText) => (typeof cell === 'string' ? cell : lineOf(cell));

/** Words of prose, a paragraph, an item or a row each. */
function proseTexts(value: FieldValue): string[] {
  return outlineProse(value, {}).flatMap((block) => {
    if (block.kind === 'list') return block.items.map(lineOf);
    if (block.kind === 'formula') return [block.tex];
    if (block.kind !== 'table') return [lineOf(block)];
    return [block.head, ...block.rows].map((row) => row.map(cellOf).join(' | '));
  });
}

function fieldLines({ type, fields }: WorkRecord, { tool, locale }: Written): string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (typeof value === 'object' && !Array.isArray(value))
      return ['', `${name}:`, '', ...proseTexts(value).flatMap(quoted)];
    if (typeof value === 'string' && (value.length > 120 || lineEnds.test(value)))
      return ['', `${name}:`, '', ...quoted(value)];
    const words = tool.said?.(type, name, value, locale);
    const shown = typeof value === 'string' ? inLine(value) : JSON.stringify(value);
    return [`- ${name}: ${shown}${words === undefined ? '' : ` (${words})`}`];
  });
}

function evidenceLines({ evidence }: WorkRecord, { sources }: Written): string[] {
  return Object.entries(evidence).flatMap(([key, { field, document, version, start, end, quote }]) => {
    const source = sources.find((one) => one.document === document);
    const title = source === undefined ? '' : `${inLine(source.title)}, `;
    const place = `${title}${inLine(document)}, version ${version}, ${start} to ${end}`;
    return ['', `Evidence ${key}${field === undefined ? '' : ` for ${field}`} (${place}):`, '', ...quoted(quote)];
  });
}

function recordLines(state: WorkState, id: string, depth: number, written: Written): string[] {
  const record = state.get(id);
  if (!record) return [];
  const stale = staleBasis(state, record).length > 0 ? ['- what it was derived from has changed since'] : [];
  const head = id === rootId ? [] : ['', `${'#'.repeat(Math.min(depth, 6))} ${record.type}`, '', `- id: ${id}`];
  return [
    ...head,
    `- written by: ${[...new Set([record.origin, ...Object.values(record.origins)])].map(inLine).join(', ')}`,
    ...stale,
    ...fieldLines(record, written),
    ...evidenceLines(record, written),
    ...state.children(id).flatMap((child) => recordLines(state, child, depth + 1, written)),
  ];
}

/** A work as a document to be read: its records below each other, each with its fields, its writers and its evidence. */
export function workMarkdown(written: Written): string {
  const { tool, work, records } = written;
  const state = createWorkState(tool.kind, records);
  const others = state.children(null).filter((id) => id !== rootId);
  return [
    ...quoted(about.replaceAll('`data`', 'this document')),
    '',
    `# ${inLine(titleOf(state))}`,
    '',
    `- kind: ${work.kind}`,
    `- revision: ${work.revision}, of ${work.updated_at}`,
    ...recordLines(state, rootId, 1, written),
    ...others.flatMap((id) => recordLines(state, id, 2, written)),
    '',
  ].join('\n');
}
