import { CallError, type Client } from '@assay/client';
import { emptyStream, type StreamState } from '@assay/contract';
import * as agentsCalls from '@assay/contract/calls/agents';
import * as libraryCalls from '@assay/contract/calls/library';
import { type AgentCode, createOutbox, fileOfDocument, newMessageId, type PassageDocument } from '@assay/domain';
import { documentOfPassages } from '../evidence/document-of-passages.ts';
import { failureOf } from '../run/failure.ts';
import type { FollowHandle, FollowHandlers } from '../run/run.types.ts';
import { closingOnly, type SharingSource, sharingOf } from '../share-dialog/sharing.source.ts';
import type {
  Agent,
  AgentJob,
  BegunReply,
  ExportFormat,
  Rating,
  ReplyVersion,
  UploadedFile,
} from './agent-chat.types.ts';

export interface NewTurn {
  content: string;
  files: readonly string[];
}

/** Everything the chat needs from outside. What a reader may not do is absent, and is not offered. */
export interface AgentSource {
  agents(signal: AbortSignal): Promise<readonly Agent[]>;
  /** Messages before `before`, or the newest. */
  job(id: string, before: string | undefined, signal: AbortSignal): Promise<AgentJob>;
  /** Makes a job; a planned one waits until its plan is run. */
  begin(code: AgentCode, turn: NewTurn, isPlanned: boolean): Promise<BegunReply>;
  /** `parent` is the reply that is followed; null begins the thread anew. */
  send(job: string, parent: string | null, turn: NewTurn): Promise<BegunReply>;
  runPlan(job: string, reply: string): Promise<BegunReply>;
  answer(
    job: string,
    reply: string,
    given: { approve: boolean; choice?: { improve: number; worsen: number } },
  ): Promise<BegunReply>;
  again(job: string, reply: string): Promise<BegunReply>;
  stop(job: string, reply: string, attempt: number): Promise<void>;
  follow(job: string, reply: string, handlers: FollowHandlers): FollowHandle;
  /** Former replies, for whose job it is. */
  versions?: (job: string, reply: string) => Promise<readonly ReplyVersion[]>;
  rate?: (job: string, reply: string, rating: Rating | 'none') => Promise<void>;
  export?: (job: string, leaf: string, format: ExportFormat) => Promise<Blob>;
  upload?: (
    files: readonly File[],
    job: string | undefined,
    options: { signal: AbortSignal; onProgress(share: number): void },
  ) => Promise<readonly UploadedFile[]>;
  /** A cited document, of the library or uploaded to the job; without it the quotation stands alone. */
  document?: (job: string, id: string, version: number, signal: AbortSignal) => Promise<PassageDocument>;
  /** The same for whoever reads passages and no documents: what stands at the places that a reply cites. */
  passages?: (job: string, reply: string, id: string, version: number, signal: AbortSignal) => Promise<PassageDocument>;
  sharing?: SharingSource;
  /** Hears of changes that other tabs of this browser make to a job, and tells them of own ones. */
  tabs(job: string, onChange: () => void): { changed(): void; close(): void };
}

const pageSize = 200;

export interface AgentSourceOptions {
  /** What is begun leaves no history and is gone after a day. @default false */
  isIncognito?: boolean;
  /** Ids under which the same message, sent twice, is stored once. */
  newId?: () => string;
}

/** What everybody may do who reads a job, and whoever began it besides. */
type VisitorAgentSource = Omit<
  Required<AgentSource>,
  'versions' | 'rate' | 'export' | 'upload' | 'document' | 'sharing'
>;

/**
 * The source of whoever has no account: a guest with a link, a visitor of a page that carries the chat. Sending the same
 * message twice stores it once.
 */
export function createVisitorAgentSource(
  client: Client,
  { isIncognito = false, newId = newMessageId }: AgentSourceOptions = {},
): VisitorAgentSource {
  const outbox = createOutbox(newId);
  return {
    agents: async (signal) => (await client.call(agentsCalls.list, {}, { signal })).agents,
    job: (id, before, signal) =>
      client.call(
        agentsCalls.job,
        { params: { id }, query: { limit: pageSize, ...(before === undefined ? {} : { before }) } },
        { signal },
      ),
    begin: (code, { content, files }, isPlanned) =>
      outbox({ code, content, files, isPlanned }, (id) => {
        const body = {
          code,
          content,
          files: [...files],
          client_id: id,
          ...(isIncognito ? { incognito: true } : {}),
        };
        return isPlanned ? client.call(agentsCalls.generate, { body }) : client.call(agentsCalls.run, { body });
      }),
    send: (job, parent, { content, files }) =>
      outbox({ job, parent, content, files }, (id) =>
        client.call(agentsCalls.chat, { body: { job_id: job, parent, content, files: [...files], client_id: id } }),
      ),
    runPlan: (job, reply) => client.call(agentsCalls.executePlan, { body: { job_id: job, reply } }),
    answer: (job, reply, given) =>
      client.call(agentsCalls.reply, { params: { job_id: job }, body: { reply, ...given } }),
    again: (job, reply) => client.call(agentsCalls.run, { body: { job_id: job, reply } }),
    async stop(job, reply, attempt) {
      await client.call(agentsCalls.terminate, { params: { id: job }, body: { reply, attempt } });
    },
    follow(job, reply, { onState, onConnection, onTimeout, onFailure }) {
      return client.openStream(
        agentsCalls.messages,
        { body: { job_id: job, reply } },
        {
          onState,
          onConnection,
          onTimeout,
          onError: (error) => onFailure(failureOf(error)),
          loadStored: () => storedStream(client, job, reply),
        },
      );
    },
    async passages(id, reply, document, version, signal) {
      const request = { params: { id }, body: { reply, document, version } };
      return documentOfPassages(await client.call(agentsCalls.passages, request, { signal }));
    },
    tabs: listenToTabs,
  };
}

