import type { WorkState } from '../state/work-state.ts';
import { createBranches } from './branches.ts';
import type { Effect } from './change.types.ts';
import { type Meantime, noMeantime } from './meantime.ts';
import type { Operation } from './operation.types.ts';
import type { Patch } from './patch.types.ts';
import { patchesOf, type Writing } from './patches-of.ts';

/** Carries out patches one by one, as each is made for the state that the former ones left; all of them, or none. */
export function applyAll(state: WorkState, steps: Iterable<() => readonly Patch[]>): Effect {
  const patches: Patch[] = [];
  const inverse: Patch[] = [];
  try {
    for (const step of steps) {
      for (const patch of step()) {
        inverse.unshift(state.apply(patch));
        patches.push(patch);
      }
    }
  } catch (error) {
    for (const patch of inverse) state.apply(patch);
    throw error;
  }
  return { patches, inverse };
}

/**
 * Does what somebody asks to a state: all of it, or none.
 *
 * @param meantime what came between the state that they saw and this one
 * @throws EditRefused; the state is then as it was.
 */
export function transact(
  state: WorkState,
  operations: readonly Operation[],
  writing: Writing,
  meantime: Meantime = noMeantime,
): Effect {
  const branches = createBranches(meantime);
  return applyAll(
    state,
    operations.map((operation) => () => patchesOf(state, operation, writing, { meantime, branches })),
  );
}
