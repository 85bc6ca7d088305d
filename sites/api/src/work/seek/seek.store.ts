import { type SeekModuleType, seekSchedule } from '@assay/domain';
import { type Kysely, type QueryExecutorProvider, type RawBuilder, sql, type Transaction } from 'kysely';
import type { StoredRows } from '../../ground/streams/append-queue.ts';
import type { ModuleRow, PageRow, QuestionRow, SeekTables } from './seek.types.ts';

const place = new Map(seekSchedule.map(({ name }, index) => [name, index]));

/** Rows of pages, questions and modules. Callers have checked who may see or change them. */
export function createSeekStore(db: Kysely<SeekTables>) {
  return {
    page: (id: string): Promise<PageRow | undefined> =>
      db.selectFrom('seek_page').selectAll().where('id', '=', id).executeTakeFirst(),

    question: (id: string): Promise<QuestionRow | undefined> =>
      db.selectFrom('seek_question').selectAll().where('id', '=', id).executeTakeFirst(),

    questionByMessage: (ownerId: string, clientId: string): Promise<QuestionRow | undefined> =>
      db
        .selectFrom('seek_question')
        .selectAll()
        .where('owner_id', '=', ownerId)
        .where('client_id', '=', clientId)
        .executeTakeFirst(),

    /** Inserts a question with its modules, and its page unless it follows up on one. */
    async insert(
      trx: Transaction<SeekTables>,
      page: PageRow | undefined,
      question: QuestionRow,
      modules: readonly ModuleRow[],
    ): Promise<void> {
      const filters = sql<QuestionRow['filters']>`${JSON.stringify(question.filters)}::jsonb`;
      const paged = page ? trx.with('page', (db) => db.insertInto('seek_page').values(page)) : trx;
      await paged
        .with('asked', (db) => db.insertInto('seek_question').values({ ...question, filters }))
        .insertInto('seek_module')
        .values(modules.map(({ question_id, name, priority, api_type }) => ({ question_id, name, priority, api_type })))
        .execute();
    },

    questionsOfPage: (pageId: string): Promise<QuestionRow[]> =>
      db.selectFrom('seek_question').selectAll().where('page_id', '=', pageId).orderBy('position').execute(),

    /** In the order of the schedule. */
    async modules(questionIds: readonly string[]): Promise<ModuleRow[]> {
      if (questionIds.length === 0) return [];
      const rows = await db.selectFrom('seek_module').selectAll().where('question_id', 'in', questionIds).execute();
      return rows.sort((a, b) => (place.get(a.name) ?? 0) - (place.get(b.name) ?? 0));
    },

    module: (questionId: string, name: SeekModuleType): Promise<ModuleRow | undefined> =>
      db
        .selectFrom('seek_module')
        .selectAll()
        .where('question_id', '=', questionId)
        .where('name', '=', name)
        .executeTakeFirst(),

    versions: (questionId: string, name: SeekModuleType) =>
      db
        .selectFrom('seek_module_version')
        .selectAll()
        .where('question_id', '=', questionId)
        .where('name', '=', name)
        .orderBy('version')
        .execute(),

    async topics(userId: string): Promise<string[]> {
      const { rows } = await sql<{ topic: string }>`
        select topic from topic_subscription where user_id = ${userId} order by created_at, topic
      `.execute(db);
      return rows.map(({ topic }) => topic);
    },

    /**
     * Questions whose stream is open although nothing works on them: their job was given up before it could end the
     * stream, or was lost with a restored dump. `isGivenUp` tells the two apart.
     */
    async forsaken(seconds: number): Promise<{ id: string; isGivenUp: boolean }[]> {
      const { rows } = await sql<{ id: string; isGivenUp: boolean }>`
        select question.id, exists (select 1 from job where payload ->> 'question' = question.id) as "isGivenUp"
        from stream join seek_question question on question.stream_id = stream.id
        where stream.status = 'PROCESSING' and stream.updated_at < now() - make_interval(secs => ${seconds})
          and not exists (
            select 1 from job where payload ->> 'question' = question.id and status in ('queued', 'running')
          )
      `.execute(db);
      return rows;
    },

    /** Deletes pages that were asked to leave no trace, with their streams, older than `hours`. */
    async deleteIncognito(hours: number): Promise<number> {
      return db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ id: string }>`
          select id from seek_page where is_incognito and created_at < now() - make_interval(hours => ${hours}) for update skip locked
        `.execute(trx);
        if (rows.length === 0) return 0;
        const ids = rows.map(({ id }) => id);
        const questions = await trx
          .selectFrom('seek_question')
          .select('stream_id')
          .where('page_id', 'in', ids)
          .execute();
        await trx.deleteFrom('seek_page').where('id', 'in', ids).execute();
        await sql`delete from stream where id in (${sql.join(questions.map((q) => q.stream_id))})`.execute(trx);
        return ids.length;
      });
    },
  };
}

export type SeekStore = ReturnType<typeof createSeekStore>;

export interface FinishedModule {
  questionId: string;
  name: SeekModuleType;
  hasFailed: boolean;
  isStopped: boolean;
  content: unknown;
  body: string | undefined;
}

/** Stores results of modules in a transaction. */
export async function storeModules(executor: QueryExecutorProvider, modules: readonly FinishedModule[]): Promise<void> {
  if (modules.length === 0) return;
  await updateModules(sql`${JSON.stringify(modules)}::json`, sql`true`).execute(executor);
}

/** Results of modules, stored by the statement that appends their last frames. */
export function modulesWithFrames(...rows: readonly FinishedModule[]): StoredRows<FinishedModule> {
  return { statement: updateAccepted, rows };
}

function updateAccepted(rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return updateModules(
    rows,
    sql`exists (select from moved where moved.id = done.stream and moved.attempt = done.attempt)`,
  );
}

function updateModules(rows: RawBuilder<unknown>, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    update seek_module set status = 'FINISH', has_failed = done."hasFailed", is_stopped = done."isStopped",
      content = done.content, body = done.body, updated_at = now()
    from json_to_recordset(${rows}) as done (stream text, attempt integer, "questionId" text, name text,
      "hasFailed" boolean, "isStopped" boolean, content jsonb, body text)
    where seek_module.question_id = done."questionId" and seek_module.name = done.name and ${condition}
  `;
}
