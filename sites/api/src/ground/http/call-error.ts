import type { ErrorName } from '@assay/contract';
import type { TokenScope } from '@assay/domain';

interface CallErrorDetails {
  /** Field by field, as a form shows it. */
  fields?: Record<string, string>;
  /** Seconds after which the same call may succeed. */
  retryAfter?: number;
  /** The scope of a token that would do. */
  scope?: TokenScope;
  cause?: unknown;
  /** Beyond a limit that an earlier call was refused for already. @default false */
  isRepeated?: boolean;
  /** Account that a visitor tried to open: its organisations are told. */
  account?: string;
}

/** A failure that the caller is told about: its envelope, status and message in the request's language. */
export class CallError extends Error {
  readonly error: ErrorName;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;
  readonly isRepeated: boolean;
  readonly scope: TokenScope | undefined;
  readonly account: string | undefined;

  constructor(
    error: ErrorName,
    { fields, retryAfter, scope, cause, isRepeated = false, account }: CallErrorDetails = {},
  ) {
    super(error, cause === undefined ? undefined : { cause });
    this.name = 'CallError';
    this.error = error;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.isRepeated = isRepeated;
    this.scope = scope;
    this.account = account;
  }
}
