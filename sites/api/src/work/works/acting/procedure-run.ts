import { type ErrorName, errors } from '@assay/contract';
import { includesShareRole } from '@assay/domain';
import { createWorkState, type Tool, type ToolProcedure, usedUp } from '@assay/works';
import type { Selectable } from 'kysely';
import { seeingTenants } from '../../../ground/database/tenant-sight.ts';
import { CallError } from '../../../ground/http/call-error.ts';
import { messages } from '../../../ground/http/messages.ts';
import type { RunKind, Running } from '../../runs/run-kind.ts';
import type { ChangeFeed } from '../change-feed.ts';
import type { WorkAccess } from '../work-access.ts';
import type { WorkRow, WorkRunRow } from '../works.migrations.ts';
import { createProcedureStep, type StepDependencies } from './procedure-step.ts';
import { BudgetUsedUp, failureIn, type RunFailure } from './run-failure.ts';
import type { RunQuestionStore } from './run-questions.store.ts';
import type { RunTraceStore } from './run-trace.store.ts';
import type { RunFor, WorkRunStore } from './work-runs.store.ts';

/** Runs of procedures that one process works on at once. */
const concurrency = 4;
/** Days for which the log of a run is kept; what it did stands in the work. */
const logDays = 1;

export const procedureRunKind = 'work';

interface Subject {
  row: Selectable<WorkRunRow>;
  work: Selectable<WorkRow>;
}

export interface ProcedureDependencies extends StepDependencies {
  rows: WorkRunStore;
  questions: Pick<RunQuestionStore, 'answeredAt' | 'ask'>;
  trace: Pick<RunTraceStore, 'add' | 'used'>;
  feed: Pick<ChangeFeed, 'announce' | 'wake'>;
  access: Pick<WorkAccess, 'accessTo' | 'actingRight' | 'rights'>;
  toolOf(kind: string): Tool;
}

/** What tools do to works in steps, as runs. Each step is kept as a change of its own before the next begins. */
export function createProcedureRun(dependencies: ProcedureDependencies): RunKind<Subject> {
  const { rows, questions, trace, store, feed, access, toolOf } = dependencies;
  const doStep = createProcedureStep(dependencies);

  /** @throws CallError where its person may not have it done any more */
  async function assertMayEdit({ scope }: RunFor, work: string): Promise<void> {
    const held = await access.accessTo(scope, work);
    if (!held) throw new CallError('notFound');
    if (!includesShareRole(held.role, 'edit')) throw new CallError('forbidden');
  }

  /** Steps that a step leads to, on the work as it left that. */
  async function further(work: string, tool: Tool, { next }: ToolProcedure, step: string): Promise<readonly string[]> {
    const opened = next && (await store.open(work));
    return opened ? next(createWorkState(tool.kind, opened.records), step) : [];
  }

  async function doSteps(
    { row, work }: Subject,
    { writer, signal, finish, pause }: Running,
    by: RunFor,
  ): Promise<void> {
    const tool = toolOf(work.kind);
    const procedure = tool.procedures?.[row.action];
    if (!procedure) throw new CallError('notFound');
    const { id, action } = row;
    let { steps, done, changed, suggested } = row;
    const tell = (total: number) => ({ type: 'progress', step: action, done, total }) as const;
    const rest = async () => {
      const isResting = await pause([tell(steps.length)], async (trx) => {
        const isHeld = await rows.isHeld(trx, id);
        if (isHeld) await feed.announce(trx, work.id);
        return isHeld;
      });
      if (isResting) feed.wake(work.id);
      return isResting;
    };
    while (done < steps.length) {
      await assertMayEdit(by, work.id);
      if ((await rows.isHeld(dependencies.db, id)) && (await rest())) return;
      const { ms, ...used } = await trace.used(id);
      const spent = usedUp(procedure.budget, { seconds: ms / 1_000, ...used });
      if (spent) throw new BudgetUsedUp(spent);
      const step = steps[done] as string;
      const due = { run: id, work: work.id, at: done, name: step, tool, action, procedure, by, signal };
      const { acted, question, trace: traced } = await doStep(due);
      if (question) {
        await pause([tell(steps.length)], async (trx) => {
          await questions.ask(trx, { run: id, work: work.id, step: done }, question);
          if (traced) await trace.add(trx, traced);
          await feed.announce(trx, work.id);
        });
        feed.wake(work.id);
        return;
      }
      done += 1;
      steps = [...steps.slice(0, done), ...(await further(work.id, tool, procedure, step)), ...steps.slice(done)];
      changed += acted.changed ? 1 : 0;
      suggested += acted.suggested ? 1 : 0;
      await writer.commit([tell(steps.length)], async (trx) => {
        if (traced) await trace.add(trx, traced);
        await rows.progress(trx, id, { steps, done, changed, suggested });
        await feed.announce(trx, work.id);
      });
      feed.wake(work.id);
    }
    await finish([{ type: 'finish' }], (trx) => feed.announce(trx, work.id));
    feed.wake(work.id);
  }

  return {
    kind: procedureRunKind,
    concurrency,
    logDays,
    async load(id) {
      const row = await rows.find(id);
      const work = row && (await rows.workOf(row.work_id));
      return work && { row, work };
    },
    asker: ({ row, work }) => {
      const { tenantId, userId } = scopeOf(row);
      return { tenantId, userId, isIncognito: work.is_incognito };
    },
    opening: () => [],
    async work(subject, running) {
      const { row, work } = subject;
      const by: RunFor = { scope: scopeOf(row), locale: row.locale };
      try {
        await seeingTenants([work.tenant_id, by.scope.tenantId], () =>
          access.rights.whileHeld(access.actingRight(by, work), async (held) => {
            const signal = AbortSignal.any([running.signal, held]);
            try {
              await doSteps(subject, { ...running, signal }, by);
            } catch (error) {
              throw held.aborted ? new CallError('forbidden', { cause: error }) : error;
            }
          }),
        );
      } catch (error) {
        const code = failureOf(error);
        if (running.signal.aborted || code === undefined) throw error;
        const failure = { type: 'failed', code: codeOf(code), message: failureIn(row.locale, code) } as const;
        await running.fail([failure], async (trx) => {
          await rows.failed(trx, row.id, code);
          await feed.announce(trx, work.id);
        });
        feed.wake(work.id);
      }
    },
    ending: ({ row, work }, _, as) => ({
      frames: [
        as === 'stopped'
          ? { type: 'stopped' }
          : { type: 'failed', code: errors.internal.code, message: messages[row.locale].internal },
      ],
      async store(trx) {
        if (as === 'failed') await rows.failed(trx, row.id, 'internal');
        await feed.announce(trx, work.id);
      },
    }),
    ended: ({ work }) => feed.wake(work.id),
    // Its steps are counted, each by itself.
    isWorth: () => true,
    forget: (trx) => rows.orphans(trx, procedureRunKind),
  };
}

/** Why it ends for good; undefined for what may pass when it is tried again. */
function failureOf(error: unknown): RunFailure | undefined {
  if (error instanceof BudgetUsedUp) return error.failure;
  return error instanceof CallError ? error.error : undefined;
}

/** By which readers of its stream know an end. */
const codeOf = (failure: RunFailure) => (failure in errors ? errors[failure as ErrorName] : errors.tooMany).code;

const scopeOf = (row: Selectable<WorkRunRow>): RunFor['scope'] => JSON.parse(row.scope);
