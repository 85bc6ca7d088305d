import { type Locale, type RunStatus, runMove } from '@assay/domain';
import type { FieldValue, QuestionData } from '@assay/works';
import { type Kysely, type QueryExecutorProvider, type Selectable, sql } from 'kysely';
import type { MemberScope } from '../../../ground/scope/tenant-scope.ts';
import { accountName } from '../author-names.ts';
import type { WorkRow, WorkRunRow, WorksTables } from '../works.migrations.ts';
import type { RunFailure } from './run-failure.ts';

/** Runs of a work that are listed, the newest first. */
const mostListed = 50;
/** Seconds for which the readers of a work are told of a run that ended. */
const toldAfterwards = 60;

/** A run of a procedure, as everybody sees it who has its work open. */
export interface WorkRunView {
  id: string;
  action: string;
  status: RunStatus;
  done: number;
  total: number;
  /** Steps that changed something, and those that suggest to. */
  changed: number;
  suggested: number;
  /** Who began it: null where the account was deleted. */
  person: string | null;
  name: string;
  /** Somebody wants it to rest: it does as soon as the step that it is at is done. */
  held: boolean;
  /** What it asks; null where it waits for no answer. */
  question: { id: string; kind: string; data: QuestionData; proposed?: FieldValue } | null;
}

/** What a run waits for: nothing of what has ended, or goes on by itself. */
const questionOfRun = sql`(
  select json_strip_nulls(json_build_object(
    'id', asked.id, 'kind', asked.kind, 'data', asked.data::json, 'proposed', asked.proposed::json))
  from work_run_question asked
  where asked.run_id = one.id and asked.answered_at is null and run.status = ${runMove('ask').to}
)`;
const viewOfRun = sql`json_build_object(
  'held', one.is_held, 'question', ${questionOfRun}, 'id', one.id, 'action', one.action, 'status', run.status, 'done', one.done, 'total', cardinality(one.steps),
  'changed', one.changed, 'suggested', one.suggested, 'person', account.id, 'name', ${accountName})`;
const isOpen = sql`run.status in (${sql.join([...runMove('stop').from])})`;

/** What its tool does to a work now, and what ended just before, as a column of a query over `work`. */
export const runsColumn = sql<WorkRunView[] | null>`(
  select json_agg(${viewOfRun} order by one.begun_at, one.id)
  from work_run one join run on run.id = one.id left join user_account account on account.id = run.owner_id
  where one.work_id = work.id and (${isOpen} or run.updated_at > now() - make_interval(secs => ${toldAfterwards}))
)`;

/** For whom a run works, and in which language. */
export interface RunFor {
  scope: Pick<MemberScope, 'tenantId' | 'userId' | 'role' | 'share' | 'token'>;
  locale: Locale;
}

interface NewWorkRun extends RunFor {
  id: string;
  work: string;
  action: string;
  steps: readonly string[];
}

/** How far a run is. */
export interface RunProgress {
  /** Those that are known by now. */
  steps: readonly string[];
  done: number;
  changed: number;
  suggested: number;
}

/** Rows of the runs of procedures. Callers have checked who may see or change them. */
export function createWorkRunStore(db: Kysely<WorksTables>) {
  return {
    async find(id: string): Promise<Selectable<WorkRunRow> | undefined> {
      return db.selectFrom('work_run').selectAll().where('id', '=', id).executeTakeFirst();
    },

    /** What it works on, in the trash too. */
    workOf: async (work: string): Promise<Selectable<WorkRow> | undefined> =>
      db.selectFrom('work').selectAll().where('id', '=', work).executeTakeFirst(),

    /** The newest first, each with why it failed. */
    async list(work: string): Promise<(WorkRunView & { begun_at: string; failure: RunFailure | null })[]> {
      const { rows } = await sql<{ view: WorkRunView; begun_at: Date; failure: RunFailure | null }>`
        select ${viewOfRun} as view, one.begun_at, one.failure
        from work_run one join run on run.id = one.id left join user_account account on account.id = run.owner_id
        where one.work_id = ${work} order by one.begun_at desc, one.id limit ${mostListed}
      `.execute(db);
      return rows.map(({ view, begun_at, failure }) => ({ ...view, begun_at: begun_at.toISOString(), failure }));
    },

    /**
     * What runs of an action have still before them in a work, each step with its run; until the transaction ends no other
     * begins.
     */
    async stepsUnderWay(trx: QueryExecutorProvider, work: string, action: string): Promise<Map<string, string>> {
      await sql`select from work where id = ${work} for update`.execute(trx);
      const { rows } = await sql<{ id: string; step: string }>`
        select one.id, unnest(one.steps[one.done + 1:]) as step from work_run one join run on run.id = one.id
        where one.work_id = ${work} and one.action = ${action} and ${isOpen}
      `.execute(trx);
      return new Map(rows.map(({ id, step }) => [step, id]));
    },

    async insert(trx: QueryExecutorProvider, { id, work, action, steps, scope, locale }: NewWorkRun): Promise<void> {
      const { tenantId, userId, role, share, token } = scope;
      const kept = JSON.stringify({ tenantId, userId, role, ...(share && { share }), ...(token && { token }) });
      await sql`
        insert into work_run (id, work_id, action, steps, scope, locale)
        values (${id}, ${work}, ${action}, ${[...steps]}, ${kept}, ${locale})
      `.execute(trx);
    },

    async progress(
      trx: QueryExecutorProvider,
      id: string,
      { steps, done, changed, suggested }: RunProgress,
    ): Promise<void> {
      await sql`
        update work_run set steps = ${[...steps]}, done = ${done}, changed = ${changed}, suggested = ${suggested} where id = ${id}
      `.execute(trx);
    },

    async failed(trx: QueryExecutorProvider, id: string, failure: RunFailure): Promise<void> {
      await sql`update work_run set failure = ${failure} where id = ${id}`.execute(trx);
    },

    /** Whether it is to rest; until the transaction ends that stays so. */
    async isHeld(trx: QueryExecutorProvider, id: string): Promise<boolean> {
      const { rows } = await sql<{ is_held: boolean }>`
        select is_held from work_run where id = ${id} for update
      `.execute(trx);
      return rows[0]?.is_held === true;
    },

    async hold(trx: QueryExecutorProvider, id: string, isHeld: boolean): Promise<void> {
      await sql`update work_run set is_held = ${isHeld} where id = ${id}`.execute(trx);
    },

    /** Where it stands, and whether it waits for an answer there. */
    async standing(id: string): Promise<{ status: RunStatus; asks: boolean } | undefined> {
      const { rows } = await sql<{ status: RunStatus; asks: boolean }>`
        select status, exists (
          select from work_run_question asked where asked.run_id = run.id and asked.answered_at is null
        ) as asks
        from run where id = ${id}
      `.execute(db);
      return rows[0];
    },

    /** Runs whose work is gone. */
    async orphans(trx: QueryExecutorProvider, kind: string): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        select id from run where kind = ${kind} and not exists (select from work_run one where one.id = run.id)
      `.execute(trx);
      return rows.map(({ id }) => id);
    },
  };
}

export type WorkRunStore = ReturnType<typeof createWorkRunStore>;
