import type { StreamCitation } from '@assay/contract';
import { cutAtCitations } from '../cited.ts';
import { safeDestination } from '../destination.ts';
import type { Inline, Range } from '../nodes.ts';
import { typeset } from '../typeset/typeset.ts';
import { referenceNumbers, supportWord } from './references.ts';
import type { WrittenDocument } from './written.types.ts';

/** A piece of text with one look. */
export interface StyledRun {
  text: string;
  bold: boolean;
  italic: boolean;
  strike: boolean;
  mono: boolean;
  script: 'sub' | 'super' | undefined;
  /** Address that may be followed. */
  link: string | undefined;
  support: StreamCitation['support'] | undefined;
  /** Part of the mark behind a cited sentence. */
  isMark: boolean;
  /** Entry of the reference list that the text leads to. */
  reference: number | undefined;
  /** Number of the note that is called here. */
  footnote: number | undefined;
  /** Runs with the same one belong to one figure with its unit: no line parts them. */
  bond: symbol | undefined;
  /** Ends the line. */
  isBreak: boolean;
}

const plain: StyledRun = {
  text: '',
  bold: false,
  italic: false,
  strike: false,
  mono: false,
  script: undefined,
  link: undefined,
  support: undefined,
  isMark: false,
  reference: undefined,
  footnote: undefined,
  bond: undefined,
  isBreak: false,
};

/** Keeps a mark on the line of its sentence. */
const noBreakSpace = '\u00a0';

/** The runs of one leaf block, with the marks of its cited sentences. */
export function leafRuns(nodes: readonly Inline[], leaf: Range, document: WrittenDocument): StyledRun[] {
  const runs: StyledRun[] = [];
  for (const { citation, isEnd, nodes: cut } of cutAtCitations(nodes, document.citations, leaf)) {
    addRuns(runs, cut, { ...plain, support: citation?.support });
    if (citation && isEnd) runs.push(...citationRuns(citation, document));
  }
  return runs;
}

/** Runs of plain words. */
export function wordRuns(text: string, style: Partial<StyledRun> = {}): StyledRun[] {
  return [{ ...plain, ...style, text }];
}

/** Runs of words as a printer sets them: formulas, figures with their units, ranges. A quotation keeps its hyphens. */
export function setRuns(text: string, style: Partial<StyledRun> = {}, isVerbatim = false): StyledRun[] {
  const bonds = new Map<number, symbol>();
  return typeset(text, { isVerbatim }).flatMap(({ text: words, as, isSilent, bond }) => {
    if (isSilent) return [];
    if (bond !== undefined && !bonds.has(bond)) bonds.set(bond, Symbol('bond'));
    const script = as === 'sup' ? 'super' : as;
    return wordRuns(words, {
      ...style,
      ...(script === undefined ? {} : { script }),
      bond: bond === undefined ? undefined : bonds.get(bond),
    });
  });
}

/** Marks of the citations that end in a block without sentences: code, formula, HTML. */
export function blockMarks(block: Range, document: WrittenDocument): StyledRun[] {
  const runs: StyledRun[] = [];
  for (const citation of document.citations) {
    if (citation.from < block.to && citation.to > block.from && citation.to <= block.to) {
      runs.push(...citationRuns(citation, document));
    }
  }
  return runs;
}

/** The mark of a sentence: the numbers of its sources, each leading to its entry, and a word about its support. */
export function citationRuns(citation: StreamCitation, { sources, labels }: WrittenDocument): StyledRun[] {
  const runs: StyledRun[] = [];
  const mark = { ...plain, isMark: true };
  referenceNumbers(citation, sources).forEach((reference, index) => {
    runs.push(
      { ...mark, text: index === 0 ? `${noBreakSpace}[` : ', ' },
      { ...mark, text: String(reference), reference },
    );
  });
  if (runs[runs.length - 1]?.reference !== undefined) runs.push({ ...mark, text: ']' });
  const word = supportWord(citation, labels);
  if (word !== undefined) runs.push({ ...mark, text: ` (${word})` });
  return runs;
}

/** An address is no text: nothing of it is set otherwise. */
function isAddress(text: string): boolean {
  return /^\w+:\/\/\S+$/.test(text);
}

function addRuns(runs: StyledRun[], nodes: readonly Inline[], style: StyledRun): void {
  for (const node of nodes) {
    switch (node.type) {
      case 'text':
        runs.push(...(isAddress(node.value) ? wordRuns(node.value, style) : setRuns(node.value, style)));
        break;
      case 'codeSpan':
      case 'mathSpan':
      case 'htmlSpan':
        runs.push({ ...style, text: node.value, mono: true });
        break;
      case 'break':
        runs.push({ ...style, text: node.hard ? '' : ' ', isBreak: node.hard });
        break;
      case 'image': {
        const link = safeDestination(node.destination);
        runs.push({ ...style, text: node.alt === '' ? (link ?? '') : node.alt, link });
        break;
      }
      case 'footnoteReference':
        runs.push({ ...style, text: String(node.number), script: 'super', footnote: node.number });
        break;
      case 'link':
        addRuns(runs, node.children, { ...style, link: safeDestination(node.destination) ?? style.link });
        break;
      default:
        addRuns(runs, node.children, { ...style, ...looks[node.type] });
    }
  }
}

const looks = {
  emphasis: { italic: true },
  strong: { bold: true },
  strikethrough: { strike: true },
  subscript: { script: 'sub' },
  superscript: { script: 'super' },
} as const satisfies Record<string, Partial<StyledRun>>;
