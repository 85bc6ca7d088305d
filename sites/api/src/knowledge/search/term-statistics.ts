import { sql } from 'kysely';
import type { Database } from '../../ground/database/database.types.ts';
import { bm25 } from './search-settings.ts';

/** Name of the index over the passages that everybody sees, and of the one over those of a tenant. */
export const sharedIndex = 'search_passage_bm25_shared';
export const tenantIndex = (tenant: string) => sql<string>`('search_passage_bm25_' || md5(${tenant}))`;

export type Terms = ReadonlyMap<string, number>;

/** Terms with the weights that they have in each index. */
export interface IndexedTerms {
  shared: Terms;
  /** Absent for a tenant that has no passages of its own. */
  own?: Terms;
}

interface Totals {
  sharedPassages: number;
  sharedLength: number;
  ownPassages: number;
  ownLength: number;
}

/**
 * The extension weighs a term by the passages of one index. A tenant reads two, its own and the shared one: each term is
 * weighed here by the passages of both together, so that scores of one compare with those of the other, and so that no
 * passage of anybody else counts.
 */
export async function weighTerms(database: Database, tenant: string | null, terms: Terms): Promise<IndexedTerms> {
  if (tenant === null || terms.size === 0) return { shared: terms };
  const db = database.tables<unknown>();
  const totals = await sql<Totals>`
    select coalesce(sum(passages) filter (where tenant_id is null), 0)::float8 as "sharedPassages",
      coalesce(sum(length) filter (where tenant_id is null), 0)::float8 as "sharedLength",
      coalesce(sum(passages) filter (where tenant_id = ${tenant}), 0)::float8 as "ownPassages",
      coalesce(sum(length) filter (where tenant_id = ${tenant}), 0)::float8 as "ownLength"
    from search_total where tenant_id is null or tenant_id = ${tenant}`.execute(db);
  const total = totals.rows[0];
  if (total === undefined || total.ownPassages <= 0) return { shared: terms };
  const { rows } = await sql<{ term: string; shared: number; own: number }>`
    select term, -(term <@> to_bm25query(term, ${sql.lit(sharedIndex)})) as shared,
      -(term <@> to_bm25query(term, ${tenantIndex(tenant)})) as own
    from unnest(${[...terms.keys()]}::text[]) as q (term)`.execute(db);
  const shared = new Map<string, number>();
  const own = new Map<string, number>();
  const passages = total.sharedPassages + total.ownPassages;
  for (const { term, ...scores } of rows) {
    const weight = terms.get(term) ?? 0;
    const inShared = frequencyOf(scores.shared, total.sharedPassages, total.sharedLength);
    const inOwn = frequencyOf(scores.own, total.ownPassages, total.ownLength);
    const both = inverse(passages, inShared.passages + inOwn.passages);
    if (inShared.passages > 0) shared.set(term, (weight * both) / inShared.inverse);
    if (inOwn.passages > 0) own.set(term, (weight * both) / inOwn.inverse);
  }
  return { shared, own };
}

/**
 * In how many passages of an index a term stands, by the score of a text that is the term alone: the extension tells no
 * frequency, but computes such a score from it.
 */
function frequencyOf(score: number, passages: number, length: number): { passages: number; inverse: number } {
  if (!(score > 0) || passages <= 0) return { passages: 0, inverse: 0 };
  const average = Math.max(length, 1) / passages;
  const found = (score * (1 + bm25.k1 * (1 - bm25.b + bm25.b / average))) / (bm25.k1 + 1);
  return { passages: Math.max(0, Math.min(passages, (passages + 1) / Math.exp(found) - 0.5)), inverse: found };
}

/** Inverse document frequency, as the extension has it. */
function inverse(passages: number, found: number): number {
  return Math.log(1 + (passages - found + 0.5) / (found + 0.5));
}
