import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as libraryCalls from '@assay/contract/calls/library';
import { openDocumentReader } from '@assay/engines/importers';
import type { ServiceArea, ServiceContext } from '../../ground/application/service.types.ts';
import { seeingEverything } from '../../ground/database/tenant-sight.ts';
import { type LeftFileTables, removeLeftFiles } from '../../ground/files/left-files.ts';
import type { SealedFiles } from '../../ground/files/sealed-files.ts';
import type { StorageQuota } from '../../ground/files/storage-quota.ts';
import { attachment } from '../../ground/http/attachment.ts';
import { bind } from '../../ground/http/binding.ts';
import { CallError } from '../../ground/http/call-error.ts';
import type { JobKind } from '../../ground/jobs/job-worker.ts';
import type { JobsArea } from '../../ground/jobs/jobs.area.ts';
import { afterStart } from '../../ground/operations/after-start.ts';
import type { MemberScope } from '../../ground/scope/tenant-scope.ts';
import { assertRunsInstallation, inSightOf, runsInstallation } from '../../people/tenancy/operating-tenant.ts';
import type { LibraryTables } from '../documents/library.tables.ts';
import { countHoldings } from '../search/count-holdings.ts';
import { passageIndex } from '../search/index-passages.ts';
import type { Search } from '../search/search.types.ts';
import { findDocument } from './document.store.ts';
import { listDocuments } from './document-list.ts';
import { watchHandovers } from './import-handover.ts';
import { createImportRequests, type ImportJob, importJobKind } from './import-requests.ts';
import { endRun } from './import-run.store.ts';
import { findRun, listProblems, listRuns, operatorRequest, type StoredRun } from './import-runs.ts';
import { removeLeftUploads } from './left-uploads.ts';
import { createOriginals } from './originals.ts';
import { runImport } from './run-import.ts';
import { searchLibrary } from './search-library.ts';
import { createShownPaths } from './shown-paths.ts';
import { importStarterLibrary } from './starter-library.ts';

const problemsShown = 200;
/** Bytes of originals that no document has are looked for this often, in ms. */
const sweepInterval = 3_600_000;

