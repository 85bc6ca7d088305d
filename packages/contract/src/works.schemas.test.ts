import { describe, expect, it } from 'vitest';
import { worksSchemas } from './works.schemas.ts';

const { body } = worksSchemas['works.edit'];
const write = (...steps: unknown[]) => ({
  edits: [{ id: 'e', operations: [{ op: 'write', id: 'p', field: 'body', on: 3, steps }] }],
});
const typed = { stepType: 'replace', from: 1, to: 1, slice: { content: [{ type: 'text', text: 'pump' }] } };

/** A list in a list in a list. */
function nested(depth: number): unknown {
  let at: unknown = { type: 'paragraph' };
  for (let level = 0; level < depth; level += 1)
    at = { type: 'bulletList', content: [{ type: 'listItem', content: [at] }] };
  return at;
}

describe('steps in prose', () => {
  it.each([
    typed,
    { stepType: 'replaceAround', from: 0, to: 6, gapFrom: 0, gapTo: 6, insert: 1, structure: true },
    { stepType: 'addMark', from: 1, to: 3, mark: { type: 'strong' } },
    { stepType: 'attr', pos: 4, attr: 'tex', value: 'x' },
  ])('are taken: %j', (step) => {
    expect(body.safeParse(write(step)).success).toBe(true);
  });

  it.each([
    { ...typed, from: -1 },
    { ...typed, from: 1.5 },
    { ...typed, more: true },
    { stepType: 'docAttr', attr: 'x', value: 1 },
    { ...typed, slice: { content: [{ type: 'text', text: 'x'.repeat(600_001) }] } },
    { ...typed, slice: { content: [nested(40)] } },
  ])('are refused, out of bounds or unknown: %#', (step) => {
    expect(body.safeParse(write(step)).success).toBe(false);
  });

  it('are at most a thousand at once', () => {
    expect(body.safeParse(write(...Array.from({ length: 1_000 }, () => typed))).success).toBe(true);
    expect(body.safeParse(write(...Array.from({ length: 1_001 }, () => typed))).success).toBe(false);
  });

  it('a document is within bounds however deep the request is', () => {
    const set = (value: unknown) => ({
      edits: [{ id: 'e', operations: [{ op: 'set', id: 'p', field: 'body', value }] }],
    });
    expect(body.safeParse(set({ type: 'doc', content: [nested(10)] })).success).toBe(true);
    expect(body.safeParse(set({ type: 'doc', content: [nested(40)] })).success).toBe(false);
    expect(body.safeParse(set({ type: 'doc', content: [nested(20_000)] })).success).toBe(false);
    expect(body.safeParse(set({ type: 'other' })).success).toBe(false);
  });
});
