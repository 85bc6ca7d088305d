import type { GatedFeature } from '@assay/domain';
import type { ErrorName } from './errors.ts';

/** Who may make a call. `anonymous` needs no session; `guest` accepts a share or guest token as well as a session. */
export type Access = 'anonymous' | 'guest' | 'viewer' | 'member' | 'admin' | 'owner';

/**
 * One call of the product as the browser knows it: plain data, no validation code. It travels as a value, so that a bundle
 * holds the calls it makes and no others; its name finds the types of what it takes and gives.
 */
export interface Call {
  /** Area and name, as the schemas and the reference have it. */
  name: `${string}.${string}`;
  method: 'GET' | 'POST' | 'DELETE';
  /** Path below the API base; `{service}` and `{name}` segments are filled in. */
  path: `/${string}`;
  access: Access;
  /** How the body travels. @default 'json' */
  encoding?: 'json' | 'form' | 'multipart';
  /** Its JSON is a file that somebody brings, and may be as large as one. */
  bringsFile?: true;
  /** The handler reads the body itself, as it arrives; its schema then only describes it. */
  streamsBody?: true;
  /** What comes back. @default 'json' */
  replies?: 'json' | 'stream' | 'file' | 'redirect';
  /** Its stream has no end: it is followed until the reader leaves. */
  endless?: true;
  /** True for the calls that come before a device has its key, and for plain links: no signature is asked for. */
  unsigned?: boolean;
  /** The reply is the same for everybody: nobody is looked up, so that it comes also while the database is away. */
  impersonal?: true;
  /** True for the call with which a widget on a permitted page of another origin begins. */
  fromOtherPages?: boolean;
  /** A widget's token opens it as well, also for a visitor of whom nothing is known: its handler is given no person then. */
  forWidgets?: true;
  /** Asked only of a session whose person proved who they are a short while ago; never of a token or a widget. */
  stepUp?: true;
  /** What the caller's packages must unlock; the service refuses, and the browser asks for an upgrade. */
  feature?: GatedFeature;
  /** Business errors of this call beyond those every call shares. */
  errors?: readonly ErrorName[];
}
