import { headers, parseCursor } from '@assay/contract';
import { alreadySent } from '../../ground/http/binding.ts';
import { CallError } from '../../ground/http/call-error.ts';
import { includesRole, type MemberScope } from '../../ground/scope/tenant-scope.ts';
import { polledReply, pollStream } from '../../ground/streams/follow-stream.ts';
import type { AgentRoutes, AgentsHandlers } from './agents.routes.types.ts';
import type { ReplyRow } from './agents.types.ts';
import { asGuest, guestJob, guestRight } from './job-access.ts';

/** Following replies, answering their steps, stopping and judging them. */
export function replyHandlers({ service, store, log, streams, rights, rightTo, keys, lines }: AgentRoutes) {
  return {
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
    'agents.messages': async ({ body, scope, sessionId, locale, outgoing }): Promise<typeof alreadySent> => {
      const job = await service.readableJob(scope, body.job_id);
      const reply = await service.replyOf(job, body.reply);
      streams.serve(outgoing, streamOf(reply), {
        after: parseCursor(body.last_event_id),
        right: rightTo({ scope, sessionId, locale }, job),
      });
      return alreadySent;
    },
    'agents.pollMessages': async ({ body, scope, sessionId, locale }) => {
      const job = await service.readableJob(scope, body.job_id);
      const reply = await service.replyOf(job, body.reply);
      const read = await rights.whileHeld(rightTo({ scope, sessionId, locale }, job), (ended) =>
        pollStream(log, streamOf(reply), parseCursor(body.last_event_id), body.wait * 1_000, ended),
      );
      if (!read) throw new CallError('gone');
      return polledReply(read);
    },
    'agents.guestMessages': async ({ body, locale, outgoing }): Promise<typeof alreadySent> => {
      const { job_id: id, guest_token: token } = body;
      const reply = await asGuest(async () => service.replyOf(await guestJob({ store, keys }, id, token), body.reply));
      streams.serve(outgoing, streamOf(reply), {
        after: parseCursor(body.last_event_id),
        right: guestRight(token, locale),
      });
      return alreadySent;
    },
    'agents.terminate': ({ params, body, scope }) => service.terminate(scope, params.id, body.reply, body.attempt),
    'agents.keep': ({ params, body, scope }) => service.keep(scope, params.id, body.reply),
    'agents.versions': async ({ params, query, scope }) => {
      const reply = await service.replyOf(await service.ownJob(scope, params.id), query.reply);
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
      const reply = await service.replyOf(await service.readableJob(scope, body.job_id), body.reply);
      await store.rate(reply.id, scope.userId, body.rating, body.content);
      return { rating: body.rating === 'none' ? null : body.rating };
    },
  } satisfies AgentsHandlers;
}

/** Where a reply is read from. @throws CallError gone when its log was dropped after its retention */
function streamOf(reply: ReplyRow): string {
  if (reply.stream_id === null) throw new CallError('gone');
  return reply.stream_id;
}

/** Only an administrator's header counts; anybody else who sends it is refused (S4). */
async function ignoresSensitive(scope: MemberScope, request: Request): Promise<boolean> {
  const given = request.headers.get(headers.ignoreSensitive);
  if (given === null || given === '0') return false;
  if (!includesRole(scope.role, 'admin')) throw new CallError('adminForbidden');
  return true;
}
