import type { WorkKind } from '../kind/kind.types.ts';
import type { RecordId, WorkRecord } from '../record.types.ts';
import type { Lookup } from '../state/lookup.types.ts';
import { createWorkState, type WorkState } from '../state/work-state.ts';
import { asDone } from './as-done.ts';
import type { Change, ChangeId, Edit, Effect } from './change.types.ts';
import { EditRefused } from './edit-refused.ts';
import { type Meantime, noMeantime, type PastChange } from './meantime.ts';
import type { Operation } from './operation.types.ts';
import type { Patch } from './patch.types.ts';
import { transact } from './transact.ts';
import { undo } from './undo.ts';

/** Own changes that can still be taken back. */
const undoable = 500;
/** Confirmed changes that are held for what is taken back. */
const held = 10_000;

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

const pastOf = ({ edit, effect }: Pending): PastChange => ({
  ...effect,
  id: edit.id,
  ...('undoes' in edit && { undoes: edit.undoes }),
});

/**
 * A work as one person sees it: what the service has confirmed, and on top of it what they have done since. When a change of
 * somebody else comes between, their own is done again on what it left; the service does the same, so that both see the same.
 */
export interface Replica {
  readonly state: Lookup & Pick<WorkState, 'records' | 'size'>;
  /** Of the last confirmed change. */
  readonly revision: number;
  /** Done here, not yet confirmed, in their order; steps among them are as they stand on `revision`. */
  readonly pending: readonly Edit[];
  /** @throws EditRefused; nothing is done then. */
  submit(edit: Edit): void;
  /**
   * Adds to the last edit, which nobody has been sent yet: what is typed in one go is one change.
   *
   * @throws EditRefused; nothing is done then.
   */
  extend(id: ChangeId, operations: readonly Operation[]): void;
  /** A change that the service has confirmed, in the order of revisions; one that is known already does nothing. */
  receive(change: Pick<Change, 'id' | 'revision' | 'patches' | 'undoes'>): readonly LostEdit[];
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
  /** The last confirmed changes. */
  const past: PastChange[] = [];
  const listeners = new Set<(touched: ReadonlySet<RecordId>) => void>();

  /** What was done on top of a change; undefined where that is not known any more. */
  function since(id: ChangeId): readonly PastChange[] | undefined {
    const all = [...past, ...pending.map(pastOf)];
    const at = all.findIndex((one) => one.id === id);
    return at === -1 ? undefined : all.slice(at + 1);
  }

  function effectOf(edit: Edit, meantime: Meantime): Effect {
    if ('operations' in edit) return transact(state, edit.operations, { origin: 'person' }, meantime);
    // What was done for somebody, as by a tool that they asked, is known once it has come.
    const done = own.get(edit.undoes) ?? past.find(({ id }) => id === edit.undoes);
    const isWritten = done?.patches.some(({ op }) => op === 'write');
    const later = since(edit.undoes) ?? (isWritten ? undefined : []);
    if (!done || !later) throw new EditRefused('changedSince');
    return undo(state, done, later);
  }

  /** Does an edit on top of all that was done. */
  function does(edit: Edit, meantime: Meantime): Effect {
    const effect = effectOf(edit, meantime);
    pending.push({ edit: asDone(edit, effect, revision), effect });
    remember(edit.id, effect);
    return effect;
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

  /** Takes back what is not confirmed, does something else, which may be a change, and does it again. */
  function beneath(
    work: () => PastChange | undefined,
    isKept: (edit: Edit) => boolean = () => true,
  ): readonly LostEdit[] {
    const before = pending;
    for (const { effect } of before.toReversed()) for (const patch of effect.inverse) state.apply(patch);
    const change = work();
    pending = [];
    const effects: Effect[] = [...before.map(({ effect }) => effect), ...(change ? [change] : [])];
    const lost: LostEdit[] = [];
    for (const [at, { edit }] of before.entries()) {
      if (!isKept(edit)) continue;
      try {
        const meantime: Meantime = {
          since: () => [...(change ? [change] : []), ...pending.map(pastOf)],
          before: before.slice(0, at).map((one) => one.edit),
        };
        effects.push(does(edit, meantime));
      } catch (error) {
        if (!(error instanceof EditRefused)) throw error;
        own.delete(edit.id);
        lost.push({ edit, refusal: error });
      }
    }
    tell(effects);
    return lost;
  }

  /** What came between two states in the fields of prose in which something is not confirmed. */
  function between(from: WorkState, to: WorkState): PastChange {
    const patches = pending.flatMap(({ effect }) => effect.patches.filter((patch) => patch.op === 'write'));
    const places = new Map(patches.map((patch) => [`${patch.id} ${patch.field}`, patch]));
    const steps = Array.from(places.values(), ({ id, field }): Patch[] => {
      const [before, after] = [from.get(id), to.get(id)];
      const stepwise = kind.types[before?.type ?? '']?.fields[field]?.stepwise;
      if (!before || !after || !stepwise) return [];
      return [{ op: 'write', id, field, steps: stepwise.between(before.fields[field], after.fields[field]) }];
    });
    return { id: '', patches: steps.flat(), inverse: [] };
  }

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
      tell([does(edit, noMeantime)]);
    },
    extend(id, operations) {
      const last = pending.at(-1);
      if (!last || last.edit.id !== id || !('operations' in last.edit)) throw new Error(`Edit ${id} is not the last.`);
      const more = transact(state, operations, { origin: 'person' });
      const next = asDone({ id, operations }, more, revision);
      const effect: Effect = {
        patches: [...last.effect.patches, ...more.patches],
        inverse: [...more.inverse, ...last.effect.inverse],
      };
      const added = 'operations' in next ? next.operations : [];
      pending.splice(-1, 1, { edit: { ...last.edit, operations: [...last.edit.operations, ...added] }, effect });
      remember(id, effect);
      tell([more]);
    },
    receive(change) {
      if (change.revision <= revision) return [];
      if (change.revision !== revision + 1) {
        throw new Error(`Revision ${change.revision} came after ${revision}: one is missing between them.`);
      }
      return beneath(
        () => {
          const inverse = change.patches.map((patch) => state.apply(patch)).toReversed();
          const { id, patches, undoes } = change;
          const done: PastChange = { id, patches, inverse, ...(undoes !== undefined && { undoes }) };
          revision = change.revision;
          past.push(done);
          if (past.length > held) past.shift();
          if (own.has(id)) remember(id, { patches, inverse });
          return done;
        },
        (edit) => edit.id !== change.id,
      );
    },
    drop(id) {
      own.delete(id);
      return beneath(
        () => undefined,
        (edit) => edit.id !== id,
      );
    },
    reset({ records, revision: now }) {
      return beneath(() => {
        const before = state;
        state = createWorkState(kind, records);
        revision = now;
        past.length = 0;
        return between(before, state);
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
