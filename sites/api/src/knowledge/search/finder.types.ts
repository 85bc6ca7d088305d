import type { Locale } from '@assay/domain';
import type { MemberScope } from '../../ground/scope/tenant-scope.ts';

/** A thing that the caller may see, with the product's page of it. */
export interface FoundThing {
  title: string;
  /** BCP 47. */
  language?: string;
  /** Words around what was found, where that is not the title. */
  snippet?: string;
  /** Path of the product. */
  address: string;
  detail?: string;
  at?: Date;
}

export interface FindRequest {
  scope: MemberScope;
  query: string;
  /** Results that are given; the count is of all up to `foundAtMost`. */
  limit: number;
  locale: Locale;
  signal: AbortSignal;
}

export interface FoundThings {
  count: number;
  /** There are more than `foundAtMost`. */
  isCut: boolean;
  results: readonly FoundThing[];
}

/** Finds things of one kind. */
export type Finder = (request: FindRequest) => Promise<FoundThings>;
