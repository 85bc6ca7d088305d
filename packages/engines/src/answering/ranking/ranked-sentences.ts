import type { Candidate } from '../../citing/passages.ts';
import { linear } from '../../learning/linear-model.ts';
import type { AnswerModel, ScoredFeatures } from './answer-model.ts';
import type { ComparedQuestion } from './compared-question.types.ts';
import type { MeaningOfTexts } from './nearness.ts';
import { type Features, sentenceFeatures, type WordsFor, weightedWords } from './sentence-features.ts';

export interface RankedSentence extends ScoredFeatures {
  candidate: Candidate;
}

export interface RankingPorts extends MeaningOfTexts {
  /** A text of Chinese or Japanese in English words, for texts of another language than the question's. */
  gloss?: ((texts: readonly string[]) => Promise<readonly string[]>) | undefined;
}

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const isWideLanguage = (language: string) => /^(?:zh|ja)/.test(language);

/** The question's words for texts of each language: its own, or what they are called in English. */
export async function wordsOf({ whole, language }: ComparedQuestion, { gloss }: RankingPorts): Promise<WordsFor> {
  const own = weightedWords(whole, language);
  const isWritten = wide.test(whole);
  const [glossed] = isWritten && gloss !== undefined ? await gloss([whole]) : [];
  const inEnglish = glossed === undefined ? own : weightedWords(glossed, 'en');
  return (of) => (isWritten && !isWideLanguage(of) ? inEnglish : own);
}

/** Features of a question's sentences; rows whose columns have no names are left out, since they cannot be quoted. */
export async function comparedSentences(
  question: ComparedQuestion,
  candidates: readonly Candidate[],
  ports: RankingPorts,
): Promise<{ candidate: Candidate; features: Features }[]> {
  const quotable = candidates.filter(({ isRow, row }) => !isRow || row !== undefined);
  const wordsFor = await wordsOf(question, ports);
  const features = await sentenceFeatures(question, quotable, { ...ports, wordsFor });
  return quotable.map((candidate, at) => ({ candidate, features: features[at] as Features }));
}

/** Sentences by how well they answer, the best first; equal ones as their passages were found. */
export async function rankSentences(
  question: ComparedQuestion,
  candidates: readonly Candidate[],
  model: AnswerModel,
  ports: RankingPorts,
): Promise<RankedSentence[]> {
  const compared = await comparedSentences(question, candidates, ports);
  return compared
    .map(({ candidate, features }) => ({ candidate, features, score: linear(model.ranking, features) }))
    .sort(
      (a, b) => b.score - a.score || a.candidate.rank - b.candidate.rank || a.candidate.offset - b.candidate.offset,
    );
}
