import { randomUUID } from 'node:crypto';
import { runMove } from '@assay/domain';
import type { AnsweredQuestion, FieldValue, Origin, ToolQuestion } from '@assay/works';
import { type Kysely, type QueryExecutorProvider, type Selectable, sql } from 'kysely';
import type { WorkRunQuestionRow, WorksTables } from '../works.migrations.ts';

/** What was answered, by whom and in whose words. */
export interface GivenAnswer extends AnsweredQuestion {
  /** Null where the account was deleted. */
  person: string | null;
  origin: Origin;
  /** Id of the question. */
  question: string;
}

/** Questions that are looked through: of some the work may have been closed to the person meanwhile. */
const looked = 200;

/** A question that waits, and where. */
interface WaitingQuestion {
  question_id: string;
  run_id: string;
  work_id: string;
  kind: string;
  title: string;
  at: string;
}

interface Asked {
  run: string;
  work: string;
  /** From 0. */
  step: number;
}

interface Answering {
  answer: FieldValue;
  person: string;
  origin: Origin;
}

/** Rows of what runs ask. Callers have checked who may see or answer them. */
export function createRunQuestionStore(db: Kysely<WorksTables>) {
  return {
    async find(run: string, id: string): Promise<Selectable<WorkRunQuestionRow> | undefined> {
      return db
        .selectFrom('work_run_question')
        .selectAll()
        .where('id', '=', id)
        .where('run_id', '=', run)
        .executeTakeFirst();
    },

    /**
     * What runs of somebody ask in works of a tenant, newest first; whether they may still read them is not asked here. Of works
     * that leave no trace nothing is told.
     */
    async waiting({ tenantId, userId }: Record<'tenantId' | 'userId', string>): Promise<WaitingQuestion[]> {
      const { rows } = await sql<Omit<WaitingQuestion, 'at'> & { at: Date }>`
        select asked.id as question_id, asked.run_id, asked.work_id, w.kind, w.title, asked.asked_at as at
        from work_run_question asked join run on run.id = asked.run_id join work w on w.id = asked.work_id
        where run.owner_id = ${userId} and run.status = ${runMove('ask').to} and asked.answered_at is null
          and w.tenant_id = ${tenantId} and w.removed_at is null and not w.is_incognito
        order by asked.asked_at desc, asked.id limit ${looked}
      `.execute(db);
      return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
    },

    /** The last answer that a step was given; undefined where it asked nothing. */
    async answeredAt(run: string, step: number): Promise<GivenAnswer | undefined> {
      const row = await db
        .selectFrom('work_run_question')
        .selectAll()
        .where('run_id', '=', run)
        .where('step', '=', step)
        .where('answered_at', 'is not', null)
        .orderBy('answered_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (!row || row.answer === null) return undefined;
      const { kind, data, answer, answered_by: person, answer_origin: origin } = row;
      return {
        kind,
        data: JSON.parse(data),
        answer: JSON.parse(answer),
        person,
        origin: origin ?? 'person',
        question: row.id,
      };
    },

    async ask(
      trx: QueryExecutorProvider,
      { run, work, step }: Asked,
      { kind, data, proposed }: ToolQuestion,
    ): Promise<void> {
      await sql`
        insert into work_run_question (id, run_id, work_id, step, kind, data, proposed)
        values (${randomUUID()}, ${run}, ${work}, ${step}, ${kind}, ${JSON.stringify(data)},
          ${proposed === undefined ? null : JSON.stringify(proposed)})
      `.execute(trx);
    },

    /** Keeps the answer where there is none; false where somebody was before. */
    async answer(trx: QueryExecutorProvider, id: string, { answer, person, origin }: Answering): Promise<boolean> {
      const { rows } = await sql`
        update work_run_question
        set answer = ${JSON.stringify(answer)}, answered_by = ${person}, answer_origin = ${origin}, answered_at = clock_timestamp()
        where id = ${id} and answered_at is null returning id
      `.execute(trx);
      return rows.length > 0;
    },
  };
}

export type RunQuestionStore = ReturnType<typeof createRunQuestionStore>;
