import { setImmediate as turn } from 'node:timers/promises';
import { importProblem, type SkippedRecord } from '@assay/domain';
import {
  type DocumentReader,
  type ImportedPublication,
  type ImportFile,
  type ImportItem,
  listImportFiles,
  readImportFile,
} from '@assay/engines/importers';
import type { Kysely, Transaction } from 'kysely';
import type { LibraryTables } from '../documents/library.tables.ts';
import type { PassageIndex } from '../search/passage-index.types.ts';
import { mergeFragments } from './fragments.ts';
import {
  beginRun,
  endRun,
  type FileProgress,
  findCheckpoint,
  lockScope,
  recordBatch,
  setTotals,
} from './import-run.store.ts';
import { type StoredCounts, type StoreOptions, storePublications } from './library.store.ts';
import type { KeptOriginal, Originals } from './originals.ts';
import { type PreparedPublication, preparePublication, storableText } from './prepared-publication.ts';

export interface ImportRequest {
  /** Files, folders and archives, as paths of this machine. */
  paths: readonly string[];
  /** Null imports into the shared library of the installation. */
  tenantId: string | null;
  requestedBy?: string;
  /** A run that was added before; without it the unfinished one over the same paths goes on, or a new one begins. */
  runId?: number;
  /** Reads files again that an earlier run finished. @default false */
  isAgain?: boolean;
}

export interface ImportProgress {
  file: string;
  files: number;
  filesDone: number;
  bytes: number;
  bytesTotal: number;
  counts: StoredCounts;
  problems: number;
}

export interface ImportSurroundings {
  index: PassageIndex;
  /** Reads PDF and DOCX; opened only when such a file is met. */
  openDocuments?: () => DocumentReader;
  /** Keeps the files whose pages a reader sees. Absent: none is kept. */
  originals?: Originals;
  onProgress?: (progress: ImportProgress) => void;
  onProblem?: (problem: SkippedRecord) => void;
  signal?: AbortSignal;
  /** When a batch is written. @default batchLimits */
  limits?: BatchLimits;
}

export interface ImportReport extends StoredCounts {
  runId: number;
  state: 'done' | 'stopped';
  files: number;
  /** Files that an earlier run had finished and that have not changed. */
  filesPassed: number;
  bytes: number;
  problems: number;
  seconds: number;
}

/** Publications or characters after which a batch is written. */
export interface BatchLimits {
  publications: number;
  characters: number;
}

const batchLimits: BatchLimits = { publications: 200, characters: 500_000 };

/** Where a record was read. */
interface RecordPlace {
  file: string;
  record: number;
  offset: number;
}

/** A publication with the place it was read from. */
interface ReadPublication extends RecordPlace {
  prepared: PreparedPublication;
}

