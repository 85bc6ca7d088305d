import { randomUUID } from 'node:crypto';
import { type FSWatcher, watch } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SkippedRecord } from '@assay/domain';
import type { ImportProgress, ImportReport } from './import-run.types.ts';

/**
 * The embedded database belongs to one process. A command that finds it taken hands its import over to that process
 * through the data directory, which only the operator can write to: `ID.request.json` goes in, `ID.state.json` comes out.
 */
interface HandoverRequest {
  paths: string[];
  isAgain: boolean;
}

export type HandoverState<Progress = ImportProgress, Report = ImportReport, Problem = SkippedRecord> =
  | { state: 'running'; progress: Progress; problems: Problem[] }
  | { state: 'done'; report: Report; problems: Problem[] }
  | { state: 'failed'; message: string; problems: Problem[] };

interface HandoverCallbacks<Progress, Problem> {
  onProgress: (progress: Progress) => void;
  onProblem: (problem: Problem) => void;
  signal: AbortSignal;
}

export interface HandoverOptions<Progress = ImportProgress, Report = ImportReport, Problem = SkippedRecord> {
  run: (paths: readonly string[], isAgain: boolean, callbacks: HandoverCallbacks<Progress, Problem>) => Promise<Report>;
  report: (error: unknown) => void;
}

const requestEnding = '.request.json';
const stateEnding = '.state.json';
/** Watching a directory is not reliable on every file system; it is looked at now and then as well. */
const lookInterval = 2_000;
const problemsKept = 1000;

/**
 * Serves handed-over imports of this directory one after another, also those a killed service left behind.
 *
 * @returns the way to stop; a running import stops after its batch and goes on at the next start.
 */
export async function watchHandovers<Progress, Report extends { state: string }, Problem>(
  directory: string,
  options: HandoverOptions<Progress, Report, Problem>,
): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true });
  const stopping = new AbortController();
  let turn: Promise<void> = Promise.resolve();
  const look = () => {
    turn = turn.then(() => serveAll(directory, options, stopping.signal)).catch(options.report);
  };
  let watcher: FSWatcher | undefined;
  try {
    watcher = watch(directory, { persistent: false }, (_, name) => {
      if (name === null || name.endsWith(requestEnding)) look();
    });
    watcher.on('error', () => watcher?.close());
  } catch (error) {
    options.report(error);
  }
  const timer = setInterval(look, lookInterval);
  timer.unref();
  look();
  return async () => {
    stopping.abort();
    clearInterval(timer);
    watcher?.close();
    await turn;
  };
}

async function serveAll<Progress, Report extends { state: string }, Problem>(
  directory: string,
  options: HandoverOptions<Progress, Report, Problem>,
  signal: AbortSignal,
): Promise<void> {
  const names = (await readdir(directory)).filter((name) => name.endsWith(requestEnding)).sort();
  for (const name of names) {
    if (signal.aborted) return;
    await serve(directory, name.slice(0, -requestEnding.length), options, signal);
  }
}

async function serve<Progress, Report extends { state: string }, Problem>(
  directory: string,
  id: string,
  { run, report }: HandoverOptions<Progress, Report, Problem>,
  signal: AbortSignal,
): Promise<void> {
  const request = join(directory, id + requestEnding);
  const problems: Problem[] = [];
  const tell = (state: HandoverState<Progress, Report, Problem>) =>
    replaceFile(join(directory, id + stateEnding), JSON.stringify(state));
  let latest: { progress: Progress } | undefined;
  let telling: Promise<void> | undefined;
  /** Tells how far the import is; what comes in the meantime is told together afterwards. */
  async function tellProgress(): Promise<void> {
    try {
      for (let next = latest; next; next = latest) {
        latest = undefined;
        await tell({ state: 'running', ...next, problems });
      }
    } catch (error) {
      // An import does not end because nobody could be told how far it is.
      report(error);
    } finally {
      telling = undefined;
    }
  }
  try {
    const { paths, isAgain } = JSON.parse(await readFile(request, 'utf8')) as HandoverRequest;
    const outcome = await run(paths, isAgain, {
      signal,
      onProblem: (problem) => {
        if (problems.length < problemsKept) problems.push(problem);
      },
      onProgress: (progress) => {
        latest = { progress };
        telling ??= tellProgress();
      },
    });
    await telling;
    if (outcome.state === 'stopped') return;
    await tell({ state: 'done', report: outcome, problems });
  } catch (error) {
    await telling;
    await tell({ state: 'failed', message: error instanceof Error ? error.message : String(error), problems });
  }
  await rm(request, { force: true });
}

export interface HandedOver<Progress = ImportProgress, Report = ImportReport, Problem = SkippedRecord> {
  /** State so far; undefined until the service has begun. */
  state: () => Promise<HandoverState<Progress, Report, Problem> | undefined>;
  /** Takes the request back, or clears away its state. */
  clear: () => Promise<void>;
}

/** Hands an import over to the process that has the database. */
export async function handOver<Progress = ImportProgress, Report = ImportReport, Problem = SkippedRecord>(
  directory: string,
  request: HandoverRequest,
): Promise<HandedOver<Progress, Report, Problem>> {
  await mkdir(directory, { recursive: true });
  const id = `${Date.now()}-${randomUUID()}`;
  const state = join(directory, id + stateEnding);
  await replaceFile(join(directory, id + requestEnding), JSON.stringify(request));
  return {
    async state() {
      try {
        return JSON.parse(await readFile(state, 'utf8')) as HandoverState<Progress, Report, Problem>;
      } catch {
        return undefined;
      }
    },
    async clear() {
      await rm(join(directory, id + requestEnding), { force: true });
      await rm(state, { force: true });
    },
  };
}

/** Writes beside and renames, so that a reader never sees half a file. */
async function replaceFile(path: string, text: string): Promise<void> {
  const draft = `${path}.${randomUUID()}.tmp`;
  await writeFile(draft, text);
  await rename(draft, path);
}
