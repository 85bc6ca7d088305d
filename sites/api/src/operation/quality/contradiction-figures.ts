import type { LabelledProblem } from '@assay/tool-triz/labelled-problems';
import { readJsonLines } from './json-lines.ts';

/** Parameters that were read in a problem, the best first. */
export interface ContradictionOutcome {
  problem: LabelledProblem;
  improve: readonly number[];
  worsen: readonly number[];
}

/** How many of the problems that tell both sides were read rightly: by the first guess, and by any of those shown. */
export interface ContradictionReport {
  problems: number;
  /** Problems that tell both sides, and those of all whose number of sides was told rightly. */
  twoSided: number;
  parted: number;
  improveFirst: number;
  improveShown: number;
  worsenFirst: number;
  worsenShown: number;
  bothFirst: number;
  bothShown: number;
}

/** Reads labelled problems, one JSON object a line. */
export const readLabelledProblems = (file: URL | string): Promise<LabelledProblem[]> => readJsonLines(file);

export function contradictionReport(outcomes: readonly ContradictionOutcome[]): ContradictionReport {
  const report: ContradictionReport = {
    problems: outcomes.length,
    twoSided: 0,
    parted: 0,
    improveFirst: 0,
    improveShown: 0,
    worsenFirst: 0,
    worsenShown: 0,
    bothFirst: 0,
    bothShown: 0,
  };
  for (const { problem, improve, worsen } of outcomes) {
    const isTwoSided = problem.worsen.length > 0;
    if (isTwoSided === worsen.length > 0) report.parted += 1;
    if (!isTwoSided) continue;
    report.twoSided += 1;
    const [better, worse] = [
      { is: improve, wanted: problem.improve },
      { is: worsen, wanted: problem.worsen },
    ].map(({ is, wanted }) => ({
      first: is[0] !== undefined && wanted.includes(is[0]),
      shown: is.some((each) => wanted.includes(each)),
    }));
    if (better?.first) report.improveFirst += 1;
    if (better?.shown) report.improveShown += 1;
    if (worse?.first) report.worsenFirst += 1;
    if (worse?.shown) report.worsenShown += 1;
    if (better?.first && worse?.first) report.bothFirst += 1;
    if (better?.shown && worse?.shown) report.bothShown += 1;
  }
  return report;
}
