import { describe, expect, it } from 'vitest';
import { type Extent, itemRead } from './item-read.ts';
import type { OutlineItem } from './outline.types.ts';

const line = (id: string, children: readonly OutlineItem[] = []): OutlineItem => ({
  id,
  label: id,
  place: { element: id },
  children,
});

/** A page: the first part in a column of its own, the second beside it, the third below both; headings within the third. */
const extents: Record<string, Extent> = {
  one: { top: 0, bottom: 400 },
  beside: { top: 0, bottom: 600 },
  below: { top: 620, bottom: 1_000 },
  first: { top: 640, bottom: 660 },
  second: { top: 800, bottom: 820 },
};
const items = [line('one'), line('beside'), line('below', [line('first'), line('second'), line('undrawn')])];
const at = (height: number) => itemRead(items, height, ({ id }) => extents[id]);

describe('itemRead', () => {
  it('is the first that reaches over the height, where parts stand beside each other', () => {
    expect([at(10), at(500)]).toEqual(['one', 'beside']);
  });

  it('is the last that began above, between parts', () => {
    expect([at(610), at(2_000)]).toEqual(['beside', 'second']);
  });

  it('is the heading under which one reads, and the part itself before its first', () => {
    expect([at(630), at(700), at(900)]).toEqual(['below', 'first', 'second']);
  });

  it('is none above everything', () => {
    expect(at(-1)).toBeUndefined();
  });
});
