import type * as agentsCalls from '@assay/contract/calls/agents';
import type { DocumentPart } from '@assay/domain';
import type { SealedFiles } from '../../ground/files/sealed-files.ts';
import type { Handlers } from '../../ground/http/binding.ts';
import type { Keyring } from '../../ground/keys/keyring.types.ts';
import type { Log } from '../../ground/log/log.ts';
import type { EventStreams } from '../../ground/streams/event-stream.ts';
import type { ReadingRights } from '../../ground/streams/reading-rights.ts';
import type { StreamLog } from '../../ground/streams/stream-log.ts';
import type { AgentService } from './agents.service.ts';
import type { AgentStore } from './agents.store.ts';
import type { AgentPorts } from './agents.types.ts';
import type { createUploads } from './files/upload.ts';

/** Some of the handlers of the agents' calls. */
export type AgentsHandlers = Partial<Handlers<typeof agentsCalls>>;

export interface AgentRoutes {
  service: AgentService;
  store: AgentStore;
  log: StreamLog;
  streams: EventStreams;
  rights: ReadingRights;
  /** By what a reader follows a job that they may read. */
  rightTo: AgentPorts['rightTo'];
  /** What has to go on for a caller to be there. */
  presenceOf: AgentPorts['presenceOf'];
  files: SealedFiles;
  upload: ReturnType<typeof createUploads>;
  /** Reads a document of the library as the caller's tenant sees it. */
  libraryDocument: (
    tenantId: string | null,
    id: string,
  ) => Promise<
    { version: number; title: string; text: string; language: string; parts: readonly DocumentPart[] } | undefined
  >;
  /** The version of a document that somebody of a tenant cited. */
  citedDocument: (
    tenantId: string,
    id: string,
    version: number,
  ) => Promise<{ title: string; text: string; language: string } | undefined>;
  keys: Keyring;
  /** Path under which every call lives. */
  base: string;
  lines: Log;
}
