import type { FieldValue, Origin, RecordId, WorkRecord } from '../record.types.ts';
import type { Lookup } from '../state/lookup.types.ts';
import { type Branches, stepwiseOf } from './branches.ts';
import { EditRefused } from './edit-refused.ts';
import type { Meantime } from './meantime.ts';
import type { Operation } from './operation.types.ts';
import { orderAt } from './order-at.ts';
import type { Patch } from './patch.types.ts';
import { checkedValue, checkParent, checkWriter, recordOf, typeOf } from './record-rules.ts';

/** In whose name something is written. */
export interface Writing {
  readonly origin: Origin;
  /** A person has looked at it and wants it, whoever wrote it. @default true for a person's own */
  readonly isApproved?: boolean;
}

/** Whether a person wrote in the field of a record. */
const isPersonsOwn = ({ origin, origins }: WorkRecord, field: string): boolean =>
  (origins[field] ?? origin) === 'person';

/** Whether a person added the record or wrote in it; where something is drawn is no word of theirs. */
function holdsPersons(lookup: Lookup, { type, origin, origins }: WorkRecord): boolean {
  const fields = lookup.kind.types[type]?.fields ?? {};
  return (
    origin === 'person' ||
    Object.entries(origins).some(([field, writer]) => writer === 'person' && fields[field]?.isDrawn !== true)
  );
}

/** The record, all below it and what refers to any of them and cannot be without it; each before what it stands on. */
function goingWith(lookup: Lookup, id: RecordId): { removed: readonly RecordId[]; emptied: readonly Patch[] } {
  const seen = new Set<RecordId>();
  const removed: RecordId[] = [];
  const referring: { record: WorkRecord; field: string }[] = [];
  const visit = (gone: RecordId) => {
    if (seen.has(gone)) return;
    seen.add(gone);
    for (const child of lookup.children(gone)) visit(child);
    for (const referrer of lookup.referrers(gone)) {
      const record = recordOf(lookup, referrer);
      const { fields = {} } = lookup.kind.types[record.type] ?? {};
      for (const [field, { form, isRequired }] of Object.entries(fields)) {
        if (form !== 'reference' || record.fields[field] !== gone) continue;
        if (isRequired) visit(referrer);
        else referring.push({ record, field });
      }
    }
    removed.push(gone);
  };
  visit(id);
  // Also of what goes itself: brought back, all is there before anything refers to it.
  const emptied = referring.map(({ record, field }): Patch => {
    const origin = record.origins[field];
    return { op: 'set', id: record.id, field, ...(origin && { origin }) };
  });
  return { removed, emptied };
}

function added(lookup: Lookup, operation: Extract<Operation, { op: 'add' }>, origin: Origin): Patch {
  const { id, type: name, parent, after, evidence = {}, basis = [] } = operation;
  if (lookup.get(id)) throw new EditRefused('idTaken', { record: id });
  const type = typeOf(lookup, name, id);
  checkParent(lookup, { id, type: name, parent });
  const given = operation.fields ?? {};
  const fields: Record<string, FieldValue> = {};
  for (const [field, value] of Object.entries(given))
    if (value !== undefined && value !== null) checkWriter(type, { record: id, field }, origin);
  for (const field of new Set([...Object.keys(type.fields), ...Object.keys(given)])) {
    const value = checkedValue(lookup, type, {
      record: id,
      field,
      value: Object.hasOwn(given, field) ? given[field] : undefined,
    });
    if (value !== undefined) fields[field] = value;
  }
  const order = orderAt(lookup, parent, after);
  return { op: 'add', record: { id, type: name, parent, order, fields, origin, origins: {}, evidence, basis } };
}

/** Steps in a field, as the state takes them. */
function written(
  lookup: Lookup,
  operation: Extract<Operation, { op: 'set' | 'write' }>,
  writing: Writing,
  { meantime, branches }: MadeOn,
): Patch {
  const { id, field } = operation;
  const record = recordOf(lookup, id);
  const { origin, isApproved = origin === 'person' } = writing;
  if (!isApproved && field in record.fields && isPersonsOwn(record, field)) {
    throw new EditRefused('writtenByPerson', { record: id, field });
  }
  const value = record.fields[field];
  const branch = branches.of(lookup, id, field, operation.op === 'write' ? meantime.since(operation.on, id) : []);
  let steps = operation.op === 'write' ? branch.rebase(value, operation.steps) : [];
  if (operation.op === 'set') {
    const given = checkedValue(lookup, typeOf(lookup, record.type, id), { record: id, field, value: operation.value });
    steps = stepwiseOf(lookup, id, field)?.between(value, given) ?? [];
    branch.done(steps);
  }
  // What a person lets another write among their words leaves the rest theirs.
  const isShared = origin !== 'person' && field in record.fields && isPersonsOwn(record, field);
  const isSame = steps.length === 0 || isShared;
  const writer = isSame ? record.origins[field] : origin === record.origin ? undefined : origin;
  return { op: 'write', id, field, steps, ...(writer !== undefined && { origin: writer }) };
}

/** What an operation was made on. */
interface MadeOn {
  readonly meantime: Meantime;
  readonly branches: Branches;
}

/**
 * An operation as patches of the state it meets.
 *
 * @throws EditRefused when the state, the kind or who wrote there before does not allow it.
 */
export function patchesOf(lookup: Lookup, operation: Operation, writing: Writing, madeOn: MadeOn): readonly Patch[] {
  const { origin, isApproved = origin === 'person' } = writing;
  if (operation.op === 'add') return [added(lookup, operation, origin)];
  const { id } = operation;
  const record = recordOf(lookup, id);
  if (operation.op === 'write' || (operation.op === 'set' && stepwiseOf(lookup, id, operation.field))) {
    return [written(lookup, operation, writing, madeOn)];
  }
  if (operation.op === 'set') {
    const { field } = operation;
    checkWriter(typeOf(lookup, record.type, id), { record: id, field }, origin);
    const value = checkedValue(lookup, typeOf(lookup, record.type, id), { record: id, field, value: operation.value });
    if (!isApproved && field in record.fields && isPersonsOwn(record, field)) {
      throw new EditRefused('writtenByPerson', { record: id, field });
    }
    const written = origin === record.origin ? {} : { origin };
    return [{ op: 'set', id, field, ...(value !== undefined && { value }), ...written }];
  }
  if (operation.op === 'move') {
    const { parent, after } = operation;
    checkParent(lookup, { id, type: record.type, parent });
    return [{ op: 'move', id, parent, order: orderAt(lookup, parent, after, id) }];
  }
  if (operation.op === 'remove') {
    if (typeOf(lookup, record.type, id).isFixed) throw new EditRefused('fixed', { record: id });
    const { removed, emptied } = goingWith(lookup, id);
    if (!isApproved) {
      const own = removed.find((gone) => holdsPersons(lookup, recordOf(lookup, gone)));
      if (own !== undefined) throw new EditRefused('writtenByPerson', { record: own });
      for (const patch of emptied) {
        if (patch.op === 'set' && isPersonsOwn(recordOf(lookup, patch.id), patch.field)) {
          throw new EditRefused('writtenByPerson', { record: patch.id, field: patch.field });
        }
      }
    }
    return [...emptied, ...removed.map((gone) => ({ op: 'remove' as const, id: gone }))];
  }
  if (operation.op === 'cite') {
    const { key, evidence } = operation;
    return [{ op: 'cite', id, key, ...(evidence && { evidence }) }];
  }
  return [{ op: 'base', id, basis: operation.basis }];
}
