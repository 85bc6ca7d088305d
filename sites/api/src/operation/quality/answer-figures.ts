import type { AnswerEngine, AnswerGrade, AnswerSentence } from '@assay/domain';
import type { LabelledQuestion } from '@assay/starter-library';
import { type AskedQuestion, isAmong } from './labelled-questions.ts';

/** What an engine said to a labelled question. */
export interface AnswerOutcome {
  question: LabelledQuestion;
  grade: AnswerGrade;
  gaps: readonly string[];
  sentences: readonly AnswerSentence[];
  nearest: readonly AnswerSentence[];
}

/** Asks the engine every question. */
export async function answerAll(engine: AnswerEngine, asked: readonly AskedQuestion[]): Promise<AnswerOutcome[]> {
  const outcomes: AnswerOutcome[] = [];
  for (const { question, request } of asked) {
    const sentences: AnswerSentence[] = [];
    const nearest: AnswerSentence[] = [];
    let grade: AnswerGrade = 'none';
    let gaps: readonly string[] = [];
    for await (const event of engine.answer(request)) {
      if (event.type === 'sentence') sentences.push(event.sentence);
      else if (event.type === 'nearest') nearest.push(event.sentence);
      else if (event.type === 'verdict') ({ grade, gaps = [] } = event);
    }
    outcomes.push({ question, grade, gaps, sentences, nearest });
  }
  return outcomes;
}

/** Figures over a set of questions, shares from 0 to 1; `questions` says over how many. */
export interface AnswerFigures {
  questions: number;
  /** Graded answered or partly. */
  answered: number;
  /** A document that answers is cited, in the answer or among what is near. */
  document_cited: number;
  /** Of what is answered: the first sentence is from a document that answers, and is a sentence that answers. */
  lead_document: number;
  lead_right: number;
  /** A sentence that answers is shown, in the answer or among what is near. */
  sentence_shown: number;
  /** Of the sentences of answers: they answer, or belong into the answer. */
  sentences_bear: number;
}

export interface UnanswerableFigures {
  questions: number;
  /** Graded answered or partly: a confident error. */
  answered: number;
  /** The same of questions whose subject is in the library, and whose fact is not. */
  near_misses: number;
  near_misses_answered: number;
}

const share = (part: number, whole: number) => (whole === 0 ? 1 : Math.round((part / whole) * 1000) / 1000);
const quotes = (sentences: readonly AnswerSentence[]) => sentences.flatMap(({ citations }) => citations);
const isAnswered = ({ grade }: AnswerOutcome) => grade === 'answered' || grade === 'partly';

function isRight({ documents, sentences }: LabelledQuestion, sentence: AnswerSentence | undefined): boolean {
  return (
    sentence?.citations.some(({ document, quote }) => documents.includes(document) && isAmong(sentences, quote)) ??
    false
  );
}

function bears(question: LabelledQuestion, sentence: AnswerSentence): boolean {
  if (isRight(question, sentence)) return true;
  const { bears: beside = [] } = question;
  return isAmong(beside, sentence.text) || sentence.citations.some(({ quote }) => isAmong(beside, quote));
}

export function figuresOf(outcomes: readonly AnswerOutcome[]): AnswerFigures {
  const answered = outcomes.filter(isAnswered);
  const said = answered.flatMap(({ question, sentences }) => sentences.map((sentence) => ({ question, sentence })));
  const isCited = ({ question, sentences, nearest }: AnswerOutcome) =>
    quotes([...sentences, ...nearest]).some(({ document }) => question.documents.includes(document));
  return {
    questions: outcomes.length,
    answered: share(answered.length, outcomes.length),
    document_cited: share(outcomes.filter(isCited).length, outcomes.length),
    lead_document: share(
      answered.filter(({ question, sentences: [lead] }) =>
        lead?.citations.some(({ document }) => question.documents.includes(document)),
      ).length,
      answered.length,
    ),
    lead_right: share(
      answered.filter(({ question, sentences: [lead] }) => isRight(question, lead)).length,
      answered.length,
    ),
    sentence_shown: share(
      outcomes.filter(({ question, sentences, nearest }) =>
        [...sentences, ...nearest].some((sentence) => isRight(question, sentence)),
      ).length,
      outcomes.length,
    ),
    sentences_bear: share(said.filter(({ question, sentence }) => bears(question, sentence)).length, said.length),
  };
}

export function unanswerableFigures(outcomes: readonly AnswerOutcome[]): UnanswerableFigures {
  const near = outcomes.filter(({ question }) => question.missing?.startsWith('near miss'));
  return {
    questions: outcomes.length,
    answered: share(outcomes.filter(isAnswered).length, outcomes.length),
    near_misses: near.length,
    near_misses_answered: share(near.filter(isAnswered).length, near.length),
  };
}

/** Figures of a run: of what is answerable by language and by kind, of what is partly, and of what is not. */
export function answerReport(outcomes: readonly AnswerOutcome[]) {
  const yes = outcomes.filter(({ question }) => question.answerable === 'yes');
  const no = outcomes.filter(({ question }) => question.answerable === 'no');
  const partly = outcomes.filter(({ question }) => question.answerable === 'partly');
  const languageOf = ({ question }: AnswerOutcome) =>
    `${question.language}${question.crossLanguage ? ' from other languages' : ''}`;
  const by = (keyOf: (outcome: AnswerOutcome) => string) =>
    Object.fromEntries(
      [...new Set(yes.map(keyOf))].sort().map((key) => [key, figuresOf(yes.filter((each) => keyOf(each) === key))]),
    );
  return {
    answerable: figuresOf(yes),
    by_language: by(languageOf),
    by_kind: by(({ question }) => question.kind),
    partly: {
      ...figuresOf(partly),
      /** Graded partly, or shown as near. */
      handled: share(partly.filter(({ grade }) => grade === 'partly').length, partly.length),
    },
    unanswerable: unanswerableFigures(no),
    unanswerable_by_language: Object.fromEntries(
      [...new Set(no.map(({ question }) => question.language))]
        .sort()
        .map((language) => [
          language,
          unanswerableFigures(no.filter(({ question }) => question.language === language)),
        ]),
    ),
  };
}
