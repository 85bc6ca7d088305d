import { randomUUID } from 'node:crypto';
import { realpath, rm, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve } from 'node:path';
import type { Kysely } from 'kysely';
import { StorageFull, type StorageQuota } from '../../ground/files/storage-quota.ts';
import { CallError } from '../../ground/http/call-error.ts';
import type { JobQueue } from '../../ground/jobs/job-queue.ts';
import type { LibraryTables } from '../documents/library.tables.ts';
import { addRun } from './import-run.store.ts';
import { receiveUpload } from './receive-upload.ts';

export const importJobKind = 'library.import';

export interface ImportJob {
  runId: number;
  tenantId: string | null;
  paths: string[];
  /** Folder to delete when the import has ended. */
  upload?: string;
  /** Folder that nothing is read from beside. */
  within?: string;
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
  quota: Pick<StorageQuota, 'claim'>;
}

/** An upload whose files lie in a folder of their own. */
interface KeptUpload {
  directory: string;
  bytes: number;
}

/** Takes imports in: files are kept, a run is added and its job queued; a worker does the rest. */
export function createImportRequests({ db, queue, uploads, folder, quota }: ImportRequestsOptions) {
  async function begin(
    requester: ImportRequester,
    paths: string[],
    { upload, within }: { upload?: KeptUpload; within?: string | undefined },
  ): Promise<number> {
    const { tenantId, userId } = requester;
    const runId = await db.transaction().execute(async (transaction) => {
      const id = await addRun(transaction, { tenantId, paths }, userId, 'waiting', upload?.bytes);
      const job: ImportJob = {
        runId: id,
        tenantId,
        paths,
        ...(upload && { upload: upload.directory }),
        ...(within !== undefined && { within }),
      };
      await queue.enqueue(transaction, importJobKind, job, { id: `library-import-${id}`, tenant: tenantId });
      return id;
    });
    queue.wake(importJobKind);
    return runId;
  }

  return {
    /**
     * Keeps the files of a form as they arrive.
     *
     * @throws CallError badRequest, tooLarge, storageFull, and tooMany or unavailable while the queue is full
     */
    async upload(requester: ImportRequester, request: Request): Promise<number> {
      await queue.assertRoom(importJobKind, requester.tenantId);
      const directory = join(uploads, randomUUID());
      const claim = await quota.claim(requester);
      try {
        const { paths, bytes } = await receiveUpload(request, directory, (count) => claim.take(count));
        return await begin(requester, paths, { upload: { directory, bytes } });
      } catch (error) {
        await rm(directory, { recursive: true, force: true });
        throw error instanceof StorageFull ? new CallError('storageFull', { fields: { files: error.per } }) : error;
      } finally {
        claim.end();
      }
    },

    /** @throws CallError notFound when there is no import folder, no such file, or the path leads out of the folder. */
    async fromFolder(requester: ImportRequester, paths: readonly string[]): Promise<number> {
      await queue.assertRoom(importJobKind, requester.tenantId);
      const resolved = await Promise.all(paths.map((path) => resolveWithin(folder, path)));
      return begin(requester, resolved, { within: folder });
    },
  };
}

/** The real path of a path within a folder; links that lead out of it, symbolic or hard, are refused like paths that do. */
export async function resolveWithin(folder: string | undefined, path: string): Promise<string> {
  if (folder === undefined) throw new CallError('notFound', { fields: { paths: 'ASSAY_IMPORT_FOLDER' } });
  const refuse = () => new CallError('notFound', { fields: { paths: path } });
  const root = await realpath(folder).catch(() => undefined);
  const target = root === undefined ? undefined : await realpath(resolve(root, path)).catch(() => undefined);
  if (root === undefined || target === undefined) throw refuse();
  const inner = relative(root, target);
  if (inner.startsWith('..') || isAbsolute(inner)) throw refuse();
  // A second name of a file may be one outside; what becomes of the path until it is read is looked at there.
  const info = await stat(target).catch(() => undefined);
  if (info === undefined || (info.isFile() && info.nlink > 1)) throw refuse();
  return target;
}
