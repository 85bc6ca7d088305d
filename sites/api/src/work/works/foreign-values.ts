import type { Patch, SetOver } from '@assay/works';
import { type Kysely, sql } from 'kysely';
import { type AuthorColumns, accountName, authorOf } from './author-names.ts';
import type { WorksTables } from './works.migrations.ts';
import { wrote } from './wrote.ts';

/** A value that somebody set their own over without having seen it, and whoever wrote it. */
export interface ForeignValue extends SetOver {
  author: ReturnType<typeof authorOf>;
  /** In whose name: `person`, `rules`, `import` or `model:` with its name. */
  origin: string;
}

type Row = AuthorColumns & { origin: string; patches: string };

/** Changes of a record that are looked through for its writer: what somebody has not seen is new. */
const mostRead = 200;

/** Values with whoever wrote them before a revision. */
export async function withWriters(
  db: Kysely<WorksTables>,
  work: string,
  values: readonly SetOver[],
  revision: number,
): Promise<ForeignValue[]> {
  const found: ForeignValue[] = [];
  for (const value of values) {
    const { rows } = await sql<Row>`
      select c.user_id, c.origin, c.patches, coalesce(${accountName}, '') as author_name
      from work_change c left join user_account account on account.id = c.user_id
      where c.work_id = ${work} and c.revision < ${revision} and strpos(c.patches, ${JSON.stringify(value.record)}) > 0
      order by c.revision desc limit ${mostRead}
    `.execute(db);
    const writer = rows.find(({ patches }) =>
      (JSON.parse(patches) as Patch[]).some((patch) => wrote(patch, value.record, value.field)),
    );
    found.push({
      ...value,
      author: authorOf(writer ?? { user_id: null, author_name: '' }),
      origin: writer?.origin ?? 'person',
    });
  }
  return found;
}
