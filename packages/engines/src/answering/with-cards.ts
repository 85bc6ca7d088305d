import type {
  AnswerRequest,
  AnswerSentence,
  AnswerVerdict,
  CardStatements,
  NearReason,
  StatedValue,
} from '@assay/domain';
import { askedSubject } from '../language/question/asked-subject.ts';
import { namedProperty } from '../language/question/named-property.ts';

interface Told {
  verdict: AnswerVerdict;
  nearest: readonly { sentence: AnswerSentence; reason: NearReason }[];
}

/** Whether a text tells of what is missing: of the property, and of the thing that it is missing of. */
function tells(text: string, missing: string): boolean {
  const property = namedProperty(missing);
  const thing = askedSubject(missing)?.written ?? '';
  const isOfThing = text.toLowerCase().includes(thing.toLowerCase());
  return isOfThing && (property?.isNamedIn(text) ?? text.toLowerCase().includes(missing.toLowerCase()));
}

const told = ({ quantity, subject = '' }: StatedValue) => `${subject} ${quantity}`;

/** What neither cards nor passages answer: gaps that no value of a card fills, and what no card states and no sentence says. */
function gapsOf(
  { grade, gaps = [] }: AnswerVerdict,
  { values, missing }: Pick<CardStatements, 'values' | 'missing'>,
  said: readonly string[],
): string[] {
  const open = grade === 'partly' ? gaps.filter((gap) => !values.some((value) => tells(told(value), gap))) : [];
  const unsaid = missing.filter(
    (each) => !said.some((text) => tells(text, each)) && !open.some((gap) => gap === each || tells(gap, each)),
  );
  return [...open, ...unsaid];
}

/**
 * A verdict with what the product's cards state. A card that states what is asked answers, whether or not a passage does;
 * one that states it under other conditions comes nearest.
 *
 * @param said sentences of the answer
 */
export function withCards({ verdict, nearest }: Told, { cards }: AnswerRequest, said: readonly string[]): Told {
  if (cards === undefined) return { verdict, nearest };
  const readAs = [...(verdict.readAs ?? []), ...(cards.readAs ?? [])];
  const read = readAs.length > 0 ? { ...verdict, readAs } : verdict;
  if (cards.values.length === 0)
    return said.length > 0 || cards.nearest.length === 0
      ? { verdict, nearest }
      : { verdict: { ...read, grade: 'nearest' }, nearest: [...cards.nearest, ...nearest] };
  const { gaps: _, ...rest } = read;
  const gaps = gapsOf(verdict, cards, said);
  return {
    verdict: gaps.length === 0 ? { ...rest, grade: 'answered' } : { ...rest, grade: 'partly', gaps },
    nearest: said.length > 0 || gaps.length > 0 ? nearest : [],
  };
}