/** The source of a person with an account, who gives and takes files, judges, and reads documents as they are. */
export function createAgentSource(
  client: Client,
  options: AgentSourceOptions = {},
): Omit<Required<AgentSource>, 'passages'> {
  const { passages: _, ...visitor } = createVisitorAgentSource(client, options);
  return {
    ...visitor,
    versions: async (job, reply) =>
      (await client.call(agentsCalls.versions, { params: { id: job }, query: { reply } })).versions,
    async rate(job, reply, rating) {
      await client.call(agentsCalls.feedback, { body: { job_id: job, reply, rating } });
    },
    export: (job, leaf, format) => client.call(agentsCalls.export, { body: { job_id: job, leaf, format } }),
    async upload(files, job, { signal, onProgress }) {
      // The job comes first, so that the service knows how many files it has before it reads one.
      const form = new FormData();
      if (job !== undefined) form.append('job_id', job);
      for (const file of files) form.append('files', file);
      const body = form as unknown as { files: File[] };
      const reply = await client.call(
        agentsCalls.uploadFile,
        { body },
        { signal, onUpload: (sent, total) => onProgress(total > 0 ? sent / total : 0) },
      );
      return reply.files;
    },
    async document(job, id, version, signal) {
      if (fileOfDocument(id) === undefined)
        return client.call(libraryCalls.document, { params: { id }, query: { version } }, { signal });
      return client.call(agentsCalls.data, { body: { agent_job_id: job, doc_id: id } }, { signal });
    },
    sharing: sharingOf(client, 'ai_agent'),
  };
}

/** The source of somebody whose role reads: they close what they once opened, and open nothing. */
export function createViewerAgentSource(client: Client): AgentSource {
  const source = createAgentSource(client);
  return { ...source, sharing: closingOnly(source.sharing) };
}

/** The stream state of a reply whose log is gone, from what was stored with it. */
async function storedStream(client: Client, job: string, reply: string): Promise<StreamState> {
  const { messages } = await client.call(agentsCalls.job, { params: { id: job }, query: { limit: pageSize } });
  const stored = messages.find(({ message_id: id }) => id === reply)?.reply;
  return { ...emptyStream, attempt: 1, status: 'FINISH', ...((stored ?? {}) as Partial<StreamState>) };
}

function listenToTabs(job: string, onChange: () => void): { changed(): void; close(): void } {
  if (typeof BroadcastChannel === 'undefined') return { changed: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(`assay-agent-job:${job}`);
  channel.addEventListener('message', onChange);
  if ('unref' in channel && typeof channel.unref === 'function') channel.unref();
  return { changed: () => channel.postMessage('changed'), close: () => channel.close() };
}

/**
 * The source of a guest without an account: one question to an agent that is open to guests, read with the token that
 * the service gives for it. Nothing else can be done.
 */
export function createGuestAgentSource(client: Client): AgentSource {
  const tokens = new Map<string, string>();
  const refuse = () => Promise.reject(new CallError({ status: 403, code: 403, message: '' }));
  const tokenOf = (job: string) => tokens.get(job) ?? '';
  const { passages: _, ...visitor } = createVisitorAgentSource(client);
  return {
    ...visitor,
    agents: async () => [],
    job: (id, _, signal) =>
      client.call(agentsCalls.guestJob, { params: { id }, query: { guest_token: tokenOf(id) } }, { signal }),
    async begin(code, { content }) {
      const { guest_token: token, ...begun } = await client.call(agentsCalls.guestQuickChat, {
        body: { input: content, code },
      });
      tokens.set(begun.job_id, token);
      return begun;
    },
    follow: (job, reply, { onState, onConnection, onTimeout, onFailure }) =>
      client.openStream(
        agentsCalls.guestMessages,
        { body: { job_id: job, reply, guest_token: tokenOf(job) } },
        { onState, onConnection, onTimeout, onError: (error) => onFailure(failureOf(error)) },
      ),
    send: refuse,
    runPlan: refuse,
    answer: refuse,
    again: refuse,
    stop: refuse,
  };
}
