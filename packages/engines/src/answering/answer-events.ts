import type { AnswerEvent, AnswerRequest, AnswerSentence, AnswerVerdict, NearReason } from '@assay/domain';
import type { Candidate } from '../citing/passages.ts';
import { quotationOf, saidBy } from '../citing/sources.ts';
import { insideSentence } from '../language/inside-sentence.ts';
import { askAgainOf } from './ask-again.ts';
import { askedOfQuestion } from './asked-of-question.ts';
import type { Scored } from './scored.types.ts';
import { standingRequest } from './standing-request.ts';
import { collectValues } from './values.ts';
import { withCards } from './with-cards.ts';
import { wordsFor } from './words.ts';

/** What was read for a summary. */
export interface ReadAnswer {
  verdict: AnswerVerdict;
  /** Sentences of the answer in their order. */
  answer: readonly Candidate[];
  nearest: readonly { candidate: Candidate; reason: NearReason }[];
  /** The sentences whose values are told. */
  scored: readonly Scored[];
}

/** What stands about the sentences of a summary: before them, and behind. */
export interface AnswerFrame {
  before: readonly AnswerEvent[];
  behind: readonly AnswerEvent[];
  /** Whether anything stands where the sentences begin. */
  isBegun: boolean;
}

/**
 * The events around the sentences: the verdict first; the figures that were asked for, and those of a comparison, before
 * the words; what comes near and the figures that nobody asked for behind them.
 */
export function frameOf(request: AnswerRequest, read: ReadAnswer): AnswerFrame {
  const { question, language, cards, searched } = standingRequest(request);
  const near = read.nearest.map(({ candidate, reason }) => ({ sentence: quotationOf(candidate), reason }));
  const { verdict, nearest } = withCards({ verdict: read.verdict, nearest: near }, request, read.answer.map(saidBy));
  const asked = askedOfQuestion(question, language);
  const again = askAgainOf(request, {
    verdict,
    lead: read.answer.slice(0, 1).map(leadText).join(' '),
    nearest: nearest.map(({ reason }) => reason),
  });
  const { sides = [] } = asked;
  const told: AnswerEvent = {
    type: 'verdict',
    ...verdict,
    ...again,
    ...(sides.length > 1 ? { sides } : {}),
  };
  const found = read.answer.length === 0 ? [] : collectValues(read.scored, language, asked);
  const values = [...(cards?.values ?? []), ...found];
  const table: AnswerEvent[] = values.length > 0 ? [{ type: 'values', values }] : [];
  const isOpening = values.some(({ isAsked, side }) => isAsked === true || side !== undefined);
  const ofCards = cards !== undefined && cards.values.length > 0 ? cards.sentences : [];
  const { documents, passages } = searched;
  const words = wordsFor(language);
  const isUnanswered = read.answer.length === 0 && ofCards.length === 0;
  const count = { documents, passages, terms: [] };
  return {
    before: [
      told,
      ...(isOpening ? table : []),
      ...(isUnanswered
        ? [{ type: 'unanswered' as const, text: nearest.length > 0 ? words.nearest(count) : words.unanswered(count) }]
        : []),
      ...ofCards.map((sentence, at) => ({ type: 'sentence' as const, sentence, paragraph: isOfOther(ofCards, at) })),
    ],
    behind: [
      ...nearest.map(({ sentence, reason }) => ({ type: 'nearest' as const, sentence, reason: toldOf(reason) })),
      ...(isOpening ? [] : table),
    ],
    isBegun: ofCards.length > 0,
  };
}

/** A reason whose words stand in a sentence of the reader's language, wherever the question and the source have them. */
const toldOf = ({ kind, asked, stated }: NearReason): NearReason => ({
  kind,
  ...(asked === undefined ? {} : { asked: insideSentence(asked) }),
  ...(stated === undefined ? {} : { stated: insideSentence(stated) }),
});

/** Whether a card's row is of another card than the row before it. */
const isOfOther = (sentences: readonly AnswerSentence[], at: number) =>
  at > 0 && sentences[at]?.citations[0]?.document !== sentences[at - 1]?.citations[0]?.document;

const leadText = (candidate: Candidate) => `${candidate.passage.title} ${saidBy(candidate)}`;

/** Quotations, each document a paragraph. */
export function* quotations(sentences: readonly Candidate[], isContinued: boolean): Generator<AnswerEvent> {
  let document: string | undefined;
  for (const candidate of sentences) {
    const isOther = document !== candidate.passage.document;
    yield {
      type: 'sentence',
      sentence: quotationOf(candidate),
      paragraph: isOther && (isContinued || document !== undefined),
    };
    document = candidate.passage.document;
  }
}

/** A summary by quotation. */
export function* answerEvents(request: AnswerRequest, read: ReadAnswer): Generator<AnswerEvent> {
  const { before, behind, isBegun } = frameOf(request, read);
  yield* before;
  yield* quotations(read.answer, isBegun);
  yield* behind;
}
