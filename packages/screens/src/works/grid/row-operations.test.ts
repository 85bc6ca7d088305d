import { expect, it } from 'vitest';
import type { WorkRow } from './held-value.ts';
import { depthOf, rowOf } from './row-operations.ts';

const row = (id: string, parent?: string) => ({ id, ...(parent !== undefined && { parent }) }) as WorkRow;

it('a row stands as deep as rows are above it, also where one of them is not shown', () => {
  const rows = [row('a'), row('b', 'a'), row('c', 'b'), row('d', 'gone')];
  expect(rows.map((one) => depthOf(rows, one))).toEqual([0, 1, 2, 0]);
  expect(rowOf(rows, 'c')).toBe(rows[2]);
  expect(rowOf(rows, 'gone')).toBeUndefined();
});

it('asking it of every row reads the list once, however long it is', () => {
  let read = 0;
  const all = Array.from({ length: 2_000 }, (_, at) => row(`r${at}`, at % 2 === 0 ? undefined : `r${at - 1}`));
  const rows = new Proxy(all, {
    get(target, key) {
      if (typeof key === 'string' && /^\d+$/.test(key)) read += 1;
      return Reflect.get(target, key) as unknown;
    },
  });
  for (const one of all) depthOf(rows, one);
  expect(read).toBe(all.length);
});
