import {
  type AnswerEngine,
  type AnswerRequest,
  bcp47,
  type Citation,
  type Locale,
  type RankedPassage,
} from '@assay/domain';
import { type CitedWriter, ModelUnavailable, type WritingTask } from '@assay/engines/writing';
import { CallError } from '../../ground/http/call-error.ts';
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

/**
 * The sentences of an answer that passages carry, each with its citations.
 *
 * @param onUsage told what the replies of a model cost, where they say so
 */
export async function carriedSentences(
  engine: AnswerEngine,
  request: AnswerRequest,
  onUsage?: (tokens: number) => void,
) {
  const carried: { text: string; evidence: readonly Citation[]; isNewParagraph: boolean }[] = [];
  for await (const event of engine.answer(request)) {
    if (event.type === 'usage') onUsage?.((event.inputTokens ?? 0) + (event.outputTokens ?? 0));
    if (event.type !== 'sentence') continue;
    const { text, support, citations } = event.sentence;
    if (support === 'unsupported' || citations.length === 0) continue;
    carried.push({ text, evidence: citations, isNewParagraph: carried.length === 0 || event.paragraph === true });
  }
  return carried;
}

/** For whom a model writes, and what it may say it from. */
interface WritingFrom {
  tenant: string;
  passages: readonly Citation[];
  locale: Locale;
  signal: AbortSignal;
  /** Told what the replies of the model cost, where they say so. */
  onUsage?(tokens: number): void;
}

/** A row with the passages that carry it. */
interface RowOfEvidence<Row> {
  row: Row;
  statement: string;
  evidence: readonly Citation[];
}

export interface EvidenceWriter {
  origin: `model:${string}`;
  /** The rows that the passages carry. @throws CallError unavailable where the model gave none for a fault's sake */
  write<Row>(task: WritingTask<Row>, from: WritingFrom): Promise<readonly RowOfEvidence<Row>[]>;
}

/** Rows after which a reply is not read on. */
const rowsAtMost = 40;

/** Lets a language model write from cited sentences; undefined where none is connected. */
export function createEvidenceWriter(
  writer: CitedWriter | undefined,
  library: Pick<LibraryReader, 'details'>,
): EvidenceWriter | undefined {
  if (writer === undefined) return undefined;
  return {
    origin: modelOrigin(writer),
    async write(task, { tenant, passages: cited, locale, signal, onUsage }) {
      const passages = await passagesOf(library, { tenant, locale }, cited);
      try {
        const rows = await writer.write(task, passages, {
          language: bcp47[locale],
          signal,
          atMost: rowsAtMost,
          ...(onUsage && { onUsage }),
        });
        return rows.map(({ row, statement, citations }) => ({ row, statement, evidence: citations }));
      } catch (error) {
        throw error instanceof ModelUnavailable ? new CallError('unavailable', { cause: error }) : error;
      }
    },
  };
}
