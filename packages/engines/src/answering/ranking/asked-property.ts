import type { Candidate } from '../../citing/passages.ts';
import { type ComparedKind, findQuantities, isOfKind } from '../../language/quantity-kinds/find-quantities.ts';
import { askedQuantities, type SpokenQuantity, spokenQuantities } from '../asked-quantities.ts';
import { spellsTime } from '../spelled-numbers.ts';

function isNamed({ kinds }: SpokenQuantity, named: readonly ComparedKind[]): boolean {
  return kinds.some((kind) => named.some((other) => isOfKind(other, kind)));
}

/** Whether a value is stated whose dimension tells that it is of the kind. */
function isTold({ kinds }: SpokenQuantity, { quantities, text }: Candidate): boolean {
  return kinds.some(
    ({ isTelling, dimensions }) =>
      isTelling &&
      ((dimensions.has('s') && spellsTime(text)) || quantities.some(({ unit }) => dimensions.has(unit.dimension))),
  );
}

const namesIn = new Map<string, readonly ComparedKind[]>();
const namesKept = 2000;

/** Kinds that a readable text names; what stands above sentences is read once. */
function namedIn(text: string): readonly ComparedKind[] {
  const known = namesIn.get(text);
  if (known !== undefined) return known;
  if (namesIn.size >= namesKept) namesIn.clear();
  const named = findQuantities(text).flatMap(({ things }) => things);
  namesIn.set(text, named);
  return named;
}

/** Whether a sentence speaks of a quantity: by a name, its own or one above it, or by a value that can be of nothing else. */
export function speaksOf(quantity: SpokenQuantity, candidate: Candidate, { text, above }: SaidOf): boolean {
  return isNamed(quantity, [...namedIn(text), ...namedIn(above)]) || isTold(quantity, candidate);
}

/** A sentence and what stands above it, readable. */
interface SaidOf {
  text: string;
  above: string;
}

/**
 * Tells of a quantity that a question asks for, or at least speaks of, and a sentence does not: its words in the question.
 */
export function unstatedProperty(
  question: string,
): ((candidate: Candidate, said: SaidOf) => string | undefined) | undefined {
  const direct = askedQuantities(question);
  const asked: readonly SpokenQuantity[] = direct.length > 0 ? direct : spokenQuantities(question);
  const [first] = asked;
  if (first === undefined) return undefined;
  return (candidate, said) => (asked.some((each) => speaksOf(each, candidate, said)) ? undefined : first.written);
}
