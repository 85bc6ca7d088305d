import type { SkippedRecord } from '@assay/domain';
import { type DocumentReader, type ImportFile, listImportFiles } from '@assay/engines/importers';
import type { Kysely } from 'kysely';
import type { LibraryTables } from '../documents/library.tables.ts';
import { HandedOn } from './handed-on.ts';
import { emptyBatch, type ImportBatch, isFull, usualLimits } from './import-batch.ts';
import { beginRun, endRun, findCheckpoint, setTotals } from './import-run.store.ts';
import type { ImportProgress, ImportReport, ImportRequest, ImportSurroundings } from './import-run.types.ts';
import { type ReadStep, readImport } from './read-import.ts';
import { fullProblem, noCounts, sum, writeBatch } from './write-batch.ts';

/**
 * Imports files into the library. Each batch and the position it was read up to are committed together, so a killed
 * import goes on where it stopped and repeats nothing. While one batch is written the next one is read.
 *
 * @throws what the database throws; the run then stays `running` and the next one takes it up.
 */
export async function runImport(
  db: Kysely<LibraryTables>,
  request: ImportRequest,
  surroundings: ImportSurroundings,
): Promise<ImportReport> {
  const started = performance.now();
  const { tenantId, paths, within } = request;
  const { index, originals, signal, onProblem, limits = usualLimits } = surroundings;
  const runId = request.runId ?? (await beginRun(db, { tenantId, paths }, request.requestedBy ?? null));
  const totals = await countFiles(paths, within);
  await setTotals(db, runId, totals.files, totals.bytes);
  const progress: ImportProgress = {
    file: '',
    files: totals.files,
    filesDone: 0,
    bytes: 0,
    bytesTotal: totals.bytes,
    counts: noCounts,
    problems: 0,
  };
  let filesPassed = 0;
  let batch = emptyBatch();
  let writing: Promise<void> = Promise.resolve();

  const write = async (full: ImportBatch) => {
    const counts = await writeBatch(db, full, { tenantId, runId, index, originals }, onProblem);
    progress.counts = sum(progress.counts, counts);
    progress.bytes += full.bytes;
    progress.problems += full.problems.length;
    progress.filesDone += [...full.progress.values()].filter(({ isDone }) => isDone).length;
    surroundings.onProgress?.({ ...progress, counts: { ...progress.counts } });
  };
  const flush = async () => {
    const full = batch;
    batch = emptyBatch();
    await writing;
    writing = write(full);
    // Awaited by the next flush; until then a failure must not count as unhandled.
    writing.catch(() => undefined);
  };
  const addProblem = (problem: SkippedRecord) => {
    batch.problems.push(problem);
    onProblem?.(problem);
  };
  const addPublication = async ({ found, place, id, characters, original }: PublicationRead) => {
    if ('fragment' in found) batch.fragments.push(found.fragment);
    else batch.publications.push({ ...place, prepared: found.prepared });
    batch.characters += characters;
    if (original === undefined || originals === undefined) return;
    const kept = await originals.keep(tenantId, id, original);
    if (kept === 'full') addProblem({ ...place, ...fullProblem(originals) });
    else if (kept !== undefined) batch.originals.push({ ...kept, place });
  };
  const take = async (step: ReadStep): Promise<void> => {
    if (step.kind === 'problem') addProblem(step.problem);
    else if (step.kind === 'publication') await addPublication(step);
    else if (step.kind === 'record' && isFull(batch, limits)) await flush();
    else if (step.kind === 'passed') {
      filesPassed += 1;
      progress.filesDone += 1;
      progress.bytes += step.bytes;
    } else if (step.kind === 'opened') {
      progress.file = step.file;
      progress.bytes += step.bytes;
    } else if (step.kind === 'position') {
      batch.bytes += step.bytes;
      if (step.progress !== undefined) batch.progress.set(step.progress.file, step.progress);
    }
  };

  const documents = openedWhenMet(surroundings.openDocuments);
  const checkpoint = async (file: ImportFile) => {
    const known = request.isAgain === true ? undefined : await findCheckpoint(db, tenantId, file.file);
    return known?.fingerprint === file.fingerprint ? known : undefined;
  };
  try {
    for await (const step of readImport(paths, { index, documents, checkpoint, within })) {
      await take(step);
      if (mayEnd.has(step.kind) && signal?.aborted === true) break;
    }
    await flush();
    await writing;
  } finally {
    await documents.close();
  }
  const state = signal?.aborted === true ? 'stopped' : 'done';
  if (!(signal?.reason instanceof HandedOn)) await endRun(db, runId, state);
  return {
    runId,
    state,
    files: totals.files,
    filesPassed,
    bytes: progress.bytes,
    problems: progress.problems,
    ...progress.counts,
    seconds: (performance.now() - started) / 1000,
  };
}

/** Steps behind which every record is whole. */
const mayEnd: ReadonlySet<ReadStep['kind']> = new Set(['passed', 'opened', 'record']);

type PublicationRead = Extract<ReadStep, { kind: 'publication' }>;

/** A reader of PDF and DOCX that is opened when the first such file is met. */
function openedWhenMet(open: ImportSurroundings['openDocuments']): DocumentReader {
  let documents: DocumentReader | undefined;
  return {
    read: (format, bytes, name) => {
      documents ??= open?.();
      if (documents === undefined) throw new Error('PDF and DOCX files cannot be read here');
      return documents.read(format, bytes, name);
    },
    close: async () => documents?.close(),
  };
}

async function countFiles(
  paths: readonly string[],
  within: string | undefined,
): Promise<{ files: number; bytes: number }> {
  let files = 0;
  let bytes = 0;
  for await (const listed of listImportFiles(paths, undefined, within)) {
    if ('problem' in listed) continue;
    files += 1;
    bytes += listed.bytes;
  }
  return { files, bytes };
}
