import type { RecordId } from '@assay/works';

/** How a solution does by a criterion, beside the datum. */
export type Verdict = 'better' | 'same' | 'worse';

/** The signs of a Pugh matrix. */
export const verdictSigns = { better: '+', same: 'S', worse: '−' } as const satisfies Record<Verdict, string>;

/** Verdicts by criterion, with the record that holds each. */
export type Verdicts = ReadonlyMap<RecordId, { id: RecordId; verdict: Verdict }>;

/** What the verdicts on a solution come to. */
export interface Balance {
  /** Criteria by which it is better and worse. */
  better: number;
  worse: number;
  /** Weights of what is better, and of what is worse. */
  gained: number;
  lost: number;
  /** What is gained less what is lost. */
  net: number;
  /** Every criterion has a verdict. */
  isWhole: boolean;
}

const middleWeight = 3;

/** The weight of a criterion, 1 to 5; one that nobody has weighed counts as the middle. */
export function weightOf({ fields }: { fields: { weight?: number } }): number {
  return fields.weight ?? middleWeight;
}

/** Weighs the verdicts on a solution (Pugh, Total Design, 1991). */
export function balanceOf(
  criteria: readonly { id: RecordId; fields: { weight?: number } }[],
  verdicts: Verdicts,
): Balance {
  const held = (verdict: Verdict) => criteria.filter(({ id }) => verdicts.get(id)?.verdict === verdict);
  const weigh = (those: typeof criteria) => those.reduce((sum, one) => sum + weightOf(one), 0);
  const [better, worse] = [held('better'), held('worse')];
  const [gained, lost] = [weigh(better), weigh(worse)];
  return {
    better: better.length,
    worse: worse.length,
    gained,
    lost,
    net: gained - lost,
    isWhole: criteria.every(({ id }) => verdicts.has(id)),
  };
}

/** A balance with its sign. */
export const signed = (value: number, format: (value: number) => string): string =>
  value > 0 ? `+${format(value)}` : value < 0 ? `−${format(-value)}` : format(0);
