import { layOut } from '@assay/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countTokens, cutPassages } from './passages.ts';
import { onlyPublication } from './testing/fixtures.ts';
import { grantXml } from './testing/records.ts';

const words = fc.constantFrom(
  'The cell of FIG. 1',
  'holds 2.5 mol/L',
  'e.g. a salt',
  'and water',
  '電解質は液体である。',
  '温度为25°C；',
  'It works.',
  'Is it?',
  'approx. 3 mm',
  '\n',
  '; ',
  '𝒳',
);
const body = fc.array(words, { minLength: 1, maxLength: 400 }).map((parts) => parts.join(' ').trim());

describe('cutPassages', () => {
  it('covers every part without overlap, and loses nothing but blanks', () => {
    fc.assert(
      fc.property(body, (text) => {
        fc.pre(text !== '');
        const passages = cutPassages(text, [{ kind: 'paragraph', start: 0, end: text.length }]);
        let at = 0;
        for (const { start, end } of passages) {
          expect(start).toBeGreaterThanOrEqual(at);
          expect(text.slice(at, start).trim()).toBe('');
          expect(end).toBeGreaterThan(start);
          expect(/[\ud800-\udbff]$/.test(text.slice(start, end))).toBe(false);
          at = end;
        }
        expect(text.slice(at).trim()).toBe('');
      }),
    );
  });

  it('keeps passages near 250 tokens, even without sentence ends', () => {
    for (const text of ['word '.repeat(3000), 'A sentence of six words here. '.repeat(300), '電'.repeat(4000)]) {
      for (const { start, end } of cutPassages(text.trim(), [
        { kind: 'paragraph', start: 0, end: text.trim().length },
      ])) {
        expect(countTokens(text.slice(start, end))).toBeLessThanOrEqual(292);
      }
    }
  });

  it('gives each row of a table, each claim and each abstract its own passage, and none to headings', async () => {
    const { text, parts } = layOut(await onlyPublication(grantXml('08000001')));
    const passages = cutPassages(text, parts);
    expect(passages.map(({ kind, start, end }) => [kind, text.slice(start, end).split('\n', 1)[0]])).toEqual([
      ['abstract', 'The capacity is 1.5×10⁻³ mol/L.'],
      ['paragraph', 'A cell holds an electrolyte.'],
      ['paragraph', 'The values are listed.'],
      ['table', 'Sample | Capacity (mAh/g)'],
      ['table', 'A | 147'],
      ['table', 'B | 152'],
      ['paragraph', 'Sample B is better.'],
      ['claim', 'A cathode comprising:'],
      ['claim', 'The cathode of claim 1, wherein the getter is 10 µm thick.'],
      ['claim', 'A battery with the cathode of any one of claims 1 to 2.'],
    ]);
  });
});
