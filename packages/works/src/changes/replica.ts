import type { WorkKind } from '../kind/kind.types.ts';
import type { RecordId, WorkRecord } from '../record.types.ts';
import type { Lookup } from '../state/lookup.types.ts';
import { createWorkState, type WorkState } from '../state/work-state.ts';
import type { Change, ChangeId, Edit, Effect } from './change.types.ts';
import { EditRefused } from './edit-refused.ts';
import { transact } from './transact.ts';
import { undo } from './undo.ts';

/** Own changes that can still be taken back. */
const undoable = 500;

export interface ReplicaStart {
  records: Iterable<WorkRecord>;
  revision: number;
}

/** An edit that can no longer be done, with why: what was written in it is not lost. */
export interface LostEdit {
  edit: Edit;
  refusal: EditRefused;
}

interface Pending {
  edit: Edit;
  effect: Effect;
}

/**
 * A work as one person sees it: what the service has confirmed, and on top of it what they have done since. When a change of
 * somebody else comes between, their own is done again on what it left; the service does the same, so that both see the same.
 */
export interface Replica {
  readonly state: Lookup & Pick<WorkState, 'records' | 'size'>;
  /** Of the last confirmed change. */
  readonly revision: number;
  /** Done here, not yet confirmed, in their order. */
  readonly pending: readonly Edit[];
  /** @throws EditRefused; nothing is done then. */
  submit(edit: Edit): void;
  /** A change that the service has confirmed, in the order of revisions; one that is known already does nothing. */
  receive(change: Pick<Change, 'id' | 'revision' | 'patches'>): readonly LostEdit[];
  /** The service has refused an edit. */
  drop(id: ChangeId): readonly LostEdit[];
  /** Begins anew from what the service holds, with the edits that it has not confirmed. */
  reset(start: ReplicaStart): readonly LostEdit[];
  /** Calls back with the records that were touched; gives the way to end it. */
  subscribe(listener: (touched: ReadonlySet<RecordId>) => void): () => void;
}

/** @param start what the service holds */
export function createReplica(kind: WorkKind, start: ReplicaStart): Replica {
  let state = createWorkState(kind, start.records);
  let { revision } = start;
  let pending: Pending[] = [];
  const own = new Map<ChangeId, Effect>();
  const listeners = new Set<(touched: ReadonlySet<RecordId>) => void>();

  function effectOf(edit: Edit): Effect {
    if ('operations' in edit) return transact(state, edit.operations, { origin: 'person' });
    const done = own.get(edit.undoes);
    if (!done) throw new EditRefused('changedSince');
    return undo(state, done);
  }

  function remember(id: ChangeId, effect: Effect): void {
    own.delete(id);
    own.set(id, effect);
    for (const oldest of own.keys()) {
      if (own.size <= undoable) break;
      own.delete(oldest);
    }
  }

  function tell(effects: readonly Effect[]): void {
    const touched = new Set<RecordId>();
    for (const { patches, inverse } of effects) {
      for (const patch of [...patches, ...inverse]) touched.add(patch.op === 'add' ? patch.record.id : patch.id);
    }
    for (const listener of listeners) listener(touched);
  }

  /** Takes back what is not confirmed, does something else, and does it again. */
  function beneath(work: () => Effect, isKept: (edit: Edit) => boolean = () => true): readonly LostEdit[] {
    const before = pending;
    for (const { effect } of before.toReversed()) for (const patch of effect.inverse) state.apply(patch);
    const effects = [...before.map(({ effect }) => effect), work()];
    pending = [];
    const lost: LostEdit[] = [];
    for (const { edit } of before.filter(({ edit: one }) => isKept(one))) {
      try {
        const effect = effectOf(edit);
        pending.push({ edit, effect });
        effects.push(effect);
        remember(edit.id, effect);
      } catch (error) {
        if (!(error instanceof EditRefused)) throw error;
        own.delete(edit.id);
        lost.push({ edit, refusal: error });
      }
    }
    tell(effects);
    return lost;
  }

  const nothing = (): Effect => ({ patches: [], inverse: [] });

  return {
    get state() {
      return state;
    },
    get revision() {
      return revision;
    },
    get pending() {
      return pending.map(({ edit }) => edit);
    },
    submit(edit) {
      const effect = effectOf(edit);
      pending.push({ edit, effect });
      remember(edit.id, effect);
      tell([effect]);
    },
    receive(change) {
      if (change.revision <= revision) return [];
      if (change.revision !== revision + 1) {
        throw new Error(`Revision ${change.revision} came after ${revision}: one is missing between them.`);
      }
      return beneath(
        () => {
          const inverse = change.patches.map((patch) => state.apply(patch)).toReversed();
          const effect = { patches: change.patches, inverse };
          revision = change.revision;
          if (own.has(change.id)) remember(change.id, effect);
          return effect;
        },
        (edit) => edit.id !== change.id,
      );
    },
    drop(id) {
      own.delete(id);
      return beneath(nothing, (edit) => edit.id !== id);
    },
    reset({ records, revision: now }) {
      return beneath(() => {
        state = createWorkState(kind, records);
        revision = now;
        return nothing();
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
