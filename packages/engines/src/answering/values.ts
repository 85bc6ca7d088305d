import type { StatedValue } from '@assay/domain';
import { canBothHold, compareConditions } from '../language/compare-conditions.ts';
import { conflict, magnitude, type Quantity } from '../language/quantities.ts';
import { type NamedProperty, namedProperty } from '../language/question/named-property.ts';
import { tokenize } from '../language/tokens/tokenize.ts';
import { namesThing } from './names-thing.ts';
import type { Scored } from './scored.types.ts';
import type { ReadValue } from './values/read-value.ts';
import { valuesOf } from './values/stated-values.ts';
import { titleSubject } from './values/subjects.ts';

export { isCondition } from './values/conditions.ts';

/** What a question asks to have stated. Every part may be absent. */
export interface AskedOfValues {
  /** Terms of the question. */
  terms?: ReadonlySet<string>;
  /** The asked property: terms of its name, what else it may be called, and the dimension of its values where it has one. */
  property?: Partial<Pick<NamedProperty, 'isNamedIn' | 'isNameOf'>> & {
    terms: readonly string[];
    dimension?: string | ReadonlySet<string>;
    /** Whether a name is one of what the property is a kind of: `conductivity` of an ionic one. */
    isOfWiderName?: (name: string) => boolean;
    /** Whether a value of that dimension can be of nothing else. */
    isToldByUnit?: boolean;
  };
  /** The thing that is asked about, as the reader wrote it: `316L`. */
  subject?: string;
  /** Conditions that the question names; see `askedConditions`. */
  conditions?: readonly (Quantity & { written?: string })[];
  /** The things of a comparison, in the order of the question. */
  sides?: readonly string[];
}

interface Row extends ReadValue {
  isAsked: boolean;
  /** The asked condition that it is stated against. */
  notAt?: string;
  rank: number;
  side?: number;
}

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Share of the best sentence's score from which a sentence lends the table values that it does not name. */
const nearBest = 0.7;

/** What the asked property is under another condition stands before every other property. */
const nearestKind = 10;

/** Whether a sentence is of what its title is about: a row is, and one that names it, or begins with a name of a quantity. */
function isOfTitle({ passage, text, row }: Scored['candidate'], language: string): boolean {
  const subject = titleSubject(passage.title);
  if (row !== undefined || subject === undefined || namesThing(text, subject, language)) return true;
  return (
    /^(?:the|its?|this|these|they|at|in|above|below|between|after|under)\b/iu.test(text) ||
    namedProperty(text)?.start === 0
  );
}

/** A value with its subject: its own, else the asked thing where sentence or title name it, else what the title is about. */
function withSubject(
  read: ReadValue,
  { candidate }: Scored,
  asked: AskedOfValues,
  language: string,
): ReadValue | undefined {
  if (read.value.subject !== undefined) return read;
  const { passage, text } = candidate;
  const things = [...(asked.sides ?? []), ...(asked.subject === undefined ? [] : [asked.subject])];
  const inText = things.filter((thing) => namesThing(text, thing, language));
  const inTitle = things.filter((thing) => namesThing(passage.title, thing, language));
  const isOfItsTitle = isOfTitle(candidate, language);
  const [own] =
    inText.length === 1 ? inText : inText.length === 0 && inTitle.length === 1 && isOfItsTitle ? inTitle : [];
  const subject = own ?? (isOfItsTitle ? titleSubject(passage.title) : undefined);
  return subject === undefined ? undefined : { ...read, value: { ...read.value, subject } };
}

function sideOf(
  { value }: ReadValue,
  { candidate }: Scored,
  sides: readonly string[],
  language: string,
): number | undefined {
  for (const text of [value.subject ?? '', candidate.text, candidate.passage.title]) {
    const found = sides.flatMap((side, at) => (namesThing(text, side, language) ? [at] : []));
    if (found.length === 1) return found[0];
  }
  return undefined;
}

/** How much a row says of what is asked: its name first, then whether it has one, then its subject. */
function rankOf({ named, value }: ReadValue, language: string, terms: ReadonlySet<string>): number {
  const shared = (text: string) => new Set(tokenize(text, language).filter((term) => terms.has(term))).size;
  const ofName = shared(value.quantity);
  const isNamed = named ? 1 : 0;
  return ofName > 0 ? 1 + isNamed + shared(`${value.quantity} ${value.subject ?? ''}`) : isNamed;
}

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
function isToldOf(condition: Quantity, { conditions }: ReadValue): boolean {
  if (compareConditions([condition], conditions) !== 'unstated') return true;
  const { low, high, unit } = magnitude(condition);
  if (unit === 'C-rate') return false;
  return unit !== 'K' || (low <= ambient.high && high >= ambient.low);
}

