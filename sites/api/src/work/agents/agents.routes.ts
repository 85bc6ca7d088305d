import { type AssayCalls, formatCursor, headers, parseCursor } from '@assay/contract';
import * as agentsCalls from '@assay/contract/calls/agents';
import {
  type AgentCode,
  agentCodes,
  agentFor,
  agents,
  type DocumentPart,
  fileOfDocument,
  type Locale,
  pathTo,
  signedFileMinutes,
} from '@assay/domain';
import { keySentences } from '@assay/engines/summary';
import type { FileStore } from '../../ground/files/file-store.ts';
import { attachment } from '../../ground/http/attachment.ts';
import { alreadySent, type Binding, bind } from '../../ground/http/binding.ts';
import { CallError } from '../../ground/http/call-error.ts';
import type { Log } from '../../ground/log/log.ts';
import { includesRole, type MemberScope, type TenantScope } from '../../ground/scope/tenant-scope.ts';
import type { EventStreams } from '../../ground/streams/event-stream.ts';
import { pollStream } from '../../ground/streams/follow-stream.ts';
import type { StreamLog } from '../../ground/streams/stream-log.ts';
import type { AgentService } from './agents.service.ts';
import type { AgentStore } from './agents.store.ts';
import type { JobRow, ReplyRow } from './agents.types.ts';
import { agentsWords } from './agents-words.ts';
import { documentOf, exportTypes, writeExport } from './export-job.ts';
import { guestTokenOf, isSignedBy, opensJob, signatureOf } from './files/signed-file.ts';
import type { createUploads } from './files/upload.ts';
import { planOf, viewJob } from './job-view.ts';
import { assertPlain } from './plain-content.ts';
import { stepIcon } from './step-icons.ts';

export interface AgentRoutes {
  service: AgentService;
  store: AgentStore;
  log: StreamLog;
  streams: EventStreams;
  files: FileStore;
  upload: ReturnType<typeof createUploads>;
  /** Reads a document of the library as the caller's tenant sees it. */
  libraryDocument: (
    tenantId: string | null,
    id: string,
  ) => Promise<
    { version: number; title: string; text: string; language: string; parts: readonly DocumentPart[] } | undefined
  >;
  secret: string;
  /** Path under which every call lives. */
  base: string;
  lines: Log;
}

const keySentencesShown = 12;
const minute = 60_000;

