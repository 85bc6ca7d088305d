import type { PartKind, StreamFrame, StreamState } from '@assay/contract';
import { snapshotOf } from '@assay/contract';
import {
  type Citation,
  modulesToStart,
  moveSeek,
  newSeekRun,
  type SeekModuleType,
  type SeekMove,
  type SeekRun,
} from '@assay/domain';
import { onBehalfOf } from '../../ground/egress/egress-subject.ts';
import type { ClaimedJob, JobQueue } from '../../ground/jobs/job-queue.ts';
import type { JobKind } from '../../ground/jobs/job-worker.ts';
import type { StreamLog } from '../../ground/streams/stream-log.ts';
import { StreamFenced } from '../../ground/streams/stream-log.types.ts';
import { createStreamWriter, type StreamWriter } from '../../ground/streams/stream-writer.ts';
import { type CitationWriter, createCitationWriter } from '../../knowledge/evidence/citation-writer.ts';
import type { Retrieval } from '../../knowledge/evidence/evidence.types.ts';
import { rememberDetails } from '../../knowledge/evidence/remembered-library.ts';
import { retrieve } from '../../knowledge/evidence/retrieve.ts';
import { createFirstWords, type FirstWords } from './first-words.ts';
import { moduleBody, moduleContent, quotedIn, withoutModules } from './module-content.ts';
import { moduleWriters, outlineOf, referencesOf } from './module-writers.ts';
import { modulesWithFrames, type SeekStore, storeModules } from './seek.store.ts';
import type { ModuleRow, QuestionRow, SeekPorts } from './seek.types.ts';
import { seekWords } from './seek-words.ts';

/** Kind of the job that answers one question. */
export const seekJob = 'seek.question';
/** Kind of a question's stream. */
export const seekStream = 'seek';

export interface SeekJobPayload {
  question: string;
}

export interface SeekJobDependencies {
  log: StreamLog;
  queue: JobQueue;
  store: SeekStore;
  ports: SeekPorts;
  report: (message: string, error: unknown) => void;
}

const passagesPerQuestion = 50;
const passagesNearby = 20;

interface RunningQuestion extends AnswerDependencies {
  question: QuestionRow;
  rows: ReadonlyMap<SeekModuleType, ModuleRow>;
  thread: readonly string[];
  former: readonly Citation[];
  writer: StreamWriter;
  cites: CitationWriter;
  signal: AbortSignal;
  found: Map<string, Promise<Retrieval>>;
  run: SeekRun;
}

/** Answers questions: runs their modules group by group into the stream log. */
export function createSeekJob(dependencies: SeekJobDependencies): JobKind {
  const firstWords = createFirstWords();
  return {
    kind: seekJob,
    concurrency: 32,
    run(job, signal) {
      const written = firstWords.expect();
      return answerQuestion({ ...dependencies, firstWords, written }, job, signal).finally(written);
    },
    abandon: (job) => giveUp(dependencies, (job.payload as SeekJobPayload).question),
  };
}

interface AnswerDependencies extends SeekJobDependencies {
  firstWords: FirstWords;
  /** Told when the first words of this answer are on their way, or when it will have none. */
  written: () => void;
}

async function answerQuestion(dependencies: AnswerDependencies, job: ClaimedJob, signal: AbortSignal): Promise<void> {
  const { log, queue, store } = dependencies;
  const { question: id } = job.payload as SeekJobPayload;
  const [question, modules] = await Promise.all([store.question(id), store.modules([id])]);
  if (!question) return;
  const ports = { ...dependencies.ports, library: rememberDetails(dependencies.ports.library) };
  const rows = new Map(modules.map((row) => [row.name, row]));
  const begun = await log
    .begin(question.stream_id, (held) => openingFrames(held, [...rows.values()]), {
      guard: (trx) => queue.assertHeld(trx, job),
      first: { kind: seekStream, allowed: queue.isHeld(job) },
    })
    .catch(ignoreFenced);
  if (!begun) return;
  const writer = createStreamWriter(log, question.stream_id, begun.attempt, begun.held);
  const running: RunningQuestion = {
    ...dependencies,
    ports,
    question,
    rows,
    ...(await threadOf(store, question)),
    writer,
    cites: createCitationWriter(writer, ports.library, question.tenant_id, dependencies.written),
    signal: AbortSignal.any([signal, writer.signal]),
    found: new Map(),
    run: newSeekRun([...rows.values()].map(runOf)),
  };
  const page = await store.page(question.page_id);
  const asker = {
    tenantId: question.tenant_id,
    userId: question.owner_id,
    isIncognito: page?.is_incognito ?? true,
  };
  try {
    for (let next = modulesToStart(running.run); next.length > 0; next = modulesToStart(running.run)) {
      const settled = await onBehalfOf(asker, () =>
        Promise.allSettled(next.map((module) => writeModule(running, module))),
      );
      const broken = settled.find((result) => result.status === 'rejected');
      if (broken) throw broken.reason;
      dependencies.written();
      await running.firstWords.written();
    }
    await finishQuestion(running);
  } catch (error) {
    const reason: unknown = writer.signal.aborted ? writer.signal.reason : error;
    if (!signal.aborted && !(reason instanceof StreamFenced)) throw reason;
  } finally {
    await writer.close();
  }
}

