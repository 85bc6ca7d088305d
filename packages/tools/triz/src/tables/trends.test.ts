import { locales } from '@assay/domain';
import { describe, expect, it } from 'vitest';
import { nextStage, trends } from './trends.ts';

describe('the trends of evolution', () => {
  it('have four to six stages each', () => {
    for (const { stages } of trends) {
      expect(stages.length).toBeGreaterThanOrEqual(4);
      expect(stages.length).toBeLessThanOrEqual(6);
    }
  });

  it.each(locales)('have names of their own in %s, and stages that differ', (locale) => {
    expect(new Set(trends.map(({ name }) => name[locale]))).toHaveLength(trends.length);
    for (const { says, stages } of trends) {
      expect(says[locale]).toMatch(/[.。]$/u);
      expect(new Set(stages.map((stage) => stage[locale]))).toHaveLength(stages.length);
    }
  });

  it('lead from each stage to the next, and no further', () => {
    for (const { code, stages } of trends) {
      stages.slice(0, -1).forEach((_, at) => {
        expect(nextStage(code, at)).toEqual({ stage: at + 1, name: stages[at + 1] });
      });
      expect(nextStage(code, stages.length - 1)).toBeUndefined();
      expect(() => nextStage(code, stages.length)).toThrow(RangeError);
      expect(() => nextStage(code, 0.5)).toThrow(RangeError);
    }
  });
});
