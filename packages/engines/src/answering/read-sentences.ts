import type { AnswerRequest } from '@assay/domain';
import { candidates } from '../citing/passages.ts';
import { comparedSentences, type RankingPorts } from './ranking/ranked-sentences.ts';
import { comparedText, passagesRead } from './reading.ts';

/** A sentence of what was found. Offsets count in the text of its document's version. */
export interface ReadSentence {
  document: string;
  version: number;
  start: number;
  end: number;
  /** BCP 47 tag. */
  language: string;
  text: string;
  /** Rank of its passage, from 0. */
  rank: number;
  /** How it stands to what was asked: numbers by the names that `rankingNames` gives. */
  likeness: Readonly<Record<string, number>>;
}

export interface ReadSentences {
  /** Whether they were compared by meaning besides by words. */
  hasMeaning: boolean;
  sentences: readonly ReadSentence[];
}

/** The sentences of what was found for something, each with how it stands to it; no rows of tables. */
export async function readSentences(request: AnswerRequest, ports: RankingPorts): Promise<ReadSentences> {
  const latest = comparedText(request.question, request);
  const question = { whole: latest, latest, language: request.language };
  const found = candidates(passagesRead(request.passages)).filter(({ isRow }) => !isRow);
  const compared = await comparedSentences(question, found, ports);
  return {
    hasMeaning: ports.vectorsOf !== undefined,
    sentences: compared.map(({ candidate: { passage, offset, text, rank }, features }) => ({
      document: passage.document,
      version: passage.version,
      start: passage.start + offset,
      end: passage.start + offset + text.length,
      language: passage.language,
      text,
      rank,
      likeness: features,
    })),
  };
}
