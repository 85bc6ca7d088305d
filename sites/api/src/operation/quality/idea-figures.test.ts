import type { JudgedProblem } from '@assay/tool-triz/judged-ideas';
import { describe, expect, it } from 'vitest';
import { ideaReport } from './idea-figures.ts';

const problem = (ideas: JudgedProblem['ideas']): JudgedProblem => ({
  id: 'p',
  language: 'en',
  problem: 'Make the pump lighter.',
  group: 'pumps',
  ideas,
});
const foam = { document: 'd1', quote: 'Foam walls weigh less.', principles: [31], grade: 2 } as const;

describe('figures of ideas', () => {
  it('count what was offered, what of it is an idea, and the problems that have one', () => {
    const wanting = problem([foam]);
    const outcomes = [
      {
        problem: wanting,
        offered: [
          { document: 'd1', text: 'Foam walls weigh less.', principle: 31 },
          { document: 'd1', text: 'The pump was painted.', principle: 32 },
        ],
      },
      { problem: wanting, offered: [{ document: 'd2', text: 'Foam walls weigh less.', principle: 31 }] },
      { problem: wanting, offered: [{ document: 'd1', text: 'Foam walls weigh less.', principle: 40 }] },
      { problem: problem([]), offered: [{ document: 'd1', text: 'Foam walls weigh less.', principle: 31 }] },
      { problem: problem([]), offered: [] },
    ];
    expect(ideaReport(outcomes)).toEqual({
      problems: 5,
      wanting: 3,
      reached: 2,
      wantingNone: 2,
      misled: 1,
      offered: 5,
      right: 2,
      rightPrinciple: 1,
    });
  });
});
