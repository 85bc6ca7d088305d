import { setImmediate as turn } from 'node:timers/promises';
import type { SkippedRecord } from '@assay/domain';
import {
  type DocumentReader,
  type ImportedPublication,
  type ImportFile,
  type ImportItem,
  type ImportPosition,
  listImportFiles,
  readImportFile,
} from '@assay/engines/importers';
import type { PassageIndex } from '../search/passage-index.types.ts';
import type { Checkpoint, FileProgress } from './import-run.store.ts';
import { type PreparedPublication, preparePublication, storableText } from './prepared-publication.ts';

/** Where a record was read. */
export interface RecordPlace {
  file: string;
  record: number;
  offset: number;
}

/** A publication with the place it was read from. */
export interface ReadPublication extends RecordPlace {
  prepared: PreparedPublication;
}

/** What was read, in order. `bytes` are those of the disk since the last step. */
export type ReadStep =
  /** A file that an earlier run had finished. */
  | { kind: 'passed'; bytes: number }
  | { kind: 'opened'; file: string; bytes: number }
  /** Something that could not be read. */
  | { kind: 'problem'; problem: SkippedRecord }
  /** A record begins; between records the reading may be left and taken up again. */
  | { kind: 'record' }
  | {
      kind: 'publication';
      place: RecordPlace;
      /** Fragments become publications only with what the library has of them. */
      found: { fragment: ImportedPublication } | { prepared: PreparedPublication };
      id: string;
      characters: number;
      /** The whole file, where a reader wants to see it as it is. */
      original: Uint8Array | undefined;
    }
  /** A file is read up to here; without `progress` it is read again by the next run. */
  | { kind: 'position'; bytes: number; progress?: FileProgress };

interface ReadOptions {
  /** Folder that nothing is read from beside. */
  within: string | undefined;
  index: PassageIndex;
  documents: DocumentReader;
  /** How far an earlier run has read a file that has not changed since; undefined for one to be read from its beginning. */
  checkpoint: (file: ImportFile) => Promise<Checkpoint | undefined>;
}

/** Reads files and prepares their publications: all the work of an import that writes nothing. */
export async function* readImport(paths: readonly string[], options: ReadOptions): AsyncGenerator<ReadStep> {
  for await (const listed of listImportFiles(paths, undefined, options.within)) {
    listed.file = storableText(listed.file);
    if ('problem' in listed) {
      yield {
        kind: 'problem',
        problem: storableProblem({ file: listed.file, record: 0, offset: 0, ...listed.problem }),
      };
      continue;
    }
    const known = await options.checkpoint(listed);
    if (known?.isDone === true) {
      yield { kind: 'passed', bytes: listed.bytes };
      continue;
    }
    const from = known === undefined ? { offset: 0, record: 0 } : { offset: known.offset, record: known.record };
    yield { kind: 'opened', file: listed.file, bytes: from.offset };
    yield* readFile(listed, from, options);
  }
}

async function* readFile(
  file: ImportFile,
  from: { offset: number; record: number },
  { index, documents }: ReadOptions,
): AsyncGenerator<ReadStep> {
  let position: ImportPosition = { record: from.record - 1, offset: from.offset, end: from.offset };
  const progressAt = ({ record, end }: ImportPosition, isDone: boolean): FileProgress => ({
    file: file.file,
    fingerprint: file.fingerprint,
    offset: end,
    record: record + 1,
    isDone,
  });
  for await (const item of readImportFile(file, { from, documents })) {
    if (item.position.record !== position.record) {
      // Records of one chunk follow each other without a pause: replies of the database and other work would wait for all.
      await turn();
      yield { kind: 'record' };
    }
    const bytes = Math.max(0, item.position.end - position.end);
    position = item.position;
    yield stepOf(file.file, item, index);
    if ('problem' in item && item.problem.code === 'unreadable') {
      yield { kind: 'position', bytes };
      return;
    }
    yield { kind: 'position', bytes, progress: progressAt(position, false) };
  }
  const end = Math.max(position.end, file.bytes);
  yield { kind: 'position', bytes: end - position.end, progress: progressAt({ ...position, end }, true) };
}

function stepOf(file: string, item: ImportItem, index: PassageIndex): ReadStep {
  const place = { file, record: item.position.record, offset: item.position.offset };
  if ('problem' in item) return { kind: 'problem', problem: storableProblem({ ...place, ...item.problem }) };
  const { publication, sha256, original } = item;
  return {
    kind: 'publication',
    place,
    found:
      publication.isFragment === true
        ? { fragment: publication }
        : { prepared: preparePublication(publication, index, sha256) },
    id: publication.id,
    characters: lengthOf(publication),
    original,
  };
}

/** What a parser says may quote the file, with characters that the database does not take. */
function storableProblem({ message, values, ...problem }: SkippedRecord): SkippedRecord {
  const clean = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? storableText(value) : value,
  ]);
  return { ...problem, message: storableText(message), values: Object.fromEntries(clean) };
}

function lengthOf({ paragraphs, claims }: ImportedPublication): number {
  let length = 0;
  for (const { text } of paragraphs) length += text.length;
  for (const { text } of claims) length += text.length;
  return length;
}
