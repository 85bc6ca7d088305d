import { createWorkState, migrated, type Patch, type WorkKind, type WorkRecord } from '@assay/works';
import { type Kysely, sql } from 'kysely';
import { CallError } from '../../../ground/http/call-error.ts';
import { accountName, authorOf } from '../author-names.ts';
import { schemaAt } from '../schema/schema-change.ts';
import { allRecords } from '../work.store.ts';
import type { WorksTables } from '../works.migrations.ts';
import { provenanceOf } from './provenance.ts';

/** Minutes of silence that end a sitting. */
const pause = 10;
/** Sittings told at once, and the changes that are looked through for them. */
const mostEntries = 50;
const mostChanges = 3_000;
/** Versions that one work can have. */
const mostVersions = 200;

interface ChangeHead {
  revision: number;
  user_id: string | null;
  run: string | null;
  origin: string;
  reason: string | null;
  at: Date;
  author_name: string;
}

/** Changes that follow each other, made by the same in the same name for the same reason without a longer pause. */
function sittingsOf(heads: readonly ChangeHead[]): ChangeHead[][] {
  const sittings: ChangeHead[][] = [];
  for (const head of heads) {
    const later = sittings.at(-1)?.at(-1);
    const isSame =
      later?.user_id === head.user_id &&
      later.run === head.run &&
      later.origin === head.origin &&
      later.reason === head.reason &&
      later.at.getTime() - head.at.getTime() < pause * 60_000;
    if (isSame) sittings.at(-1)?.push(head);
    else sittings.push([head]);
  }
  return sittings;
}

function entryOf(sitting: readonly ChangeHead[]) {
  const [last, first] = [sitting[0] as ChangeHead, sitting.at(-1) as ChangeHead];
  return {
    author: authorOf(last),
    origin: last.origin,
    reason: last.reason,
    from: first.revision,
    to: last.revision,
    started_at: first.at.toISOString(),
    at: last.at.toISOString(),
  };
}

/** What led to a work as it stands, and how it stood before. */
export function createWorkHistory(db: Kysely<WorksTables>) {
  async function versions(work: string) {
    const { rows } = await sql<{
      revision: number;
      name: string;
      user_id: string | null;
      at: Date;
      author_name: string;
    }>`
      select v.revision, v.name, v.user_id, v.at, coalesce(${accountName}, '') as author_name
      from work_version v left join user_account account on account.id = v.user_id
      where v.work_id = ${work} order by v.revision desc
    `.execute(db);
    return rows.map((row) => ({
      revision: row.revision,
      name: row.name,
      author: authorOf(row),
      at: row.at.toISOString(),
    }));
  }

  return {
    /** Sittings, newest first, of revisions before one. */
    async entries(work: string, before = 2_147_483_647) {
      const { rows } = await sql<ChangeHead>`
        select c.revision, c.user_id, c.run, c.origin, c.reason, c.at, coalesce(${accountName}, '') as author_name
        from work_change c left join user_account account on account.id = c.user_id
        where c.work_id = ${work} and c.revision < ${before}
        order by c.revision desc limit ${mostChanges}
      `.execute(db);
      const sittings = sittingsOf(rows);
      // The last one may go on beyond what was looked through.
      const isCut = rows.length === mostChanges && sittings.length > 1;
      const whole = isCut ? sittings.slice(0, -1) : sittings;
      const entries = whole.slice(0, mostEntries).map(entryOf);
      return { entries, has_more: (entries.at(-1)?.from ?? 1) > 1 };
    },

    /**
     * The records as they stood after a revision: from the nearest of what stands now and the versions, changes are taken
     * back or done again; in the present schema of their kind.
     *
     * @throws CallError notFound for a revision that the work has not had
     */
    async stateAt(kind: WorkKind, work: string, revision: number): Promise<readonly WorkRecord[]> {
      return db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (trx) => {
          const row = await trx.selectFrom('work').select('revision').where('id', '=', work).executeTakeFirst();
          if (!row || revision > row.revision) throw new CallError('notFound');
          const versions = await trx
            .selectFrom('work_version')
            .select('revision')
            .where('work_id', '=', work)
            .execute();
          const away = (from: number) => Math.abs(from - revision);
          const nearest = versions.reduce(
            (best, version) => (away(version.revision) < away(best) ? version.revision : best),
            row.revision,
          );
          const state = createWorkState(kind, await recordsAt(trx, work, nearest, row.revision));
          const isLater = nearest > revision;
          const { rows } = await sql<{ patches: string }>`
            select ${isLater ? sql`inverse` : sql`patches`} as patches from work_change
            where work_id = ${work} and revision > ${Math.min(nearest, revision)}
              and revision <= ${Math.max(nearest, revision)}
            order by revision ${isLater ? sql`desc` : sql`asc`}
          `.execute(trx);
          for (const { patches } of rows) {
            for (const patch of JSON.parse(patches) as Patch[]) state.apply(patch);
          }
          const schema = await schemaAt(trx, work, revision);
          return schema === undefined ? state.records() : migrated(kind, schema, state.records());
        });
    },

    versions,

    provenance: (work: string, place: Parameters<typeof provenanceOf>[2]) => provenanceOf(db, work, place),

    /** Gives what stands now a name, or another one. @throws CallError notFound, conflict where there are too many */
    async keepVersion(work: string, name: string, person: string) {
      const revision = await db.transaction().execute(async (trx) => {
        const row = await trx
          .selectFrom('work')
          .select('revision')
          .where('id', '=', work)
          .forUpdate()
          .executeTakeFirst();
        if (!row) throw new CallError('notFound');
        const { rows } = await sql<{ count: number }>`
          select count(*)::int as count from work_version where work_id = ${work} and revision <> ${row.revision}
        `.execute(trx);
        if ((rows[0]?.count ?? 0) >= mostVersions) throw new CallError('conflict');
        const records = JSON.stringify(await recordsAt(trx, work, row.revision, row.revision));
        await trx
          .insertInto('work_version')
          .values({ work_id: work, revision: row.revision, name, user_id: person, records })
          .onConflict((conflict) => conflict.columns(['work_id', 'revision']).doUpdateSet({ name, user_id: person }))
          .execute();
        return row.revision;
      });
      const version = (await versions(work)).find((each) => each.revision === revision);
      if (!version) throw new CallError('notFound');
      return version;
    },

    async removeVersion(work: string, revision: number): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('work_version')
        .where('work_id', '=', work)
        .where('revision', '=', revision)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

async function recordsAt(
  db: Pick<Kysely<WorksTables>, 'selectFrom'>,
  work: string,
  revision: number,
  head: number,
): Promise<WorkRecord[]> {
  if (revision !== head) {
    const version = await db
      .selectFrom('work_version')
      .select('records')
      .where('work_id', '=', work)
      .where('revision', '=', revision)
      .executeTakeFirstOrThrow();
    return JSON.parse(version.records) as WorkRecord[];
  }
  return allRecords(db, work);
}

export type WorkHistory = ReturnType<typeof createWorkHistory>;
