import type { Egress } from '../egress/egress.ts';
import type { Tracer } from './tracer.types.ts';

/** Makes what leaves the machine a span, by its purpose; others are not told of the trace. */
export function tracedEgress(egress: Egress, tracer: Tracer): Egress {
  return {
    ...egress,
    fetch(purpose) {
      const send = egress.fetch(purpose);
      return (input, init) =>
        tracer.span(purpose, 'client', { 'assay.purpose': purpose }, async (span) => {
          const reply = await send(input, init);
          span.set('http.response.status_code', reply.status);
          if (reply.status >= 400) span.fail(String(reply.status));
          return reply;
        });
    },
  };
}
