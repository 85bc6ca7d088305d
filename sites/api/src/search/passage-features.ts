import { dot, unpackVector } from '@assay/engines/retrieval';
import { sql } from 'kysely';
import type { Database } from '../database/database.types.ts';

/** What ranking looks at besides BM25. */
export interface PassageFeatures {
  tokens: string[];
  /** Cosine with the question; absent without an embedding on either side. */
  semantic?: number;
}

/** Reads features of passages into the map, skipping those it has. */
export async function readFeatures(
  database: Database,
  ids: readonly number[],
  question: Float32Array | undefined,
  known: Map<number, PassageFeatures>,
): Promise<void> {
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length === 0) return;
  const db = database.tables<unknown>();
  const { rows } = await (question === undefined
    ? sql<FeatureRow>`
        select passage_id as id, tokens, null::bytea as vector from search_passage
        where passage_id = any(${missing}::bigint[])`
    : sql<FeatureRow>`
        select p.passage_id as id, p.tokens, e.vector
        from search_passage p left join search_embedding e on e.passage_id = p.passage_id
        where p.passage_id = any(${missing}::bigint[])`
  ).execute(db);
  for (const { id, tokens, vector } of rows) {
    known.set(id, {
      tokens: tokens.split(' '),
      ...(question === undefined || vector === null ? {} : { semantic: dot(question, unpackVector(vector)) }),
    });
  }
}

interface FeatureRow {
  id: number;
  tokens: string;
  vector: Uint8Array | null;
}
