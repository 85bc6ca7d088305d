import type { GridColumn, GridKind, GridOption } from '@assay/design-system/grids';
import type { Lookup, WorkRecord } from '@assay/works';
import type { WorkDescriptions } from '../WorkDescriptions.ts';
import { cellValue, heldValue, type WorkRow } from './held-value.ts';
import type { FieldColumn, WorkColumn, WorkLevel } from './WorkGrid.types.ts';

interface Surroundings {
  work: Lookup;
  levels: readonly WorkLevel[];
  words: WorkDescriptions;
  /** Who may be named in a field of people. */
  people: readonly GridOption[];
}

/** The type whose field a column shows; the kind of its cells follows from that. */
export function typeOfColumn(work: Lookup, levels: readonly WorkLevel[], { below, level, field }: FieldColumn): string {
  if (below) return below.type;
  const types = levels[level ?? levels.length - 1]?.types ?? [];
  return types.find((type) => work.kind.types[type]?.fields[field]) ?? '';
}

function optionsOf(column: FieldColumn, type: string, { work, words, people }: Surroundings) {
  const { field, options } = column;
  const spec = work.kind.types[type]?.fields[field];
  if (options || !spec) return options;
  if (spec.form === 'choice')
    return (spec.options ?? []).map((value) => ({ value, label: words.value(type, field, value) }));
  if (spec.form === 'person') return people;
  if (spec.form !== 'reference') return undefined;
  return recordsOf(work, spec.refersTo ?? []).map((record) => ({
    value: record.id,
    label: words.record(record, work),
  }));
}

function recordsOf(work: Lookup, types: readonly string[]): readonly WorkRecord[] {
  const under = (parent: string | null): WorkRecord[] =>
    work.children(parent).flatMap((id) => {
      const record = work.get(id);
      return record ? [...(types.includes(record.type) ? [record] : []), ...under(id)] : [];
    });
  return under(null);
}

function kindOf(column: FieldColumn, type: string, around: Surroundings): GridKind<WorkRow> & { isReadOnly?: true } {
  const spec = around.work.kind.types[type]?.fields[column.field];
  const options = optionsOf(column, type, around);
  switch (spec?.form) {
    case 'number':
      return { kind: 'number', ...spec.range };
    case 'rating':
      return { kind: 'rating', ...spec.range, ...(column.criteria && { criteria: column.criteria }) };
    case 'choice':
    case 'person':
    case 'reference':
      return { kind: spec.form, options: options ?? [] };
    case 'labels':
      return options ? { kind: 'labels', options } : { kind: 'text' };
    case 'flag':
    case 'date':
      return { kind: spec.form };
    default:
      return { kind: 'text', ...((spec?.form !== 'text' || spec.isCode) && { isReadOnly: true }) };
  }
}

/** Columns of a work as the grid draws them. */
export function gridColumns(columns: readonly WorkColumn[], around: Surroundings): readonly GridColumn<WorkRow>[] {
  const { work, levels, words } = around;
  return columns.map((column): GridColumn<WorkRow> => {
    const { id, level = levels.length - 1, width, align, unit, cell } = column;
    const common = {
      id,
      level,
      ...(width !== undefined && { width }),
      ...(align && { align }),
      ...(cell && { cell: (row: WorkRow) => cell(row.record, work) }),
    };
    const named = unit === undefined ? {} : { unit };
    if ('computed' in column) {
      const { name, computed, reason } = column;
      return {
        ...common,
        ...named,
        name,
        kind: 'formula',
        value: ({ record }) => computed(record, work),
        ...(reason && { reason: ({ record }: WorkRow) => reason(record, work) }),
      };
    }
    if ('holds' in column)
      return {
        ...common,
        ...named,
        name: column.name,
        kind: 'evidence',
        value: ({ record }) => Object.keys(record.evidence).length,
      };
    const type = typeOfColumn(work, levels, column);
    const spec = work.kind.types[type]?.fields[column.field];
    const of = unit ?? spec?.unit;
    const options = optionsOf(column, type, around);
    return {
      ...common,
      ...(of !== undefined && { unit: of }),
      ...kindOf(column, type, around),
      name: column.name ?? words.field(type, column.field),
      value({ record }) {
        const held = heldValue(work, record, column);
        return held && cellValue(work, held, options, words);
      },
    };
  });
}
