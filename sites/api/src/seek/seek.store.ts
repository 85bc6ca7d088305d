import { type SeekModuleType, seekSchedule } from '@assay/domain';
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
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

/** Stores the result of a module; part of the transaction that appends its last frame. */
export async function storeModule(executor: QueryExecutorProvider, module: FinishedModule): Promise<void> {
  await sql`
    update seek_module set status = 'FINISH', has_failed = ${module.hasFailed}, is_stopped = ${module.isStopped},
      content = ${module.content === null ? null : JSON.stringify(module.content)}::jsonb, body = ${module.body ?? null},
      updated_at = now()
    where question_id = ${module.questionId} and name = ${module.name}
  `.execute(executor);
}
