import { referenceFields } from '../kind/define-kind.ts';
import type { WorkKind } from '../kind/kind.types.ts';
import type { FieldValue, RecordId, WorkRecord } from '../record.types.ts';
import type { Operation } from './operation.types.ts';

type Add = Extract<Operation, { op: 'add' }>;

/** Siblings by their parent, in their order. */
function siblingsOf(records: readonly WorkRecord[]): ReadonlyMap<RecordId | null, readonly WorkRecord[]> {
  const held = new Map<RecordId | null, WorkRecord[]>();
  for (const record of records) {
    const among = held.get(record.parent);
    if (among) among.push(record);
    else held.set(record.parent, [record]);
  }
  for (const siblings of held.values()) {
    siblings.sort((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : a.id < b.id ? -1 : 1));
  }
  return held;
}

/** Each record behind those that it cannot be without; of those that wait for each other, one stands first. */
function inTurn(kind: WorkKind, records: readonly WorkRecord[]): readonly WorkRecord[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  const needed = ({ type, parent, fields }: WorkRecord): WorkRecord[] => {
    const of = kind.types[type];
    const required = referenceFields(of).filter((name) => of?.fields[name]?.isRequired);
    return [parent, ...required.map((name) => fields[name])].flatMap((id) =>
      typeof id === 'string' ? (byId.get(id) ?? []) : [],
    );
  };
  // Not their ids: of two that bear one, the rules refuse the second.
  const seen = new Set<WorkRecord>();
  const turn: WorkRecord[] = [];
  // Without recursion: a file says how deep its records lie.
  for (const record of records) {
    const open = [{ record, isReady: false }];
    for (let next = open.pop(); next; next = open.pop()) {
      if (next.isReady) turn.push(next.record);
      else if (!seen.has(next.record)) {
        seen.add(next.record);
        open.push({ record: next.record, isReady: true });
        for (const other of needed(next.record).toReversed()) open.push({ record: other, isReady: false });
      }
    }
  }
  return turn;
}

/** Where a record is put among those of its siblings that stand there already; asked in the order in which they are added. */
function placing(siblings: ReadonlyMap<RecordId | null, readonly WorkRecord[]>) {
  const index = new Map([...siblings.values()].flatMap((among) => among.map(({ id }, at) => [id, at] as const)));
  const added = new Set<RecordId>();
  const last = new Map<RecordId | null, number>();
  return ({ id, parent }: WorkRecord): Pick<Add, 'after'> => {
    const at = index.get(id) ?? 0;
    added.add(id);
    if (at > (last.get(parent) ?? -1)) {
      last.set(parent, at);
      return {};
    }
    const before = siblings.get(parent)?.slice(0, at) ?? [];
    return { after: before.findLast((other) => added.has(other.id))?.id ?? null };
  };
}

/** Fields without the references that a record can be without: what those name may come later. */
function withoutReferences(kind: WorkKind, { type, fields }: WorkRecord): Record<string, FieldValue> {
  const of = kind.types[type];
  const later = referenceFields(of).filter((name) => !of?.fields[name]?.isRequired);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !later.includes(name)));
}

/**
 * What makes these records in a work that has none: an import, which the rules judge like anything that is asked of them.
 * Who wrote what in them is not taken over.
 *
 * @param records in any order, of a source that is not trusted
 */
export function operationsToMake(kind: WorkKind, records: readonly WorkRecord[]): readonly Operation[] {
  const siblings = siblingsOf(records);
  const places = placing(siblings);
  const adds = inTurn(kind, [...siblings.values()].flat()).map((record): Add => {
    const { id, type, parent, evidence, basis } = record;
    const fields = withoutReferences(kind, record);
    return { op: 'add', id, type, parent, ...places(record), fields, evidence, basis };
  });
  const references = records.flatMap(({ id, type, fields }) => {
    const of = kind.types[type];
    return referenceFields(of)
      .filter((name) => !of?.fields[name]?.isRequired && fields[name] !== undefined)
      .map((field): Operation => ({ op: 'set', id, field, value: fields[field] ?? null }));
  });
  return [...adds, ...references];
}