export function agentsBindings(routes: AgentRoutes): Binding[] {
  const { service, store, log, streams, files, upload, secret, base, lines } = routes;

  /** Where a reply is read from. @throws CallError gone when its log was dropped after its retention */
  function streamOf(reply: ReplyRow): string {
    if (reply.stream_id === null) throw new CallError('gone');
    return reply.stream_id;
  }

  async function guestJob(id: string, token: string): Promise<JobRow> {
    if (!opensJob(secret, id, token, Date.now())) throw new CallError('forbidden');
    const job = await store.job(id);
    if (!job) throw new CallError('notFound');
    return job;
  }

  /** A document that a job works on: an upload of it, or one of the library that a reply cites. */
  async function documentOfJob(scope: TenantScope, jobId: string, docId: string) {
    const job = await service.readableJob(scope, jobId);
    const fileId = fileOfDocument(docId) ?? docId;
    const [file] = await store.files(/^[\w-]{1,64}$/.test(fileId) ? [fileId] : []);
    const row = file?.job_id === job.id ? await store.document(file.id) : undefined;
    if (row) return { ...row, version: 1, pages: row.pages ?? undefined };
    const found = await routes.libraryDocument(scope.role === 'guest' ? null : scope.tenantId, docId);
    if (!found) throw new CallError('notFound');
    return { ...found, parts: [...found.parts], pages: undefined };
  }

  return bind(agentsCalls, {
    'agents.list': ({ locale }) => ({ agents: agentCodes.map((code) => scenarioOf(code, locale)) }),
    'agents.links': ({ locale }) => ({
      links: agentCodes.map((code) => ({
        code,
        name: agentsWords[locale].agents[code].name,
        link: pathTo('agentFlow', { agent_job_id: code }),
      })),
    }),
    'agents.stepIcon': ({ params }) =>
      new Response(stepIcon(params.tool_id), {
        headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
      }),
    'agents.scenarioDetail': ({ body, locale }) => {
      if (agents[body.code].type !== body.type) throw new CallError('notFound');
      return scenarioOf(body.code, locale);
    },
    'agents.scenarioCreate': ({ body, locale }) => {
      assertPlain(body.input);
      return scenarioOf(agentFor(body.input), locale);
    },
    'agents.generate': ({ body, scope, locale }) =>
      service.create(scope, {
        code: body.code ?? agentFor(body.content),
        content: body.content,
        files: body.files,
        clientId: body.client_id,
        isIncognito: body.incognito,
        locale,
        manner: 'planned',
      }),
    'agents.executePlan': ({ body, scope }) => service.executePlan(scope, body.job_id, body.reply, body.skip ?? []),
    'agents.run': ({ body, scope, locale }) =>
      'reply' in body
        ? service.again(scope, body.job_id, body.reply)
        : service.create(scope, {
            code: body.code,
            content: body.content,
            files: body.files,
            clientId: body.client_id,
            isIncognito: body.incognito,
            locale,
            manner: 'asking',
          }),
    'agents.chat': ({ body, scope }) =>
      service.chat(scope, body.job_id, body.parent, {
        content: body.content,
        files: body.files,
        clientId: body.client_id,
      }),
    'agents.quickChat': ({ body, scope, locale }) =>
      service.create(scope, { code: body.code, content: body.input, locale, manner: 'quick' }),
    'agents.guestQuickChat': async ({ body, locale }) => {
      const begun = await service.createForGuest({ code: body.code, content: body.input, locale });
      return { ...begun, guest_token: guestTokenOf(secret, begun.job_id, Date.now()) };
    },
    'agents.reply': async ({ params, body, scope, request, requestId }) => {
      const ignores = await ignoresSensitive(scope, request);
      const { reply, tool_id: step, approve, choice, content } = body;
      const begun = await service.answer(
        scope,
        params.job_id,
        {
          reply,
          step,
          approve,
          ...(choice === undefined ? {} : { choice }),
          ...(content === undefined ? {} : { content }),
        },
        ignores,
      );
      if (ignores) lines.info('sensitive-check-ignored', { requestId, job: params.job_id, user: scope.userId });
      return begun;
    },
    'agents.messages': async ({ body, scope, outgoing }): Promise<typeof alreadySent> => {
      const reply = await service.replyOf(await service.readableJob(scope, body.job_id), body.reply);
      streams.serve(outgoing, streamOf(reply), { after: parseCursor(body.last_event_id) });
      return alreadySent;
    },
    'agents.pollMessages': async ({ body, scope }) => {
      const reply = await service.replyOf(await service.readableJob(scope, body.job_id), body.reply);
      return polled(streamOf(reply), body.last_event_id, body.wait);
    },
    'agents.job': async ({ params, query, scope }) =>
      viewJob(store, scope, await service.readableJob(scope, params.id), query.before, query.limit),
    'agents.guestJob': async ({ params, query }) =>
      viewJob(store, undefined, await guestJob(params.id, query.guest_token), undefined, 200),
    'agents.guestMessages': async ({ body, outgoing }): Promise<typeof alreadySent> => {
      const reply = await service.replyOf(await guestJob(body.job_id, body.guest_token), body.reply);
      streams.serve(outgoing, streamOf(reply), { after: parseCursor(body.last_event_id) });
      return alreadySent;
    },
    'agents.terminate': ({ params, body, scope }) => service.terminate(scope, params.id, body.reply, body.attempt),
    'agents.versions': async ({ params, query, scope }) => {
      const reply = await service.replyOf(await service.readableJob(scope, params.id), query.reply);
      const former = await store.versions(reply.id);
      const current =
        reply.reply === null ? [] : [{ version: reply.version, at: reply.updated_at, reply: reply.reply }];
      return {
        versions: [...former, ...current].map(({ version, at, reply: kept }) => ({
          version,
          at: at.toISOString(),
          reply: kept,
        })),
      };
    },
    'agents.feedback': async ({ body, scope }) => {
      const reply = await service.replyOf(await service.ownJob(scope, body.job_id), body.reply);
      await store.rate(reply.id, scope.userId, body.rating, body.content);
      return { rating: body.rating === 'none' ? null : body.rating };
    },
    'agents.export': async ({ body, scope }) => {
      const job = await service.readableJob(scope, body.job_id);
      const reply = await service.replyOf(job, body.reply ?? (await replyLeaf(job, body.leaf)));
      const path = await store.path(reply.id);
      const shown = body.reply === undefined ? path : path.slice(-2);
      const document = documentOf(job.title, job.locale, shown);
      const bytes = await writeExport(document, body.format);
      return new Response(bytes as Uint8Array<ArrayBuffer>, {
        headers: {
          'content-type': exportTypes[body.format],
          'content-disposition': attachment(job.title, `.${body.format}`),
        },
      });
    },
    'agents.uploadFile': ({ scope, request }) => upload(scope, request),
    'agents.signFiles': async ({ body, scope }) => {
      const rows = await store.files(body.file_ids);
      const own = rows.filter(({ tenant_id, owner_id }) => tenant_id === scope.tenantId && owner_id === scope.userId);
      if (own.length !== new Set(body.file_ids).size) throw new CallError('notFound');
      const expires = Date.now() + signedFileMinutes * minute;
      return {
        files: own.map(({ id }) => ({
          file_id: id,
          url: `${base}/toolkits/files/${id}?expires=${expires}&signature=${signatureOf(secret, id, expires)}`,
          expires_at: new Date(expires).toISOString(),
        })),
      };
    },
    'agents.file': async ({ params, query }) => {
      if (!isSignedBy(secret, params.file_id, query.expires, query.signature)) throw new CallError('forbidden');
      if (query.expires <= Date.now()) throw new CallError('gone');
      const [row] = await store.files([params.file_id]);
      const found = row && (await files.open(row.id));
      if (!row || !found) throw new CallError('notFound');
      return new Response(found.stream, {
        headers: {
          'content-type': 'application/octet-stream',
          'content-length': String(found.size),
          'content-disposition': attachment(row.name),
          'content-security-policy': 'sandbox',
        },
      });
    },
    'agents.data': async ({ body, scope }) => {
      const { version, title, text, language, parts, pages } = await documentOfJob(
        scope,
        body.agent_job_id,
        body.doc_id,
      );
      return { doc_id: body.doc_id, version, title, text, language, parts, ...(pages === undefined ? {} : { pages }) };
    },
    'agents.extractedData': async ({ query, scope }) => {
      const { title, text, language, parts } = await documentOfJob(scope, query.agent_job_id, query.doc_id);
      return {
        doc_id: query.doc_id,
        title,
        outline: parts
          .filter(({ kind }) => kind === 'heading')
          .map(({ start, end, page }) => ({
            title: text.slice(start, end),
            start,
            ...(page === undefined ? {} : { page }),
          })),
        sentences: keySentences(text, parts, language, keySentencesShown).map((sentence) => ({
          text: text.slice(sentence.start, sentence.end),
          ...sentence,
        })),
      };
    },
  });

  async function replyLeaf(job: JobRow, leaf: string | undefined): Promise<string | undefined> {
    if (leaf === undefined) return undefined;
    const message = await store.message(leaf);
    if (message?.job_id !== job.id) throw new CallError('notFound');
    return message.role === 'agent' ? message.id : (await store.replyTo(message.id))?.id;
  }

  async function polled(stream: string, after: string | undefined, wait: number) {
    const read = await pollStream(log, stream, parseCursor(after), wait * 1_000);
    if (!read) throw new CallError('gone');
    return {
      events: read.events.map(({ seq, payload }) => ({
        id: formatCursor({ attempt: read.cursor.attempt, seq }),
        data: payload,
      })),
      last_event_id: formatCursor(read.cursor),
      status: read.status,
      is_end: read.isEnd,
    };
  }
}

/** Only an administrator's header counts; anybody else who sends it is refused (S4). */
async function ignoresSensitive(scope: MemberScope, request: Request): Promise<boolean> {
  const given = request.headers.get(headers.ignoreSensitive);
  if (given === null || given === '0') return false;
  if (!includesRole(scope.role, 'admin')) throw new CallError('adminForbidden');
  return true;
}

function scenarioOf(code: AgentCode, locale: Locale): AssayCalls['agents.scenarioDetail']['response'] {
  const { type, isShared, takesFiles, steps } = agents[code];
  const { name, description, examples } = agentsWords[locale].agents[code];
  return {
    code,
    type,
    name,
    description,
    shared: isShared,
    takes_files: takesFiles,
    steps: planOf(steps, locale),
    examples: [...examples],
  };
}
