import type { StreamCitation } from '@assay/contract';
import { cutAtCitations } from '../cited.ts';
import { safeDestination } from '../destination.ts';
import type { Inline, Range } from '../nodes.ts';
import { citationMark, referenceNumbers } from './references.ts';
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
  /** Sources of the sentence that ends here; the text is their mark. */
  references: readonly number[];
  /** Number of the note that is called here. */
  footnote: number | undefined;
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
  references: [],
  footnote: undefined,
  isBreak: false,
};

/** The runs of one leaf block, with the marks of its cited sentences. */
export function leafRuns(nodes: readonly Inline[], leaf: Range, document: WrittenDocument): StyledRun[] {
  const runs: StyledRun[] = [];
  for (const { citation, isEnd, nodes: cut } of cutAtCitations(nodes, document.citations, leaf)) {
    addRuns(runs, cut, { ...plain, support: citation?.support });
    if (citation && isEnd) addMark(runs, citation, document);
  }
  return runs;
}

/** Runs of plain words. */
export function wordRuns(text: string, style: Partial<StyledRun> = {}): StyledRun[] {
  return [{ ...plain, ...style, text }];
}

/** Marks of the citations that end in a block without sentences: code, formula, HTML. */
export function blockMarks(block: Range, document: WrittenDocument): StyledRun[] {
  const runs: StyledRun[] = [];
  for (const citation of document.citations) {
    if (citation.from < block.to && citation.to > block.from && citation.to <= block.to) {
      addMark(runs, citation, document);
    }
  }
  return runs;
}

function addMark(runs: StyledRun[], citation: StreamCitation, document: WrittenDocument): void {
  const text = citationMark(citation, document);
  if (text !== '') runs.push({ ...plain, text, references: referenceNumbers(citation, document.sources) });
}

function addRuns(runs: StyledRun[], nodes: readonly Inline[], style: StyledRun): void {
  for (const node of nodes) {
    switch (node.type) {
      case 'text':
        runs.push({ ...style, text: node.value });
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
