import type { StatedValue } from '@assay/domain';
import { canBothHold, compareConditions } from '../language/compare-conditions.ts';
import { conflict } from '../language/quantities.ts';
import { namedProperty } from '../language/question/named-property.ts';
import { tokenize } from '../language/tokens/tokenize.ts';
import { namesThing } from './names-thing.ts';
import type { Scored } from './scored.types.ts';
import type { AskedOfValues } from './values/asked-of-values.types.ts';
import { inAskedWords, isOfQuestion, isToldOf } from './values/of-question.ts';
import type { ReadValue } from './values/read-value.ts';
import { valuesOf } from './values/stated-values.ts';
import { titleSubject } from './values/subjects.ts';

export { isCondition } from './values/conditions.ts';

interface Row extends ReadValue {
  isAsked: boolean;
  /** The asked condition that it is stated against. */
  notAt?: string;
  rank: number;
  side?: number;
}

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
            ...(isOfIt ? inAskedWords(row, entry, wanted.property, language) : row),
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