interface Batch {
  publications: ReadPublication[];
  /** Pieces, which become publications only with what the library has of them. */
  fragments: ImportedPublication[];
  /** Originals in the store that its documents take. */
  originals: (KeptOriginal & { place: RecordPlace })[];
  characters: number;
  bytes: number;
  progress: Map<string, FileProgress>;
  problems: SkippedRecord[];
}

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
  const { tenantId, paths } = request;
  const runId = request.runId ?? (await beginRun(db, { tenantId, paths }, request.requestedBy ?? null));
  const totals = await countFiles(paths);
  await setTotals(db, runId, totals.files, totals.bytes);
  const progress: ImportProgress = {
    file: '',
    files: totals.files,
    filesDone: 0,
    bytes: 0,
    bytesTotal: totals.bytes,
    counts: { added: 0, updated: 0, unchanged: 0 },
    problems: 0,
  };
  let filesPassed = 0;
  let documents: DocumentReader | undefined;
  const lazyDocuments: DocumentReader = {
    read: (format, bytes, name) => {
      documents ??= surroundings.openDocuments?.();
      if (documents === undefined) throw new Error('PDF and DOCX files cannot be read here');
      return documents.read(format, bytes, name);
    },
    close: async () => documents?.close(),
  };

  let batch = emptyBatch();
  let writing: Promise<void> = Promise.resolve();
  const write = async (full: Batch) => {
    const { index, originals } = surroundings;
    const counts = await writeBatch(db, full, { tenantId, runId, index, originals }, surroundings.onProblem);
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
    batch.problems.push(storableProblem(problem));
    surroundings.onProblem?.(problem);
  };

  try {
    for await (const listed of listImportFiles(paths)) {
      if (surroundings.signal?.aborted === true) break;
      listed.file = storableText(listed.file);
      if ('problem' in listed) {
        addProblem({ file: listed.file, record: 0, offset: 0, ...listed.problem });
        continue;
      }
      const checkpoint = request.isAgain === true ? undefined : await findCheckpoint(db, tenantId, listed.file);
      const known = checkpoint?.fingerprint === listed.fingerprint ? checkpoint : undefined;
      if (known?.isDone === true) {
        filesPassed += 1;
        progress.filesDone += 1;
        progress.bytes += listed.bytes;
        continue;
      }
      progress.file = listed.file;
      const from = known === undefined ? { offset: 0, record: 0 } : { offset: known.offset, record: known.record };
      progress.bytes += from.offset;
      await readFile(listed, from);
    }
    await flush();
    await writing;
  } finally {
    await lazyDocuments.close();
  }
  const state = surroundings.signal?.aborted === true ? 'stopped' : 'done';
  await endRun(db, runId, state);
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

  async function readFile(file: ImportFile, from: { offset: number; record: number }): Promise<void> {
    let position = { record: from.record - 1, offset: from.offset, end: from.offset };
    for await (const item of readImportFile(file, { from, documents: lazyDocuments })) {
      const isNextRecord = item.position.record !== position.record;
      // Records of one chunk follow each other without a pause: replies of the database and other work would wait for all.
      if (isNextRecord) await turn();
      if (isNextRecord && isFull(batch, surroundings.limits ?? batchLimits)) await flush();
      if (isNextRecord && surroundings.signal?.aborted === true) return;
      batch.bytes += Math.max(0, item.position.end - position.end);
      position = item.position;
      addItem(file.file, item);
      await keepOriginal(file.file, item);
      // What could not be read to its end is tried again by the next run.
      if ('problem' in item && item.problem.code === 'unreadable') return;
      note(file, position, false);
    }
    batch.bytes += Math.max(0, file.bytes - position.end);
    note(file, { ...position, end: Math.max(position.end, file.bytes) }, true);
  }

  function addItem(file: string, item: ImportItem): void {
    if ('problem' in item) {
      addProblem({ file, record: item.position.record, offset: item.position.offset, ...item.problem });
      return;
    }
    const { publication } = item;
    if (publication.isFragment === true) batch.fragments.push(publication);
    else {
      const prepared = preparePublication(publication, surroundings.index, item.sha256);
      batch.publications.push({ prepared, file, record: item.position.record, offset: item.position.offset });
    }
    batch.characters += lengthOf(publication);
  }

  async function keepOriginal(file: string, item: ImportItem): Promise<void> {
    if ('problem' in item || item.original === undefined || surroundings.originals === undefined) return;
    const place = { file, record: item.position.record, offset: item.position.offset };
    const kept = await surroundings.originals.keep(tenantId, item.publication.id, item.original);
    if (kept === 'full') addProblem({ ...place, ...fullProblem(surroundings.originals) });
    else if (kept !== undefined) batch.originals.push({ ...kept, place });
  }

  function note(file: ImportFile, position: { record: number; end: number }, isDone: boolean): void {
    const { file: name, fingerprint } = file;
    batch.progress.set(name, { file: name, fingerprint, offset: position.end, record: position.record + 1, isDone });
  }
}

/** What a parser says may quote the file, with characters that the database does not take. */
function storableProblem({ message, values, ...problem }: SkippedRecord): SkippedRecord {
  const clean = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? storableText(value) : value,
  ]);
  return { ...problem, message: storableText(message), values: Object.fromEntries(clean) };
}

function emptyBatch(): Batch {
  return { publications: [], fragments: [], originals: [], characters: 0, bytes: 0, progress: new Map(), problems: [] };
}

function isFull({ publications, fragments, characters, problems }: Batch, limits: BatchLimits): boolean {
  const records = publications.length + fragments.length + problems.length;
  return records >= limits.publications || characters >= limits.characters;
}

