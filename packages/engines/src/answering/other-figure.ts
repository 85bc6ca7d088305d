import type { NearReason } from '@assay/domain';
import type { Candidate } from '../citing/passages.ts';
import { type NamedProperty, namedProperty } from '../language/question/named-property.ts';
import { isPlainFigure } from '../language/question/plain-figure.ts';
import { askedFigure } from './asked-of-question.ts';
import { otherThing } from './other-thing.ts';
import { statedElsewhere } from './states-asked.ts';
import { valuesOf } from './values/stated-values.ts';
import { widerNameOf } from './wider-name.ts';

const aboveOf = ({ passage, row }: Candidate) =>
  [passage.title, passage.section ?? '', row?.columns.text ?? ''].join(' \n ');

/** Name of another property of the same dimension, of which a sentence states all values that could be of the asked one. */
function otherName(
  candidate: Candidate,
  { isNameOf, dimension }: NamedProperty,
  isWider: (name: string) => boolean,
  language: string,
): string | undefined {
  const named = namedProperty(candidate.text);
  if (named !== undefined && named.dimension === dimension && !isWider(named.written)) return named.written;
  const values = valuesOf(candidate, language).filter(({ quantity }) => quantity.unit.dimension === dimension);
  const isOther =
    values.length > 0 &&
    values.every(({ named: isNamed, value: { quantity } }) => isNamed && !isNameOf(quantity) && !isWider(quantity));
  return isOther ? values[0]?.value.quantity : undefined;
}

/** Stress: strengths of many names are told in it, so that a value without one may be any. */
const stress = 'm^-1 kg s^-2';

function reasonOf(question: string, candidate: Candidate, language: string): NearReason | undefined {
  const property = askedFigure(question);
  if (property === undefined) return undefined;
  const isPlain = isPlainFigure(question);
  const other = isPlain ? otherThing(question, candidate) : undefined;
  if (other !== undefined) return other;
  const elsewhere = statedElsewhere(candidate, { question, language });
  if (elsewhere !== undefined) return elsewhere;
  const asked = property.written;
  const isStated = candidate.quantities.some(({ unit }) => unit.dimension === property.dimension);
  if (property.isNamedIn(candidate.text)) return isPlain && !isStated ? { kind: 'property', asked } : undefined;
  const stated = otherName(candidate, property, widerNameOf(property, question), language);
  if (stated !== undefined) return { kind: 'property', asked, stated };
  const isOfTitle = property.isNamedIn(aboveOf(candidate));
  const isTold = isStated ? isOfTitle || property.dimension !== stress : isOfTitle && !isPlain;
  return isTold ? undefined : { kind: 'property', asked };
}

/**
 * Why a sentence does not state the figure that a question asks for, although it bears on it: it neither names the asked
 * property nor states a value that could be one, the values that could be are of another property by name, or it speaks of
 * another thing. Of a question in parts one part that it may answer is enough.
 */
export function otherFigure(parts: readonly string[], candidate: Candidate, language: string): NearReason | undefined {
  const reasons = parts.map((part) => reasonOf(part, candidate, language));
  return reasons.includes(undefined) ? undefined : reasons[0];
}
