import { errors } from '@assay/contract';
import { type CountedFeature, includesShareRole } from '@assay/domain';
import {
  askable,
  createWorkState,
  type Lookup,
  type Origin,
  type StepOutcome,
  type Tool,
  type ToolPorts,
  type ToolProcedure,
  type ToolQuestion,
} from '@assay/works';
import type { QueryExecutorProvider, Selectable } from 'kysely';
import { seeingTenants } from '../../../ground/database/tenant-sight.ts';
import { CallError } from '../../../ground/http/call-error.ts';
import { messages } from '../../../ground/http/messages.ts';
import type { UsageMeter } from '../../../trade/usage/usage-meter.ts';
import type { RunKind, Running } from '../../runs/run-kind.ts';
import type { ChangeFeed } from '../change-feed.ts';
import type { WorkAccess } from '../work-access.ts';
import type { WorkRow, WorkRunRow } from '../works.migrations.ts';
import { type Acted, type ActingDependencies, act, type Looked } from './acting.ts';
import type { GivenAnswer, RunQuestionStore } from './run-questions.store.ts';
import type { RunFor, WorkRunStore } from './work-runs.store.ts';

/** Runs of procedures that one process works on at once. */
const concurrency = 4;
/** Days for which the log of a run is kept; what it did stands in the work. */
const logDays = 1;
/** A step looks again this often because somebody changed what it looked at: it may have asked a model. */
const attempts = 2;

export const procedureRunKind = 'work';

/** By which id the uses of a step are counted. */
const useOf = (run: string, step: number) => `${run}:${step}`;

interface Subject {
  row: Selectable<WorkRunRow>;
  work: Selectable<WorkRow>;
}

export interface ProcedureDependencies extends ActingDependencies {
  rows: WorkRunStore;
  questions: Pick<RunQuestionStore, 'answeredAt' | 'ask'>;
  feed: Pick<ChangeFeed, 'announce' | 'wake'>;
  access: Pick<WorkAccess, 'accessTo' | 'actingRight' | 'rights'>;
  usage: Pick<UsageMeter, 'prepare' | 'giveBack'>;
  db: QueryExecutorProvider;
  toolOf(kind: string): Tool;
  portsOf(by: RunFor, signal: AbortSignal): ToolPorts;
}

/** Whose words a procedure writes where these ports are. */
const originOf = ({ writes }: ToolProcedure, { model }: Pick<ToolPorts, 'model'>): Origin =>
  (writes === 'rules' ? undefined : model?.origin) ?? 'rules';

/** What a step comes to, in whose words; what a person told by their answer is theirs. */
function lookedOf(
  outcome: Exclude<StepOutcome, { asks: unknown }>,
  { procedure, ports, answered }: { procedure: ToolProcedure; ports: ToolPorts; answered: GivenAnswer | undefined },
): Looked {
  if (!('by' in outcome)) return { operations: outcome, origin: originOf(procedure, ports) };
  const { operations, by } = outcome;
  if (by === 'answer' && answered) return { operations, origin: answered.origin, person: answered.person ?? undefined };
  return { operations, origin: (by === 'model' ? ports.model?.origin : undefined) ?? 'rules' };
}

/** What tools do to works in steps, as runs. Each step is kept as a change of its own before the next begins. */
export function createProcedureRun(dependencies: ProcedureDependencies): RunKind<Subject> {
  const { rows, questions, store, feed, access, toolOf, portsOf } = dependencies;

  /** Does what counts as a use, counted before it begins; what comes to nothing is given back. */
  async function counted(by: RunFor, feature: CountedFeature | undefined, use: string, step: () => Promise<Acted>) {
    if (feature === undefined) return step();
    const { usage, db } = dependencies;
    // A process that was killed in the middle of it counted it already.
    await usage.giveBack(db, use);
    const spend = await usage.prepare(by.scope, feature);
    await spend(db, use);
    let isKept = false;
    try {
      const acted = await step();
      isKept = acted.changed || acted.suggested;
      return acted;
    } finally {
      if (!isKept) await usage.giveBack(db, use);
    }
  }

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
    const ports = portsOf(by, signal);
    const { id, action } = row;
    let { steps, done, changed, suggested } = row;
    const tell = (total: number) => ({ type: 'progress', step: action, done, total }) as const;
    while (done < steps.length) {
      await assertMayEdit(by, work.id);
      const step = steps[done] as string;
      const answered = await questions.answeredAt(id, done);
      let asks: ToolQuestion | undefined;
      const toolAct = {
        kind: tool.kind,
        name: action,
        person: by.scope.userId,
        change: `${id}-${done}`,
        attempts,
        async look(state: Lookup): Promise<Looked> {
          const outcome = await procedure.step(state, ports, step, answered);
          signal.throwIfAborted();
          asks = 'asks' in outcome ? askable(procedure.questions, outcome.asks) : undefined;
          return 'asks' in outcome
            ? { operations: [], origin: 'rules' }
            : lookedOf(outcome, { procedure, ports, answered });
        },
      };
      const acted = await counted(by, procedure.counts, useOf(id, done), () => act(dependencies, work.id, toolAct));
      const question = asks;
      if (question) {
        await pause([tell(steps.length)], async (trx) => {
          await questions.ask(trx, { run: id, work: work.id, step: done }, question);
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
        if (running.signal.aborted || !(error instanceof CallError)) throw error;
        const code = error.error;
        const failure = { type: 'failed', code: errors[code].code, message: messages[row.locale][code] } as const;
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

const scopeOf = (row: Selectable<WorkRunRow>): RunFor['scope'] => JSON.parse(row.scope);
