import type { Locale } from '@assay/domain';
import type { CallError } from '../ground/http/call-error.ts';
import { failureOf, failureReply } from '../ground/http/envelope.ts';

/** Codes of JSON-RPC 2.0 for what is no message that can be answered. */
const rpcCodes = { unread: -32_700, noMessage: -32_600, noMethod: -32_601 } as const;

/** What was sent is no message of the protocol. */
export class NoMessage extends Error {
  readonly code: number;
  readonly status: number;

  constructor(reason: keyof typeof rpcCodes, message: string, status = 400) {
    super(message);
    this.name = 'NoMessage';
    this.code = rpcCodes[reason];
    this.status = status;
  }
}

function errorOf(message: unknown, error: { code: number; message: string; data?: unknown }) {
  const id = typeof message === 'object' && message !== null && 'id' in message ? message.id : null;
  return { jsonrpc: '2.0', id: typeof id === 'string' || typeof id === 'number' ? id : null, error };
}

export function noMessageReply({ code, status, message: why }: NoMessage, message: unknown): Response {
  const headers: HeadersInit = status === 405 ? { allow: 'POST' } : {};
  return Response.json(errorOf(message, { code, message: why }), { status, headers });
}

/**
 * A refusal as an error of JSON-RPC with the code of the product, and the status and headers of the same refusal over REST.
 */
export function refusalReply(error: CallError, message: unknown, locale: Locale, requestId: string): Response {
  const { status, headers } = failureReply(error, locale, requestId);
  const { message: why, status: _, ...data } = failureOf(error, locale, requestId);
  // Whoever brought nothing is told what to bring (RFC 6750, section 3).
  if (error.error === 'unauthenticated') headers.set('www-authenticate', 'Bearer');
  headers.delete('content-length');
  return Response.json(errorOf(message, { code: data.error_code, message: why, data }), { status, headers });
}
