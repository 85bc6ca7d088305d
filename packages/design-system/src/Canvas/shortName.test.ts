import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shortName } from './shortName.ts';

it('keeps a name that fits, and cuts others between characters', () => {
  expect(shortName('Pump housing → Seal')).toBe('Pump housing → Seal');
  expect(shortName('𠮷'.repeat(50))).toBe(`${'𠮷'.repeat(39)}…`);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
      const short = shortName(name);
      expect(Array.from(short).length).toBeLessThanOrEqual(40);
      expect(short === name || (short.endsWith('…') && name.startsWith(short.slice(0, -1)))).toBe(true);
    }),
  );
});
