import type { HttpBindings } from '@hono/node-server';
import { type ApplicationOptions, localeOf } from '../ground/application/application.ts';
import { createInnerCalls } from '../ground/application/inner-calls.ts';
import { CallError } from '../ground/http/call-error.ts';
import { createIntake } from '../ground/http/intake.ts';
import { faultOf } from '../ground/http/plain-data.ts';
import { readBody } from '../ground/http/request-input.ts';
import { assertSameOrigin, clientAddress } from '../ground/http/request-origin.ts';
import type { MemberScope } from '../ground/scope/tenant-scope.ts';
import { createCaller } from './mcp-caller.ts';
import type { Serving } from './mcp-server.ts';
import { NoMessage, noMessageReply, refusalReply } from './rpc-refusal.ts';

/** Messages that are answered at once by this process, and of them those of one tenant. */
const places = { process: 200, tenant: 40 } as const;

export interface McpPorts {
  /** Counts a message against the limit of its token. @throws CallError tooMany */
  limitMessage(scope: MemberScope): Promise<void>;
  stopping: AbortSignal;
  works: Pick<Serving, 'tools' | 'workSources'>;
}

interface Arriving {
  request: Request;
  env: HttpBindings;
  requestId: string;
}

type McpDoor = (arriving: Arriving) => Promise<Response>;

/**
 * The calls of the product as an MCP server over streamable HTTP. Who asks brings a token; each message stands for itself, so
 * that any process answers it.
 */
export function createMcpDoor(options: ApplicationOptions, { limitMessage, stopping, works }: McpPorts): McpDoor {
  const calls = createInnerCalls(options);
  const intake = createIntake(places);

  async function scopeOf(request: Request, address: string): Promise<MemberScope> {
    const token = options.tokens.broughtBy(request);
    if (token === undefined) throw new CallError('unauthenticated');
    const { scope, awaited } = await options.tokens.callerOf(token, address);
    if (awaited) throw new CallError('factorDemanded');
    if (scope === undefined || scope.role === 'guest') throw new CallError('unauthenticated');
    return scope;
  }

  return async ({ request, env: { incoming, outgoing }, requestId }) => {
    const locale = localeOf(request);
    let message: unknown;
    try {
      if (request.method !== 'POST') throw new NoMessage('noMessage', 'Messages are posted.', 405);
      assertSameOrigin(request, options);
      const scope = await scopeOf(request, clientAddress(incoming, options));
      await limitMessage(scope);
      outgoing.once('close', intake.enter(scope.tenantId));
      message = await readMessage(request);
      assertMessage(message);
      const { serveMessage } = await import('./serve-message.ts');
      const gone = new AbortController();
      outgoing.once('close', () => {
        if (!outgoing.writableFinished) gone.abort();
      });
      const { signal } = gone;
      const caller = createCaller(calls, { request, incoming, outgoing, requestId, signal }, { scope, stopping });
      const reply = await serveMessage(request, message, caller, { gone: signal, locale, log: options.log, ...works });
      reply.headers.set('cache-control', 'no-store');
      return reply;
    } catch (error) {
      if (error instanceof NoMessage) return noMessageReply(error, message);
      if (error instanceof CallError) return refusalReply(error, message, locale, requestId);
      options.log.error('mcp-failed', error, { requestId });
      return refusalReply(new CallError('internal'), message, locale, requestId);
    }
  };
}

/** @throws NoMessage when it is no JSON, CallError tooLarge */
async function readMessage(request: Request): Promise<unknown> {
  return readBody(request, 'json').catch((error: unknown) => {
    if (error instanceof CallError && error.error === 'badRequest')
      throw new NoMessage('unread', 'JSON, sent as application/json.');
    throw error;
  });
}

/** @throws NoMessage for what is no single message of JSON-RPC that can be answered */
function assertMessage(body: unknown): void {
  const fault = faultOf(body);
  if (fault) throw new NoMessage('noMessage', fault.message);
  // A list of messages would be many calls under the limits of one.
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new NoMessage('noMessage', 'One message of JSON-RPC 2.0.');
  // Nothing that is offered changes by itself: a stream that tells so would only be held open.
  if ('method' in body && body.method === 'subscriptions/listen')
    throw new NoMessage('noMethod', 'Nothing can be subscribed to.', 404);
}
