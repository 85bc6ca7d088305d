import type { GridColumn, GridOption, GridValue } from '@assay/design-system/grids';
import {
  checkedValue,
  type FieldValue,
  type Lookup,
  type Operation,
  type RecordId,
  type WorkRecord,
} from '@assay/works';
import { proseText } from '../prose/prose-text.ts';
import type { WorkDescriptions } from '../WorkDescriptions.ts';
import type { WorkPlace } from '../works.source.ts';
import type { FieldColumn } from './WorkGrid.types.ts';

/** A row of the grid: a record of the work. */
export interface WorkRow {
  id: RecordId;
  parent?: RecordId;
  record: WorkRecord;
}

/** Where the value of a cell stands. */
export interface HeldValue {
  type: string;
  field: string;
  /** Undefined until a value is given. */
  record: WorkRecord | undefined;
}

/** Where the value of a cell stands; undefined where records of the row's type have no such field. */
export function heldValue(work: Lookup, row: WorkRecord, { field, below }: FieldColumn): HeldValue | undefined {
  const type = below?.type ?? row.type;
  if (!work.kind.types[type]?.fields[field]) return undefined;
  if (!below) return { type, field, record: row };
  const record = work
    .children(row.id)
    .map((id) => work.get(id))
    .findLast((one) => one?.type === below.type && one.fields[below.by] === below.key);
  return { type, field, record };
}

/** A cell as a place of the work: that of its value, or as long as there is none, of its row. */
export function placeOfCell(work: Lookup, row: WorkRecord, column: FieldColumn | undefined): WorkPlace {
  const held = column && heldValue(work, row, column);
  return held?.record ? { record: held.record.id, field: held.field } : { record: row.id };
}

/** The options of a column of labels stand for all there are; without them labels are written as words. */
const separator = /[,;，、；\n]/u;

/** A value of a field as its cell holds it. */
export function cellValue(
  work: Lookup,
  held: HeldValue,
  options: readonly GridOption[] | undefined,
  words: WorkDescriptions,
): GridValue {
  const value = held.record?.fields[held.field];
  const spec = work.kind.types[held.type]?.fields[held.field];
  if (value === undefined) return undefined;
  if (spec?.isCode) return words.value(held.type, held.field, value);
  if (spec?.form === 'prose') return proseText(value);
  if (Array.isArray(value)) return options ? (value as readonly string[]) : value.join(', ');
  return typeof value === 'object' ? undefined : value;
}

/** A value of a cell as its field holds it; null empties it. */
export function fieldValue(value: GridValue, column: GridColumn<WorkRow>, form: string | undefined): FieldValue | null {
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return null;
  if (form !== 'labels' || column.kind !== 'text') return value;
  const labels = String(value)
    .split(separator)
    .map((label) => label.trim())
    .filter(Boolean);
  return labels.length > 0 ? [...new Set(labels)] : null;
}

/**
 * What gives a cell its value; undefined where it has none already.
 *
 * @param newId id of the record that is made where there is none yet
 * @throws EditRefused where the field does not take it
 */
export function operationFor(
  work: Lookup,
  { row, column, value }: { row: WorkRecord; column: FieldColumn; value: FieldValue | null },
  newId: () => RecordId,
): Operation | undefined {
  const { field, below } = column;
  const held = heldValue(work, row, column);
  const type = work.kind.types[held?.type ?? ''];
  if (!held || !type) return undefined;
  if (below && value === null) {
    if (!held.record) return undefined;
    if (type.fields[field]?.isRequired) return { op: 'remove', id: held.record.id };
  }
  const id = held.record?.id ?? newId();
  checkedValue(work, type, { record: id, field, value });
  if (!below || held.record) return { op: 'set', id, field, value };
  return { op: 'add', id, type: below.type, parent: row.id, fields: { [below.by]: below.key, [field]: value } };
}
