import type { StreamSource } from '@assay/contract';
import type { Locale } from '@assay/domain';
import {
  type CitedText,
  createCitedText,
  parseDocument,
  plainMarkdown,
  type WrittenDocument,
  type WrittenLanguage,
} from '@assay/markdown/writers';
import type { Evidence, OutlineBlock, OutlineRun, OutlineText } from '@assay/works';
import type { DocumentDetails } from '../../../knowledge/evidence/evidence.types.ts';
import type { HeldFigure } from '../figures/figures.ts';
import { exportWords } from './export-words.ts';

const languages: Record<Locale, WrittenLanguage> = { en: 'en', cn: 'zh-CN', tw: 'zh-TW', jp: 'ja' };

export interface OutlinedWork {
  title: string;
  blocks: readonly OutlineBlock[];
  details: ReadonlyMap<string, DocumentDetails>;
  /** What documents are called that stand in no library. */
  names?: ReadonlyMap<string, string> | undefined;
  /** Pictures of its prose. */
  figures?: readonly HeldFigure[];
  locale: Locale;
}

const textOf = (head: string | OutlineText): OutlineText => (typeof head === 'string' ? { text: head } : head);

function evidenceOf(block: OutlineBlock): readonly Evidence[] {
  if (block.kind === 'paragraph' || block.kind === 'quote' || block.kind === 'figure') return block.evidence ?? [];
  if (block.kind === 'list') return block.items.flatMap(({ evidence = [] }) => evidence);
  if (block.kind === 'table') {
    const cells = [...block.head.map(textOf), ...block.rows.flat()];
    return cells.flatMap(({ evidence = [] }) => evidence);
  }
  return [];
}

/** Sources in the order in which they are first cited. */
function sourcesOf({ blocks, details, names }: OutlinedWork): StreamSource[] {
  const sources = new Map<string, StreamSource>();
  for (const { document, version } of blocks.flatMap(evidenceOf)) {
    const id = `${document}@${version}`;
    if (sources.has(id)) continue;
    const known = details.get(document);
    sources.set(id, {
      id,
      number: sources.size + 1,
      document,
      version,
      title: known?.title ?? names?.get(document) ?? document,
      sourceType: known?.sourceType ?? 'document',
      language: known?.language ?? '',
      ...(known?.year !== undefined && { year: known.year }),
      ...(known?.owner !== undefined && { owner: known.owner }),
      ...(known?.url !== undefined && { url: known.url }),
    });
  }
  return [...sources.values()];
}

const signs = {
  strong: ['**', '**'],
  emphasis: ['*', '*'],
  subscript: ['<sub>', '</sub>'],
  superscript: ['<sup>', '</sup>'],
} as const;

/** A run as Markdown; signs stand next to its words, and the space around these outside. */
function runMarkdown({ text, marks = [], isFormula, href }: OutlineRun): string {
  if (isFormula) return `$${text.replaceAll(/\s+/g, ' ').replaceAll('$', String.raw`\$`).trim()}$`;
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  const space = (given: string) => (given === '' ? '' : ' ');
  if (words === '') return space(text);
  let set =
    marks.includes('code') && !words.includes('`') ? `\`${words.replaceAll(/\s+/g, ' ')}\`` : plainMarkdown(words);
  for (const mark of marks) {
    if (mark === 'code') continue;
    const [open, close] = signs[mark];
    set = `${open}${set}${close}`;
  }
  return `${space(before)}${href === undefined ? set : `[${set}](<${href.replaceAll(/[<>\s]/g, encodeURIComponent)}>)`}${space(after)}`;
}

/** Runs as Markdown; a formula is no formula before a digit. */
const runsMarkdown = (runs: readonly OutlineRun[]): string =>
  runs
    .map((run, at) =>
      runs[at - 1]?.isFormula && /^\d/.test(run.text) ? `\u200b${runMarkdown(run)}` : runMarkdown(run),
    )
    .join('')
    .trim();

/** What begins a line as text and would open a block there. */
const asText = (markdown: string) =>
  markdown.replace(/^(\d{1,9})([.)])(?=\s)/, String.raw`$1\$2`).replace(/^([>+-])/, String.raw`\$1`);

/** A cell ends at a bar that is not escaped, in formulas and code as well. */
const inCell = (markdown: string) => markdown.replaceAll(/(?<!\\)\|/g, String.raw`\|`);

