import { refusesForm } from './model-fault.ts';
import type { Form, Request } from './request.ts';

/** Requests in the form that an endpoint takes. */
export interface KnownForm {
  request: Request;
  /** The strict form, until it was refused once. */
  current(): Form;
}

/** Asks in the strict form; where that is refused, once more in the plain one, and from then on in that alone. */
export function inKnownForm(requests: Readonly<Record<Form, Request>>): KnownForm {
  let known: Form = 'strict';
  return {
    current: () => known,
    async *request(prompt, options) {
      const asked = known;
      const reply = requests[asked](prompt, options);
      let hasRows = false;
      let next = await reply.next();
      for (; !next.done; next = await reply.next()) {
        hasRows = true;
        yield next.value;
      }
      const { brokenOff } = next.value;
      const isRefused = brokenOff !== undefined && !hasRows && asked === 'strict' && refusesForm(brokenOff);
      if (!isRefused || options.signal.aborted) return next.value;
      known = 'plain';
      return yield* requests.plain(prompt, options);
    },
  };
}
