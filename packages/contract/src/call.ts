import type { z } from 'zod';
import type { Call } from './call-description.ts';

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
