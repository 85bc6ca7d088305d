import { errors, type Failure } from '@assay/contract';
import type { Locale } from '@assay/domain';
import type { CallError } from './call-error.ts';
import { messages } from './messages.ts';

/** The failure envelope with its HTTP status, in the caller's language. */
export function failureReply(error: CallError, locale: Locale, requestId: string): Response {
  const { status, code } = errors[error.error];
  const body: Failure = {
    status: false,
    error_code: code,
    message: messages[locale][error.error],
    request_id: requestId,
    ...(error.fields ? { fields: error.fields } : {}),
  };
  return Response.json(body, {
    status,
    headers: error.retryAfter === undefined ? {} : { 'retry-after': String(Math.ceil(error.retryAfter)) },
  });
}
