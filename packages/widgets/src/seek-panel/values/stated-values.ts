import type { PartialContent, StatedRow } from '../module-contents.ts';

/** Values of one quantity of one subject, from one source or several. */
export interface StatedGroup {
  key: string;
  quantity: string;
  subject: string | undefined;
  rows: readonly StatedRow[];
  conflicts: boolean;
}

/** Which of the stated values open the answer, which stand side by side, and which are told beside it. */
export interface ValuePlaces {
  asked: readonly StatedGroup[];
  compared: { sides: readonly string[]; rows: readonly StatedRow[] } | undefined;
  others: readonly StatedRow[];
}

/** Rows with one group stand together, at the place of the first of each. */
export function groupedValues(values: readonly StatedRow[]): StatedRow[] {
  return groupsOf(values).flatMap(({ rows }) => rows);
}

/** Groups in the order of their first rows; a row without a group is one of its own. */
export function groupsOf(values: readonly StatedRow[]): StatedGroup[] {
  const groups = new Map<string, StatedRow[]>();
  for (const [index, value] of values.entries()) {
    const key = value.group ?? `\u0000${index}`;
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return [...groups].flatMap(([key, rows]) => {
    const [first] = rows;
    if (!first) return [];
    const subjects = new Set(rows.map(({ subject }) => subject));
    return [
      {
        key,
        quantity: first.quantity,
        subject: subjects.size === 1 ? first.subject : undefined,
        rows,
        conflicts: rows.some(({ conflicts }) => conflicts),
      },
    ];
  });
}

/** Where the values of an answer stand. A comparison has at least two sides, of which one at least states something. */
export function placesOf({ values = [], sides = [] }: PartialContent<'SUMMARY'>): ValuePlaces {
  const isCompared = ({ side }: StatedRow) => side !== undefined && side < sides.length;
  const compared = sides.length > 1 ? values.filter(isCompared) : [];
  const rest = values.filter((value) => !compared.includes(value));
  return {
    asked: groupsOf(rest.filter(({ isAsked }) => isAsked)),
    compared: compared.length > 0 ? { sides, rows: compared } : undefined,
    others: rest.filter(({ isAsked }) => !isAsked),
  };
}
