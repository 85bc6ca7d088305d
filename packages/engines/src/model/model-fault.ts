import type { APICallError } from 'ai';

/** Why a model gave no reply; never carries keys, addresses or replies. `retryAfter` is in ms. */
export type ModelFault =
  | { kind: 'refused'; status: number; retryAfter?: number }
  | { kind: 'unreachable' | 'slow' | 'unreadable' };

const longestRetryAfter = 10_000;

/** By its name: the library that has the class is loaded where a model is first spoken to. */
const isOfCall = (error: unknown): error is APICallError => error instanceof Error && error.name === 'AI_APICallError';

export function faultOf(error: unknown): ModelFault {
  if (isOfCall(error)) {
    // A reply that began well and is no event stream is not refused, it cannot be read.
    if (error.statusCode !== undefined && error.statusCode < 400) return { kind: 'unreadable' };
    if (error.statusCode === undefined) return { kind: 'unreachable' };
    const seconds = Number(error.responseHeaders?.['retry-after'] ?? Number.NaN);
    return {
      kind: 'refused',
      status: error.statusCode,
      ...(seconds >= 0 ? { retryAfter: Math.min(seconds * 1000, longestRetryAfter) } : {}),
    };
  }
  if (error instanceof Error && /abort|timeout/i.test(`${error.name} ${error.message}`)) return { kind: 'slow' };
  return { kind: 'unreadable' };
}

const passingRefusals: ReadonlySet<number> = new Set([408, 409, 425, 429]);

/** Whether the same request may be answered a little later. */
export function isPassing(fault: ModelFault): boolean {
  return fault.kind !== 'refused' || fault.status >= 500 || passingRefusals.has(fault.status);
}

const refusalsOfForm: ReadonlySet<number> = new Set([400, 415, 422, 501]);

/** Whether the endpoint may have refused the form of the request: a schema, a seed, a temperature. */
export function refusesForm(fault: ModelFault): boolean {
  return fault.kind === 'refused' && refusalsOfForm.has(fault.status);
}

const words = {
  unreachable: 'the endpoint could not be reached',
  slow: 'the endpoint took too long',
  unreadable: 'the reply could not be read',
} as const;

/** A fault in words an operator can act on. */
export function explainFault(fault: ModelFault): string {
  return fault.kind === 'refused' ? `the endpoint answered ${fault.status}` : words[fault.kind];
}

/** A reply that gave nothing usable: refused, unreachable, silent, malformed. */
export class ModelUnavailable extends Error {
  override readonly name = 'ModelUnavailable';
  readonly fault: ModelFault;
  readonly reason: string;
  /** @param prompt name of what was asked */
  constructor(prompt: string, fault: ModelFault) {
    const reason = explainFault(fault);
    super(`The language model gave no answer to ${prompt}: ${reason}.`);
    this.fault = fault;
    this.reason = reason;
  }
}
