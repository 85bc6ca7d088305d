import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRunOver, type RunMove, type RunStatus, runMove, runStatuses } from './run.ts';

const moves: readonly RunMove[] = ['start', 'ask', 'answer', 'finish', 'fail', 'stop', 'again'];

/** The state after a move; the same where it is not allowed. */
function after(status: RunStatus, move: RunMove): RunStatus {
  const { from, to } = runMove(move);
  return from.includes(status) ? to : status;
}

describe('a run', () => {
  it('S2: goes from queued over running and paused to one end', () => {
    const way: RunMove[] = ['start', 'ask', 'answer', 'start', 'finish'];
    const states = way.reduce<RunStatus[]>((seen, move) => [...seen, after(seen.at(-1) ?? 'queued', move)], []);
    expect(states).toEqual(['running', 'paused', 'queued', 'running', 'done']);
  });

  it('S2: never leaves its end but to be written again, and stops from every other state', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...moves), { maxLength: 30 }), (path) => {
        let status: RunStatus = 'queued';
        for (const move of path) {
          const next = after(status, move);
          if (isRunOver(status)) expect(next === status || move === 'again').toBe(true);
          else expect(after(status, 'stop')).toBe('stopped');
          status = next;
        }
      }),
    );
  });

  it('S2: a worker that died is followed by another, and only what runs can end well or ask', () => {
    const from = (move: RunMove) => runStatuses.filter((status) => runMove(move).from.includes(status));
    expect(from('start')).toEqual(['queued', 'running']);
    expect(from('finish')).toEqual(['running']);
    expect(from('ask')).toEqual(['running']);
  });
});
