import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inWindow } from './text-window.ts';

describe('inWindow()', () => {
  it('gives parts that come to the whole, none of which ends within a sign', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.integer({ min: 1, max: 5 }), (text, length) => {
        let read = '';
        while (read.length < text.length) {
          const part = inWindow({ text }, { start: read.length, length });
          expect(part.text).toBe(text.slice(part.window.start, part.window.end));
          expect(part.text).not.toMatch(/\p{Surrogate}/u);
          expect(part.window).toMatchObject({ start: read.length, length: text.length });
          read += part.text;
        }
        expect(read).toBe(text);
      }),
    );
  });

  it('gives what lies at an offset, and nothing beyond the end', () => {
    expect(inWindow({ text: 'abcdef', id: 'x' }, { start: 2, length: 3 })).toEqual({
      id: 'x',
      text: 'cde',
      window: { start: 2, end: 5, length: 6 },
    });
    expect(inWindow({ text: 'abc' }, { start: 9 })).toMatchObject({
      text: '',
      window: { start: 3, end: 3, length: 3 },
    });
  });

  it.each([{ start: -1 }, { length: 0 }, { length: 1e9 }, { start: '0' }])('refuses %j', (given) => {
    expect(() => inWindow({ text: 'abc' }, given)).toThrow('badRequest');
  });
});
