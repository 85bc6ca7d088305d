import type { Needs } from '../changes/needs.ts';
import type { RecordId, WorkRecord } from '../record.types.ts';
import type { WorkState } from '../state/work-state.ts';

/** What the needs of an edit name among the records of a work, said once in plain words for databases to be held to. */
export function select(state: WorkState, needs: Needs): WorkRecord[] {
  const below = new Set<RecordId>();
  const chosen = new Set<RecordId>([...needs.records, ...needs.below]);
  const visit = (id: RecordId) => {
    if (below.has(id)) return;
    below.add(id);
    for (const next of [...state.children(id), ...state.referrers(id)]) visit(next);
  };
  for (const id of needs.below) visit(id);
  for (const id of below) chosen.add(id);
  for (const id of needs.above) {
    for (let at: RecordId | null = id; at !== null; at = state.get(at)?.parent ?? null) chosen.add(at);
  }
  const others = (parent: RecordId | null) => state.children(parent).filter((id) => !below.has(id));
  for (const { parent, from } of needs.places) {
    const siblings = others(parent);
    if (from === 'first') for (const id of siblings.slice(0, needs.count)) chosen.add(id);
    else if (from === 'last') for (const id of siblings.slice(-needs.count)) chosen.add(id);
    else {
      const order = 'order' in from ? from.order : (state.get(from.after)?.order ?? '');
      const behind = siblings.filter((id) => (state.get(id)?.order ?? '') >= order);
      for (const id of behind.slice(0, needs.count)) chosen.add(id);
    }
  }
  for (const { parent, type } of needs.ofType) {
    for (const id of others(parent)
      .filter((one) => state.get(one)?.type === type)
      .slice(0, needs.count))
      chosen.add(id);
  }
  return state.records().filter(({ id }) => chosen.has(id));
}
