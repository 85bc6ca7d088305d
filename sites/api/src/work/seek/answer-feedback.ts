import type { FeedbackRating, FeedbackReason } from '@assay/domain';
import { sql } from 'kysely';
import type { Database } from '../../ground/database/database.types.ts';

/** What a person said of an answer. */
export interface GivenFeedback {
  rating: FeedbackRating;
  reason?: FeedbackReason;
  content?: string;
}

interface FeedbackRow {
  rating: FeedbackRating;
  reason: FeedbackReason | null;
  content: string | null;
}

/** Counts of feedback; of those that did not help by reason, most frequent first. */
export interface FeedbackCounts {
  helpful: number;
  not_helpful: number;
  reasons: { reason: FeedbackReason; count: number }[];
}

export interface FeedbackEntry {
  question_id: string;
  /** Null where it was asked in another tenant. */
  question: string | null;
  rating: FeedbackRating;
  reason: FeedbackReason | null;
  content: string | null;
  at: Date;
}

/** Feedback on answers: one per person and question, changed in place. Callers have checked who may read the answer. */
export function createAnswerFeedback(database: Database) {
  const db = database.tables<unknown>();
  return {
    /** Keeps what was said last; undefined takes it back. */
    async give(questionId: string, by: { tenantId: string; userId: string }, given: GivenFeedback | undefined) {
      if (!given) {
        await sql`delete from answer_feedback where question_id = ${questionId} and user_id = ${by.userId}`.execute(db);
        return;
      }
      const { rating, reason = null, content = null } = given;
      await sql`
        insert into answer_feedback (question_id, user_id, tenant_id, rating, reason, content)
        values (${questionId}, ${by.userId}, ${by.tenantId}, ${rating}, ${reason}, ${content})
        on conflict (question_id, user_id) do update set tenant_id = excluded.tenant_id, rating = excluded.rating,
          reason = excluded.reason, content = excluded.content, at = now()
      `.execute(db);
    },

    /** Of one person, by question. */
    async given(userId: string, questionIds: readonly string[]): Promise<Map<string, GivenFeedback>> {
      const { rows } = await sql<FeedbackRow & { id: string }>`
        select question_id as id, rating, reason, content from answer_feedback
        where user_id = ${userId} and question_id = any(${[...questionIds]}::text[])
      `.execute(db);
      return new Map(rows.map(({ id, ...row }) => [id, feedbackOf(row)]));
    },

    /** @param tenantId null counts every tenant. */
    async counts(tenantId: string | null): Promise<FeedbackCounts> {
      const { rows } = await sql<{ rating: FeedbackRating; reason: FeedbackReason | null; count: number }>`
        select rating, reason, count(*)::int as count from answer_feedback
        where ${tenantId}::text is null or tenant_id = ${tenantId}
        group by rating, reason order by count desc, reason
      `.execute(db);
      const sum = (of: FeedbackRating) => rows.reduce((all, row) => (row.rating === of ? all + row.count : all), 0);
      return {
        helpful: sum('up'),
        not_helpful: sum('down'),
        reasons: rows.flatMap(({ rating, reason, count }) => (rating === 'down' && reason ? [{ reason, count }] : [])),
      };
    },

    /**
     * What people of a tenant said, newest first; of a question of another tenant, whose link they followed, without its words. What
     * they asked incognito is not among it.
     */
    async list(tenantId: string, { offset, limit }: { offset: number; limit: number }) {
      const { rows } = await sql<FeedbackEntry>`
        select question_id, rating, reason, content, at,
          case when question.tenant_id = ${tenantId} then coalesce(nullif(question.deep_input, ''), question.input) end as question
        from answer_feedback left join seek_question question on question.id = question_id
          left join seek_page page on page.id = question.page_id
        where answer_feedback.tenant_id = ${tenantId} and page.is_incognito is not true
        order by at desc, question_id, user_id limit ${limit} offset ${offset}
      `.execute(db);
      return rows;
    },
  };
}

export type AnswerFeedback = ReturnType<typeof createAnswerFeedback>;

function feedbackOf({ rating, reason, content }: FeedbackRow): GivenFeedback {
  return { rating, ...(reason === null ? {} : { reason }), ...(content === null ? {} : { content }) };
}
