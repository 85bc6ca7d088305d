import type { Field } from '../kind/fields.ts';
import type { RecordType } from '../kind/kind.types.ts';
import type { FieldValue, Origin, RecordId, WorkRecord } from '../record.types.ts';
import type { Lookup } from '../state/lookup.types.ts';
import { EditRefused } from './edit-refused.ts';

/** @throws EditRefused when the record is not there. */
export function recordOf(lookup: Lookup, id: RecordId): WorkRecord {
  const record = lookup.get(id);
  if (!record) throw new EditRefused('noRecord', { record: id });
  return record;
}

/** @throws EditRefused when the kind has no such type. */
export function typeOf(lookup: Lookup, type: string, record: RecordId): RecordType {
  const { types } = lookup.kind;
  const found = Object.hasOwn(types, type) ? types[type] : undefined;
  if (!found) throw new EditRefused('unknownType', { record });
  return found;
}

/** @throws EditRefused when the type has no such field. */
function fieldOf(type: RecordType, record: RecordId, field: string): Field {
  const found = Object.hasOwn(type.fields, field) ? type.fields[field] : undefined;
  if (!found) throw new EditRefused('unknownField', { record, field });
  return found;
}

/**
 * The value as it is kept; undefined for an empty field.
 *
 * @throws EditRefused when the field does not take it.
 */
export function checkedValue(
  lookup: Lookup,
  type: RecordType,
  { record, field, value }: { record: RecordId; field: string; value: FieldValue | null | undefined },
): FieldValue | undefined {
  const { schema, isRequired, refersTo } = fieldOf(type, record, field);
  if (value === undefined || value === null || value === '') {
    if (isRequired) throw new EditRefused('missingValue', { record, field });
    return undefined;
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new EditRefused('invalidValue', { record, field });
  if (refersTo && typeof parsed.data === 'string') {
    const target = lookup.get(parsed.data);
    if (!target || target.id === record || !refersTo.includes(target.type)) {
      throw new EditRefused('noTarget', { record, field });
    }
  }
  return parsed.data;
}

/** @throws EditRefused when a person would write what the tool alone writes. */
export function checkWriter(
  { fields }: RecordType,
  { record, field }: { record: RecordId; field: string },
  origin: Origin,
): void {
  if (origin === 'person' && Object.hasOwn(fields, field) && fields[field]?.isDerived)
    throw new EditRefused('derived', { record, field });
}

/**
 * Whether a record of a type may stand under a parent.
 *
 * @throws EditRefused when it may not.
 */
export function checkParent(
  lookup: Lookup,
  { id, type, parent }: { id: RecordId; type: string; parent: RecordId | null },
): void {
  const { parents, most } = typeOf(lookup, type, id);
  const under = parent === null ? null : recordOf(lookup, parent).type;
  if (!parents.includes(under)) throw new EditRefused('wrongParent', { record: id });
  if (most !== undefined) {
    const others = lookup.children(parent).filter((other) => other !== id && lookup.get(other)?.type === type);
    if (others.length >= most) throw new EditRefused('tooMany', { record: id });
  }
  // Nothing stands below what is only now added.
  if (!lookup.get(id)) return;
  for (let above = parent; above !== null; above = lookup.get(above)?.parent ?? null) {
    if (above === id) throw new EditRefused('circle', { record: id });
  }
}
