import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type Access,
  type Call,
  type CallName,
  type CallSchemas,
  type NameIn,
  type ParsedOf,
  type ResponseOf,
} from '@assay/contract';
import { schemas } from '@assay/contract/schemas';
import type { Locale } from '@assay/domain';
import type { MemberScope, TenantScope } from '../scope/tenant-scope.ts';
import type { Cookies } from './cookies.ts';

type Schemas = typeof schemas;

/** Returned by a handler that has written to `outgoing` itself, as streams do. */
export const alreadySent = Symbol('already sent');

type ScopeOf<A extends Access, ForWidgets> = A extends 'anonymous'
  ? TenantScope | undefined
  : A extends 'guest'
    ? TenantScope
    : ForWidgets extends true
      ? MemberScope | undefined
      : MemberScope;

/** What a handler receives: the validated input and who asks. */
export type CallRequest<A extends Access, S, ForWidgets = false> = ParsedOf<S> & {
  scope: ScopeOf<A, ForWidgets>;
  /** Id of the session of a signed-in caller. */
  sessionId: string | undefined;
  locale: Locale;
  requestId: string;
  /** The caller's device, verified by its signature; absent only where the descriptor has `unsigned`. */
  device: string | undefined;
  /** The model that writes in the caller's name; undefined where they write themselves. */
  writer: string | undefined;
  /** Client address; never logged as it is. */
  address: string;
  cookies: Cookies;
  /** Aborts when the caller goes away. */
  signal: AbortSignal;
  /** The parsed form of a multipart call. */
  request: Request;
  incoming: IncomingMessage;
  outgoing: ServerResponse;
};

type Reply<C extends Call, S> = C extends { replies: 'stream' | 'file' | 'redirect' }
  ? Response | typeof alreadySent
  : ResponseOf<S>;

export type Handler<C extends Call, S> = (
  request: CallRequest<C['access'], S, C['forWidgets']>,
) => Promise<Reply<C, S>> | Reply<C, S>;

/** Calls of an area, as its module exports them. */
type Area = Readonly<Record<string, Call>>;

/** One handler for each call of an area, by the name of the call. */
export type Handlers<A extends Area> = {
  [N in NameIn<A>]: Handler<Extract<A[keyof A], { name: N }>, Schemas[N]>;
};

/** A call with its validation and its handler, ready to be served. */
export interface Binding {
  name: CallName;
  call: Call;
  schemas: CallSchemas;
  handler: (request: CallRequest<'anonymous', CallSchemas>) => unknown;
}

/**
 * Binds the calls of an area to their handlers. A call without a handler, or a handler without a call, does not compile.
 *
 * @example bind(historyCalls, { 'history.records': async ({ query, scope }) => store.list(scope, query), … })
 */
export function bind<A extends Area>(area: A, handlers: Handlers<A>): Binding[] {
  const handlerOf = handlers as unknown as Record<CallName, Binding['handler']>;
  return (Object.values(area) as (Call & { name: CallName })[]).map((call) => ({
    name: call.name,
    call,
    schemas: schemas[call.name],
    handler: handlerOf[call.name],
  }));
}

/** A reply in the envelope, for a handler that answers with a Response. */
export function json(data: unknown, init?: ResponseInit): Response {
  return Response.json({ data }, init);
}
