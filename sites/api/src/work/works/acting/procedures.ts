import { isDeepStrictEqual } from 'node:util';
import { isRunOver } from '@assay/domain';
import { answerForm, createWorkState, type FieldValue, type Origin, type Tool } from '@assay/works';
import type { QueryExecutorProvider } from 'kysely';
import { CallError } from '../../../ground/http/call-error.ts';
import type { Runs } from '../../runs/runs.area.ts';
import type { ChangeFeed } from '../change-feed.ts';
import type { WorkStore } from '../work.store.ts';
import type { RunQuestionStore } from './run-questions.store.ts';
import type { RunTraceStore, StepView } from './run-trace.store.ts';
import type { RunFor, WorkRunStore } from './work-runs.store.ts';

interface ProceduresDependencies {
  store: WorkStore;
  rows: WorkRunStore;
  db: QueryExecutorProvider;
  feed: Pick<ChangeFeed, 'announce' | 'wake'>;
  questions: Pick<RunQuestionStore, 'find' | 'answer'>;
  trace: Pick<RunTraceStore, 'list'>;
  runs: Pick<Runs, 'start' | 'resume' | 'stop'>;
}

/** All that is to do is being done already. */
class UnderWay extends Error {
  override readonly name = 'UnderWay';
  readonly run: string;
  constructor(run: string) {
    super(run);
    this.run = run;
  }
}

/** What somebody answers to a question of a run. */
interface AnswerToRun {
  run: string;
  question: string;
  answer: FieldValue;
  person: string;
  /** Whose words it is. */
  origin: Origin;
}

/** Beginning, answering and stopping what tools do to works in steps. */
export function createProcedures({ store, rows, questions, trace, db, feed, runs }: ProceduresDependencies) {
  return {
    /**
     * Begins a procedure of a tool with the steps that no run has before it; gives its run: where all of them are being done
     * already the one that does the first, and none where there is nothing to do.
     *
     * @throws CallError tooMany or unavailable while too many are in work
     */
    async begin({ id, tenant_id }: { id: string; tenant_id: string }, tool: Tool, action: string, by: RunFor) {
      const opened = await store.open(id);
      if (!opened) throw new CallError('notFound');
      const wanted = tool.procedures?.[action]?.steps(createWorkState(tool.kind, opened.records)) ?? [];
      const { revision } = opened.work;
      const [first] = wanted;
      if (first === undefined) return { revision, run: undefined };
      // A run belongs to the tenant of its work, whose people follow it.
      const owner = { tenantId: tenant_id, userId: by.scope.userId };
      try {
        const run = await runs.start({ owner }, async (trx, begun) => {
          const taken = await rows.stepsUnderWay(trx, id, action);
          const steps = wanted.filter((step) => !taken.has(step));
          if (steps.length === 0) throw new UnderWay(taken.get(first) ?? '');
          await rows.insert(trx, { id: begun.id, work: id, action, steps, ...by });
          await feed.announce(trx, id);
          return begun.id;
        });
        feed.wake(id);
        return { revision, run };
      } catch (error) {
        if (!(error instanceof UnderWay)) throw error;
        return { revision, run: error.run };
      }
    },

    list: rows.list,

    /** What came of the steps of a run of a work. @throws CallError notFound */
    async steps(work: string, id: string): Promise<StepView[]> {
      const row = await rows.find(id);
      if (row?.work_id !== work) throw new CallError('notFound');
      return trace.list(id);
    },

    /**
     * Answers what a run waits for, which goes on with it; false where the same was answered before.
     *
     * @throws CallError notFound; badRequest where that is no answer; conflict where another was given, or it waits no more
     */
    async answer(work: string, tool: Tool, { run, question, ...given }: AnswerToRun): Promise<boolean> {
      const row = await rows.find(run);
      const asked = row?.work_id === work ? await questions.find(run, question) : undefined;
      if (!row || !asked) throw new CallError('notFound');
      const kinds = tool.procedures?.[row.action]?.questions;
      const parsed = answerForm(kinds, { kind: asked.kind, data: JSON.parse(asked.data) })?.safeParse(given.answer);
      if (!parsed?.success)
        throw new CallError('badRequest', { fields: { answer: 'It is no answer to the question.' } });
      const answer = parsed.data;
      const isSame = (known: string | null | undefined) =>
        typeof known === 'string' && isDeepStrictEqual(JSON.parse(known), answer);
      if (isSame(asked.answer)) return false;
      try {
        await runs.resume(run, async (trx) => {
          if (!(await questions.answer(trx, question, { ...given, answer }))) throw new CallError('conflict');
          await feed.announce(trx, work);
        });
      } catch (error) {
        // The same was sent twice at once, and the other one came first.
        if (isSame((await questions.find(run, question))?.answer)) return false;
        throw error;
      }
      feed.wake(work);
      return true;
    },

    /**
     * Has a run rest as soon as the step that it is at is done, or go on; what waits for an answer still does. Gives whether it
     * is to rest: not once it has ended.
     *
     * @throws CallError notFound
     */
    async pause(work: string, id: string, isHeld: boolean): Promise<boolean> {
      const row = await rows.find(id);
      if (row?.work_id !== work) throw new CallError('notFound');
      const standing = await rows.standing(id);
      if (!standing || isRunOver(standing.status)) return false;
      await rows.hold(db, id, isHeld);
      await feed.announce(db, work);
      // By now it rests already, or sees that it is not to.
      const now = isHeld ? undefined : await rows.standing(id);
      if (now?.status === 'paused' && !now.asks)
        await runs.resume(id, (trx) => feed.announce(trx, work)).catch(ignoreGoingOn);
      feed.wake(work);
      return isHeld;
    },

    /** Stops a run of a work as it stands; false when there was nothing left to stop. @throws CallError notFound */
    async stop(work: string, id: string): Promise<boolean> {
      const row = await rows.find(id);
      if (row?.work_id !== work) throw new CallError('notFound');
      return runs.stop(id, undefined);
    },
  };
}

/** Somebody else let it go on at the same time. */
function ignoreGoingOn(error: unknown): void {
  if (!(error instanceof CallError && error.error === 'conflict')) throw error;
}

export type Procedures = ReturnType<typeof createProcedures>;
