import fc from 'fast-check';
import type { Operation } from '../changes/operation.types.ts';
import type { FieldValue, RecordId } from '../record.types.ts';
import type { Lookup } from '../state/lookup.types.ts';
import { proseSteps, proseValue } from './arbitrary-prose.ts';

/** Numbers by which a person picks among what they see. */
export interface Whim {
  readonly what: number;
  readonly which: number;
  readonly where: number;
  readonly field: number;
  readonly value: number;
}

/** Evenly: small numbers and ends say nothing here. */
const pick = fc.noBias(fc.nat({ max: 99_999 }));

const parts = { which: pick, where: pick, field: pick, value: fc.noBias(fc.nat({ max: 119_999 })) };

const whim = fc.record({ ...parts, what: pick });

/** So many that much has come together before the last. */
export const manyWhims = fc.array(fc.array(whim, { minLength: 1, maxLength: 3 }), { maxLength: 40, size: 'max' });

/** What one person has a mind to do at once. */
export const whims = fc.array(whim, { minLength: 1, maxLength: 3 });

const kinds = [
  'add',
  'add',
  'add',
  'add',
  'set',
  'set',
  'set',
  'set',
  'write',
  'write',
  'write',
  'write',
  'write',
  'write',
  'move',
  'remove',
  'cite',
  'base',
] as const;

/** What somebody who mostly writes has a mind to do at once. */
export const writingWhims = fc.array(
  fc.oneof(
    { weight: 9, arbitrary: fc.record({ ...parts, what: fc.constant(kinds.indexOf('write')) }) },
    { weight: 1, arbitrary: whim },
  ),
  { minLength: 1, maxLength: 3 },
);

const of = <T>(choices: readonly T[], at: number): T => choices[at % choices.length] as T;

const values: Record<string, readonly (FieldValue | null)[]> = {
  words: ['steel', 'water', 'pump', ''],
  name: ['steel', 'water', 'pump', 'valve', 'shaft', 'seal', 'face', ''],
  mass: [0, 1, 2, 3, 4, null, -1],
  tags: [['cold'], ['cold', 'hot'], []],
  effect: ['useful', 'harmful', 'useful', 'other'],
  strength: [1, 2, 3, 4, 5, 2, 3, 6],
};

/**
 * What comes of a whim on the records that somebody sees: mostly something sensible, at times something that is refused.
 *
 * @param newId for a record that is added
 * @param on the revision that they see
 */
export function operationOf(
  { what, which, where, field, value }: Whim,
  lookup: Lookup,
  newId: RecordId,
  on = 0,
): Operation {
  const seen: RecordId[] = [];
  const visit = (parent: RecordId | null) => {
    for (const id of lookup.children(parent)) {
      seen.push(id);
      visit(id);
    }
  };
  visit(null);
  const any = (at: number) => (seen.length === 0 || at % 23 === 5 ? 'nobody' : of(seen, at));
  const valueOf = (name: string, at: number): FieldValue | null =>
    ['from', 'to', 'about'].includes(name)
      ? any(at)
      : name === 'body'
        ? proseValue(at, newId)
        : of(values[name] ?? [null], at);
  const op = of(kinds, what);
  const place = of([undefined, null, any(value)], field);
  if (op === 'add') {
    const type = of(['part', 'part', 'part', 'link', 'note', 'statement', 'passage', 'passage'], which);
    const names = Object.keys(lookup.kind.types[type]?.fields ?? {});
    const parent = type === 'note' || (['part', 'passage'].includes(type) && where % 2 === 0) ? any(where) : null;
    return {
      op,
      id: which % 29 === 0 ? any(which) : newId,
      type,
      parent,
      after: place,
      fields: Object.fromEntries(names.map((name, at) => [name, valueOf(name, value + at * 7)])),
    };
  }
  if (op === 'write') {
    // A few, in which people meet.
    const passages = seen.filter((id) => lookup.get(id)?.type === 'passage').slice(0, 2);
    const id = passages.length === 0 || which % 41 === 5 ? any(which) : of(passages, which);
    return {
      op,
      id,
      field: 'body',
      on,
      steps: proseSteps({ where, field, value }, lookup.get(id)?.fields['body'], newId),
    };
  }
  const id = any(which);
  if (op === 'set') {
    const names = Object.keys(lookup.kind.types[lookup.get(id)?.type ?? '']?.fields ?? { name: 0 });
    const name = of(names, field);
    return { op, id, field: name, value: valueOf(name, value) };
  }
  if (op === 'move') return { op, id, parent: where % 3 === 0 ? null : any(where), after: place };
  if (op === 'remove') return { op, id };
  if (op === 'cite') {
    const evidence =
      value % 3 === 0 ? null : { document: 'd', version: 1, start: 0, end: 5, quote: of(['steel', 'water'], value) };
    return { op, id, key: of(['1', '2'], field), evidence };
  }
  return { op, id, basis: [{ from: { record: any(where), field: 'name' }, hash: of(['x', 'y'], value) }] };
}
