import type { StatedValue } from '@assay/domain';
import { canBothHold, compareConditions } from '../language/compare-conditions.ts';
import { conflict, type Quantity } from '../language/quantities.ts';
import { tokenize } from '../language/tokens/tokenize.ts';
import type { Scored } from './scored.types.ts';
import type { ReadValue } from './values/read-value.ts';
import { valuesOf } from './values/stated-values.ts';
import { titleSubject } from './values/subjects.ts';

export { isCondition } from './values/conditions.ts';

/** What a question asks to have stated. Every part may be absent. */
export interface AskedOfValues {
  /** Terms of the question. */
  terms?: ReadonlySet<string>;
  /** The asked property: terms of its name, and the dimension of its values where the name fixes one. */
  property?: { terms: readonly string[]; dimension?: string };
  /** The thing that is asked about, as the reader wrote it: `316L`. */
  subject?: string;
  /** Conditions that the question names; see `askedConditions`. */
  conditions?: readonly Quantity[];
  /** The things of a comparison, in the order of the question. */
  sides?: readonly string[];
}

interface Row extends ReadValue {
  isAsked: boolean;
  rank: number;
  side?: number;
}

/** Share of the best sentence's score from which a sentence lends the table values that it does not name. */
const nearBest = 0.7;

const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Whether a text names a thing: the whole name, or every term of it. */
function names(text: string, thing: string, language: string): boolean {
  const own = tokenize(thing, language);
  const held = new Set(tokenize(text, language));
  return folded(text).includes(folded(thing)) || (own.length > 0 && own.every((term) => held.has(term)));
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
  const inText = things.filter((thing) => names(text, thing, language));
  const inTitle = things.filter((thing) => names(passage.title, thing, language));
  const [own] = inText.length === 1 ? inText : inText.length === 0 && inTitle.length === 1 ? inTitle : [];
  const subject = own ?? titleSubject(passage.title);
  return subject === undefined ? undefined : { ...read, value: { ...read.value, subject } };
}

function sideOf(
  { value }: ReadValue,
  { candidate }: Scored,
  sides: readonly string[],
  language: string,
): number | undefined {
  for (const text of [value.subject ?? '', candidate.text, candidate.passage.title]) {
    const found = sides.flatMap((side, at) => (names(text, side, language) ? [at] : []));
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

/** Whether a value states the asked property of the asked thing, and not under another condition than asked. */
function isAskedFor(read: ReadValue, entry: Scored, asked: AskedOfValues, language: string): boolean {
  const { property, subject, sides = [], conditions = [] } = asked;
  if (property === undefined) return false;
  const { value, quantity, named } = read;
  const terms = new Set(tokenize(value.quantity, language));
  const isNamed = property.terms.length > 0 && property.terms.every((term) => terms.has(term));
  const isOfKind = property.dimension !== undefined && quantity.unit.dimension === property.dimension;
  // A name of another quantity rules a value of the same dimension out: a yield strength is no tensile strength.
  if (!(isNamed || (isOfKind && (!named || property.terms.length === 0)))) return false;
  const things = sides.length > 0 ? sides : subject === undefined ? [] : [subject];
  const about = `${value.subject ?? ''} ${entry.candidate.text} ${entry.candidate.passage.title}`;
  const isOfThing = things.length === 0 || things.some((thing) => names(about, thing, language));
  return isOfThing && compareConditions(conditions, read.conditions) !== 'other';
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
 * it. A value whose subject is unknown is left out. Values of the same quantity and subject stand side by side, and say
 * so when they do not meet under comparable conditions.
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
  const { terms = new Set<string>(), sides = [] } = wanted;
  const best = scored[0]?.score ?? 0;
  const rows = scored
    .flatMap((entry) =>
      valuesOf(entry.candidate, language).flatMap((read): Row[] => {
        const row = withSubject(read, entry, wanted, language);
        if (row === undefined) return [];
        const isAsked = isAskedFor(row, entry, wanted, language);
        if (!isAsked && !row.named && entry.score < best * nearBest) return [];
        const side = sideOf(row, entry, sides, language);
        return [{ ...row, isAsked, rank: rankOf(row, language, terms), ...(side === undefined ? {} : { side }) }];
      }),
    )
    .sort((a, b) => Number(b.isAsked) - Number(a.isAsked) || b.rank - a.rank)
    .slice(0, limit);
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(groupKey(row), [...(groups.get(groupKey(row)) ?? []), row]);
  return [...groups.entries()].flatMap(([key, members]) =>
    members.map((member): StatedValue => {
      const { isAsked, side } = member;
      const value: StatedValue = {
        ...member.value,
        ...(isAsked ? { isAsked } : {}),
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