function write(written: CitedText, { text, runs, evidence = [] }: OutlineText, isCell = false): void {
  const from = written.text.length;
  const markdown = runs ? runsMarkdown(runs) : plainMarkdown(text);
  written.add(isCell ? inCell(markdown) : asText(markdown));
  if (evidence.length > 0) written.cite(from, evidence);
}

/** A list within an item begins below the words of that. */
function writeList(written: CitedText, { items, first }: OutlineBlock & { kind: 'list' }): void {
  const indents: number[] = [];
  for (const [at, item] of items.entries()) {
    const { depth = 0, number = first === undefined ? undefined : first + at } = item;
    const indent = depth === 0 ? 0 : (indents[depth - 1] ?? 0);
    const mark = `${' '.repeat(indent)}${number === undefined ? '-' : `${number}.`} `;
    // A list that begins with another number than one would be read as words of the line before it.
    const isHidden = depth > (items[at - 1]?.depth ?? 0) && number !== undefined && number !== 1;
    indents.splice(depth, indents.length, mark.length);
    if (at === 0) written.block(mark);
    else written.add(`${isHidden ? '\n\n' : '\n'}${mark}`);
    write(written, item);
  }
}

function writeRow(written: CitedText, cells: readonly OutlineText[]): void {
  written.add('|');
  for (const cell of cells) {
    written.add(' ');
    write(written, cell, true);
    written.add(' |');
  }
}

/** How a picture is named in the text of a document. */
const addressOf = (file: string) => `figure:${file}`;

/** A picture, and below it its number and caption. */
function writeFigure(written: CitedText, figure: OutlineBlock & { kind: 'figure' }, name: string): void {
  const { alt, text, runs, evidence = [] } = figure;
  const words = [alt, text].find((one) => one.trim() !== '') ?? name;
  written.block(`![${plainMarkdown(words.replaceAll(/\s+/g, ' ').trim())}](<${addressOf(figure.file)}>)`);
  written.block(`**${plainMarkdown(name)}**${text.trim() === '' ? '' : ' '}`);
  const from = written.text.length;
  written.add(runs ? runsMarkdown(runs) : plainMarkdown(text));
  if (evidence.length > 0) written.cite(from, evidence);
}

function writeBlock(written: CitedText, block: Exclude<OutlineBlock, { kind: 'figure' }>): void {
  if (block.kind === 'heading') written.block(`${'#'.repeat(block.level - 1)} ${plainMarkdown(block.text)}`);
  else if (block.kind === 'paragraph' || block.kind === 'quote') {
    written.block(block.kind === 'quote' ? '> ' : '');
    write(written, block);
  } else if (block.kind === 'formula') written.block(`$$\n${block.tex.replaceAll(/\s*\n\s*/g, ' ').trim()}\n$$`);
  else if (block.kind === 'code') {
    const fence = '`'.repeat(Math.max(3, ...Array.from(block.text.matchAll(/`+/g), ([run]) => run.length + 1)));
    written.block(`${fence}\n${block.text}\n${fence}`);
  } else if (block.kind === 'list') {
    writeList(written, block);
  } else {
    written.block('');
    writeRow(written, block.head.map(textOf));
    written.add(`\n|${' --- |'.repeat(block.head.length)}`);
    for (const row of block.rows) {
      written.add('\n');
      writeRow(written, row);
    }
  }
}

/** A work as a document with its citations and their sources. */
export function workDocument(work: OutlinedWork): WrittenDocument {
  const words = exportWords(work.locale);
  const written = createCitedText();
  let number = 0;
  for (const block of work.blocks) {
    if (block.kind === 'figure') {
      number += 1;
      writeFigure(written, block, words('figure', { number }));
    } else writeBlock(written, block);
  }
  return {
    title: work.title,
    language: languages[work.locale],
    blocks: parseDocument(written.text),
    citations: written.citations,
    sources: sourcesOf(work),
    pictures: new Map((work.figures ?? []).map((figure) => [addressOf(figure.id), figure])),
    placeOf: ({ start, end }) => words('characters', { start, end }),
    labels: {
      references: words('references'),
      footnotes: words('footnotes'),
      unsupported: words('unsupported'),
      partly: words('partly'),
    },
  };
}
