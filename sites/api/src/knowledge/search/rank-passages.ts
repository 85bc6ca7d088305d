import { dotPacked } from '@assay/engines/retrieval';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../ground/database/database.types.ts';
import type { Candidate, SearchStrategy, StrategyQuery } from './search-strategy.types.ts';

/** A passage with what ranking looks at besides BM25. */
export interface FeaturedCandidate extends Candidate {
  tokens: readonly string[];
  /** The packed vector; absent without an embedding. */
  vector?: Uint8Array;
}

/**
 * All candidates in one row: on the embedded database an answer costs by its rows and columns. The aggregates read one
 * sorted subquery, so their values stand in one order.
 */
interface CandidateColumns {
  ids: string | null;
  scores: string | null;
}

interface FeatureColumns extends CandidateColumns {
  tokens: string | null;
  /** `1` for each candidate with an embedding, `0` without. */
  embedded: string | null;
  vectors: Uint8Array | null;
}

const candidateColumns = sql`string_agg(id::text, ' ') as ids, string_agg(score::text, ' ') as scores`;

/** The best passages, best first. */
export async function rankPassages(
  database: Database,
  strategy: SearchStrategy,
  query: StrategyQuery,
): Promise<Candidate[]> {
  const best = await strategy.best(query);
  if (best === undefined) return [];
  const { rows } = await sql<CandidateColumns>`
    select ${candidateColumns} from (select id, score from (${best}) b order by score desc, id) found`.execute(
    database.tables<unknown>(),
  );
  return candidatesOf(rows[0]);
}

/** The best passages, best first, with their tokens and, when wanted, vectors. */
export async function rankWithFeatures(
  database: Database,
  strategy: SearchStrategy,
  query: StrategyQuery,
  wantsVectors: boolean,
): Promise<FeaturedCandidate[]> {
  const best = await strategy.best(query);
  if (best === undefined) return [];
  const [vector, embeddings]: [RawBuilder<unknown>, RawBuilder<unknown>] = wantsVectors
    ? [sql`e.vector`, sql`left join search_embedding e on e.passage_id = b.id`]
    : [sql`null::bytea`, sql``];
  const { rows } = await sql<FeatureColumns>`
    select ${candidateColumns}, string_agg(tokens, chr(10)) as tokens,
      string_agg(case when vector is null then '0' else '1' end, '') as embedded, string_agg(vector, ''::bytea) as vectors
    from (
      select b.id, b.score, p.tokens, ${vector} as vector
      from (${best}) b join search_passage p on p.passage_id = b.id ${embeddings}
      order by b.score desc, b.id
    ) found`.execute(database.tables<unknown>());
  return featuredOf(rows[0]);
}

function featuredOf(row: FeatureColumns | undefined): FeaturedCandidate[] {
  const tokens = row?.tokens?.split('\n') ?? [];
  const vectors = vectorsOf(row?.embedded, row?.vectors);
  return candidatesOf(row).map((candidate, index) => {
    const own = vectors[index];
    return { ...candidate, tokens: tokens[index]?.split(' ') ?? [], ...(own === undefined ? {} : { vector: own }) };
  });
}

/** Passages with their tokens and vectors, for candidates that no query of words found; their score is 0. */
export async function featuresOf(database: Database, ids: readonly number[]): Promise<FeaturedCandidate[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<FeatureColumns>`
    select string_agg(id::text, ' ') as ids, string_agg('0', ' ') as scores, string_agg(tokens, chr(10)) as tokens,
      string_agg('1', '') as embedded, string_agg(vector, ''::bytea) as vectors
    from (
      select p.passage_id as id, p.tokens, e.vector
      from search_passage p join search_embedding e on e.passage_id = p.passage_id
      where p.passage_id = any(${[...ids]}::bigint[]) order by p.passage_id
    ) found`.execute(database.tables<unknown>());
  return featuredOf(rows[0]);
}

/** Vectors of one model have one length; where there is none, undefined. */
export function vectorsOf(
  embedded: string | null | undefined,
  vectors: Uint8Array | null | undefined,
): (Uint8Array | undefined)[] {
  if (!embedded || !vectors) return [];
  const size = vectors.byteLength / embedded.replaceAll('0', '').length;
  let at = 0;
  return [...embedded].map((mark) => (mark === '0' ? undefined : vectors.subarray(at, (at += size))));
}

function candidatesOf(row: CandidateColumns | undefined): Candidate[] {
  if (!row?.ids || !row.scores) return [];
  const scores = row.scores.split(' ');
  return row.ids.split(' ').map((id, index) => ({ id: Number(id), score: Number(scores[index]) }));
}

/** Cosine of a question with a candidate; undefined without an embedding on either side. */
export function similarityOf(
  question: Float32Array | undefined,
  { vector }: Pick<FeaturedCandidate, 'vector'>,
): number | undefined {
  return question === undefined || vector === undefined ? undefined : dotPacked(question, vector);
}
