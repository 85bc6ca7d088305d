import { type RetentionKind, retentionHour, retentionKinds } from '@assay/domain';
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import type { TenancyTables } from '../../people/tenancy/tenancy.migrations.ts';
import type { RetentionTables } from './retention.migrations.ts';

type Tables = RetentionTables & TenancyTables;

/** Days that each kind is kept; null for ever. */
export type RetentionDays = Readonly<Record<RetentionKind, number | null>>;

/** What was deleted, or would be. */
export interface OverItems {
  questions: number;
  chats: number;
  /** Of those chats. */
  files: number;
  works: number;
  searches: number;
}

/** Seconds between a change and the first run that goes by it, so that a slip can be taken back. */
const respite = 3600;

/** The night of the tenant that comes next, once the respite is over. */
const nextRun = (installationZone: string) => {
  const zone = sql`coalesce(t.time_zone, ${installationZone})`;
  const hour = sql`make_interval(hours => ${retentionHour})`;
  const day = sql`date_trunc('day', (now() + make_interval(secs => ${respite}) - ${hour}) at time zone ${zone})`;
  return sql<Date>`((${day} + interval '1 day' + ${hour}) at time zone ${zone})`;
};

export interface DueRetention extends RetentionDays {
  tenantId: string;
  gone: OverItems;
}

/** Rows of what tenants keep for how long. */
export function createRetentionStore(db: Kysely<Tables>, installationZone: string) {
  const first = nextRun(installationZone);
  return {
    async of(tenantId: string) {
      const { rows } = await sql<RetentionDays & { next_run_at: Date | null; first_run_at: Date; time_zone: string }>`
        select r.questions, r.chats, r.works, r.searches, r.next_run_at, ${first} as first_run_at,
          coalesce(t.time_zone, ${installationZone}) as time_zone
        from tenant t left join tenant_retention r on r.tenant_id = t.id where t.id = ${tenantId}
      `.execute(db);
      const [row] = rows;
      if (!row) throw new Error('A tenant that acts has gone.');
      return row;
    },

    /** Gives when it deletes first; null for never. */
    async save(tenantId: string, days: RetentionDays): Promise<Date | null> {
      const { questions, chats, works, searches } = days;
      const isForEver = retentionKinds.every((kind) => days[kind] === null);
      const { rows } = await sql<{ next_run_at: Date | null }>`
        insert into tenant_retention as r (tenant_id, questions, chats, works, searches, next_run_at)
        select t.id, ${questions}::integer, ${chats}::integer, ${works}::integer, ${searches}::integer,
          case when not ${isForEver}::boolean then ${first} end
        from tenant t where t.id = ${tenantId}
        on conflict (tenant_id) do update set questions = excluded.questions, chats = excluded.chats,
          works = excluded.works, searches = excluded.searches, next_run_at = excluded.next_run_at
        returning r.next_run_at
      `.execute(db);
      return rows[0]?.next_run_at ?? null;
    },

    /** Tenants whose run is due and which no job of this kind works on. */
    async due(kind: string): Promise<string[]> {
      const { rows } = await sql<{ tenant_id: string }>`
        select tenant_id from tenant_retention r where next_run_at <= now() and not exists (
          select from job where kind = ${kind} and tenant_id = r.tenant_id and status in ('queued', 'running')
        )
      `.execute(db);
      return rows.map(({ tenant_id }) => tenant_id);
    },

    /** What a due run goes by, held until the transaction ends; undefined where none is due. */
    async hold(trx: QueryExecutorProvider, tenantId: string): Promise<DueRetention | undefined> {
      const { rows } = await sql<RetentionDays & Record<`${keyof OverItems}_gone`, number>>`
        select * from tenant_retention where tenant_id = ${tenantId} and next_run_at <= now() for update
      `.execute(trx);
      const [row] = rows;
      if (!row) return undefined;
      const { questions, chats, works, searches } = row;
      const gone = {
        questions: row.questions_gone,
        chats: row.chats_gone,
        files: row.files_gone,
        works: row.works_gone,
        searches: row.searches_gone,
      };
      return { tenantId, questions, chats, works, searches, gone };
    },

    /** Adds to what the run under way has deleted. */
    async note(trx: QueryExecutorProvider, tenantId: string, gone: OverItems): Promise<void> {
      await sql`
        update tenant_retention set questions_gone = questions_gone + ${gone.questions},
          chats_gone = chats_gone + ${gone.chats}, files_gone = files_gone + ${gone.files},
          works_gone = works_gone + ${gone.works}, searches_gone = searches_gone + ${gone.searches}
        where tenant_id = ${tenantId}
      `.execute(trx);
    },

    /** The run is over; the next one comes in the next night. */
    async finish(trx: QueryExecutorProvider, tenantId: string): Promise<void> {
      await sql`
        update tenant_retention r set next_run_at = ${first}, questions_gone = 0, chats_gone = 0, files_gone = 0,
          works_gone = 0, searches_gone = 0
        from tenant t where t.id = r.tenant_id and r.tenant_id = ${tenantId}
      `.execute(trx);
    },
  };
}

export type RetentionStore = ReturnType<typeof createRetentionStore>;
