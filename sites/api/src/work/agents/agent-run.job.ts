import { randomUUID } from 'node:crypto';
import { applyFrame, type StreamFrame, type StreamState, snapshotOf } from '@assay/contract';
import { type AgentStep, layOut, type PlannedStep, stepPart } from '@assay/domain';
import { type DocumentReader, readPublications } from '@assay/engines/importers';
import type { Transaction } from 'kysely';
import { onBehalfOf } from '../../ground/egress/egress-subject.ts';
import type { FileStore } from '../../ground/files/file-store.ts';
import type { ClaimedJob, JobQueue } from '../../ground/jobs/job-queue.ts';
import type { JobKind } from '../../ground/jobs/job-worker.ts';
import type { StreamLog } from '../../ground/streams/stream-log.ts';
import { StreamFenced } from '../../ground/streams/stream-log.types.ts';
import { createStreamWriter, type StreamWriter } from '../../ground/streams/stream-writer.ts';
import { createCitationWriter } from '../../knowledge/evidence/citation-writer.ts';
import type { Retrieval } from '../../knowledge/evidence/evidence.types.ts';
import { rememberDetails } from '../../knowledge/evidence/remembered-library.ts';
import { retrieve } from '../../knowledge/evidence/retrieve.ts';
import { isGivenBack } from './agent-usage.ts';
import { type AgentStore, storeReply } from './agents.store.ts';
import type {
  AgentPorts,
  AgentTables,
  DocumentRow,
  FileRow,
  JobRow,
  ReplyRow,
  RunState,
  StoredReply,
} from './agents.types.ts';
import { agentsWords } from './agents-words.ts';
import { stepRunners } from './steps/index.ts';
import { AgentProblem, type StepContext, UnreadableDocument } from './steps/step.types.ts';
import { withUploads } from './upload-library.ts';

/** Kind of the job that writes one reply. */
export const agentJob = 'agent.reply';

interface AgentJobPayload {
  reply: string;
}

/** Queues the writing of a reply, as part of the transaction that makes it due; the caller wakes the queue. */
export async function enqueueReply(trx: Transaction<AgentTables>, queue: JobQueue, reply: string): Promise<void> {
  const payload: AgentJobPayload = { reply };
  await queue.enqueue(trx, agentJob, payload, { id: `${reply}:${randomUUID()}` });
}

export interface AgentJobDependencies {
  log: StreamLog;
  queue: JobQueue;
  store: AgentStore;
  ports: AgentPorts;
  files: FileStore;
  /** Opened when the first document is read. */
  documents: () => DocumentReader;
  report: (message: string, error: unknown) => void;
}

const passagesPerMessage = 50;

interface RunningReply extends AgentJobDependencies {
  job: JobRow;
  reply: ReplyRow;
  run: RunState;
  writer: StreamWriter;
  signal: AbortSignal;
}

/** Writes replies: runs their steps one after the other into the stream log, and pauses where a person is asked. */
export function createAgentJob(dependencies: AgentJobDependencies): JobKind {
  return {
    kind: agentJob,
    concurrency: 8,
    run: (job, signal) => runReply(dependencies, job, signal),
    abandon: (job) => giveUpReply(dependencies, (job.payload as AgentJobPayload).reply),
  };
}

async function runReply(dependencies: AgentJobDependencies, claimed: ClaimedJob, signal: AbortSignal): Promise<void> {
  const { log, queue, store } = dependencies;
  const reply = await store.reply((claimed.payload as AgentJobPayload).reply);
  const job = reply && (await store.job(reply.job_id));
  if (!reply?.stream_id || !job || (reply.status !== 'queued' && reply.status !== 'running')) return;
  const begun = await log
    .begin(reply.stream_id, (held) => openingFrames(held, reply), {
      guard: async (trx) => {
        await queue.assertHeld(trx, claimed);
        await storeReply(trx, reply.id, { status: 'running', run: reply.run });
      },
    })
    .catch((error: unknown) => {
      if (!(error instanceof StreamFenced)) throw error;
    });
  if (!begun) return;
  const writer = createStreamWriter(log, reply.stream_id, begun.attempt, begun.held);
  const running: RunningReply = {
    ...dependencies,
    ports: { ...dependencies.ports, library: rememberDetails(withUploads(dependencies.ports.library, store)) },
    job,
    reply,
    run: structuredClone(reply.run),
    writer,
    signal: AbortSignal.any([signal, writer.signal]),
  };
  try {
    const asker = { tenantId: job.tenant_id, userId: job.owner_id, isIncognito: job.is_incognito };
    await onBehalfOf(asker, () => runSteps(running));
  } catch (error) {
    const reason: unknown = writer.signal.aborted ? writer.signal.reason : error;
    if (reason instanceof AgentProblem) await failWith(running, reason);
    else if (!signal.aborted && !(reason instanceof StreamFenced)) throw reason;
  } finally {
    await writer.close();
  }
}

