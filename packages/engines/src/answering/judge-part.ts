import type { Candidate } from '../citing/passages.ts';
import { linear } from '../learning/linear-model.ts';
import { classifyQuestion } from './question.ts';
import { type AnswerModel, besideValues } from './ranking/answer-model.ts';
import { gradingValues } from './ranking/grading.ts';
import { objectionTo } from './ranking/objections.ts';
import { type RankedSentence, type RankingPorts, rankSentences } from './ranking/ranked-sentences.ts';

export const longestAnswer = 6;
/** Log odds from which a sentence stands beside the first one: more likely than not it bears on the question. */
const besideFrom = 0;
/** Sentences of the best document that stand behind the best one by more than this are not looked at. */
const lookedAt = 30;
const farBehind = 1.5;
const states = ({ candidate }: RankedSentence) => candidate.quantities.length > 0;

/** A question or a part of one with what was found to say of it. */
export interface Judged {
  part: string;
  /** Sentences that answer the part; none where nothing does. */
  chosen: readonly RankedSentence[];
  /** Its best sentences to which nothing is objected. */
  free: readonly RankedSentence[];
  ranked: readonly RankedSentence[];
  /** Log odds that the best sentence answers. */
  odds: number;
  /** Log odds that the best sentences are on the matter, whatever is objected to them. */
  nearOdds: number;
}

/** A question or a part of one: as rules read it, as it is compared, and that behind the question before it. */
export interface AskedPart {
  corrected: string;
  compared: string;
  whole: string;
  isPart: boolean;
}

/** The best sentences of a part, and whether they answer it. */
export async function judgePart(
  { corrected: part, compared: latest, whole, isPart }: AskedPart,
  language: string,
  found: readonly Candidate[],
  model: AnswerModel,
  ports: RankingPorts,
): Promise<Judged> {
  const ranked = await rankSentences({ whole, latest, language }, found, model, ports);
  const [first] = ranked;
  if (first === undefined) return { part, chosen: [], free: [], ranked, odds: -Infinity, nearOdds: -Infinity };
  const heard = ranked
    .slice(0, lookedAt)
    .map((sentence) => ({ ...sentence, isObjected: objectionTo(part, sentence.candidate) !== undefined }));
  const oddsOf = (sentences: typeof heard) =>
    linear(model.decision, gradingValues({ latest, language, isPart }, sentences));
  const odds = oddsOf(heard);
  const nearOdds = oddsOf(heard.map((sentence) => ({ ...sentence, isObjected: false })));
  const free = heard.filter(({ isObjected }) => !isObjected);
  const [lead] = free;
  // What is blocked at the head of the list leaves what follows to answer only when it comes as near.
  if (
    lead === undefined ||
    odds < model.answeredFrom ||
    first.score - lead.score > farBehind ||
    (lead.candidate !== first.candidate && states(first) && !states(lead) && classifyQuestion(part) === 'value')
  )
    return { part, chosen: [], free, ranked, odds, nearOdds };
  const beside = free
    .slice(1)
    .filter(
      (sentence) =>
        linear(
          model.beside,
          besideValues(sentence, lead, sentence.candidate.passage.document === lead.candidate.passage.document),
        ) >= besideFrom,
    );
  return { part, chosen: [lead, ...beside.slice(0, longestAnswer - 1)], free, ranked, odds, nearOdds };
}
