import { sql } from 'kysely';
import type { Database } from '../../ground/database/database.types.ts';

/** Answers that people keep, each to its person. Callers have checked who may read the answer. */
export function createSavedAnswers(database: Database) {
  const db = database.tables<unknown>();
  return {
    async save(questionId: string, { tenantId, userId }: { tenantId: string; userId: string }): Promise<void> {
      await sql`
        insert into saved_answer (user_id, tenant_id, question_id) values (${userId}, ${tenantId}, ${questionId})
        on conflict do nothing
      `.execute(db);
    },
    async remove(questionId: string, { userId }: { userId: string }): Promise<void> {
      await sql`delete from saved_answer where user_id = ${userId} and question_id = ${questionId}`.execute(db);
    },
    /** Those of the questions that a person keeps. */
    async among(userId: string, questionIds: readonly string[]): Promise<ReadonlySet<string>> {
      const { rows } = await sql<{ id: string }>`
        select question_id as id from saved_answer
        where user_id = ${userId} and question_id = any(${[...questionIds]}::text[])
      `.execute(db);
      return new Set(rows.map(({ id }) => id));
    },
  };
}

export type SavedAnswers = ReturnType<typeof createSavedAnswers>;
