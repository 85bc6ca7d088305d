import { type Kysely, type Selectable, sql } from 'kysely';
import { CallError } from '../../../ground/http/call-error.ts';
import type { TenantScope } from '../../../ground/scope/tenant-scope.ts';
import { accountName, authorOf } from '../author-names.ts';
import type { WorkCommentRow, WorksTables } from '../works.migrations.ts';

/** Comments that one work can have. */
const most = 2_000;

interface MentionedRow {
  person: string;
  name: string;
  is_seen: boolean;
}

type CommentRow = Selectable<WorkCommentRow> & { author_name: string; mentioned: readonly MentionedRow[] };

interface NewComment {
  id: string;
  text: string;
  record?: string | undefined;
  field?: string | undefined;
  thread?: string | undefined;
  mentions?: readonly string[] | undefined;
  guest_name?: string | undefined;
}

export const personOf = (scope: TenantScope): string | null => (scope.role === 'guest' ? null : scope.userId);

/** What people say about a work and about what stands in it. */
export function createComments(db: Kysely<WorksTables>, changed: (work: string) => Promise<void>) {
  const read = (work: string, id?: string) =>
    sql<CommentRow>`
      select c.*, case when c.user_id is null then coalesce(c.guest_name, '') else ${accountName} end as author_name,
        (select coalesce(json_agg(json_build_object('person', m.user_id, 'name', ${accountName},
            'is_seen', m.seen_at is not null) order by m.user_id), '[]')
          from work_mention m join user_account account on account.id = m.user_id
          where m.work_id = c.work_id and m.comment_id = c.id) as mentioned
      from work_comment c left join user_account account on account.id = c.user_id
      where c.work_id = ${work} and ${id === undefined ? sql`true` : sql`c.id = ${id}`}
      order by c.at, c.id
    `.execute(db);

  const viewOf = (row: CommentRow, scope: TenantScope) => ({
    id: row.id,
    thread: row.thread,
    record: row.record,
    field: row.field,
    author: authorOf(row),
    text: row.text,
    mentions: row.mentioned.map(({ person, name }) => ({ person, name })),
    calls_you: row.mentioned.some(({ person, is_seen: isSeen }) => person === personOf(scope) && !isSeen),
    at: row.at.toISOString(),
    resolved_at: row.resolved_at?.toISOString() ?? null,
    own: row.user_id !== null && row.user_id === personOf(scope),
  });

  return {
    async list(work: string, scope: TenantScope) {
      const { rows } = await read(work);
      return rows.map((row) => viewOf(row, scope));
    },

    /**
     * @param mentioning part of the transaction that writes a comment with mentions
     * @throws CallError notFound for an answer to a comment that is gone; conflict where there are too many
     */
    async write(
      work: string,
      { id, text, record, field, thread, mentions = [], guest_name }: NewComment,
      scope: TenantScope,
      mentioning: (trx: Kysely<WorksTables>) => Promise<void>,
    ) {
      const person = personOf(scope);
      const { rows } = await sql<{ count: number; is_thread: boolean }>`
        select count(*)::int as count, coalesce(bool_or(id = ${thread ?? null} and thread is null), false) as is_thread
        from work_comment where work_id = ${work}
      `.execute(db);
      if (thread !== undefined && !rows[0]?.is_thread) throw new CallError('notFound');
      if ((rows[0]?.count ?? 0) >= most) throw new CallError('conflict');
      await db.transaction().execute(async (trx) => {
        const { numInsertedOrUpdatedRows: written = 0n } = await trx
          .insertInto('work_comment')
          .values({
            work_id: work,
            id,
            thread: thread ?? null,
            record: record ?? null,
            field: field ?? null,
            user_id: person,
            guest_name: person === null ? (guest_name ?? null) : null,
            text,
            resolved_at: null,
          })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        // Sent twice, it calls them once.
        if (written === 0n || mentions.length === 0) return;
        await trx
          .insertInto('work_mention')
          .values(mentions.map((user_id) => ({ work_id: work, comment_id: id, user_id, seen_at: null })))
          .execute();
        await mentioning(trx);
      });
      await changed(work);
      const [row] = (await read(work, id)).rows;
      if (!row) throw new CallError('notFound');
      return viewOf(row, scope);
    },

    /**
     * Closes a thread that the caller began, or any where they may change the work; or opens it again. Answers in it open it by
     * themselves only where somebody says so.
     *
     * @throws CallError notFound, forbidden
     */
    async resolve(
      work: string,
      id: string,
      isResolved: boolean,
      { person, mayResolve }: { person: string; mayResolve: boolean },
    ): Promise<void> {
      const thread = db
        .selectFrom('work_comment')
        .select('user_id')
        .where('work_id', '=', work)
        .where('id', '=', id)
        .where('thread', 'is', null);
      const first = await thread.executeTakeFirst();
      if (!first) throw new CallError('notFound');
      if (!mayResolve && first.user_id !== person) throw new CallError('forbidden');
      await db
        .updateTable('work_comment')
        .set({ resolved_at: isResolved ? sql<Date>`now()` : null })
        .where('work_id', '=', work)
        .where('id', '=', id)
        .execute();
      await changed(work);
    },

    /** Deletes a comment of the caller, or any for whom the work belongs to. @throws CallError notFound, forbidden */
    async remove(work: string, id: string, { person, isOwner }: { person: string; isOwner: boolean }): Promise<void> {
      const row = await db
        .selectFrom('work_comment')
        .select('user_id')
        .where('work_id', '=', work)
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) throw new CallError('notFound');
      if (!isOwner && row.user_id !== person) throw new CallError('forbidden');
      await db.deleteFrom('work_comment').where('work_id', '=', work).where('id', '=', id).execute();
      await changed(work);
    },
  };
}

export type Comments = ReturnType<typeof createComments>;
