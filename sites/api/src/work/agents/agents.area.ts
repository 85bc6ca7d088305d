import { type DocumentReader, openDocumentReader } from '@assay/engines/importers';
import type { ServiceArea, ServiceContext } from '../../ground/application/service.types.ts';
import { type LeftFileTables, removeLeftFiles } from '../../ground/files/left-files.ts';
import type { SealedFiles } from '../../ground/files/sealed-files.ts';
import type { StorageQuota } from '../../ground/files/storage-quota.ts';
import type { StreamsArea } from '../../ground/streams/streams.area.ts';
import type { LibraryTables } from '../../knowledge/documents/library.tables.ts';
import { findDocument } from '../../knowledge/library/document.store.ts';
import type { RunsArea } from '../runs/runs.area.ts';
import type { RunTables } from '../runs/runs.migrations.ts';
import { agentsBindings } from './agents.routes.ts';
import { createAgentService } from './agents.service.ts';
import { createAgentStore } from './agents.store.ts';
import type { AgentPorts, AgentTables } from './agents.types.ts';
import { readDocument } from './files/read-document.ts';
import { createUploads } from './files/upload.ts';
import { createReplyRun } from './reply-run.ts';

/** Files that nobody used live this many hours; looked for this often, in ms. */
const looseHours = 24;
const sweepInterval = 3_600_000;

/** Agents: their calls, what writes their replies, and the files given to them. Registers its kind of run, so it is made before the jobs start. */
export function agentsArea(
  { database, log: lines, settings, keys }: ServiceContext,
  { log, streams, rights }: StreamsArea,
  { handle }: RunsArea,
  files: SealedFiles,
  quota: StorageQuota,
  ports: AgentPorts,
): ServiceArea {
  const store = createAgentStore(database.tables<AgentTables & RunTables>());
  let reader: DocumentReader | undefined;
  const documents = () => (reader ??= openDocumentReader());
  const runs = handle(
    createReplyRun({ store, ports, readDocument: (file) => readDocument({ files, store, documents }, file) }),
  );
  const service = createAgentService({ runs, store, ports });
  let timer: NodeJS.Timeout | undefined;
  const sweep = async () => {
    await store.deleteLooseFiles(looseHours);
    await removeLeftFiles(database.tables<LeftFileTables>(), 'agent_file_left', (id) => files.remove(id));
  };
  return {
    bindings: agentsBindings({
      service,
      store,
      log,
      streams,
      rights,
      rightTo: ports.rightTo,
      presenceOf: ports.presenceOf,
      files,
      upload: createUploads(store, files, service.ownJob, quota),
      libraryDocument: (tenantId, id) => findDocument(database.tables<LibraryTables>(), tenantId, id, undefined),
      citedDocument: (tenantId, id, version) => findDocument(database.tables<LibraryTables>(), tenantId, id, version),
      keys,
      base: settings.ASSAY_API_BASE,
      lines,
    }),
    async start() {
      if (settings.ROLE === 'web') return;
      timer = setInterval(
        () => void sweep().catch((error: unknown) => lines.error('agents-not-swept', error)),
        sweepInterval,
      );
    },
    async stop() {
      clearInterval(timer);
      await reader?.close();
    },
  };
}