/** Whether a value states the asked property of the asked thing, under whatever condition. */
function isOfQuestion(read: ReadValue, entry: Scored, asked: AskedOfValues, language: string): boolean {
  const { property, subject, sides = [] } = asked;
  const things = sides.length > 0 ? sides : subject === undefined ? [] : [subject];
  return (
    isOfProperty(read, entry, property, language) &&
    (things.length > 0 || entry.isAnswer === true) &&
    isOfThings(read, entry, things, language)
  );
}

const groupKey = ({ value, quantity }: ReadValue) =>
  `${value.quantity.toLowerCase()}|${(value.subject ?? value.citation.document).toLowerCase()}|${quantity.unit.dimension}`;

/** Two values can contradict each other where neither holds under a condition that the other one is stated against. */
function areComparable(a: ReadValue, b: ReadValue): boolean {
  if (a.conditions.length === 0 || b.conditions.length === 0) return true;
  const unmeasured = ({ conditions }: ReadValue) =>
    conditions
      .flatMap(({ magnitude, printed }) => (magnitude === undefined ? [printed] : []))
      .sort()
      .join('|');
  return (
    unmeasured(a) === unmeasured(b) &&
    a.conditions.every((condition) => {
      const same = b.conditions.filter(
        ({ magnitude }) => magnitude !== undefined && magnitude.unit === condition.magnitude?.unit,
      );
      return same.length === 0 || same.some((other) => canBothHold(condition, other));
    })
  );
}

/**
 * The table of values behind an answer: from the best sentences, at most `limit` rows. What the question asks for comes
 * first and says so, then other named quantities, then what the sentences nearest to the question state without naming
 * it. A value whose subject is unknown is left out, and one that its sentence neither names nor says the thing of. Values
 * of the same quantity and subject stand side by side, and say so when they do not meet under comparable conditions.
 *
 * @param asked terms of the question, or all that is known of what it asks
 */
export function collectValues(
  scored: readonly Scored[],
  language: string,
  asked: ReadonlySet<string> | AskedOfValues = {},
  limit = 10,
): StatedValue[] {
  const wanted: AskedOfValues = asked instanceof Set ? { terms: asked } : (asked as AskedOfValues);
  const { terms = new Set<string>(), sides = [], conditions = [] } = wanted;
  const best = scored[0]?.score ?? 0;
  const rows = scored
    .flatMap((entry) =>
      valuesOf(entry.candidate, language).flatMap((read): Row[] => {
        const row = withSubject(read, entry, wanted, language);
        if (row === undefined) return [];
        const isOfIt = isOfQuestion(row, entry, wanted, language);
        const against = conditions.find((condition) => compareConditions([condition], row.conditions) === 'other');
        const notAt = against?.written ?? against?.printed;
        const isAsked = isOfIt && against === undefined && conditions.every((condition) => isToldOf(condition, row));
        // The dimension alone, of whatever the title is about, tells nothing.
        if (!isOfIt && !row.named && (read.value.subject === undefined || entry.score < best * nearBest)) return [];
        // Where a property is compared, the columns hold it alone.
        const side = wanted.property === undefined || isOfIt ? sideOf(row, entry, sides, language) : undefined;
        return [
          {
            ...row,
            isAsked,
            rank: rankOf(row, language, terms) + (isOfIt ? nearestKind : 0),
            ...(isOfIt && notAt !== undefined ? { notAt } : {}),
            ...(side === undefined ? {} : { side }),
          },
        ];
      }),
    )
    .sort((a, b) => Number(b.isAsked) - Number(a.isAsked) || b.rank - a.rank)
    .slice(0, limit);
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(groupKey(row), [...(groups.get(groupKey(row)) ?? []), row]);
  return [...groups.entries()].flatMap(([key, members]) =>
    members.map((member): StatedValue => {
      const { isAsked, notAt, side } = member;
      const value: StatedValue = {
        ...member.value,
        ...(isAsked ? { isAsked } : {}),
        ...(notAt === undefined ? {} : { notAt }),
        ...(side === undefined ? {} : { side }),
      };
      if (members.length === 1) return value;
      const conflicts =
        member.named &&
        members.some(
          (other) =>
            other !== member &&
            isFromElsewhere(member, other) &&
            conflict(member.quantity, other.quantity) &&
            areComparable(member, other),
        );
      return { ...value, group: key, ...(conflicts ? { conflicts } : {}) };
    }),
  );
}

/** Values of one sentence are told side by side on purpose. */
function isFromElsewhere({ value: { citation: a } }: Row, { value: { citation: b } }: Row): boolean {
  return a.document !== b.document || a.start !== b.start;
}
