import { replyRetentionDays } from '@assay/domain';
import { type DocumentReader, openDocumentReader } from '@assay/engines/importers';
import type { ServiceArea, ServiceContext } from '../../ground/application/service.types.ts';
import type { FileStore } from '../../ground/files/file-store.ts';
import { type LeftFileTables, removeLeftFiles } from '../../ground/files/left-files.ts';
import type { JobsArea } from '../../ground/jobs/jobs.area.ts';
import type { StreamsArea } from '../../ground/streams/streams.area.ts';
import type { LibraryTables } from '../../knowledge/documents/library.tables.ts';
import { findDocument } from '../../knowledge/library/document.store.ts';
import { createAgentJob } from './agent-run.job.ts';
import { agentsBindings } from './agents.routes.ts';
import { createAgentService } from './agents.service.ts';
import { createAgentStore } from './agents.store.ts';
import type { AgentPorts, AgentTables } from './agents.types.ts';
import { createUploads } from './files/upload.ts';

/** Jobs that leave no trace and files that nobody used live this many hours; looked for this often, in ms. */
const looseHours = 24;
const sweepInterval = 3_600_000;
/** A reply that nothing has worked on for so many seconds is taken up again; looked for this often, in ms. */
const forsakenAfter = 120;
const resumeInterval = 60_000;

/** Agents: their calls, the job that writes their replies, and the files given to them. */
export function agentsArea(
  { database, log: lines, settings, secret }: ServiceContext,
  { log, streams }: StreamsArea,
  jobs: JobsArea,
  files: FileStore,
  ports: AgentPorts,
): ServiceArea {
  const store = createAgentStore(database.tables<AgentTables>());
  const { queue } = jobs;
  const service = createAgentService({ database, log, queue, store, ports });
  let reader: DocumentReader | undefined;
  jobs.handle(
    createAgentJob({
      log,
      queue,
      store,
      ports,
      files,
      documents: () => (reader ??= openDocumentReader()),
      report: (message, error) => lines.error(message, error),
    }),
  );
  const timers: NodeJS.Timeout[] = [];
  const sweep = async () => {
    await store.sweep(looseHours);
    await store.dropLogs(replyRetentionDays);
    await removeLeftFiles(database.tables<LeftFileTables>(), 'agent_file_left', (id) => files.remove(id));
  };
  return {
    bindings: agentsBindings({
      service,
      store,
      log,
      streams,
      files,
      upload: createUploads(store, files, service.ownJob),
      libraryDocument: (tenantId, id) => findDocument(database.tables<LibraryTables>(), tenantId, id, undefined),
      secret,
      base: settings.ASSAY_API_BASE,
      lines,
    }),
    async start() {
      if (settings.ROLE === 'web') return;
      const every = (interval: number, work: () => Promise<unknown>, failure: string) =>
        timers.push(setInterval(() => void work().catch((error: unknown) => lines.error(failure, error)), interval));
      every(sweepInterval, sweep, 'agents-not-swept');
      every(resumeInterval, () => service.resumeForsaken(forsakenAfter), 'replies-not-resumed');
    },
    async stop() {
      for (const timer of timers.splice(0)) clearInterval(timer);
      await reader?.close();
    },
  };
}
