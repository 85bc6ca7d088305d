import { locales } from '@assay/domain';
import { describe, expect, it } from 'vitest';
import { principles } from './principles.ts';
import { separationQuestions } from './separation-questions.ts';
import { separations } from './separations.ts';
import { subPrinciples } from './sub-principles.ts';

describe('the directions of the principles', () => {
  it('are two to five for each of the forty, lettered from a', () => {
    expect(subPrinciples).toHaveLength(principles.length);
    for (const directions of subPrinciples) {
      expect(directions.length).toBeGreaterThanOrEqual(2);
      expect(directions.length).toBeLessThanOrEqual(5);
      expect(directions.map(({ letter }) => letter).join('')).toBe('abcde'.slice(0, directions.length));
    }
  });

  it.each(locales)('are whole sentences in %s, none said twice', (locale) => {
    const said = subPrinciples.flat().map(({ says }) => says[locale]);
    expect(new Set(said)).toHaveLength(said.length);
    for (const sentence of said) expect(sentence).toMatch(locale === 'en' ? /^[A-Z].+\.$/ : /^[^A-Za-z]+。$/u);
  });
});

describe('the ways of separation', () => {
  it('name no principle twice', () => {
    for (const numbers of Object.values(separations.shipped)) expect(new Set(numbers)).toHaveLength(numbers.length);
  });

  it.each(locales)('are asked for in %s, each by its own question', (locale) => {
    const questions = Object.values(separationQuestions).map((question) => question[locale]);
    expect(new Set(questions)).toHaveLength(Object.keys(separations.shipped).length);
    for (const question of questions) expect(question).toMatch(/[?？]$/u);
  });
});