/** Frames after `open`: every step as it stands. What a step that did not end had written is written anew. */
export function openingFrames(held: StreamState, { plan, run }: Pick<ReplyRow, 'plan' | 'run'>): StreamFrame[] {
  const parts = plan.map((step, index) => {
    const known = held.parts.find(({ part }) => part === stepPart(index));
    const data = index < run.step && known?.data ? known.data : waitingStep(step);
    return { part: stepPart(index), kind: 'tool' as const, data };
  });
  if (held.attempt > 0) return [{ ...snapshotOf(held), parts, cites: [], sources: [] }];
  return parts.flatMap(({ data, ...part }): StreamFrame[] => [
    { type: 'part', ...part },
    { type: 'patch', part: part.part, data },
  ]);
}

function waitingStep({ tool, needsApproval }: PlannedStep): AgentStep {
  return { tool, status: 'waiting', ...(needsApproval ? { needsApproval } : {}) };
}

async function runSteps(running: RunningReply): Promise<void> {
  const { reply, run, writer, signal } = running;
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
    const context = await contextOf(running, planned, (progress) => writer.push(show({ status: 'running', progress })));
    const { result, outputs, question, isSkipped } = await stepRunners[planned.tool](context);
    signal.throwIfAborted();
    if (question) {
      const frames = [show({ status: 'approval', question })];
      await writer.commit(frames, (trx) => storeReply(trx, reply.id, { status: 'paused', run }));
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
    const isLast = index === reply.plan.length - 1;
    const after: RunState = { ...run, step: index + 1 };
    const frames: StreamFrame[] = isLast ? [told, { type: 'finish' }] : [told];
    await writer.commit(frames, async (trx) => {
      if (!isLast) return storeReply(trx, reply.id, { status: 'running', run: after });
      const ended = frames.reduce(applyFrame, writer.state);
      await storeReply(trx, reply.id, { status: 'done', run: after, reply: storedOf(ended) });
    });
  }
}

async function failWith({ writer, reply, run, ports }: RunningReply, problem: AgentProblem): Promise<void> {
  const frames: StreamFrame[] = [
    ...openSteps(writer.state, 'failed', problem.message),
    { type: 'failed', code: 400, message: problem.message },
  ];
  await writer.commit(frames, async (trx) => {
    const ended = frames.reduce(applyFrame, writer.state);
    await storeReply(trx, reply.id, { status: 'failed', run, reply: storedOf(ended) });
    if (isGivenBack(run, ended.parts)) await ports.usage.giveBack(trx, reply.id);
  });
}

/** Ends a reply whose job cannot be done, so that no reader waits for ever. */
export async function giveUpReply(
  dependencies: Pick<AgentJobDependencies, 'log' | 'store' | 'ports'>,
  replyId: string,
): Promise<void> {
  const { store } = dependencies;
  const reply = await store.reply(replyId);
  const job = reply && (await store.job(reply.job_id));
  if (!reply?.stream_id || !job) return;
  const message = agentsWords[job.locale].gaveUp;
  await sealReply(dependencies, reply, 'failed', [{ type: 'failed', code: 500, message }]);
}

