import type { Author, ChangeId, Patch, SetOver } from '@assay/works';
import { type Kysely, sql } from 'kysely';
import { type AuthorColumns, accountName, authorOf } from './author-names.ts';
import type { WorksTables } from './works.migrations.ts';
import { wrote } from './wrote.ts';

/** What a change was set over. */
export interface ChangedOver {
  id: ChangeId;
  revision: number;
  over: readonly SetOver[];
}

/** A value that somebody set their own over without having seen it, and whoever else wrote it. */
export interface ForeignValue extends SetOver {
  author: ReturnType<typeof authorOf>;
  /** In whose name: `person`, `rules`, `import` or `model:` with its name. */
  origin: string;
}

type Row = AuthorColumns & { origin: string; patches: string };

/** Values that are told of one call. */
const mostTold = 20;
/** Revisions that are looked through for a writer, and how many of them are read at once: what somebody has not seen is new. */
const mostBack = 2_000;
const page = 200;

async function writerOf(db: Kysely<WorksTables>, work: string, { record, field }: SetOver, revision: number) {
  for (let before = revision; ; ) {
    const { rows } = await sql<Row & { revision: number }>`
      select c.revision, c.user_id, c.origin, c.patches, coalesce(${accountName}, '') as author_name
      from work_change c left join user_account account on account.id = c.user_id
      where c.work_id = ${work} and c.revision < ${before} and c.revision > ${revision - mostBack}
        and strpos(c.patches, ${JSON.stringify(record)}) > 0
      order by c.revision desc limit ${page}
    `.execute(db);
    const writer = rows.find(({ patches }) =>
      (JSON.parse(patches) as Patch[]).some((patch) => wrote(patch, record, field)),
    );
    const last = rows.at(-1);
    if (writer || !last || rows.length < page) return writer;
    before = last.revision;
  }
}

/**
 * Values that changes of somebody were set over, by the change, as far as somebody else wrote them: what one wrote oneself on
 * another page is no news.
 */
export async function foreignValues(
  db: Kysely<WorksTables>,
  work: string,
  changes: readonly ChangedOver[],
  by: Author,
): Promise<ReadonlyMap<ChangeId, readonly ForeignValue[]>> {
  const found = new Map<ChangeId, ForeignValue[]>();
  const all = changes.flatMap(({ id, revision, over }) => over.map((value) => ({ id, revision, value })));
  for (const { id, revision, value } of all.slice(0, mostTold)) {
    const writer = await writerOf(db, work, value, revision);
    if (writer?.origin === 'person' && 'person' in by && writer.user_id === by.person) continue;
    const author = writer ? authorOf(writer) : { person: '', name: '' };
    found.set(id, [...(found.get(id) ?? []), { ...value, author, origin: writer?.origin ?? 'person' }]);
  }
  return found;
}
