import { type SeekModuleType, seekSchedule } from '@assay/domain';
import { type Kysely, type NotNull, type QueryExecutorProvider, type RawBuilder, sql, type Transaction } from 'kysely';
import type { StoredRows } from '../../ground/streams/stored-rows.ts';
import type { RunTables } from '../runs/runs.migrations.ts';
import type { ModuleRow, PageRow, QuestionRow, SeekTables } from './seek.types.ts';

const place = new Map(seekSchedule.map(({ name }, index) => [name, index]));

/** Rows of pages, questions and modules. Callers have checked who may see or change them. */
export function createSeekStore(db: Kysely<SeekTables & RunTables>) {
  /** Questions as they are read: with the log they are answered into, and whether they leave a trace. */
  const questions = () =>
    db
      .selectFrom('seek_question')
      .innerJoin('run', 'run.id', 'seek_question.id')
      .innerJoin('seek_page', 'seek_page.id', 'seek_question.page_id')
      .selectAll('seek_question')
      .select(['run.stream_id', 'seek_page.is_incognito'])
      .$narrowType<{ stream_id: NotNull }>();

  return {
    page: (id: string): Promise<PageRow | undefined> =>
      db.selectFrom('seek_page').selectAll().where('id', '=', id).executeTakeFirst(),

    question: (id: string): Promise<QuestionRow | undefined> =>
      questions().where('seek_question.id', '=', id).executeTakeFirst(),

    /** Inserts a question with its modules, and its page unless it follows up on one. */
    async insert(
      trx: Transaction<SeekTables>,
      page: PageRow | undefined,
      question: SeekTables['seek_question'],
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
      questions().where('page_id', '=', pageId).orderBy('position').execute(),

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
  };
}

/** Deletes pages that were asked to leave no trace and are older than `hours`; gives the ids of their questions. */
export async function forgetIncognito(trx: QueryExecutorProvider, hours: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with page as (
      select id from seek_page
      where is_incognito and created_at < now() - make_interval(hours => ${hours}) for update skip locked
    ), gone as (
      delete from seek_page where id in (select id from page)
    )
    select question.id from seek_question question join page on page.id = question.page_id
  `.execute(trx);
  return rows.map(({ id }) => id);
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