/** What follows `open`: every module, and from the second attempt on what the finished ones have written. */
function openingFrames(held: StreamState, rows: readonly ModuleRow[]): StreamFrame[] {
  const frames = rows.map(
    (row): Extract<StreamFrame, { type: 'module' }> => ({ type: 'module', ...moduleFrameOf(row) }),
  );
  if (held.attempt === 0) return frames;
  const unfinished = rows.filter(({ status }) => status !== 'FINISH').map(({ name }) => name);
  const kept = withoutModules(held, unfinished);
  return [{ ...snapshotOf(kept), modules: frames.map(({ type: _, ...module }) => module) }];
}

async function writeModule(running: RunningQuestion, module: SeekModuleType): Promise<void> {
  const { writer, question, ports, signal, report } = running;
  move(running, { type: 'fetch', module });
  writer.push({ type: 'progress', step: seekWords[question.locale].searching, module });
  const openMetadata = () => {
    if (running.run.modules.find(({ name }) => name === module)?.status !== 'fetching') return;
    move(running, { type: 'stream', module });
    writer.push({ type: 'module', module, status: 'FINISH_METADATA', version: versionOf(running, module) });
  };
  let hasFailed = false;
  try {
    signal.throwIfAborted();
    await moduleWriters[module]({
      module,
      question,
      thread: running.thread,
      former: running.former,
      words: seekWords[question.locale],
      writer,
      cites: running.cites,
      ports,
      signal,
      retrieve: (mode) => retrieveOnce(running, mode),
      topics: () => running.store.topics(question.owner_id),
      openPart(part: string, kind: PartKind, title?: string) {
        writer.push({ type: 'part', part, kind, module, ...(title === undefined ? {} : { title }) });
        openMetadata();
      },
    });
  } catch (error) {
    if (signal.aborted || error instanceof StreamFenced) throw error;
    report(`module ${module} failed`, error);
    hasFailed = true;
  }
  if (!hasFailed) openMetadata();
  signal.throwIfAborted();
  const frame: StreamFrame = {
    type: 'module',
    module,
    status: 'FINISH',
    version: versionOf(running, module),
    ...(hasFailed ? { failed: true } : {}),
  };
  const { state } = writer;
  const done = { questionId: question.id, name: module, hasFailed, isStopped: false };
  await writer.commit(
    [frame],
    modulesWithFrames({ ...done, content: moduleContent(state, module), body: moduleBody(state, module) }),
  );
  move(running, { type: hasFailed ? 'fail' : 'succeed', module });
}

/** Whether a reader has been given anything to read. */
export function hasText({ parts }: StreamState): boolean {
  return parts.some(({ kind, text = '' }) => kind === 'text' && text !== '');
}

