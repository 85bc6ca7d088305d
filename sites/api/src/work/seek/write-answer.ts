import type { PartKind, StreamFrame } from '@assay/contract';
import {
  type Citation,
  modulesToStart,
  moveSeek,
  newSeekRun,
  type SeekModuleType,
  type SeekMove,
  type SeekRun,
} from '@assay/domain';
import { isConnectionLost } from '../../ground/database/connection-loss.ts';
import { StreamFenced } from '../../ground/streams/stream-log.types.ts';
import { type CitationWriter, createCitationWriter } from '../../knowledge/evidence/citation-writer.ts';
import type { Retrieval } from '../../knowledge/evidence/evidence.types.ts';
import { rememberDetails } from '../../knowledge/evidence/remembered-library.ts';
import { retrieve } from '../../knowledge/evidence/retrieve.ts';
import type { Running } from '../runs/run-kind.ts';
import type { FirstWords } from './first-words.ts';
import { moduleBody, moduleContent, quotedIn } from './module-content.ts';
import { moduleWriters, outlineOf, referencesOf } from './module-writers.ts';
import { modulesWithFrames, type SeekStore } from './seek.store.ts';
import type { AskedQuestion, ModuleRow, QuestionRow, SeekPorts } from './seek.types.ts';
import { seekWords } from './seek-words.ts';

export interface AnswerDependencies {
  store: SeekStore;
  ports: SeekPorts;
  report: (message: string, error: unknown) => void;
}

const passagesPerQuestion = 50;
const passagesNearby = 20;

interface AnswerUnderWay extends AnswerDependencies, Pick<Running, 'writer' | 'signal'> {
  question: QuestionRow;
  rows: ReadonlyMap<SeekModuleType, ModuleRow>;
  thread: readonly string[];
  former: readonly Citation[];
  cites: CitationWriter;
  found: Map<string, Promise<Retrieval>>;
  modules: SeekRun;
}

/** Answers a question: writes its modules group by group. */
export async function writeAnswer(
  dependencies: AnswerDependencies,
  firstWords: FirstWords,
  { question, rows }: AskedQuestion,
  { writer, signal, finish }: Running,
): Promise<void> {
  const ports = { ...dependencies.ports, library: rememberDetails(dependencies.ports.library) };
  const written = () => firstWords.tell(question.id);
  const answer: AnswerUnderWay = {
    ...dependencies,
    ports,
    question,
    rows: new Map(rows.map((row) => [row.name, row])),
    ...(await threadOf(dependencies.store, question)),
    writer,
    signal,
    cites: createCitationWriter(writer, ports.library, question.tenant_id, written),
    found: new Map(),
    modules: newSeekRun(rows.map(runOf)),
  };
  for (let next = modulesToStart(answer.modules); next.length > 0; next = modulesToStart(answer.modules)) {
    const settled = await Promise.allSettled(next.map((module) => writeModule(answer, module)));
    const broken = settled.find((result) => result.status === 'rejected');
    if (broken) throw broken.reason;
    written();
    await firstWords.written();
  }
  const { frames, modules } = await latestOf(answer);
  await finish([...frames, { type: 'finish' }], [modulesWithFrames(...modules)]);
}

async function writeModule(answer: AnswerUnderWay, module: SeekModuleType): Promise<void> {
  const { writer, question, ports, signal, report } = answer;
  move(answer, { type: 'fetch', module });
  writer.push({ type: 'progress', step: seekWords(question.locale)('searching'), group: module });
  const openMetadata = () => {
    if (answer.modules.modules.find(({ name }) => name === module)?.status !== 'fetching') return;
    move(answer, { type: 'stream', module });
    writer.push({ type: 'group', group: module, status: 'FINISH_METADATA', version: versionOf(answer, module) });
  };
  let hasFailed = false;
  try {
    signal.throwIfAborted();
    await moduleWriters[module]({
      module,
      question,
      thread: answer.thread,
      former: answer.former,
      words: seekWords(question.locale),
      writer,
      cites: answer.cites,
      ports,
      signal,
      retrieve: (mode) => retrieveOnce(answer, mode),
      topics: () => answer.store.topics(question.owner_id),
      openPart(part: string, kind: PartKind, title?: string) {
        writer.push({ type: 'part', part, kind, group: module, ...(title === undefined ? {} : { title }) });
        openMetadata();
      },
    });
  } catch (error) {
    if (signal.aborted || error instanceof StreamFenced || isConnectionLost(error)) throw error;
    report(`module ${module} failed`, error);
    hasFailed = true;
  }
  if (!hasFailed) openMetadata();
  signal.throwIfAborted();
  const frame: StreamFrame = {
    type: 'group',
    group: module,
    status: 'FINISH',
    version: versionOf(answer, module),
    ...(hasFailed ? { failed: true } : {}),
  };
  const { state } = writer;
  const done = { questionId: question.id, name: module, hasFailed, isStopped: false };
  await writer.commit(
    [frame],
    [modulesWithFrames({ ...done, content: moduleContent(state, module), body: moduleBody(state, module) })],
  );
  move(answer, { type: hasFailed ? 'fail' : 'succeed', module });
}

/** The source list and the outline, brought up to what later groups have added. */
async function latestOf({ writer, question, ports, rows }: AnswerUnderWay) {
  const late: readonly [SeekModuleType, unknown][] = [
    ['REFERENCE', await referencesOf(writer.state, question, ports.library)],
    ['OUTLINE', outlineOf(writer.state, seekWords(question.locale))],
  ];
  const changed = late.filter(([name, data]) => {
    const held = writer.state.parts.find(({ part }) => part === name);
    return held !== undefined && JSON.stringify(held.data) !== JSON.stringify(data);
  });
  return {
    frames: changed.map(([part, data]): StreamFrame => ({ type: 'patch', part, data })),
    modules: changed.map(([name, content]) => ({
      questionId: question.id,
      name,
      hasFailed: false,
      isStopped: rows.get(name)?.is_stopped ?? false,
      content,
      body: undefined,
    })),
  };
}

function retrieveOnce(answer: AnswerUnderWay, mode: 'full' | 'semantic'): Promise<Retrieval> {
  const known = answer.found.get(mode);
  if (known) return known;
  const limit = mode === 'full' ? passagesPerQuestion : passagesNearby;
  const { tenant_id: tenant, input: asked, deep_input, locale, filters } = answer.question;
  const question = { tenant, asked, deeper: deep_input ?? undefined, locale, filters };
  const found = retrieve(answer.ports, question, answer.thread, { mode, limit, signal: answer.signal });
  answer.found.set(mode, found);
  found.catch(() => answer.found.delete(mode));
  return found;
}

/** Earlier questions of the thread, oldest first, and what the last answer before this question quoted. */
async function threadOf(store: SeekStore, question: QuestionRow): Promise<Pick<AnswerUnderWay, 'thread' | 'former'>> {
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

function move(answer: AnswerUnderWay, step: SeekMove): void {
  const { run, refused } = moveSeek(answer.modules, step);
  if (!run) throw new Error(refused);
  answer.modules = run;
}

/** A stored module as the state machine sees it: what was under way has to begin again. */
export function runOf({ name, priority, status, has_failed }: ModuleRow) {
  const isDone = status === 'FINISH';
  return {
    name,
    priority,
    status: isDone ? (has_failed ? 'failed' : 'success') : 'starting',
  } as const;
}

function versionOf({ rows }: AnswerUnderWay, module: SeekModuleType): number {
  return rows.get(module)?.version ?? 1;
}
