import { randomUUID } from 'node:crypto';
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import { accountName } from '../author-names.ts';
import type { WorkRunStepRow, WorksTables } from '../works.migrations.ts';

/** What a step used. */
interface StepUse {
  /** Milliseconds of work; waiting is none. */
  ms: number;
  passages: number;
  tokens: number;
}

/** What became of one attempt at a step. */
export interface StepTrace extends StepUse {
  run: string;
  work: string;
  /** From 0. */
  step: number;
  /** What the procedure calls it: for most the id of a record. */
  name: string;
  /** The question whose answer it was given. */
  answered: string | null;
  /** The change that came of it. */
  change: string | null;
  /** Operations by what they do. */
  operations: Readonly<Record<string, number>>;
  /** Some of it waits for a person. */
  suggested: boolean;
  /** In whose words; null where it wrote nothing. */
  engine: 'rules' | 'person' | `llm:${string}` | null;
  begunAt: Date;
  outcome: WorkRunStepRow['outcome'];
}

/** A step as those read it who may read how a work came to be. */
export interface StepView {
  step: number;
  name: string;
  outcome: WorkRunStepRow['outcome'];
  answer?: { kind: string; answer: unknown; name: string };
  change?: string;
  operations: Readonly<Record<string, number>>;
  suggested: boolean;
  engine: string | null;
  begun_at: string;
  ms: number;
  passages: number;
  tokens: number;
}

/** Rows of what came of the steps of runs. Callers have checked who may see them. */
export function createRunTraceStore(db: Kysely<WorksTables>) {
  return {
    async add(trx: QueryExecutorProvider, trace: StepTrace): Promise<void> {
      const { run, work, step, name, answered, change, suggested, engine, begunAt, outcome } = trace;
      await sql`
        insert into work_run_step
          (id, run_id, work_id, step, name, question_id, change_id, operations, suggested, engine, begun_at, ms, passages, tokens, outcome)
        values (${randomUUID()}, ${run}, ${work}, ${step}, ${name}, ${answered}, ${change},
          ${JSON.stringify(trace.operations)}, ${suggested}, ${engine}, ${begunAt}, ${Math.round(trace.ms)},
          ${trace.passages}, ${trace.tokens}, ${outcome})
      `.execute(trx);
    },

    /** What the steps of a run have used so far, whatever came of them. */
    async used(run: string): Promise<StepUse> {
      const { rows } = await sql<StepUse>`
        select coalesce(sum(ms), 0)::float8 as ms, coalesce(sum(passages), 0)::float8 as passages,
          coalesce(sum(tokens), 0)::float8 as tokens
        from work_run_step where run_id = ${run}
      `.execute(db);
      return rows[0] ?? { ms: 0, passages: 0, tokens: 0 };
    },

    /** In the order in which they were begun. */
    async list(run: string): Promise<StepView[]> {
      const { rows } = await sql<Row>`
        select one.*, asked.kind, asked.answer, ${accountName} as person
        from work_run_step one left join work_run_question asked on asked.id = one.question_id
          left join user_account account on account.id = asked.answered_by
        where one.run_id = ${run} order by one.begun_at, one.step
      `.execute(db);
      return rows.map(viewOf);
    },
  };
}

type Row = Omit<WorkRunStepRow, 'begun_at'> & {
  begun_at: Date;
  kind: string | null;
  answer: string | null;
  person: string | null;
};

const viewOf = (row: Row): StepView => ({
  step: row.step,
  name: row.name,
  outcome: row.outcome,
  ...(row.kind !== null &&
    row.answer !== null && {
      answer: { kind: row.kind, answer: JSON.parse(row.answer), name: row.person ?? '' },
    }),
  ...(row.change_id !== null && { change: row.change_id }),
  operations: JSON.parse(row.operations),
  suggested: row.suggested,
  engine: row.engine,
  begun_at: row.begun_at.toISOString(),
  ms: row.ms,
  passages: row.passages,
  tokens: row.tokens,
});

export type RunTraceStore = ReturnType<typeof createRunTraceStore>;
