import type { Step } from '../kind/stepwise.types.ts';
import type { Origin, RecordId } from '../record.types.ts';
import type { Operation } from './operation.types.ts';
import type { Patch } from './patch.types.ts';

export type ChangeId = string;

/** Who made a change: somebody by their account, which is empty once it is deleted, or the run of a tool. */
export type Author = { readonly person: string } | { readonly run: string };

/** What somebody asks for, under an id of their own: sent twice, it is done once. */
export type Edit =
  | { readonly id: ChangeId; readonly operations: readonly Operation[]; readonly reason?: string }
  /** Takes back a change of one's own; taking that back again brings it back. */
  | { readonly id: ChangeId; readonly undoes: ChangeId; readonly cameTo?: readonly WrittenSteps[] };

/** What an undo came to in a field of prose for its author, for later edits of theirs that stand on it. */
export interface WrittenSteps {
  readonly id: RecordId;
  readonly field: string;
  readonly steps: readonly Step[];
}

/** What an edit came to: patches, and those that take them back. */
export interface Effect {
  readonly patches: readonly Patch[];
  readonly inverse: readonly Patch[];
}

/** An edit that was done, as the history of a work keeps it. */
export interface Change extends Effect {
  readonly id: ChangeId;
  /** One more than that of the change before; gapless. */
  readonly revision: number;
  readonly author: Author;
  /** In whose name it writes: rules and models write in theirs, though a run or a person sent it. */
  readonly origin: Origin;
  /** ISO 8601, by the service's clock. */
  readonly at: string;
  readonly reason?: string;
  readonly undoes?: ChangeId;
}
