import type { AnswerSentence, CardStatements, Locale, NearReason } from '@assay/domain';
import { literalWords } from '@assay/domain';
import type { GradeAnswer, GradeAnswers, GradeAnswerValue } from '../materials/grade-answers.ts';

/** Rows of one card that are quoted in words, at most. */
const quotedRows = 3;

/** A row of a card under the heads of its columns, as a row of any table is quoted. */
function rowSentence({ value: { citation }, columns }: GradeAnswerValue): AnswerSentence {
  const heads = columns.quote.split(' | ');
  const cells = citation.quote.split(' | ').map((cell, at) => `${heads[at] ?? ''}: ${cell}`);
  return { text: `${cells.join('; ')}.`, support: 'supported', citations: [citation, columns] };
}

/** Why a row is no answer: it holds under another condition than the asked one. */
function reasonOf({ value }: GradeAnswerValue, { otherCondition, conditions }: GradeAnswer): NearReason {
  const asked = otherCondition ?? conditions.map(({ written }) => written).join(', ');
  const stated = value.conditions.join(', ');
  return {
    kind: 'condition',
    ...(asked === '' ? {} : { asked }),
    ...(stated === '' ? {} : { stated }),
  };
}

/** Whether a value answers: it holds under what is asked, and where it names no temperature, that of a room was asked. */
const answers = ({ match }: GradeAnswerValue, { otherCondition, isAmbient }: GradeAnswer) =>
  otherCondition === undefined && (match === 'equal' || match === 'covering' || (match === 'unstated' && isAmbient));

const distinct = (sentences: readonly AnswerSentence[]) => [
  ...new Map(sentences.map((sentence) => [sentence.text, sentence])).values(),
];

/** What the material cards state of what a question asks; undefined for what is no question of theirs. */
export async function cardStatements(
  cards: GradeAnswers,
  question: string,
  locale: Locale,
): Promise<CardStatements | undefined> {
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