/** The library: documents to list, search and read, imports for administrators, and the starter notes at the first start. */
export function libraryArea(
  { database, settings, log }: ServiceContext,
  jobs: Pick<JobsArea, 'queue' | 'handle'>,
  search: Search,
  files: SealedFiles,
  quota: StorageQuota,
): ServiceArea {
  const db = database.tables<LibraryTables>();
  const imports = join(resolve(settings.ASSAY_DATA), 'imports');
  const uploads = join(imports, 'uploads');
  const folder = settings.ASSAY_IMPORT_FOLDER === undefined ? undefined : resolve(settings.ASSAY_IMPORT_FOLDER);
  const requests = createImportRequests({ db, queue: jobs.queue, uploads, folder, quota });
  const originals = createOriginals(db, files, settings.ASSAY_ORIGINALS_MB * 2 ** 20);
  const surroundings = { index: passageIndex, originals, openDocuments: () => openDocumentReader() };

  const importing: JobKind = {
    kind: importJobKind,
    concurrency: 1,
    async run(job, signal) {
      const { upload, ...request } = job.payload as ImportJob;
      const report = await runImport(db, request, { ...surroundings, signal });
      if (report.state === 'done' && upload !== undefined) await rm(upload, { recursive: true, force: true });
    },
    async abandon(job, error) {
      const { runId, upload } = job.payload as ImportJob;
      const message = error instanceof Error ? error.message : String(error);
      await endRun(db, runId, 'failed', message);
      // Nobody takes it up again.
      if (upload !== undefined) await rm(upload, { recursive: true, force: true });
    },
  };
  async function readStarterNotes(): Promise<void> {
    const report = await importStarterLibrary(db, passageIndex);
    if (report !== undefined) log.info('starter library imported', { documents: report.added + report.updated });
  }

  jobs.handle(importing);
  const worksHere = settings.ROLE !== 'web';
  let stopHandovers: (() => Promise<void>) | undefined;
  let sweeping: NodeJS.Timeout | undefined;
  let starter: ReturnType<typeof afterStart> | undefined;

  const paths = createShownPaths(uploads, folder);
  const shown = (run: StoredRun) => ({
    run: run.id,
    state: run.state,
    paths: run.paths.map((path) => paths.name(path)),
    scope: run.tenant_id === null ? ('shared' as const) : ('tenant' as const),
    started_at: run.started_at.toISOString(),
    finished_at: run.finished_at?.toISOString() ?? null,
    message: run.message === null ? null : paths.within(run.message),
    files: run.files,
    files_done: run.files_done,
    bytes_total: run.bytes_total,
    bytes_done: run.bytes_done,
    added: run.added,
    updated: run.updated,
    unchanged: run.unchanged,
    problems: run.problems,
  });
  const readerOf = async (scope: MemberScope) => ({
    tenantId: scope.tenantId,
    isOperator: await runsInstallation(database, settings, scope),
  });
  const listed = async (scope: MemberScope, isOperator: boolean, limit: number) => ({
    runs: (
      await inSightOf({ runsInstallation: isOperator }, () =>
        listRuns(db, { tenantId: scope.tenantId, isOperator }, limit),
      )
    ).map(shown),
    storage: { bytes: (await quota.count(scope)).tenant, limit: quota.limits.tenant },
  });
  const runOf = async (scope: MemberScope, id: number) => {
    const reader = await readerOf(scope);
    const run = await inSightOf({ runsInstallation: reader.isOperator }, () => findRun(db, reader, id));
    if (run === undefined) throw new CallError('notFound');
    return run;
  };

  return {
    bindings: bind(libraryCalls, {
      'library.import': async ({ scope, request }) => shown(await runOf(scope, await requests.upload(scope, request))),
      'library.importPaths': async ({ scope, body }) => {
        await assertRunsInstallation(database, settings, scope);
        return shown(await runOf(scope, await requests.fromFolder(scope, body.paths)));
      },
      'library.uploads': async ({ scope, query }) => listed(scope, false, query.limit),
      'library.importRuns': async ({ scope, query }) => {
        await assertRunsInstallation(database, settings, scope);
        return { ...(await listed(scope, true, query.limit)), folder: folder ?? null };
      },
      'library.importRun': async ({ scope, params, query }) => {
        const run = await runOf(scope, params.run);
        // Whoever may see the run may see its problems, whosever it is.
        const skipped = await seeingEverything(() => listProblems(db, run.id, query.after, problemsShown));
        return {
          ...shown(run),
          skipped: skipped.map((record) => paths.record(record)),
        };
      },
      'library.holdings': ({ scope }) => countHoldings(database, scope.tenantId),
      'library.documents': ({ scope, query: { order, page, source_type: sourceType, ...filters } }) =>
        listDocuments(db, scope.tenantId, { ...filters, sourceType }, { order, page }),
      'library.search': ({ scope, body, signal }) => searchLibrary(search, scope.tenantId, body, signal),
      'library.document': async ({ scope, params, query }) => {
        const found = await findDocument(db, scope.tenantId, params.id, query.version);
        if (found === undefined) throw new CallError('notFound');
        const { sourceType, url, original, ...document } = found;
        return {
          ...document,
          source_type: sourceType,
          ...(url !== null && { url }),
          ...(original !== null && { original: { bytes: original } }),
        };
      },
      'library.original': async ({ scope, params }) => {
        const found = await originals.open(scope.tenantId, params.id);
        if (found === undefined) throw new CallError('notFound');
        const file = await found.read();
        if (file === undefined) throw new CallError('notFound');
        return new Response(file.stream, {
          headers: {
            'content-type': 'application/pdf',
            'content-length': String(file.size),
            'content-disposition': attachment(found.title, '.pdf'),
            'content-security-policy': 'sandbox',
          },
        });
      },
    }),
    async start() {
      if (!worksHere) return;
      const left = database.tables<LeftFileTables>();
      const sweep = async () => {
        await removeLeftFiles(left, 'document_original_left', (id) => files.remove(id));
        await removeLeftUploads(db, uploads);
        await quota.sweep();
      };
      sweeping = setInterval(
        () => void sweep().catch((error: unknown) => log.error('originals-not-swept', error)),
        sweepInterval,
      );
      // An empty library has nothing to say: its notes come before the door opens. Later only changed ones are read again.
      if ((await db.selectFrom('document').select('key').limit(1).execute()).length === 0) await readStarterNotes();
      else
        starter = afterStart(() => readStarterNotes().catch((error) => log.error('starter library not read', error)));
      if (database.engine === 'embedded') {
        stopHandovers = await watchHandovers(join(imports, 'requests'), {
          run: (paths, isAgain, callbacks) =>
            runImport(
              db,
              { paths, tenantId: null, requestedBy: operatorRequest, isAgain },
              { ...surroundings, ...callbacks },
            ),
          report: (error) => log.error('handed-over import failed', error),
        });
      }
    },
    async stop() {
      clearInterval(sweeping);
      await starter?.stop();
      await stopHandovers?.();
    },
  };
}
