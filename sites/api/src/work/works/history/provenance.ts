import type { Patch, RecordId } from '@assay/works';
import { type Kysely, sql } from 'kysely';
import { accountName, authorOf } from '../author-names.ts';
import type { WorksTables } from '../works.migrations.ts';
import { wrote } from '../wrote.ts';

/** Changes that are told, and those of the record that are looked through for them. */
const mostTold = 20;
const mostRead = 500;

interface Row {
  revision: number;
  user_id: string | null;
  origin: string;
  reason: string | null;
  at: Date;
  patches: string;
  author_name: string;
}

/** What a change left in a field; undefined where it wrote in steps. */
function valueOf(patches: readonly Patch[], record: RecordId, field: string): { value: unknown } | undefined {
  const last = patches.findLast((patch) => wrote(patch, record, field));
  if (last?.op === 'add') return { value: last.record.fields[field] };
  return last?.op === 'set' ? { value: last.value ?? null } : undefined;
}

/** The last changes that wrote what a record, or a field of it, holds now, the newest first. */
export async function provenanceOf(
  db: Kysely<WorksTables>,
  work: string,
  { record, field }: { record: RecordId; field?: string | undefined },
) {
  const { rows } = await sql<Row>`
    select c.revision, c.user_id, c.origin, c.reason, c.at, c.patches, coalesce(${accountName}, '') as author_name
    from work_change c left join user_account account on account.id = c.user_id
    where c.work_id = ${work} and strpos(c.patches, ${JSON.stringify(record)}) > 0
    order by c.revision desc limit ${mostRead}
  `.execute(db);
  return rows
    .map((row) => ({ ...row, patches: JSON.parse(row.patches) as Patch[] }))
    .filter(({ patches }) => patches.some((patch) => wrote(patch, record, field)))
    .slice(0, mostTold)
    .map((row) => ({
      ...(field !== undefined && valueOf(row.patches, record, field)),
      author: authorOf(row),
      origin: row.origin,
      reason: row.reason,
      revision: row.revision,
      at: row.at.toISOString(),
    }));
}
