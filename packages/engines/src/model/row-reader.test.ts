import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RowReader } from './row-reader.ts';

function readAll(reply: string, size = 1) {
  const reader = new RowReader();
  const rows: unknown[] = [];
  for (let at = 0; at < reply.length; at += size) rows.push(...reader.push(reply.slice(at, at + size)));
  return { rows, isClosed: reader.isClosed };
}

describe('RowReader', () => {
  it('reads rows whatever they hold and however the reply is cut into pieces', () => {
    const row = fc.dictionary(fc.string(), fc.jsonValue());
    fc.assert(
      fc.property(fc.array(row, { maxLength: 5 }), fc.integer({ min: 1, max: 40 }), (rows, size) => {
        const reply = JSON.stringify({ elements: rows });
        expect(readAll(reply, size)).toEqual({ rows: JSON.parse(reply).elements, isClosed: true });
      }),
    );
  });

  it.each([
    ['prose and a code fence', 'Sure:\n```json\n{"elements": [{"a":1}]}\n```'],
    ['thoughts with a draft', '<think>maybe {"elements":[{"a":9}]}?</think>\n{"elements":[{"a":1}]}'],
    ['blanks before thoughts', '\n <think></think>{ "elements" : [\n{"a":1}\n] }'],
    ['a row that is no JSON', '{"elements":[{"a":x},{"a":1}]}'],
    ['rows of other kinds', '{"elements":["a",3,null,{"a":1}]}'],
  ])('passes over %s', (_, reply) => {
    expect(readAll(reply)).toEqual({ rows: [{ a: 1 }], isClosed: true });
  });

  it('gives the rows that came whole, and tells that the reply is not', () => {
    expect(readAll('{"elements":[{"a":1},{"a":"]}')).toEqual({ rows: [{ a: 1 }], isClosed: false });
    expect(readAll('no rows at all')).toEqual({ rows: [], isClosed: false });
    expect(readAll('<think>without end {"elements":[]}')).toEqual({ rows: [], isClosed: false });
  });
});
