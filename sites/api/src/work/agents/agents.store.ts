import { type Kysely, type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import type { RunTables } from '../runs/runs.migrations.ts';
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

/** Bytes of a file without a row are removed after this time: an upload takes no longer. */
const keptUntaken = '1 day';

/** Rows of jobs, messages, files and documents. Callers have checked who may see or change them. */
export function createAgentStore(db: Kysely<AgentTables & RunTables>) {
  /** Messages as they are read: those of an agent with their runs. */
  const readMessages = () =>
    db
      .selectFrom('agent_message')
      .leftJoin('run', 'run.id', 'agent_message.id')
      .selectAll('agent_message')
      .select(['run.status', 'run.stream_id']);
  const message = (id: string): Promise<MessageRow | undefined> =>
    readMessages().where('agent_message.id', '=', id).executeTakeFirst();

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
      const row = await readMessages()
        .where('job_id', '=', jobId)
        .where('role', '=', 'agent')
        .orderBy('position', 'desc')
        .limit(1)
        .executeTakeFirst();
      return isReply(row) ? row : undefined;
    },

    replyTo: async (messageId: string): Promise<ReplyRow | undefined> => {
      const row = await readMessages()
        .where('parent_id', '=', messageId)
        .where('role', '=', 'agent')
        .executeTakeFirst();
      return isReply(row) ? row : undefined;
    },

    /** Messages before a position, newest first, one more than `limit` when there are more. */
    messages: (jobId: string, before: number, limit: number): Promise<MessageRow[]> =>
      readMessages()
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
        select path.*, run.status, run.stream_id from path left join run on run.id = path.id order by position
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

    /** Notes bytes that have no row yet: whatever ends their upload, they are removed then, at the latest a day later. */
    async noteBytes(fileId: string): Promise<void> {
      await sql`
        insert into agent_file_left (id, at) values (${fileId}, now() + ${sql.lit(keptUntaken)}::interval)
      `.execute(db);
    },

    /** Bytes that were noted are gone. */
    async forgetBytes(fileId: string): Promise<void> {
      await sql`delete from agent_file_left where id = ${fileId}`.execute(db);
    },

    /** Adds a file by the statement that settles the claim of its noted bytes; false where that claim has ended. */
    async addFile(file: Omit<FileRow, 'created_at'>, settled: RawBuilder<unknown>): Promise<boolean> {
      const { rows } = await sql`
        with settled as (${settled}),
        noted as (delete from agent_file_left where id = ${file.id} and exists (select from settled))
        insert into agent_file (id, tenant_id, owner_id, job_id, name, type, size, sha256)
        select ${file.id}, ${file.tenant_id}, ${file.owner_id}, ${file.job_id}, ${file.name}, ${file.type},
          ${file.size}::integer, ${file.sha256} from settled
        returning id
      `.execute(db);
      return rows.length > 0;
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

    /** Deletes files that no job took, older than `hours`. */
    async deleteLooseFiles(hours: number): Promise<void> {
      await sql`
        delete from agent_file where job_id is null and created_at < now() - make_interval(hours => ${hours})
      `.execute(db);
    },
  };
}

export type AgentStore = ReturnType<typeof createAgentStore>;

function isReply(row: MessageRow | undefined): row is ReplyRow {
  return row !== undefined && row.status !== null && row.plan !== null && row.run !== null;
}

/** Deletes jobs that leave no trace, older than `hours`; gives the ids of their replies. */
export async function forgetIncognito(trx: QueryExecutorProvider, hours: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with job as (
      select id from agent_job
      where is_incognito and created_at < now() - make_interval(hours => ${hours}) for update skip locked
    ), gone as (
      delete from agent_job where id in (select id from job)
    )
    select message.id from agent_message message join job on job.id = message.job_id where message.role = 'agent'
  `.execute(trx);
  return rows.map(({ id }) => id);
}

export interface ReplyChange {
  run: RunState;
  /** What the reply holds at its end; absent while it is open. */
  reply?: StoredReply;
}

/** Stores where a reply stands; part of the transaction that appends the frames which say so. */
export async function storeReply(
  executor: QueryExecutorProvider,
  id: string,
  { run, reply }: ReplyChange,
): Promise<void> {
  await sql`
    update agent_message set run = ${JSON.stringify(run)}::jsonb,
      reply = ${reply === undefined ? null : JSON.stringify(reply)}::jsonb, updated_at = now()
    where id = ${id}
  `.execute(executor);
}
