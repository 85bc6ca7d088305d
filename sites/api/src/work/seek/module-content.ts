import { partText, type StreamState } from '@assay/contract';
import type {
  AnswerSentence,
  AnswerVerdict,
  Citation,
  NearReason,
  Searched,
  SeekModuleType,
  StatedValue,
} from '@assay/domain';

/** What `SUMMARY.searched` holds: how the answer came about, and how far it answers. */
export interface SummaryOrigin extends AnswerVerdict {
  searched: Searched;
  engine: string;
  /** Of each sentence of `SUMMARY.nearest`, in their order, why it is no answer. */
  reasons?: readonly NearReason[];
}

/** Name of a module's part; a module with several has `MODULE.rest` besides. */
export function partName(module: SeekModuleType, rest?: string | number): string {
  return rest === undefined ? module : `${module}.${rest}`;
}

/** Module a part belongs to, read from its name. */
export function moduleOfPart(part: string): SeekModuleType {
  return part.split('.', 1)[0] as SeekModuleType;
}

/**
 * Content of a module as the contract's `moduleContents` has it, read from what the stream holds: the same for a
 * module that came to its end and for one that was stopped. Null when nothing of it had been written.
 */
export function moduleContent(state: StreamState, module: SeekModuleType): unknown {
  switch (module) {
    case 'SUMMARY': {
      const origin = partData(state, partName(module, 'searched')) as SummaryOrigin | undefined;
      if (!origin) return null;
      const values = (partData(state, partName(module, 'values')) ?? []) as readonly StatedValue[];
      const { reasons = [], ...verdict } = origin;
      const nearest = sentencesOf(state, partName(module, 'nearest')).map((sentence, at) => ({
        ...sentence,
        reason: reasons[at] ?? { kind: 'subject' as const },
      }));
      return { part: module, sentences: sentencesOf(state, module), nearest, values, ...verdict };
    }
    case 'DEFAULT':
      return hasPart(state, module) ? { part: module, sentences: sentencesOf(state, module) } : null;
    case 'APPLICATION': {
      if (!state.groups.some((held) => held.group === module && held.status !== 'INIT')) return null;
      const cards = state.parts.filter(({ part }) => moduleOfPart(part) === module);
      return { cards: cards.map(({ part, title = '' }) => ({ title, sentences: sentencesOf(state, part) })) };
    }
    default:
      return partData(state, module) ?? null;
  }
}

/** What the sentences of a stored summary quote. */
export function quotedIn(summary: unknown): Citation[] {
  const { sentences = [] } = (summary ?? {}) as { sentences?: readonly AnswerSentence[] };
  return sentences.flatMap(({ citations }) => citations);
}

/** Text of a module's parts, as a reader of a former version sees it; undefined for a module without text. */
export function moduleBody(state: StreamState, module: SeekModuleType): string | undefined {
  const parts = state.parts.filter(({ part, kind }) => kind === 'text' && moduleOfPart(part) === module);
  if (parts.length === 0) return undefined;
  return parts.map(({ title, text = '' }) => (title ? `### ${title}\n\n${text}` : text)).join('\n\n');
}

/** What a stream holds without the given modules: the beginning of an attempt that writes them again. */
export function withoutModules(state: StreamState, modules: readonly SeekModuleType[]): StreamState {
  const parts = state.parts.filter(({ part }) => !modules.includes(moduleOfPart(part)));
  const cites = state.cites.filter(({ part }) => !modules.includes(moduleOfPart(part)));
  const cited = new Set(cites.flatMap(({ evidence }) => evidence.map(({ source }) => source)));
  return { ...state, parts, cites, sources: state.sources.filter(({ id }) => cited.has(id)) };
}

function sentencesOf(state: StreamState, part: string): AnswerSentence[] {
  const text = partText(state, part);
  return state.cites
    .filter((cite) => cite.part === part)
    .sort((a, b) => a.from - b.from)
    .map(({ from, to, support, evidence }) => ({
      text: text.slice(from, to),
      support,
      citations: evidence.map(({ source: _, ...citation }) => citation),
    }));
}

function hasPart(state: StreamState, name: string): boolean {
  return state.parts.some(({ part }) => part === name);
}

function partData(state: StreamState, name: string): unknown {
  return state.parts.find(({ part }) => part === name)?.data;
}
