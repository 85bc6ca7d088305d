import type { TypeName } from '../kind/records-of.ts';

/** The parts of a TRIZ work on the way from the problem to an idea, in their order. */
export const partNames = [
  'problem',
  'questions',
  'functions',
  'contradiction',
  'matrix',
  'principles',
  'standards',
  'effects',
  'trends',
  'concepts',
] as const;

export type PartName = (typeof partNames)[number];

/** By which the way to a part finds it. */
export const partId = (name: PartName) => `triz-${name}`;

/** Types of the records that stand in each part. */
export const partTypes: Readonly<Record<PartName, readonly TypeName[]>> = {
  problem: [],
  questions: ['answer'],
  functions: ['function'],
  contradiction: ['contradiction', 'reading'],
  matrix: [],
  principles: ['principle'],
  standards: ['model', 'standard'],
  effects: ['effect'],
  trends: ['trend'],
  concepts: ['concept', 'criterion'],
};