function lengthOf({ paragraphs, claims }: ImportedPublication): number {
  let length = 0;
  for (const { text } of paragraphs) length += text.length;
  for (const { text } of claims) length += text.length;
  return length;
}

/** Faults of the data: a value that a type, a constraint or a limit of the database refuses. */
const dataFault = /^(?:22|23|54)/;

type WriteOptions = StoreOptions & { runId: number; originals: Originals | undefined };

function fullProblem({ limit }: Originals) {
  return importProblem('originalsFull', { limit: limit >> 20 });
}

/** Writes a batch whole; when the database refuses something of it, finds what, reports it and stores the rest. */
async function writeBatch(
  db: Kysely<LibraryTables>,
  batch: Batch,
  options: WriteOptions,
  onProblem: ImportSurroundings['onProblem'],
): Promise<StoredCounts> {
  const { publications, fragments, problems, progress } = batch;
  if (publications.length + fragments.length + problems.length + progress.size === 0) return noCounts;
  try {
    return await commit(db, batch, options, noCounts, onProblem);
  } catch (error) {
    if (!isDataFault(error) || publications.length === 0) throw error;
    const counts = await writeOneByOne(db, batch, options, onProblem);
    return commit(db, { ...batch, publications: [] }, options, counts, onProblem);
  }
}

const noCounts: StoredCounts = { added: 0, updated: 0, unchanged: 0 };

function isDataFault(error: unknown): boolean {
  return dataFault.test((error as { code?: string }).code ?? '');
}

async function writeOneByOne(
  db: Kysely<LibraryTables>,
  batch: Batch,
  options: WriteOptions,
  onProblem: ImportSurroundings['onProblem'],
): Promise<StoredCounts> {
  let total = noCounts;
  for (const { prepared, ...place } of batch.publications) {
    try {
      const counts = await db.transaction().execute(async (transaction) => {
        await lockScope(transaction, options.tenantId);
        return storePublications(transaction, [prepared], options);
      });
      total = sum(total, counts);
    } catch (error) {
      if (!isDataFault(error)) throw error;
      const refusal = importProblem('refused', { id: prepared.publication.id, detail: (error as Error).message });
      const problem: SkippedRecord = { ...place, ...refusal };
      batch.problems.push(problem);
      onProblem?.(problem);
    }
  }
  return total;
}

/** Stores a batch and records how far it was read, in one transaction. */
async function commit(
  db: Kysely<LibraryTables>,
  batch: Batch,
  options: WriteOptions,
  storedBefore: StoredCounts,
  onProblem: ImportSurroundings['onProblem'],
): Promise<StoredCounts> {
  const { tenantId, runId, index, originals } = options;
  const { counts, left } = await db.transaction().execute(async (transaction) => {
    await lockScope(transaction, tenantId);
    const read = batch.publications.map(({ prepared }) => prepared);
    const merged = await mergeFragments(transaction, batch.fragments, read, tenantId);
    const whole = [...read, ...merged.map((publication) => preparePublication(publication, index))];
    const counts = sum(storedBefore, await storePublications(transaction, whole, options));
    const left = originals === undefined ? [] : await leftOut(transaction, originals);
    const problems = [...batch.problems, ...left];
    await recordBatch(transaction, {
      tenantId,
      runId,
      counts,
      progress: [...batch.progress.values()],
      problems,
      bytes: batch.bytes,
    });
    return { counts, left };
  });
  batch.problems.push(...left);
  for (const problem of left) onProblem?.(problem);
  return counts;

  async function leftOut(transaction: Transaction<LibraryTables>, store: Originals): Promise<SkippedRecord[]> {
    const refused = await store.take(transaction, tenantId, batch.originals);
    return refused.map(({ place }) => ({ ...place, ...fullProblem(store) }));
  }
}

function sum(one: StoredCounts, other: StoredCounts): StoredCounts {
  return {
    added: one.added + other.added,
    updated: one.updated + other.updated,
    unchanged: one.unchanged + other.unchanged,
  };
}

async function countFiles(paths: readonly string[]): Promise<{ files: number; bytes: number }> {
  let files = 0;
  let bytes = 0;
  for await (const listed of listImportFiles(paths)) {
    if ('problem' in listed) continue;
    files += 1;
    bytes += listed.bytes;
  }
  return { files, bytes };
}
