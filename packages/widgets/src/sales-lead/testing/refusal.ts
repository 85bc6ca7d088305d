import { CallError } from '@assay/client';

/** What a call rejects with when the service refuses it. */
export function refusal(code: number): CallError {
  return new CallError({ code, status: 400, message: `Refused: ${code}.` });
}
