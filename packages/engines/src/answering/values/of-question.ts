import { compareConditions } from '../../language/compare-conditions.ts';
import { magnitude, type Quantity } from '../../language/quantities.ts';
import { namedProperty } from '../../language/question/named-property.ts';
import { tokenize } from '../../language/tokens/tokenize.ts';
import { namesThing } from '../names-thing.ts';
import type { Scored } from '../scored.types.ts';
import type { AskedOfValues } from './asked-of-values.types.ts';
import { capital, type ReadValue } from './read-value.ts';

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const isOfDimension = (dimension: string, wanted: string | ReadonlySet<string>) =>
  typeof wanted === 'string' ? dimension === wanted : wanted.has(dimension);

/** Dimensions of many properties: stress and temperature; a value without a name may be of any of them. */
const shared: ReadonlySet<string> = new Set(['m^-1 kg s^-2', 'K']);

/** Whether a value is one of the asked property. */
function isOfProperty(
  { value, quantity, named }: ReadValue,
  { candidate, isAnswer = false }: Scored,
  property: AskedOfValues['property'],
  language: string,
): boolean {
  if (property === undefined) return false;
  const { terms, isNamedIn, isNameOf, isOfWiderName, dimension, isToldByUnit = false } = property;
  const isOfKind = dimension === undefined ? undefined : isOfDimension(quantity.unit.dimension, dimension);
  const own = new Set(tokenize(value.quantity, language));
  const isNamed = isNameOf?.(value.quantity) ?? (terms.length > 0 && terms.every((term) => own.has(term)));
  if (isNamed) return isOfKind !== false;
  // A name of another quantity rules a value of the same dimension out: a yield strength is no tensile strength.
  const isOther = named && isOfWiderName?.(value.quantity) !== true;
  if (isOfKind !== true || (isOther && (terms.length > 0 || isNamedIn !== undefined))) return false;
  if (isNamedIn === undefined || isNamedIn(candidate.text)) return true;
  if (!(isAnswer || isToldByUnit) || shared.has(quantity.unit.dimension)) return false;
  const inText = namedProperty(candidate.text)?.written;
  return inText === undefined || isOfWiderName?.(inText) === true;
}

/** Whether a source speaks of one of the things; a sentence of the answer does, where it calls them by other words. */
function isOfThings(
  { value }: ReadValue,
  { candidate, isAnswer = false }: Scored,
  things: readonly string[],
  language: string,
) {
  const said = `${value.subject ?? ''} ${candidate.text} ${candidate.row?.columns.text ?? ''}`;
  // Below a title that names it, a sentence may name another thing.
  const about = value.subject === undefined || isAnswer ? `${said} ${candidate.passage.title}` : said;
  if (things.length === 0 || things.some((thing) => namesThing(about, thing, language))) return true;
  if (!isAnswer) return false;
  const held = new Set(tokenize(about, language));
  return things.some(
    (thing) =>
      (wide.test(thing) && !wide.test(candidate.text)) ||
      (!wide.test(thing) && !/\d/.test(thing) && wide.test(candidate.text)) ||
      tokenize(thing, language).some((term) => held.has(term)),
  );
}

/** What a value that says nothing of it holds at: about 15 to 30 °C. */
const ambient = { low: 288, high: 303.5 };

/** Whether a value can be told of an asked condition: one that names no temperature holds at that of a room. */
export function isToldOf(condition: Quantity, { conditions }: ReadValue): boolean {
  if (compareConditions([condition], conditions) !== 'unstated') return true;
  const { low, high, unit } = magnitude(condition);
  if (unit === 'C-rate') return false;
  return unit !== 'K' || (low <= ambient.high && high >= ambient.low);
}

/** Whether a value states the asked property of the asked thing, under whatever condition. */
export function isOfQuestion(read: ReadValue, entry: Scored, asked: AskedOfValues, language: string): boolean {
  const { property, subject, sides = [] } = asked;
  const things = sides.length > 0 ? sides : subject === undefined ? [] : [subject];
  return (
    isOfProperty(read, entry, property, language) &&
    (things.length > 0 || entry.isAnswer === true) &&
    isOfThings(read, entry, things, language)
  );
}

const primary = (language: string) => language.split('-')[0];

/** A value of the asked property by the name that the question has for it, where its source is in another language. */
export function inAskedWords<Read extends ReadValue>(
  read: Read,
  { candidate }: Scored,
  property: AskedOfValues['property'],
  language: string,
): Read {
  const { written, isNameOf } = property ?? {};
  if (written === undefined || primary(candidate.passage.language) === primary(language)) return read;
  return isNameOf?.(read.value.quantity) === true
    ? { ...read, value: { ...read.value, quantity: capital(written) } }
    : read;
}
