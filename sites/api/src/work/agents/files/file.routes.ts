import { fileOfDocument, signedFileMinutes } from '@assay/domain';
import { keySentences } from '@assay/engines/summary';
import { seeingEverything } from '../../../ground/database/tenant-sight.ts';
import { attachment } from '../../../ground/http/attachment.ts';
import { CallError } from '../../../ground/http/call-error.ts';
import { type MemberScope, withoutLink } from '../../../ground/scope/tenant-scope.ts';
import { whileSent } from '../../../ground/streams/held-file.ts';
import { citedSpans, passagesAt } from '../../../knowledge/evidence/cited-spans.ts';
import type { AgentRoutes, AgentsHandlers } from '../agents.routes.types.ts';
import { claimIn, claimText, isSignedBy, signatureOf } from './signed-file.ts';

const keySentencesShown = 12;
const minute = 60_000;

/** The files given to jobs, and the documents that jobs work on. */
export function fileHandlers({
  service,
  store,
  files,
  upload,
  libraryDocument,
  citedDocument,
  keys,
  rights,
  presenceOf,
  base,
}: AgentRoutes) {
  /** A document that a job works on: an upload of it, or one of the library that a reply cites. */
  async function documentOfJob(scope: MemberScope, jobId: string, docId: string) {
    // A link shows the passages that a reply quotes, and gives out no document behind them.
    const job = await service.readableJob(withoutLink(scope), jobId);
    const fileId = fileOfDocument(docId) ?? docId;
    const [file] = await store.files(/^[\w-]{1,64}$/.test(fileId) ? [fileId] : []);
    const row = file?.job_id === job.id ? await store.document(file.id) : undefined;
    if (row) return { ...row, version: 1, pages: row.pages ?? undefined };
    const found = await libraryDocument(scope.tenantId, docId);
    if (!found) throw new CallError('notFound');
    return { ...found, parts: [...found.parts], pages: undefined };
  }

  return {
    'agents.uploadFile': ({ scope, request }) => upload(scope, request),
    'agents.signFiles': async ({ body, scope, sessionId }) => {
      const rows = await store.files(body.file_ids);
      const own = rows.filter(({ tenant_id, owner_id }) => tenant_id === scope.tenantId && owner_id === scope.userId);
      if (own.length !== new Set(body.file_ids).size) throw new CallError('notFound');
      const expires = Date.now() + signedFileMinutes * minute;
      const by = claimText(presenceOf(scope, sessionId));
      return {
        files: own.map(({ id }) => ({
          file_id: id,
          url: `${base}/toolkits/files/${id}?expires=${expires}&by=${by}&signature=${signatureOf(keys, id, { expires, by })}`,
          expires_at: new Date(expires).toISOString(),
        })),
      };
    },
    'agents.file': async ({ params, query, outgoing }) => {
      if (!isSignedBy(keys, params.file_id, query, query.signature)) throw new CallError('forbidden');
      if (query.expires <= Date.now()) throw new CallError('gone');
      const present = { oneOf: [claimIn(query.by)], code: 403, refusal: '' } as const;
      return whileSent(rights, [present], outgoing, async () => {
        // Whoever has the signature may have the file.
        const [row] = await seeingEverything(() => store.files([params.file_id]));
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
    'agents.passages': async ({ params, body: { reply: id, document, version }, scope }) => {
      const job = await service.readableJob(scope, params.id);
      const spans = citedSpans((await service.replyOf(job, id)).reply, document, version);
      if (spans.length === 0) throw new CallError('notFound');
      const fileId = fileOfDocument(document);
      const file = fileId === undefined ? undefined : await store.document(fileId);
      const cited = fileId === undefined ? await citedDocument(job.tenant_id, document, version) : file;
      if (!cited) throw new CallError('notFound');
      const { title, language, text } = cited;
      return { title, language, passages: passagesAt(text, spans) };
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
  } satisfies AgentsHandlers;
}