/** Ends a reply from outside its writer; gives false when there was nothing left to end. */
export function sealReply(
  { log, ports }: Pick<AgentJobDependencies, 'log' | 'ports'>,
  reply: ReplyRow,
  status: 'failed' | 'stopped',
  last: readonly StreamFrame[],
  attempt?: number,
): Promise<boolean> {
  if (reply.stream_id === null) return Promise.resolve(false);
  const framesOf = (held: StreamState): StreamFrame[] => {
    const shown = held.attempt > 0 ? held : openingFrames(held, reply).reduce(applyFrame, held);
    return [...(held.attempt > 0 ? [] : openingFrames(held, reply)), ...openSteps(shown, status), ...last];
  };
  return log.seal(reply.stream_id, attempt, framesOf, async (trx, held) => {
    const ended = framesOf(held).reduce(applyFrame, held);
    await storeReply(trx, reply.id, { status, run: reply.run, reply: storedOf(ended) });
    if (isGivenBack(reply.run, ended.parts)) await ports.usage.giveBack(trx, reply.id);
  });
}

/** Patches that end the steps which have not ended: the one at work with `status`, the others untouched. */
function openSteps(held: StreamState, status: 'failed' | 'stopped', result?: string): StreamFrame[] {
  return held.parts.flatMap(({ part, kind, data }): StreamFrame[] => {
    const step = data as AgentStep;
    if (kind !== 'tool' || (step.status !== 'running' && step.status !== 'approval')) return [];
    const { question: _, progress: __, ...rest } = step;
    return [{ type: 'patch', part, data: { ...rest, status, ...(result === undefined ? {} : { result }) } }];
  });
}

/** What a stream holds, as it is kept with its message. */
function storedOf({ parts, sources, cites }: StreamState): StoredReply {
  return {
    parts: parts.map(({ module: _, ...part }) => part),
    sources: [...sources],
    cites: [...cites],
  };
}

async function contextOf(
  running: RunningReply,
  step: PlannedStep,
  onProgress: (progress: { done: number; total: number }) => void,
): Promise<StepContext> {
  const { job, reply, run, writer, signal, ports, store } = running;
  const path = await store.path(reply.id);
  const asked = path.filter(({ role }) => role === 'user');
  const content = asked.at(-1)?.content ?? '';
  const thread = asked.slice(0, -1).map((message) => message.content);
  let found: Promise<Retrieval> | undefined;
  return {
    step,
    job,
    reply: { ...reply, run },
    content,
    thread,
    outputs: run.outputs,
    answer: run.answer,
    words: agentsWords[job.locale],
    writer,
    cites: createCitationWriter(writer, ports.library, job.tenant_id, () => undefined),
    ports,
    signal,
    progress: (done, total) => onProgress({ done, total }),
    retrieve() {
      const { tenant_id, locale } = job;
      const question = { input: content, deep_input: null, tenant_id, locale, filters: {} };
      found ??= retrieve(ports, question, thread, { mode: 'full', limit: passagesPerMessage, signal });
      return found;
    },
    files: async () => {
      const ids = asked.flatMap(({ file_ids }) => file_ids);
      const rows = await store.files(ids);
      return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
    },
    document: ({ id }) => store.document(id),
    readFile: (file) => readFile(running, file),
  };
}

/** Parses an uploaded file, in a worker with limits of time and memory, and keeps its text. @throws UnreadableDocument */
async function readFile({ files, documents, store }: RunningReply, file: FileRow): Promise<DocumentRow> {
  const bytes = await files.read(file.id);
  async function* whole() {
    yield bytes;
  }
  for await (const item of readPublications(whole(), { name: file.name, documents: documents() })) {
    if ('problem' in item) throw new UnreadableDocument(item.problem.code);
    const { publication } = item;
    const { text, parts } = layOut(publication);
    const last = parts.reduce((page, part) => Math.max(page, part.page ?? 0), 0);
    const row: DocumentRow = {
      file_id: file.id,
      title: storable(publication.title),
      language: publication.language,
      text: storable(text),
      parts,
      pages: last === 0 ? null : last,
    };
    await store.addDocument(row);
    return row;
  }
  throw new UnreadableDocument('empty');
}

/** Text that a database can hold, of the same length: no NUL, no half of a surrogate pair. */
function storable(text: string): string {
  return text.replaceAll(/\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd');
}
