import type { Egress } from '../egress/egress.ts';
import type { Meter } from './meter.types.ts';

/** Measures what leaves the machine, and reads from replies of a model what they cost. */
export function measuredEgress(egress: Egress, meter: Pick<Meter, 'sent' | 'tokens'>): Egress {
  return {
    ...egress,
    fetch(purpose) {
      const send = egress.fetch(purpose);
      return async (input, init) => {
        const started = performance.now();
        const tell = (outcome: string) => meter.sent(purpose, outcome, (performance.now() - started) / 1000);
        try {
          const reply = await send(input, init);
          tell(String(reply.status));
          return purpose === 'model' ? withTokens(reply, meter) : reply;
        } catch (error) {
          tell('failed');
          throw error;
        }
      };
    },
  };
}

/** `usage` as OpenAI's protocol writes it, in a reply or in the last event of a stream. */
const usage = /"prompt_tokens"\s*:\s*(\d+)[^}]*?"completion_tokens"\s*:\s*(\d+)/;
const tailLength = 2_048;

function withTokens(reply: Response, meter: Pick<Meter, 'tokens'>): Response {
  if (!reply.body) return reply;
  const decoder = new TextDecoder();
  let tail = '';
  let isTold = false;
  const counted = reply.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        controller.enqueue(chunk);
        if (isTold) return;
        tail = `${tail}${decoder.decode(chunk, { stream: true })}`;
        const found = usage.exec(tail);
        tail = tail.slice(-tailLength);
        if (!found) return;
        isTold = true;
        meter.tokens(Number(found[1]), Number(found[2]));
      },
    }),
  );
  return new Response(counted, { status: reply.status, statusText: reply.statusText, headers: reply.headers });
}
