import type { GatedFeature } from '@assay/domain';
import type { z } from 'zod';
import type { ErrorName } from './errors.ts';

/** Who may make a call. `anonymous` needs no session; `guest` accepts a share or guest token as well as a session. */
export type Access = 'anonymous' | 'guest' | 'viewer' | 'member' | 'admin' | 'owner';

/** The schemas of one call; they live in `*.schemas.ts`, which only the server imports as values. */
export interface CallSchemas {
  /** What the call is for, in a line of the reference; here, because the browser has no use for it. */
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Value of the envelope's `data` field. Absent for streams and files. */
  response?: z.ZodType;
}

/** One call of the product as the browser knows it: plain data, no validation code. */
export interface Call {
  method: 'GET' | 'POST' | 'DELETE';
  /** Path below the API base; `{service}` and `{name}` segments are filled in. */
  path: `/${string}`;
  access: Access;
  /** How the body travels. @default 'json' */
  encoding?: 'json' | 'form' | 'multipart';
  /** The handler reads the body itself, as it arrives; its schema then only describes it. */
  streamsBody?: true;
  /** What comes back. @default 'json' */
  replies?: 'json' | 'stream' | 'file' | 'redirect';
  /** True for the calls that come before a device has its key, and for plain links: no signature is asked for. */
  unsigned?: boolean;
  /** True for the call with which a widget on a permitted page of another origin begins. */
  fromOtherPages?: boolean;
  /** What the caller's packages must unlock; the service refuses, and the browser asks for an upgrade. */
  feature?: GatedFeature;
  /** Business errors of this call beyond those every call shares. */
  errors?: readonly ErrorName[];
}

type InputOf<S, K extends keyof CallSchemas> = S extends { [P in K]: infer Z extends z.ZodType }
  ? z.input<Z>
  : undefined;
type OutputOf<S, K extends keyof CallSchemas> = S extends { [P in K]: infer Z extends z.ZodType }
  ? z.output<Z>
  : undefined;

/** What a caller sends, derived from the schemas. */
export type RequestOf<S> = {
  [K in 'params' | 'query' | 'body' as InputOf<S, K> extends undefined ? never : K]: InputOf<S, K>;
};
/** What a handler receives after validation. */
export type ParsedOf<S> = { [K in 'params' | 'query' | 'body']: OutputOf<S, K> };
/** The `data` a call answers with. */
export type ResponseOf<S> = OutputOf<S, 'response'>;

/**
 * Ties the descriptors of an area to its schemas: the names must be the same on both sides.
 *
 * @example export const seekCalls = describeCalls<typeof seekSchemas>()({ 'seek.init': { … } });
 */
// Two steps, because TypeScript infers either all type arguments or none: S is given, C inferred.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function describeCalls<S extends Record<string, CallSchemas>>() {
  return <const C extends { [K in keyof S]: Call }>(calls: C): C => calls;
}
