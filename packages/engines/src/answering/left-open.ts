import type { AnswerRequest } from '@assay/domain';
import { comparedSides } from '../language/question/compared-sides.ts';
import { type ListedQuantity, listedQuantities } from './asked-quantities.ts';
import { namesThing } from './names-thing.ts';
import { otherFigure } from './other-figure.ts';
import { speaksOf } from './ranking/asked-property.ts';
import { objectionTo, readableOf } from './ranking/objections.ts';
import type { RankedSentence } from './ranking/ranked-sentences.ts';
import type { Reading } from './reading.ts';

/** A part of a question as it is told to be left open. */
export const asGap = (part: string) => part.replace(/[?？.。]+$/u, '').trim();

/** A reading of several parts with those that none of its sentences can answer. */
export function withOpenParts(reading: Reading, parts: readonly string[], language: string): Reading {
  const open = parts.filter((part) =>
    reading.chosen.every(({ candidate }) => otherFigure([part], candidate, language) !== undefined),
  );
  const gaps = [...new Set([...(reading.verdict.gaps ?? []), ...open.map(asGap)])];
  return gaps.length === 0 ? reading : { ...reading, verdict: { ...reading.verdict, grade: 'partly', gaps } };
}

/** A comparison with the sides that nothing found speaks of, in any language, as what is left open. */
export function withUnsaidSides(
  { question, language, passages, expansions = [] }: AnswerRequest,
  reading: Reading,
): Reading {
  const sides = comparedSides(question);
  if (reading.chosen.length === 0 || sides.length < 2) return reading;
  const namesOf = (side: string) => [
    side,
    ...expansions.filter(({ written }) => written === side).map(({ long }) => long),
  ];
  const unsaid = sides.filter((side) =>
    passages.every(({ title, section = '', columns, text }) => {
      const said = [title, section, columns?.text ?? '', text].join(' ');
      return !namesOf(side).some((name) => namesThing(said, name, language));
    }),
  );
  if (unsaid.length === 0 || unsaid.length === sides.length) return reading;
  const gaps = [...new Set([...(reading.verdict.gaps ?? []), ...unsaid])];
  return { ...reading, verdict: { ...reading.verdict, grade: 'partly', gaps } };
}

/** Sentences that are looked through for what the answer leaves out. */
const lookedThrough = 12;

/** An answer to a list of quantities with those that its documents do not speak of as what is left open. */
export function withListedQuantities({ question }: AnswerRequest, reading: Reading): Reading {
  const quantities = listedQuantities(question);
  if (reading.chosen.length === 0 || quantities.length < 2) return reading;
  const isSpokenOf =
    (quantity: ListedQuantity) =>
    ({ candidate }: RankedSentence) => {
      const said = readableOf(candidate);
      const text = `${said.text} ${said.above}`.toLowerCase();
      return quantity.attributes.every((word) => text.includes(word)) && speaksOf(quantity, candidate, said);
    };
  const documents = new Set(reading.chosen.map(({ candidate }) => candidate.passage.document));
  const others = reading.ranked
    .slice(0, lookedThrough)
    .filter(({ candidate }) => documents.has(candidate.passage.document))
    .filter(({ candidate }) => objectionTo(question, candidate) === undefined);
  const open = quantities.filter((quantity) => ![...reading.chosen, ...others].some(isSpokenOf(quantity)));
  const { gaps: known = [] } = reading.verdict;
  const gaps = [
    ...known,
    ...open.map(({ written }) => written).filter((name) => !known.some((gap) => gap.includes(name))),
  ];
  if (gaps.length === known.length) return reading;
  return { ...reading, verdict: { ...reading.verdict, grade: 'partly', gaps } };
}
