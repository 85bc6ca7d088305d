import { isPassing, type ModelFault, ModelUnavailable } from './model-fault.ts';
import { pause } from './pause.ts';
import type { Request } from './request.ts';

/**
 * A request that is made again, with growing waits, as long as no row has come and the fault may pass.
 *
 * @param usual further tries where the call names no number
 * @throws ModelUnavailable when not one row came
 */
export function retried(request: Request, usual: number): Request {
  return async function* (prompt, options) {
    const { signal, retries = usual } = options;
    for (let tried = 0; ; tried += 1) {
      const reply = request(prompt, options);
      let hasRows = false;
      let next = await reply.next();
      for (; !next.done; next = await reply.next()) {
        hasRows = true;
        yield next.value;
      }
      const { brokenOff } = next.value;
      if (brokenOff === undefined || hasRows || signal.aborted) return next.value;
      if (!isPassing(brokenOff) || tried >= retries) throw new ModelUnavailable(prompt.name, brokenOff);
      await pause(waitBefore(brokenOff, tried), signal);
      if (signal.aborted) return {};
    }
  };
}

/** Milliseconds before the next try: twice as long each time, or what the endpoint asks for. */
function waitBefore(fault: ModelFault, tried: number): number {
  return (fault.kind === 'refused' ? fault.retryAfter : undefined) ?? 300 * 2 ** tried;
}
