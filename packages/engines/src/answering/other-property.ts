import type { NearReason } from '@assay/domain';
import { type NamedProperty, namedProperty } from '../language/question/named-property.ts';
import { askedFigure } from './asked-of-question.ts';
import type { Candidate } from './passages.ts';
import { valuesOf } from './values/stated-values.ts';

const aboveOf = ({ passage, row }: Candidate) =>
  [passage.title, passage.section ?? '', row?.columns.text ?? ''].join(' \n ');

/** Name of another property of the same dimension, of which a sentence states all values that could be of the asked one. */
function otherName(candidate: Candidate, { isNameOf, dimension }: NamedProperty, language: string): string | undefined {
  const named = namedProperty(candidate.text);
  if (named !== undefined && named.dimension === dimension) return named.written;
  const values = valuesOf(candidate, language).filter(({ quantity }) => quantity.unit.dimension === dimension);
  const isOther = values.length > 0 && values.every((value) => value.named && !isNameOf(value.value.quantity));
  return isOther ? values[0]?.value.quantity : undefined;
}

function reasonOf(question: string, candidate: Candidate, language: string): NearReason | undefined {
  const property = askedFigure(question);
  if (property === undefined || property.isNamedIn(candidate.text)) return undefined;
  const asked = property.written;
  const stated = otherName(candidate, property, language);
  if (stated !== undefined) return { kind: 'property', asked, stated };
  const isStated = candidate.quantities.some(({ unit }) => unit.dimension === property.dimension);
  return isStated || property.isNamedIn(aboveOf(candidate)) ? undefined : { kind: 'property', asked };
}

/**
 * Why a sentence does not state the figure that a question asks for, although it bears on it: it neither names the asked
 * property nor states a value that could be one, or the values that could be are of another property by name. Of a
 * question in parts one part that it may answer is enough.
 */
export function otherProperty(
  parts: readonly string[],
  candidate: Candidate,
  language: string,
): NearReason | undefined {
  const reasons = parts.map((part) => reasonOf(part, candidate, language));
  return reasons.includes(undefined) ? undefined : reasons[0];
}
