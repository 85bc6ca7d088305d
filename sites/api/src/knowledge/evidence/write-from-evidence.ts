import {
  type AnswerEngine,
  type AnswerRequest,
  bcp47,
  type Citation,
  type Locale,
  type RankedPassage,
} from '@assay/domain';
import type { LibraryReader } from './evidence.types.ts';

/** True when a language model writes; what it may say is held to the same passages. */
export const isModel = ({ name }: Pick<AnswerEngine, 'name'>): boolean => name.startsWith('llm:');

/** By what is known what a language model wrote. */
const modelOrigin = ({ name }: Pick<AnswerEngine, 'name'>): `model:${string}` => `model:${name.slice('llm:'.length)}`;

/** By what is known what an engine wrote. */
export const originOf = (engine: Pick<AnswerEngine, 'name'>) => (isModel(engine) ? modelOrigin(engine) : 'rules');

/** Cited sentences as passages that an engine may answer from, in their order. */
export async function passagesOf(
  library: Pick<LibraryReader, 'details'>,
  { tenant, locale }: { tenant: string; locale: Locale },
  citations: readonly Citation[],
): Promise<RankedPassage[]> {
  const details = await library.details(
    tenant,
    citations.map(({ document }) => document),
  );
  return citations.map(({ document, version, start, end, quote }, rank) => {
    const known = details.get(document);
    return {
      document,
      version,
      start,
      end,
      text: quote,
      familyId: document,
      title: known?.title ?? document,
      sourceType: known?.sourceType ?? ('note' as const),
      language: known?.language ?? bcp47[locale],
      licence: known?.licence ?? '',
      score: citations.length - rank,
    };
  });
}

/** What is asked of a model, and what it may say it from. */
export interface WritingTask {
  tenant: string;
  asked: string;
  passages: readonly Citation[];
  locale: Locale;
  signal: AbortSignal;
}

/** The sentences of an answer that passages carry, each with its citations. */
export async function carriedSentences(engine: AnswerEngine, request: AnswerRequest) {
  const carried: { text: string; evidence: readonly Citation[]; isNewParagraph: boolean }[] = [];
  for await (const event of engine.answer(request)) {
    if (event.type !== 'sentence') continue;
    const { text, support, citations } = event.sentence;
    if (support === 'unsupported' || citations.length === 0) continue;
    carried.push({ text, evidence: citations, isNewParagraph: carried.length === 0 || event.paragraph === true });
  }
  return carried;
}

export interface EvidenceWriter {
  origin: `model:${string}`;
  /** The sentences that the passages carry, each with its citations; none where they carry no answer. */
  write(task: WritingTask): Promise<readonly { text: string; evidence: readonly Citation[] }[]>;
}

/** Lets a language model write from cited sentences; undefined where none is connected. */
export function createEvidenceWriter(
  engine: AnswerEngine,
  library: Pick<LibraryReader, 'details'>,
): EvidenceWriter | undefined {
  if (!isModel(engine)) return undefined;
  return {
    origin: modelOrigin(engine),
    async write({ tenant, asked, passages: cited, locale, signal }) {
      const passages = await passagesOf(library, { tenant, locale }, cited);
      const searched = {
        documents: cited.length,
        passages: cited.length,
        languages: [],
        embedded: 0,
        strategy: 'given',
      };
      const request = {
        section: 'summary' as const,
        question: asked,
        language: bcp47[locale],
        passages,
        searched,
        signal,
      };
      return carriedSentences(engine, request);
    },
  };
}
