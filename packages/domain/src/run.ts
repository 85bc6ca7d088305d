/** States of a run: one execution of what a person asked for, be it a question, a message to an agent or a tool. */
export const runStatuses = ['queued', 'running', 'paused', 'done', 'failed', 'stopped'] as const;
export type RunStatus = (typeof runStatuses)[number];

/** What moves a run from one state to the next. */
export type RunMove =
  /** A worker begins, or goes on after an answer. */
  | 'start'
  /** A step waits for a person; a plan waits to be approved. */
  | 'ask'
  /** The person has answered. */
  | 'answer'
  | 'finish'
  | 'fail'
  | 'stop'
  /** Written again; what it held stays as a version. */
  | 'again';

/** A worker that died leaves `running` behind: the next one starts from there. */
const table: Record<RunMove, { from: readonly RunStatus[]; to: RunStatus }> = {
  start: { from: ['queued', 'running'], to: 'running' },
  ask: { from: ['running'], to: 'paused' },
  answer: { from: ['paused'], to: 'queued' },
  finish: { from: ['running'], to: 'done' },
  fail: { from: ['queued', 'running', 'paused'], to: 'failed' },
  stop: { from: ['queued', 'running', 'paused'], to: 'stopped' },
  again: { from: ['done', 'failed', 'stopped'], to: 'queued' },
};

/** From which states a move is allowed, and where it leads. One that is not allowed changes nothing. */
export function runMove(move: RunMove): { readonly from: readonly RunStatus[]; readonly to: RunStatus } {
  return table[move];
}

/** Nothing more is written unless it is asked for again. */
export function isRunOver(status: RunStatus): boolean {
  return status === 'done' || status === 'failed' || status === 'stopped';
}

/**
 * What became of the use that a run was counted as: `spent` until it ends, then `earned` for good, or `returned` where
 * it ended without having written anything. A run that is not counted has none.
 */
export type RunUse = 'spent' | 'earned' | 'returned';
