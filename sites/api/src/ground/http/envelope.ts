import { type ErrorName, errors, type Failure } from '@assay/contract';
import type { Locale } from '@assay/domain';
import type { CallError } from './call-error.ts';
import { messages } from './messages.ts';

/** How a program that brought a token is told why it does not do (RFC 6750, section 3.1). */
const bearerErrors: Readonly<Partial<Record<ErrorName, string>>> = {
  invalidToken: 'invalid_token',
  insufficientScope: 'insufficient_scope',
  closedToTokens: 'insufficient_scope',
};

function challengeOf({ error, scope }: CallError): string | undefined {
  const reason = bearerErrors[error];
  if (reason === undefined) return undefined;
  return `Bearer error="${reason}"${scope === undefined ? '' : `, scope="${scope}"`}`;
}

/** The failure envelope, in the caller's language. */
export function failureOf({ error, fields }: CallError, locale: Locale, requestId: string): Failure {
  return {
    status: false,
    error_code: errors[error].code,
    message: messages[locale][error],
    request_id: requestId,
    ...(fields ? { fields } : {}),
  };
}

/** The failure envelope with its HTTP status. */
export function failureReply(error: CallError, locale: Locale, requestId: string): Response {
  const challenge = challengeOf(error);
  return Response.json(failureOf(error, locale, requestId), {
    status: errors[error.error].status,
    headers: {
      ...(error.retryAfter === undefined ? {} : { 'retry-after': String(Math.ceil(error.retryAfter)) }),
      ...(challenge === undefined ? {} : { 'www-authenticate': challenge }),
    },
  });
}
