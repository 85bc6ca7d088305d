import type { AgentStatus } from '@assay/domain';
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import type {
  AgentTables,
  DocumentRow,
  FileRow,
  JobRow,
  MessageRow,
  ReplyRow,
  RunState,
  StoredReply,
} from './agents.types.ts';

/** Logs of replies that are dropped in one statement. */
const droppedAtOnce = 500;

/** Rows of jobs, messages, files and documents. Callers have checked who may see or change them. */
export function createAgentStore(db: Kysely<AgentTables>) {
  const message = (id: string): Promise<MessageRow | undefined> =>
    db.selectFrom('agent_message').selectAll().where('id', '=', id).executeTakeFirst();

  return {
    message,

    job: (id: string): Promise<JobRow | undefined> =>
      db.selectFrom('agent_job').selectAll().where('id', '=', id).executeTakeFirst(),

    async reply(id: string): Promise<ReplyRow | undefined> {
      const row = await message(id);
      return isReply(row) ? row : undefined;
    },

    /** The newest reply of a job. */
    async lastReply(jobId: string): Promise<ReplyRow | undefined> {
      const row = await db
        .selectFrom('agent_message')
        .selectAll()
        .where('job_id', '=', jobId)
        .where('role', '=', 'agent')
        .orderBy('position', 'desc')
        .limit(1)
        .executeTakeFirst();
      return isReply(row) ? row : undefined;
    },

    replyTo: async (messageId: string): Promise<ReplyRow | undefined> => {
      const row = await db
        .selectFrom('agent_message')
        .selectAll()
        .where('parent_id', '=', messageId)
        .where('role', '=', 'agent')
        .executeTakeFirst();
      return isReply(row) ? row : undefined;
    },

    messageByClient: (jobId: string, clientId: string): Promise<MessageRow | undefined> =>
      db
        .selectFrom('agent_message')
        .selectAll()
        .where('job_id', '=', jobId)
        .where('client_id', '=', clientId)
        .executeTakeFirst(),

    /** First message of a job that its sender has begun before under the same id. */
    firstByClient: (ownerId: string, clientId: string): Promise<MessageRow | undefined> =>
      db
        .selectFrom('agent_message')
        .innerJoin('agent_job', 'agent_job.id', 'agent_message.job_id')
        .selectAll('agent_message')
        .where('agent_job.owner_id', '=', ownerId)
        .where('agent_job.client_id', '=', clientId)
        .where('agent_message.position', '=', 1)
        .executeTakeFirst(),

    /** Messages before a position, newest first, one more than `limit` when there are more. */
    messages: (jobId: string, before: number, limit: number): Promise<MessageRow[]> =>
      db
        .selectFrom('agent_message')
        .selectAll()
        .where('job_id', '=', jobId)
        .where('position', '<', before)
        .orderBy('position', 'desc')
        .limit(limit + 1)
        .execute(),

    /** From the first message of the thread to this one. */
    async path(messageId: string): Promise<MessageRow[]> {
      const { rows } = await sql<MessageRow>`
        with recursive path as (
          select * from agent_message where id = ${messageId}
          union all
          select parent.* from agent_message parent join path on path.parent_id = parent.id
        )
        select * from path order by position
      `.execute(db);
      return rows;
    },

    versions: (messageId: string) =>
      db
        .selectFrom('agent_message_version')
        .selectAll()
        .where('message_id', '=', messageId)
        .orderBy('version')
        .execute(),

    async ratings(messageIds: readonly string[], userId: string): Promise<Map<string, 'up' | 'down'>> {
      if (messageIds.length === 0) return new Map();
      const rows = await db
        .selectFrom('agent_feedback')
        .select(['message_id', 'rating'])
        .where('user_id', '=', userId)
        .where('message_id', 'in', messageIds)
        .execute();
      return new Map(rows.map(({ message_id, rating }) => [message_id, rating]));
    },

    async rate(messageId: string, userId: string, rating: 'up' | 'down' | 'none', content: string | undefined) {
      if (rating === 'none') {
        await db
          .deleteFrom('agent_feedback')
          .where('message_id', '=', messageId)
          .where('user_id', '=', userId)
          .execute();
        return;
      }
      const values = { rating, content: content ?? null };
      await db
        .insertInto('agent_feedback')
        .values({ message_id: messageId, user_id: userId, ...values })
        .onConflict((conflict) =>
          conflict.columns(['message_id', 'user_id']).doUpdateSet({ ...values, at: sql`now()` }),
        )
        .execute();
    },

    files: async (ids: readonly string[]): Promise<FileRow[]> =>
      ids.length === 0 ? [] : db.selectFrom('agent_file').selectAll().where('id', 'in', ids).execute(),

    filesOfJob: (jobId: string): Promise<FileRow[]> =>
      db.selectFrom('agent_file').selectAll().where('job_id', '=', jobId).orderBy('created_at').execute(),

    addFile: async (file: Omit<FileRow, 'created_at'>): Promise<void> => {
      await db.insertInto('agent_file').values(file).execute();
    },

    document: (fileId: string): Promise<DocumentRow | undefined> =>
      db.selectFrom('agent_document').selectAll().where('file_id', '=', fileId).executeTakeFirst(),

    addDocument: async ({ parts, ...document }: DocumentRow): Promise<void> => {
      await db
        .insertInto('agent_document')
        .values({ ...document, parts: sql`${JSON.stringify(parts)}::jsonb` })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    /** Ids of replies that are open although nothing works on them: their job was lost or given up. */
    async forsaken(seconds: number): Promise<{ id: string; isGivenUp: boolean }[]> {
      const { rows } = await sql<{ id: string; isGivenUp: boolean }>`
        select message.id, exists (select 1 from job where payload ->> 'reply' = message.id) as "isGivenUp"
        from agent_message message
        where message.status in ('queued', 'running') and message.updated_at < now() - make_interval(secs => ${seconds})
          and not exists (
            select 1 from job where payload ->> 'reply' = message.id and status in ('queued', 'running')
          )
      `.execute(db);
      return rows;
    },

    /** Drops the logs of replies that ended long ago; what they wrote stays with the message. */
    async dropLogs(days: number): Promise<number> {
      let dropped = 0;
      for (;;) {
        const { rows } = await sql`
          delete from stream where id in (
            select stream_id from agent_message
            where status in ('done', 'failed', 'stopped') and stream_id is not null
              and updated_at < now() - make_interval(days => ${days})
            limit ${sql.lit(droppedAtOnce)}
          ) returning id
        `.execute(db);
        dropped += rows.length;
        if (rows.length < droppedAtOnce) return dropped;
      }
    },

    /** Deletes jobs that leave no trace, older than `hours`, and files that no job took. */
    async sweep(hours: number): Promise<void> {
      const isOld = sql`created_at < now() - make_interval(hours => ${hours})`;
      await db.transaction().execute(async (trx) => {
        const jobs = sql`select id from agent_job where is_incognito and ${isOld} for update skip locked`;
        const { rows: streams } = await sql<{ stream_id: string }>`
          select stream_id from agent_message where job_id in (${jobs}) and stream_id is not null
        `.execute(trx);
        await sql`delete from agent_file where job_id is null and ${isOld}`.execute(trx);
        await sql`delete from agent_job where is_incognito and ${isOld}`.execute(trx);
        if (streams.length > 0)
          await sql`delete from stream where id in (${sql.join(streams.map(({ stream_id }) => stream_id))})`.execute(
            trx,
          );
      });
    },
  };
}

export type AgentStore = ReturnType<typeof createAgentStore>;

function isReply(row: MessageRow | undefined): row is ReplyRow {
  return row !== undefined && row.status !== null && row.plan !== null && row.run !== null;
}

export interface ReplyChange {
  status: AgentStatus;
  run: RunState;
  /** What the reply holds at its end; absent while it is open. */
  reply?: StoredReply;
}

/** Stores where a reply stands; part of the transaction that appends the frames which say so. */
export async function storeReply(
  executor: QueryExecutorProvider,
  id: string,
  { status, run, reply }: ReplyChange,
): Promise<void> {
  await sql`
    update agent_message set status = ${status}, run = ${JSON.stringify(run)}::jsonb,
      reply = ${reply === undefined ? null : JSON.stringify(reply)}::jsonb, updated_at = now()
    where id = ${id}
  `.execute(executor);
}
