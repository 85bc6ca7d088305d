import { describe, expect, it } from 'vitest';
import { classPrefix } from './class-prefix.ts';

describe('the beginning of a class', () => {
  it.each([
    ['h', 'H'],
    ['H01', 'H01'],
    ['h01m', 'H01M'],
    ['H01M4', 'H01M 4'],
    ['h01m  10/05', 'H01M 10/05'],
    ['H01M 4/', 'H01M 4/'],
    ['Ｈ０１Ｍ', 'H01M'],
    ['Y02E 60/10', 'Y02E 60/10'],
  ])('is read in %s', (typed, read) => {
    expect(classPrefix(typed)).toBe(read);
  });

  it.each(['', 'Z01', 'H0', 'H01 4', 'battery', '4/13', 'H01M 4/13/2', 'H01M 12345'])('is not in %s', (typed) => {
    expect(classPrefix(typed)).toBeUndefined();
  });
});
