import type { z } from 'zod';

/** The schemas of one call; they live in `*.schemas.ts`, which only the server imports as values. */
export interface CallSchemas {
  /** What the call is for, in a line of the reference; here, because the browser has no use for it. */
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Value of the envelope's `data` field. Absent for streams and files. */
  response?: z.ZodType;
  /** Of a call that changes something: made again with the same input, it changes nothing more. */
  isRepeatable?: true;
  /** Of a call that changes something: it may take away what is there, or write over it. */
  takesAway?: true;
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
