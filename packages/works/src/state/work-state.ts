import type { Patch } from '../changes/patch.types.ts';
import { patched } from '../changes/patched.ts';
import { referenceFields } from '../kind/define-kind.ts';
import type { WorkKind } from '../kind/kind.types.ts';
import type { RecordId, WorkRecord } from '../record.types.ts';
import type { Lookup } from './lookup.types.ts';
import { placeAmong } from './siblings.ts';

const none: readonly RecordId[] = [];

/** The records of a work, changed in place by patches; each record itself is never changed, only replaced. */
export interface WorkState extends Lookup {
  /**
   * Carries out one patch and gives the one that takes it back, exactly.
   *
   * @throws Error when the patch is not about what is here: patches are made for one state and fit no other.
   */
  apply(patch: Patch): Patch;
  /** All records, parents before their children, siblings in their order. */
  records(): readonly WorkRecord[];
  readonly size: number;
}

/** A work of a kind with these records. */
export function createWorkState(kind: WorkKind, records: Iterable<WorkRecord> = []): WorkState {
  const byId = new Map<RecordId, WorkRecord>();
  const byParent = new Map<RecordId | null, RecordId[]>();
  const byTarget = new Map<RecordId, Set<RecordId>>();
  const get = (id: RecordId) => byId.get(id);

  function targets({ type, fields }: WorkRecord): RecordId[] {
    return referenceFields(kind.types[type])
      .map((name) => fields[name])
      .filter((value) => typeof value === 'string');
  }

  function put(record: WorkRecord): void {
    byId.set(record.id, record);
    const siblings = byParent.get(record.parent);
    if (siblings) siblings.splice(placeAmong(siblings, record, get), 0, record.id);
    else byParent.set(record.parent, [record.id]);
    for (const target of targets(record)) {
      const referrers = byTarget.get(target);
      if (referrers) referrers.add(record.id);
      else byTarget.set(target, new Set([record.id]));
    }
  }

  function take(record: WorkRecord): void {
    const siblings = byParent.get(record.parent) ?? [];
    siblings.splice(placeAmong(siblings, record, get), 1);
    if (siblings.length === 0) byParent.delete(record.parent);
    for (const target of targets(record)) {
      const referrers = byTarget.get(target);
      referrers?.delete(record.id);
      if (referrers?.size === 0) byTarget.delete(target);
    }
    byId.delete(record.id);
  }

  for (const record of records) put(record);

  return {
    kind,
    get,
    children: (parent) => byParent.get(parent) ?? none,
    referrers: (id) => [...(byTarget.get(id) ?? none)],
    get size() {
      return byId.size;
    },
    apply(patch) {
      const { before, after, inverse } = patched(kind, get, patch);
      if (before) take(before);
      if (after) put(after);
      return inverse;
    },
    records() {
      const ordered: WorkRecord[] = [];
      // Without recursion: whoever fills a work says how deep its records lie.
      const open = [...(byParent.get(null) ?? none)].toReversed();
      for (let id = open.pop(); id !== undefined; id = open.pop()) {
        const record = byId.get(id);
        if (!record) continue;
        ordered.push(record);
        for (const child of (byParent.get(id) ?? none).toReversed()) open.push(child);
      }
      return ordered;
    },
  };
}
