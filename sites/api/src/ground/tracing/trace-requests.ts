import { type CallName, headers } from '@assay/contract';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { atPlace, newPlace, readTraceparent } from '../log/trace-place.ts';
import { inSpan } from './in-span.ts';
import type { Tracer } from './tracer.types.ts';

interface TracedEnvironment {
  Bindings: HttpBindings;
  Variables: { call?: CallName };
}

/**
 * Gives every request its place in the trace of its sender, or in one of its own, and makes it a span by the name of its
 * call. A stream is open for longer than its span.
 */
export function traceRequests<Environment extends TracedEnvironment>(
  tracer: Tracer | undefined,
): MiddlewareHandler<Environment> {
  return (context, next) => {
    const { method } = context.req;
    const place = readTraceparent(context.req.header(headers.trace)) ?? newPlace();
    return atPlace(place, () =>
      inSpan(tracer, method, 'server', { 'http.request.method': method }, async (span) => {
        await next();
        const { outgoing } = context.env;
        const status = outgoing.headersSent ? outgoing.statusCode : context.res.status;
        const call = context.get('call');
        if (call !== undefined) span.rename(call);
        span.set('http.response.status_code', status);
        if (status >= 500) span.fail(String(status));
      }),
    );
  };
}
