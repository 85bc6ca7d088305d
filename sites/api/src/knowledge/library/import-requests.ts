import { randomUUID } from 'node:crypto';
import { realpath, rm, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { uploadLimits } from '@assay/domain';
import type { Kysely, Transaction } from 'kysely';
import { isConnectionLost } from '../../ground/database/connection-loss.ts';
import { StorageFull, type StorageQuota } from '../../ground/files/storage-quota.ts';
import { CallError } from '../../ground/http/call-error.ts';
import { declaredLength } from '../../ground/http/declared-length.ts';
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
  async function add(
    transaction: Transaction<LibraryTables>,
    { tenantId, userId }: ImportRequester,
    paths: readonly string[],
    { upload, within }: { upload?: KeptUpload; within?: string | undefined },
  ): Promise<number> {
    const id = await addRun(transaction, { tenantId, paths }, userId, 'waiting', upload?.bytes);
    const job: ImportJob = {
      runId: id,
      tenantId,
      paths: [...paths],
      ...(upload && { upload: upload.directory }),
      ...(within !== undefined && { within }),
    };
    await queue.enqueue(transaction, importJobKind, job, { id: `library-import-${id}`, tenant: tenantId });
    return id;
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
      const declared = declaredLength(request);
      if (declared !== undefined && declared > uploadLimits.bytes) throw new CallError('tooLarge');
      const claim = await quota.claim(requester, declared);
      try {
        const { paths, bytes } = await receiveUpload(request, directory, (count) => claim.take(count));
        const runId = await claim.keep(bytes, (settled) =>
          db.transaction().execute(async (transaction) => {
            if ((await settled.execute(transaction)).rows.length === 0) return undefined;
            return add(transaction, requester, paths, { upload: { directory, bytes } });
          }),
        );
        queue.wake(importJobKind);
        return runId;
      } catch (error) {
        // Where nobody heard whether the run was stored it may need them; what no run is to read goes a day later.
        if (!isConnectionLost(error)) await rm(directory, { recursive: true, force: true });
        throw error instanceof StorageFull ? new CallError('storageFull', { fields: { files: error.per } }) : error;
      } finally {
        await claim.end();
      }
    },

    /** @throws CallError notFound when there is no import folder, no such file, or the path leads out of the folder. */
    async fromFolder(requester: ImportRequester, paths: readonly string[]): Promise<number> {
      await queue.assertRoom(importJobKind, requester.tenantId);
      const resolved = await Promise.all(paths.map((path) => resolveWithin(folder, path)));
      const runId = await db
        .transaction()
        .execute((transaction) => add(transaction, requester, resolved, { within: folder }));
      queue.wake(importJobKind);
      return runId;
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
