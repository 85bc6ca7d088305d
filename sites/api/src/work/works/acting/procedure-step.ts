import type { CountedFeature } from '@assay/domain';
import {
  askable,
  type Lookup,
  type Operation,
  type Origin,
  type StepOutcome,
  type Tool,
  type ToolPorts,
  type ToolProcedure,
  type ToolQuestion,
} from '@assay/works';
import type { QueryExecutorProvider } from 'kysely';
import type { UsageMeter } from '../../../trade/usage/usage-meter.ts';
import { type Acted, type ActingDependencies, act, type Looked } from './acting.ts';
import { newMeter, type RunMeter } from './run-meter.ts';
import type { GivenAnswer, RunQuestionStore } from './run-questions.store.ts';
import type { RunTraceStore, StepTrace } from './run-trace.store.ts';
import type { RunFor } from './work-runs.store.ts';

/** A step looks again this often because somebody changed what it looked at: it may have asked a model. */
const attempts = 2;

/** By which id the uses of a step are counted. */
const useOf = (run: string, step: number) => `${run}:${step}`;

export interface StepDependencies extends ActingDependencies {
  questions: Pick<RunQuestionStore, 'answeredAt'>;
  trace: Pick<RunTraceStore, 'add'>;
  usage: Pick<UsageMeter, 'prepare' | 'giveBack'>;
  db: QueryExecutorProvider;
  portsOf(by: RunFor, signal: AbortSignal, meter: RunMeter): ToolPorts;
}

/** A step of a run that is to be done now. */
interface DueStep {
  run: string;
  work: string;
  /** Of its run, from 0. */
  at: number;
  name: string;
  tool: Tool;
  /** By the name of its procedure. */
  action: string;
  procedure: ToolProcedure;
  by: RunFor;
  signal: AbortSignal;
}

/** What came of a step: what it asks, or what it did; and what is to be kept of that, unless it was kept with its change. */
interface DoneStep {
  acted: Acted;
  question: ToolQuestion | undefined;
  trace: StepTrace | undefined;
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

function countedBy(operations: readonly Operation[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { op } of operations) counts[op] = (counts[op] ?? 0) + 1;
  return counts;
}

/** By what is known who wrote it. */
function engineOf(origin: Origin): StepTrace['engine'] {
  if (origin === 'person') return 'person';
  return origin.startsWith('model:') ? `llm:${origin.slice('model:'.length)}` : 'rules';
}

/** Doing the steps of runs, each counted, and traced with what it was given, what came of it and what that used. */
export function createProcedureStep(dependencies: StepDependencies) {
  const { questions, trace, portsOf, usage, db } = dependencies;

  /** Does what counts as a use, counted before it begins; what comes to nothing is given back. */
  async function counted(by: RunFor, feature: CountedFeature | undefined, use: string, step: () => Promise<Acted>) {
    if (feature === undefined) return step();
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

  return async function doStep(due: DueStep): Promise<DoneStep> {
    const { run, work, at, name, tool, action, procedure, by, signal } = due;
    const answered = await questions.answeredAt(run, at);
    const meter = newMeter();
    const ports = portsOf(by, signal, meter);
    const begunAt = new Date();
    const begun = performance.now();
    let question: ToolQuestion | undefined;
    let looked: Looked | undefined;
    const change = `${run}-${at}`;
    const tracedAs = (outcome: StepTrace['outcome'], acted?: Pick<Acted, 'changed' | 'suggested'>): StepTrace => ({
      run,
      work,
      step: at,
      name,
      answered: answered?.question ?? null,
      change: acted?.changed ? change : null,
      operations: countedBy(looked?.operations ?? []),
      suggested: acted?.suggested ?? false,
      engine: looked && looked.operations.length > 0 ? engineOf(looked.origin) : null,
      begunAt,
      ms: performance.now() - begun,
      ...meter,
      outcome,
    });
    const toolAct = {
      kind: tool.kind,
      name: action,
      person: by.scope.userId,
      change,
      attempts,
      async look(state: Lookup): Promise<Looked> {
        const outcome = await procedure.step(state, ports, name, answered);
        signal.throwIfAborted();
        question = 'asks' in outcome ? askable(procedure.questions, outcome.asks) : undefined;
        looked =
          'asks' in outcome ? { operations: [], origin: 'rules' } : lookedOf(outcome, { procedure, ports, answered });
        return looked;
      },
      // A change and what is known of how it came are one.
      beside: (trx: QueryExecutorProvider, acted: Pick<Acted, 'suggested'>) =>
        trace.add(trx, tracedAs('done', { changed: true, ...acted })),
    };
    try {
      const acted = await counted(by, procedure.counts, useOf(run, at), () => act(dependencies, work, toolAct));
      return { acted, question, trace: acted.changed ? undefined : tracedAs(question ? 'asked' : 'done', acted) };
    } catch (error) {
      if (!signal.aborted) await trace.add(db, tracedAs('failed'));
      throw error;
    }
  };
}
