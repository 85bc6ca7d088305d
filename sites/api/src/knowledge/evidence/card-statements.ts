import { type AnswerSentence, type CardStatements, type Locale, literalWords, type NearReason } from '@assay/domain';
import { sideQuestions } from '@assay/engines/materials';
import type { GradeAnswer, GradeAnswers, GradeAnswerValue } from '../materials/grade-answers.ts';

/** Rows of one card that are quoted in words, at most. */
const quotedRows = 3;

/** A row of a card under the heads of its columns, as a row of any table is quoted. */
function rowSentence({ value: { citation }, columns }: GradeAnswerValue): AnswerSentence {
  const heads = columns.quote.split(' | ');
  const cells = citation.quote.split(' | ').map((cell, at) => `${heads[at] ?? ''}: ${cell}`);
  return { text: `${cells.join('; ')}.`, support: 'supported', citations: [citation, columns] };
}

/** Why a row is no answer: it holds in another temper, or at another temperature, than the asked one. */
function reasonOf({ value, temperature }: GradeAnswerValue, { otherCondition, conditions }: GradeAnswer): NearReason {
  const asked = otherCondition ?? conditions.map(({ written }) => written).join(', ');
  const stated = otherCondition === undefined ? temperature : value.conditions.join(', ');
  return {
    kind: 'condition',
    ...(asked === '' ? {} : { asked }),
    ...(stated === undefined || stated === '' ? {} : { stated }),
  };
}

/** Whether a value answers: it holds under what is asked, and where it names no temperature, that of a room was asked. */
const answers = ({ match }: GradeAnswerValue, { otherCondition, isAmbient }: GradeAnswer) =>
  otherCondition === undefined && (match === 'equal' || match === 'covering' || (match === 'unstated' && isAmbient));

const distinct = (sentences: readonly AnswerSentence[]) => [
  ...new Map(sentences.map((sentence) => [sentence.text, sentence])).values(),
];

/** What a card states of a question about one grade. */
async function ofGrade(cards: GradeAnswers, question: string, locale: Locale): Promise<CardStatements | undefined> {
  const found = await cards.answer(question, locale);
  if (found === undefined) return undefined;
  const isLiteral = literalWords(question).some(({ text }) => text.includes(found.written));
  // A name in quotation marks means itself, and not the nearest grade of another standard.
  if (found.nearest !== undefined && isLiteral) return undefined;
  const told = found.values.filter((value) => answers(value, found));
  const others = told.length > 0 ? [] : found.values;
  const { designation } = found.grade;
  return {
    values: told.map(({ value }) => value),
    sentences: distinct(told.slice(0, quotedRows).map(rowSentence)),
    nearest: others
      .slice(0, quotedRows)
      .map((value) => ({ sentence: rowSentence(value), reason: reasonOf(value, found) })),
    missing: found.missing,
    ...(found.nearest === undefined ? {} : { readAs: [{ written: found.written, read: designation }] }),
  };
}

/** What the cards state of grades that a question compares; a grade whose card states nothing of it is missing. */
async function ofSides(cards: GradeAnswers, question: string, locale: Locale): Promise<CardStatements | undefined> {
  const asked = sideQuestions(question);
  const found = await Promise.all(asked.map((each) => ofGrade(cards, each.question, locale)));
  if (!found.some((each) => each !== undefined && each.values.length > 0)) return undefined;
  const of = <T>(part: (statements: CardStatements, side: number) => readonly T[]) =>
    found.flatMap((each, side) => (each === undefined ? [] : part(each, side)));
  const readAs = of((each) => each.readAs ?? []);
  return {
    values: of(({ values }, side) => values.map((value) => ({ ...value, side }))),
    sentences: of(({ sentences }) => sentences.slice(0, 1)),
    nearest: of(({ nearest }) => nearest),
    missing: asked.flatMap((each, at) => ((found[at]?.values.length ?? 0) > 0 ? [] : [each.question])),
    ...(readAs.length > 0 ? { readAs } : {}),
  };
}

/** What the material cards state of what a question asks; undefined for what is no question of theirs. */
export async function cardStatements(
  cards: GradeAnswers,
  question: string,
  locale: Locale,
): Promise<CardStatements | undefined> {
  return (await ofGrade(cards, question, locale)) ?? ofSides(cards, question, locale);
}