/** The terminal event, with the source list and the outline brought up to what later groups have added. */
async function finishQuestion({ writer, question, ports, rows, run }: RunningQuestion): Promise<void> {
  const late: readonly [SeekModuleType, unknown][] = [
    ['REFERENCE', await referencesOf(writer.state, question, ports.library)],
    ['OUTLINE', outlineOf(writer.state, seekWords[question.locale])],
  ];
  const changed = late.filter(([name, data]) => {
    const held = writer.state.parts.find(({ part }) => part === name);
    return held !== undefined && JSON.stringify(held.data) !== JSON.stringify(data);
  });
  const frames = changed.map(([part, data]): StreamFrame => ({ type: 'patch', part, data }));
  const modules = changed.map(([name, content]) => ({
    questionId: question.id,
    name,
    hasFailed: false,
    isStopped: rows.get(name)?.is_stopped ?? false,
    content,
    body: undefined,
  }));
  const hasFailed = run.modules.some(({ name, status }) => name === 'SUMMARY' && status === 'failed');
  const isWorthless = hasFailed && !hasText(writer.state);
  await writer.commit(
    [...frames, { type: 'finish' }],
    isWorthless
      ? async (trx) => {
          await storeModules(trx, modules);
          await ports.usage.giveBack(trx, question.id);
        }
      : modulesWithFrames(...modules),
  );
}

/** Ends a question whose job cannot be done, so that no reader waits for ever. */
export async function giveUp(
  { log, store, ports }: Pick<SeekJobDependencies, 'log' | 'store' | 'ports'>,
  questionId: string,
): Promise<void> {
  const question = await store.question(questionId);
  if (!question) return;
  const open = (await store.modules([question.id])).filter(({ status }) => status !== 'FINISH');
  await log.seal(
    question.stream_id,
    undefined,
    () => [
      ...open.map(
        ({ name, version }): StreamFrame => ({ type: 'module', module: name, status: 'FINISH', version, failed: true }),
      ),
      { type: 'failed', code: 500, message: seekWords[question.locale].gaveUp },
    ],
    async (trx, held) => {
      await storeModules(
        trx,
        open.map(({ name }) => ({
          questionId: question.id,
          name,
          hasFailed: true,
          isStopped: false,
          content: moduleContent(held, name),
          body: moduleBody(held, name),
        })),
      );
      if (!hasText(held)) await ports.usage.giveBack(trx, question.id);
    },
  );
}

function retrieveOnce(running: RunningQuestion, mode: 'full' | 'semantic'): Promise<Retrieval> {
  const known = running.found.get(mode);
  if (known) return known;
  const limit = mode === 'full' ? passagesPerQuestion : passagesNearby;
  const found = retrieve(running.ports, running.question, running.thread, { mode, limit, signal: running.signal });
  running.found.set(mode, found);
  found.catch(() => running.found.delete(mode));
  return found;
}

/** Earlier questions of the thread, oldest first, and what the last answer before this question quoted. */
async function threadOf(store: SeekStore, question: QuestionRow): Promise<Pick<RunningQuestion, 'thread' | 'former'>> {
  if (question.parent_id === null) return { thread: [], former: [] };
  const questions = new Map((await store.questionsOfPage(question.page_id)).map((row) => [row.id, row]));
  const thread: string[] = [];
  let last: string | undefined;
  for (let at: string | null = question.parent_id; at !== null; ) {
    const parent = questions.get(at);
    if (!parent) break;
    if (parent.input !== question.input) {
      thread.unshift(parent.input);
      last ??= parent.id;
    }
    at = parent.parent_id;
  }
  const answer = last === undefined ? undefined : await store.module(last, 'SUMMARY');
  return { thread, former: quotedIn(answer?.content) };
}

function move(running: RunningQuestion, step: SeekMove): void {
  const { run, refused } = moveSeek(running.run, step);
  if (!run) throw new Error(refused);
  running.run = run;
}

/** A stored module as the state machine sees it: what was under way has to begin again. */
export function runOf({ name, priority, status, has_failed, is_stopped }: ModuleRow) {
  const isDone = status === 'FINISH';
  return {
    name,
    priority,
    stopped: is_stopped,
    status: isDone ? (has_failed ? 'failed' : 'success') : 'starting',
  } as const;
}

function moduleFrameOf({ name, status, version, has_failed, is_stopped }: ModuleRow) {
  return {
    module: name,
    status: status === 'FINISH' ? status : ('INIT' as const),
    version,
    ...(has_failed ? { failed: true } : {}),
    ...(is_stopped ? { stopped: true } : {}),
  };
}

function versionOf({ rows }: RunningQuestion, module: SeekModuleType): number {
  return rows.get(module)?.version ?? 1;
}

function ignoreFenced(error: unknown): undefined {
  if (!(error instanceof StreamFenced)) throw error;
}
