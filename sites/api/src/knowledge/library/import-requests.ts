import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, realpath, rm } from 'node:fs/promises';
import { basename, isAbsolute, join, relative, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import { CallError } from '../../ground/http/call-error.ts';
import type { JobQueue } from '../../ground/jobs/job-queue.ts';
import type { LibraryTables } from '../documents/library.tables.ts';
import { addRun } from './import-run.store.ts';

export const importJobKind = 'library.import';

export interface ImportJob {
  runId: number;
  tenantId: string | null;
  paths: string[];
  /** Folder to delete when the import has ended. */
  upload?: string;
}

export interface ImportRequester {
  tenantId: string;
  userId: string;
}

export interface ImportRequestsOptions {
  db: Kysely<LibraryTables>;
  queue: JobQueue;
  /** Where uploads wait for their import. */
  uploads: string;
  /** Folder from which the operator may import by path. */
  folder: string | undefined;
}

/** Takes imports in: files are kept, a run is added and its job queued; a worker does the rest. */
export function createImportRequests({ db, queue, uploads, folder }: ImportRequestsOptions) {
  async function begin(requester: ImportRequester, paths: string[], upload?: string): Promise<number> {
    const { tenantId, userId } = requester;
    const runId = await db.transaction().execute(async (transaction) => {
      const id = await addRun(transaction, { tenantId, paths }, userId, 'waiting', upload !== undefined);
      const job: ImportJob = { runId: id, tenantId, paths, ...(upload !== undefined && { upload }) };
      await queue.enqueue(transaction, importJobKind, job, { id: `library-import-${id}` });
      return id;
    });
    queue.wake(importJobKind);
    return runId;
  }

  return {
    /** Keeps uploaded files under names that cannot leave their folder. */
    async upload(requester: ImportRequester, files: readonly File[]): Promise<number> {
      const directory = join(uploads, randomUUID());
      await mkdir(directory, { recursive: true });
      const paths: string[] = [];
      try {
        for (const [index, file] of files.entries()) {
          const path = join(directory, `${index}-${safeName(file.name)}`);
          await pipeline(
            Readable.fromWeb(file.stream() as Parameters<typeof Readable.fromWeb>[0]),
            createWriteStream(path),
          );
          paths.push(path);
        }
        return await begin(requester, paths, directory);
      } catch (error) {
        await rm(directory, { recursive: true, force: true });
        throw error;
      }
    },

    /** @throws CallError notFound when there is no import folder, no such file, or the path leads out of the folder. */
    async fromFolder(requester: ImportRequester, paths: readonly string[]): Promise<number> {
      const within = await Promise.all(paths.map((path) => resolveWithin(folder, path)));
      return begin(requester, within);
    },
  };
}

/** A file name for our own folder: the last part of the given one, without control characters, at most 120 long. */
export function safeName(name: string): string {
  const clean = basename(name.replaceAll('\\', '/'))
    .replace(/[^\p{L}\p{N}._ ()-]+/gu, '_')
    .replace(/^\.+/, '');
  return clean.slice(-120) || 'file';
}

/** The real path of a path within a folder; links that lead out of it are refused like paths that do. */
export async function resolveWithin(folder: string | undefined, path: string): Promise<string> {
  if (folder === undefined) throw new CallError('notFound', { fields: { paths: 'ASSAY_IMPORT_FOLDER' } });
  const refuse = () => new CallError('notFound', { fields: { paths: path } });
  const root = await realpath(folder).catch(() => undefined);
  const target = root === undefined ? undefined : await realpath(resolve(root, path)).catch(() => undefined);
  if (root === undefined || target === undefined) throw refuse();
  const inner = relative(root, target);
  if (inner.startsWith('..') || isAbsolute(inner)) throw refuse();
  return target;
}
