import { type Kysely, sql } from 'kysely';
import { likeWithin } from '../../ground/database/like-pattern.ts';
import type { MemberScope } from '../../ground/scope/tenant-scope.ts';
import type { HomeTables } from './home.migrations.ts';
import { shortLife } from './short-queries.ts';

/** A search as it is kept under its qid. */
export interface KeptSearch {
  playbook: string;
  q_s: string;
}

export interface SearchFilter {
  playbook?: string | undefined;
  q_s?: string | undefined;
  page: number;
  limit: number;
}

interface SearchRow extends KeptSearch {
  qid: string;
  searched_at: Date;
}

type Person = Pick<MemberScope, 'tenantId' | 'userId'>;

/** The searches of a person in a tenant, for as long as their qid lives; one made again moves to the front. */
export function createSearchHistory(db: Kysely<HomeTables>) {
  return {
    async note({ tenantId, userId }: Person, qid: string, search: KeptSearch): Promise<void> {
      await db
        .insertInto('search_kept')
        .values({ tenant_id: tenantId, user_id: userId, qid, playbook: search.playbook, q_s: search.q_s })
        .onConflict((kept) =>
          kept.columns(['tenant_id', 'user_id', 'qid']).doUpdateSet({ searched_at: sql<Date>`clock_timestamp()` }),
        )
        .execute();
    },
    async list({ tenantId, userId }: Person, { playbook, q_s, page, limit }: SearchFilter) {
      const found = db
        .selectFrom('search_kept')
        .where('tenant_id', '=', tenantId)
        .where('user_id', '=', userId)
        .where('searched_at', '>', sql<Date>`now() - make_interval(days => ${shortLife})`)
        .$if(playbook !== undefined, (rows) => rows.where('playbook', '=', playbook ?? ''))
        .$if(!!q_s, (rows) => rows.where('q_s', 'ilike', likeWithin(q_s ?? '')));
      const [{ total }, rows] = await Promise.all([
        found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
        found
          .select(['qid', 'playbook', 'q_s', 'searched_at'])
          .orderBy('searched_at', 'desc')
          .orderBy('qid')
          .limit(limit)
          .offset((page - 1) * limit)
          .execute(),
      ]);
      return { total, rows: rows satisfies SearchRow[] };
    },
    /** Deletes what is older than a qid lives. */
    async sweep(): Promise<void> {
      await sql`delete from search_kept where searched_at < now() - make_interval(days => ${shortLife})`.execute(db);
    },
  };
}
