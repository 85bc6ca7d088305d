import { type Kysely, sql } from 'kysely';
import { accountName, authorOf } from '../author-names.ts';
import type { WorksTables } from '../works.migrations.ts';

/** Mentions that are looked through: of some the work may have been closed to the person meanwhile. */
const looked = 200;

export interface UnseenMention {
  work_id: string;
  comment_id: string;
  kind: string;
  title: string;
  author: ReturnType<typeof authorOf>;
  text: string;
  at: string;
}

/** Who is called by comments, and has seen it. */
export function createMentions(db: Kysely<WorksTables>) {
  return {
    /** Comments that call somebody in works of a tenant, newest first; whether they may still read them is not asked here. */
    async unseen({ tenantId, userId }: Record<'tenantId' | 'userId', string>): Promise<UnseenMention[]> {
      const { rows } = await sql<{
        work_id: string;
        comment_id: string;
        kind: string;
        title: string;
        user_id: string | null;
        author_name: string;
        text: string;
        at: Date;
      }>`
        select m.work_id, m.comment_id, w.kind, w.title, c.user_id, c.text, c.at,
          case when c.user_id is null then coalesce(c.guest_name, '') else ${accountName} end as author_name
        from work_mention m join work w on w.id = m.work_id
          join work_comment c on c.work_id = m.work_id and c.id = m.comment_id
          left join user_account account on account.id = c.user_id
        where m.user_id = ${userId} and m.seen_at is null and w.tenant_id = ${tenantId} and w.removed_at is null
        order by c.at desc, c.id limit ${looked}
      `.execute(db);
      return rows.map(({ user_id, author_name, at, ...row }) => ({
        ...row,
        author: authorOf({ user_id, author_name }),
        at: at.toISOString(),
      }));
    },

    /** Notes that somebody has seen all that call them in a work; gives how many had not been seen. */
    async see(work: string, person: string): Promise<number> {
      const { numUpdatedRows } = await db
        .updateTable('work_mention')
        .set({ seen_at: sql<Date>`now()` })
        .where('work_id', '=', work)
        .where('user_id', '=', person)
        .where('seen_at', 'is', null)
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
  };
}

export type Mentions = ReturnType<typeof createMentions>;
