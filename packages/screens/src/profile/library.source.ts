import { type Client, isCallError } from '@assay/client';
import type { AssayCalls } from '@assay/contract';
import * as administrationCalls from '@assay/contract/calls/administration';
import * as libraryCalls from '@assay/contract/calls/library';
import type { SkippedRecord, SourceType } from '@assay/domain';

export interface HoldingGroup {
  sourceType: SourceType;
  /** BCP 47 tag. */
  language: string;
  documents: number;
  passages: number;
  /** Passages found by meaning as well as by words. */
  embedded: number;
}

export interface Holdings {
  documents: number;
  passages: number;
  groups: readonly HoldingGroup[];
}

export type ImportState = 'waiting' | 'running' | 'done' | 'failed' | 'stopped';

export interface ImportRun {
  id: number;
  state: ImportState;
  /** `shared`: made by the operator for everybody on the installation. */
  scope: 'shared' | 'tenant';
  /** Names of the files or folders as they were given. */
  paths: readonly string[];
  startedAt: string;
  finishedAt: string | null;
  message: string | null;
  files: number;
  filesDone: number;
  bytes: number;
  bytesDone: number;
  added: number;
  updated: number;
  unchanged: number;
  skipped: number;
}

export interface Imports {
  runs: readonly ImportRun[];
  /** What files of the organisation take and may take, in whole MiB. */
  storage: { used: number; limit: number };
  /** Folder from which files can be imported by path: null when the installation has none, undefined for all who do not run it. */
  folder: string | null | undefined;
}

/** A path that is not in the import folder. */
export class MissingPathError extends Error {
  override readonly name = 'MissingPathError';
  readonly path: string;
  constructor(path: string, cause: unknown) {
    super(`${path} is not in the import folder.`, { cause });
    this.path = path;
  }
}

export interface UploadOptions {
  signal: AbortSignal;
  /** Told the share of the upload that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** What the library part needs from outside. Every call rejects with an error whose message is fit to show. */
export interface LibrarySource {
  holdings: (signal: AbortSignal) => Promise<Holdings>;
  /** The newest runs first. */
  imports: (signal: AbortSignal) => Promise<Imports>;
  /** What a run skipped, in pages that begin behind the first `after` records. */
  skipped: (run: number, after: number, signal: AbortSignal) => Promise<readonly SkippedRecord[]>;
  /** Sends files in one upload, of which the service makes one run. */
  upload: (files: readonly File[], options: UploadOptions) => Promise<void>;
  /** @throws MissingPathError when a path is not in the import folder. */
  importPaths: (paths: readonly string[]) => Promise<void>;
}

/** Runs that are listed, the newest. */
export const runsShown = 20;
/** Records of a page of a report, as the call gives them. */
export const skippedPage = 200;

type RunReply = AssayCalls['library.importRuns']['response']['runs'][number];

function runOf(run: RunReply): ImportRun {
  return {
    id: run.run,
    state: run.state,
    scope: run.scope,
    paths: run.paths,
    startedAt: run.started_at,
    finishedAt: run.finished_at,
    message: run.message,
    files: run.files,
    filesDone: run.files_done,
    bytes: run.bytes_total,
    bytesDone: run.bytes_done,
    added: run.added,
    updated: run.updated,
    unchanged: run.unchanged,
    skipped: run.problems,
  };
}

/** The library's source over the client. */
export function createLibrarySource(client: Client): LibrarySource {
  /** Whether the organisation runs the installation, and sees every import of it; asked once. */
  let isOperator: Promise<boolean> | undefined;
  const forget = (error: unknown) => {
    isOperator = undefined;
    throw error;
  };
  return {
    async holdings(signal) {
      const { documents, passages, groups } = await client.call(libraryCalls.holdings, {}, { signal });
      return {
        documents,
        passages,
        groups: groups.map(({ source_type: sourceType, ...group }) => ({ sourceType, ...group })),
      };
    },
    async imports(signal) {
      const query = { limit: runsShown };
      isOperator ??= client.call(administrationCalls.tenant).then(({ runs_installation: runs }) => runs);
      const { runs, storage, folder } = (await isOperator.catch(forget))
        ? await client.call(libraryCalls.importRuns, { query }, { signal })
        : { ...(await client.call(libraryCalls.uploads, { query }, { signal })), folder: undefined };
      const inMebibytes = (bytes: number) => Math.round(bytes / 2 ** 20);
      return {
        runs: runs.map(runOf),
        folder,
        storage: { used: inMebibytes(storage.bytes), limit: inMebibytes(storage.limit) },
      };
    },
    async skipped(run, after, signal) {
      return (await client.call(libraryCalls.importRun, { params: { run }, query: { after } }, { signal })).skipped;
    },
    async upload(files, { signal, onProgress }) {
      await client.call(
        libraryCalls.import,
        { body: { files: [...files] } },
        { signal, onUpload: (sent, total) => onProgress(total === 0 ? 1 : sent / total) },
      );
    },
    async importPaths(paths) {
      try {
        await client.call(libraryCalls.importPaths, { body: { paths: [...paths] } });
      } catch (error) {
        const path = isCallError(error, 'notFound') ? error.fields['paths'] : undefined;
        throw path === undefined ? error : new MissingPathError(path, error);
      }
    },
  };
}
