import { applyFrame, type StreamFrame, type StreamState } from '@assay/contract';
import { type AgentStep, type PlannedStep, stepPart } from '@assay/domain';
import { rememberDetails } from '../../knowledge/evidence/remembered-library.ts';
import type { Running } from '../runs/run-kind.ts';
import { type AgentStore, storeReply } from './agents.store.ts';
import type { AgentPorts, DocumentRow, FileRow, ReplyOfJob, RunState, StoredReply } from './agents.types.ts';
import { contextOf, readContext } from './step-context.ts';
import { stepRunners } from './steps/index.ts';
import { AgentProblem } from './steps/step.types.ts';
import { withUploads } from './upload-library.ts';

export interface ReplyDependencies {
  store: AgentStore;
  ports: AgentPorts;
  readDocument: (file: FileRow) => Promise<DocumentRow>;
}

interface ReplyUnderWay extends ReplyDependencies, Pick<Running, 'writer' | 'signal' | 'finish' | 'pause'>, ReplyOfJob {
  run: RunState;
}

/** Writes a reply: does its steps one after the other, and pauses where a person is asked. */
export async function writeReply(
  dependencies: ReplyDependencies,
  { job, reply }: ReplyOfJob,
  { writer, signal, finish, fail, pause }: Running,
): Promise<void> {
  const library = rememberDetails(withUploads(dependencies.ports.library, dependencies.store));
  const run = structuredClone(reply.run);
  try {
    const ports = { ...dependencies.ports, library };
    await runSteps({ ...dependencies, ports, job, reply, run, writer, signal, finish, pause });
  } catch (error) {
    if (writer.signal.aborted || !(error instanceof AgentProblem)) throw error;
    const frames: StreamFrame[] = [
      ...openSteps(writer.state, 'failed', error.message),
      { type: 'failed', code: 400, message: error.message },
    ];
    await fail(frames, (trx) => {
      const ended = frames.reduce(applyFrame, writer.state);
      return storeReply(trx, reply.id, { run, reply: storedOf(ended) });
    });
  }
}

export function waitingStep({ step, needsApproval }: PlannedStep): AgentStep {
  return { step, status: 'waiting', ...(needsApproval ? { needsApproval } : {}) };
}

async function runSteps(current: ReplyUnderWay): Promise<void> {
  const { reply, run, writer, signal, finish, pause } = current;
  const shared = await readContext(current);
  for (; run.step < reply.plan.length; run.step += 1) {
    signal.throwIfAborted();
    const index = run.step;
    const planned = reply.plan[index] as PlannedStep;
    const began = Date.now();
    const show = (change: Partial<AgentStep>): StreamFrame => ({
      type: 'patch',
      part: stepPart(index),
      data: { ...waitingStep(planned), ...change },
    });
    writer.push(show({ status: 'running' }));
    const context = contextOf(shared, planned, run, (progress) => writer.push(show({ status: 'running', progress })));
    const { result, outputs, question, isSkipped } = await stepRunners[planned.step](context);
    signal.throwIfAborted();
    if (question) {
      const frames = [show({ status: 'approval', question })];
      await pause(frames, (trx) => storeReply(trx, reply.id, { run }));
      return;
    }
    Object.assign(run.outputs, outputs);
    const answer = run.answer?.choice;
    delete run.answer;
    const told = show({
      status: isSkipped ? 'skipped' : 'done',
      took: Date.now() - began,
      ...(result === undefined ? {} : { result }),
      ...(answer === undefined ? {} : { answer }),
    });
    const after: RunState = { ...run, step: index + 1 };
    if (index < reply.plan.length - 1) {
      await writer.commit([told], (trx) => storeReply(trx, reply.id, { run: after }));
      continue;
    }
    const frames: StreamFrame[] = [told, { type: 'finish' }];
    await finish(frames, (trx) => {
      const ended = frames.reduce(applyFrame, writer.state);
      return storeReply(trx, reply.id, { run: after, reply: storedOf(ended) });
    });
  }
}

/** Patches that end the steps which have not ended: the one at work with `status`, the others untouched. */
export function openSteps(held: StreamState, status: 'failed' | 'stopped', result?: string): StreamFrame[] {
  return held.parts.flatMap(({ part, kind, data }): StreamFrame[] => {
    const step = data as AgentStep;
    if (kind !== 'step' || (step.status !== 'running' && step.status !== 'approval')) return [];
    const { question: _, progress: __, ...rest } = step;
    return [{ type: 'patch', part, data: { ...rest, status, ...(result === undefined ? {} : { result }) } }];
  });
}

/** What a stream holds, as it is kept with its message. */
export function storedOf({ parts, sources, cites }: StreamState): StoredReply {
  return {
    parts: parts.map(({ group: _, ...part }) => part),
    sources: [...sources],
    cites: [...cites],
  };
}
