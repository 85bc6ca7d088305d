import type { Patch, RecordId } from '@assay/works';

/** Whether a patch wrote what a record, or a field of it, holds. */
export function wrote(patch: Patch, record: RecordId, field: string | undefined): boolean {
  if (patch.op === 'add')
    return patch.record.id === record && (field === undefined || Object.hasOwn(patch.record.fields, field));
  if (patch.op !== 'set' && patch.op !== 'write') return false;
  return patch.id === record && (field === undefined || patch.field === field);
}
