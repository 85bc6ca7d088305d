import { referenceFields, type WorkKind, type WorkRecord } from '@assay/works';
import type { WorkRecordRow } from './works.migrations.ts';

type Body = Pick<WorkRecord, 'fields' | 'origin' | 'origins' | 'evidence' | 'basis'>;

/** A record as its row. */
export function rowOf(kind: WorkKind, work: string, record: WorkRecord): WorkRecordRow {
  const { id, type, parent, order, fields, origin, origins, evidence, basis } = record;
  const body: Body = { fields, origin, origins, evidence, basis };
  const refs = referenceFields(kind.types[type])
    .map((name) => fields[name])
    .filter((target) => typeof target === 'string');
  return { work_id: work, id, type, parent: parent ?? '', place: order, body: JSON.stringify(body), refs };
}

/** The record in a row. */
export function recordOf({ id, type, parent, place, body }: Omit<WorkRecordRow, 'work_id' | 'refs'>): WorkRecord {
  return { id, type, parent: parent === '' ? null : parent, order: place, ...(JSON.parse(body) as Body) };
}
