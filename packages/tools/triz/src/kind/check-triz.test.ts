import { createWorkState, type Operation, transact } from '@assay/works';
import { describe, expect, it } from 'vitest';
import { checkTriz } from './check-triz.ts';
import { trizKind } from './triz-kind.ts';

const add = (
  id: string,
  type: string,
  parent: string | null,
  fields: Record<string, string | number | boolean>,
): Operation => ({
  op: 'add',
  id,
  type,
  parent,
  fields,
});

function check(...operations: Operation[]) {
  const state = createWorkState(trizKind);
  transact(state, [add('work', 'work', null, { title: 'Pump' }), ...operations], { origin: 'person' });
  return { state, rules: checkTriz(state).map(({ rule, record }) => `${rule} ${record}`) };
}

const contradiction = (improve: number, worsen: number) =>
  add('c', 'contradiction', null, { form: 'technical', improve, worsen, isConfirmed: true });

describe('what the rules of TRIZ object to', () => {
  it('a work without a contradiction that somebody confirmed', () => {
    expect(check().rules).toEqual(['open work']);
    expect(check(add('c', 'contradiction', null, { form: 'technical' })).rules).toEqual(['open c']);
    expect(check(contradiction(1, 14)).rules).toEqual([]);
  });

  it('a parameter against itself, with what puts it right', () => {
    const { state, rules } = check(contradiction(14, 14));
    expect(rules).toEqual(['samePair c']);
    transact(state, checkTriz(state)[0]?.fix ?? [], { origin: 'person' });
    expect(checkTriz(state)).toEqual([]);
  });

  it('a cell in which the matrix recommends nothing', () => {
    expect(check(contradiction(1, 2)).rules).toEqual(['emptyCell c']);
  });

  it('F4: a principle without a source, and a concept that stands on one', () => {
    const concept = [add('p', 'principle', 'c', { number: 28 }), add('k', 'concept', 'p', { name: 'Optical sensor' })];
    expect(check(contradiction(1, 14), ...concept).rules).toEqual(['noEvidence p', 'noSource k']);
    const evidence = { document: 'd', version: 1, start: 0, end: 4, quote: 'Opti' };
    const cited: Operation = { op: 'cite', id: 'p', key: '1', evidence };
    expect(check(contradiction(1, 14), ...concept, cited).rules).toEqual([]);
  });

  it.each([
    ['standard', add('m', 'model', null, { fault: 'harmful' }), add('p', 'standard', 'm', { number: '1.1.1' })],
    [
      'effect',
      add('m', 'function', null, { action: 'cool', judgement: 'useful' }),
      add('p', 'effect', 'm', { code: 'leidenfrost' }),
    ],
  ])('F4: a concept without a source, which a %s led to', (_, above, found) => {
    const operations = [contradiction(1, 14), above, found, add('k', 'concept', 'p', { name: 'Optical sensor' })];
    expect(check(...operations).rules).toEqual(['noSource k']);
    const evidence = { document: 'd', version: 1, start: 0, end: 4, quote: 'Opti' };
    expect(check(...operations, { op: 'cite', id: 'k', key: 'own', evidence }).rules).toEqual([]);
    const taken: Operation[] = [
      { op: 'cite', id: 'k', key: 'own', evidence },
      { op: 'cite', id: 'k', key: 'own', evidence: null },
    ];
    expect(check(...operations, ...taken).rules).toEqual(['noSource k']);
  });

  it('a function that does not say what is done', () => {
    const without = add('f', 'function', null, { subject: 'Spring', object: 'Ring', judgement: 'useful' });
    expect(check(contradiction(1, 14), without).rules).toEqual(['noAction f']);
    expect(
      check(contradiction(1, 14), without, { op: 'set', id: 'f', field: 'action', value: 'presses' }).rules,
    ).toEqual([]);
  });

  it('a concept that a criterion does not score', () => {
    const evidence = { document: 'd', version: 1, start: 0, end: 4, quote: 'Opti' };
    const { rules } = check(
      contradiction(1, 14),
      add('p', 'principle', 'c', { number: 28 }),
      { op: 'cite', id: 'p', key: '1', evidence },
      add('k', 'concept', 'p', { name: 'Optical sensor' }),
      add('cost', 'criterion', null, { name: 'Cost' }),
    );
    expect(rules).toEqual(['unscored k']);
  });
});
