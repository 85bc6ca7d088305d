import { type ErrorName, errors, type Failure } from '@assay/contract';
import type { Locale } from '@assay/domain';
import { words } from './words.ts';

/** A call that did not succeed. `code` is the product code of the envelope; 0 when the service could not be reached. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: number;
  /** HTTP status; 0 when there was no reply. */
  readonly status: number;
  /** Field by field, for a form. */
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId?: string;

  constructor(init: {
    code: number;
    status: number;
    message: string;
    fields?: Readonly<Record<string, string>>;
    requestId?: string;
    cause?: unknown;
  }) {
    super(init.message, init.cause === undefined ? undefined : { cause: init.cause });
    this.code = init.code;
    this.status = init.status;
    this.fields = init.fields ?? {};
    if (init.requestId !== undefined) this.requestId = init.requestId;
  }
}

/** True when a caught value is the named error of the contract. */
export function isCallError(error: unknown, name?: ErrorName): error is CallError {
  return error instanceof CallError && (name === undefined || error.code === errors[name].code);
}

/** The error a reply stands for, whether or not it carries the envelope. */
export function replyError(status: number, body: unknown, locale: Locale): CallError {
  if (isFailure(body)) {
    return new CallError({
      code: body.error_code,
      status,
      message: body.message,
      ...(body.fields ? { fields: body.fields } : {}),
      ...(body.request_id ? { requestId: body.request_id } : {}),
    });
  }
  return new CallError({ code: status, status, message: words[locale].status(status) });
}

/** The error of a call that got no reply. */
export function networkError(cause: unknown, locale: Locale): CallError {
  return new CallError({ code: 0, status: 0, message: words[locale].unreachable, cause });
}

function isFailure(body: unknown): body is Failure {
  return typeof body === 'object' && body !== null && 'error_code' in body && typeof body.error_code === 'number';
}
