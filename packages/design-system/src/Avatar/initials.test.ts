import { describe, expect, it } from 'vitest';
import { initials } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Mara Klein', 'MK'],
    ['Ana María de la Cruz', 'AC'],
    ['Plato', 'Pl'],
    ['王小明', '王'],
    ['  ', ''],
    ['𠮷田', '𠮷'],
  ])('of %s are %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
