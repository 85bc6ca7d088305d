import { agentFor } from '@assay/domain';
import { attachment } from '../../ground/http/attachment.ts';
import { CallError } from '../../ground/http/call-error.ts';
import { withoutLink } from '../../ground/scope/tenant-scope.ts';
import { whileSent } from '../../ground/streams/held-file.ts';
import type { AgentRoutes, AgentsHandlers } from './agents.routes.types.ts';
import type { JobRow } from './agents.types.ts';
import { documentOf, exportTypes, writeExport } from './export-job.ts';
import { guestTokenOf } from './files/signed-file.ts';
import { asGuest, guestJob } from './job-access.ts';
import { viewJob } from './job-view.ts';

/** Beginning jobs, going on with them, reading them and taking them away. */
export function jobHandlers({ service, store, keys, rights, rightTo }: AgentRoutes) {
  async function replyLeaf(job: JobRow, leaf: string | undefined): Promise<string | undefined> {
    if (leaf === undefined) return undefined;
    const message = await store.message(leaf);
    if (message?.job_id !== job.id) throw new CallError('notFound');
    return message.role === 'agent' ? message.id : (await store.replyTo(message.id))?.id;
  }

  return {
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
      const begun = await asGuest(() => service.createForGuest({ code: body.code, content: body.input, locale }));
      return { ...begun, guest_token: guestTokenOf(keys, begun.job_id, Date.now()) };
    },
    'agents.job': async ({ params, query, scope }) =>
      viewJob(store, scope, await service.readableJob(scope, params.id), query.before, query.limit),
    'agents.guestJob': async ({ params, query }) =>
      asGuest(async () =>
        viewJob(store, undefined, await guestJob({ store, keys }, params.id, query.guest_token), undefined, 200),
      ),
    'agents.export': async ({ body, scope, sessionId, locale, outgoing }) => {
      const reader = { scope: withoutLink(scope), sessionId, locale };
      const job = await service.readableJob(reader.scope, body.job_id);
      return whileSent(rights, rightTo(reader, job), outgoing, async () => {
        const reply = await service.replyOf(job, body.reply ?? (await replyLeaf(job, body.leaf)));
        const path = await store.path(reply.id);
        const shown = body.reply === undefined ? path : path.slice(-2);
        const bytes = await writeExport(documentOf(job.title, job.locale, shown), body.format);
        return new Response(bytes as Uint8Array<ArrayBuffer>, {
          headers: {
            'content-type': exportTypes[body.format],
            'content-disposition': attachment(job.title, `.${body.format}`),
          },
        });
      });
    },
  } satisfies AgentsHandlers;
}
