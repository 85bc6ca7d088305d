import { type CallName, headers } from '@assay/contract';
import type { Binding } from '../http/binding.ts';
import { CallError } from '../http/call-error.ts';
import { failureReply } from '../http/envelope.ts';
import { inSpan } from '../tracing/in-span.ts';
import { type ApplicationOptions, type Arrival, answer, localeOf } from './application.ts';

/** What an address holds. */
export type AddressValue = string | number | boolean;

/** What a call is made with. */
export interface InnerInput {
  params?: Readonly<Record<string, AddressValue>>;
  query?: Readonly<Record<string, AddressValue>>;
  body?: unknown;
}

/** The request of somebody who reached the service by another way than the address of a call. */
export type OuterRequest = Pick<Arrival, 'request' | 'incoming' | 'outgoing' | 'requestId' | 'writer'> & {
  signal: AbortSignal;
};

export type InnerCalls = (name: CallName, input: InnerInput, outer: OuterRequest) => Promise<Response>;

/** Headers of whoever asks that say who they are and how they want to be answered. */
const carried = ['authorization', headers.language, 'user-agent'];

/**
 * Makes calls for whoever reached the service by another way, with what they brought: each is a request of its own, which the
 * door looks at, limits, writes down, measures and traces as one from outside.
 */
export function createInnerCalls(options: ApplicationOptions): InnerCalls {
  const bindings = new Map<CallName, Binding>(options.bindings.map((binding) => [binding.name, binding]));
  return async (name, input, outer) => {
    const binding = bindings.get(name);
    const { requestId } = outer;
    const locale = localeOf(outer.request);
    if (!binding) return failureReply(new CallError('notFound'), locale, requestId);
    const started = performance.now();
    const reply = await inSpan(options.tracer, name, 'server', {}, async (span) => {
      try {
        const request = requestOf(binding, options, input, outer);
        const answered = await answer(binding, options, { ...outer, request, params: { ...input.params } });
        span.set('http.response.status_code', answered.status);
        return answered;
      } catch (error) {
        options.log.error('request-failed', error, { requestId });
        span.fail('500');
        return failureReply(new CallError('internal'), locale, requestId);
      }
    });
    const ms = performance.now() - started;
    options.meter?.request(name, reply.status, ms / 1000);
    options.log.info('request', {
      requestId,
      method: binding.call.method,
      call: name,
      status: reply.status,
      ms: Math.round(ms),
    });
    return reply;
  };
}

function requestOf(
  { call }: Binding,
  { base, service }: ApplicationOptions,
  { params = {}, query = {}, body }: InnerInput,
  { request, signal }: OuterRequest,
): Request {
  const path = call.path
    .replace('{service}', service)
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const url = new URL(`${base}${path}`, request.url);
  for (const [name, value] of Object.entries(query)) url.searchParams.append(name, String(value));
  const sent = new Headers();
  for (const name of carried) {
    const value = request.headers.get(name);
    if (value !== null) sent.set(name, value);
  }
  const hasBody = call.method !== 'GET' && body !== undefined;
  if (hasBody) sent.set('content-type', 'application/json');
  return new Request(url, {
    method: call.method,
    headers: sent,
    signal,
    ...(hasBody && { body: JSON.stringify(body) }),
  });
}
