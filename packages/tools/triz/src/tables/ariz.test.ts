import { locales } from '@assay/domain';
import { describe, expect, it } from 'vitest';
import { arizQuestions, resourceClasses } from './ariz.ts';

describe('the questions of ARIZ', () => {
  it('lead from the problem over the ideal final result, its zone and time to the resources', () => {
    const order = arizQuestions.map(({ code }) => code);
    expect(order[0]).toBe('mini problem');
    expect(order.at(-1)).toBe('resources');
    expect(order.indexOf('ideal final result')).toBeLessThan(order.indexOf('operating zone'));
    expect(order.indexOf('operating time')).toBeLessThan(order.indexOf('physical contradiction'));
  });

  it.each(locales)('are questions of their own in %s, each with help', (locale) => {
    expect(new Set(arizQuestions.map(({ asks }) => asks[locale]))).toHaveLength(arizQuestions.length);
    for (const { asks, help } of arizQuestions) {
      expect(asks[locale]).toMatch(/[?？]$/u);
      expect(help[locale]).toMatch(/[.。…]$/u);
    }
  });
});

describe('the classes of resources', () => {
  it.each(locales)('are six, each with a name and what to look for in %s', (locale) => {
    const classes = Object.values(resourceClasses);
    expect(classes).toHaveLength(6);
    expect(new Set(classes.map(({ name }) => name[locale]))).toHaveLength(6);
    for (const { help } of classes) expect(help[locale]).toMatch(/[.。]$/u);
  });
});
