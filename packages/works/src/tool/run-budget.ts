/** What a run may use before it ends: seconds of work (waiting is none), passages read, and tokens of a model. */
export interface RunBudget {
  readonly seconds: number;
  readonly passages: number;
  readonly tokens: number;
}

/** Of a procedure that names none: far beyond what people wait for, and short of a run that never ends. */
export const defaultBudget: RunBudget = { seconds: 7_200, passages: 20_000, tokens: 2_000_000 };

/** What a run has used up of its budget; undefined while it may go on. */
export function usedUp(budget: Partial<RunBudget> | undefined, used: RunBudget): keyof RunBudget | undefined {
  const limits = { ...defaultBudget, ...budget };
  return (['seconds', 'passages', 'tokens'] as const).find((name) => used[name] >= limits[name]);
}
