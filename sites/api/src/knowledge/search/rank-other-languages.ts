import {
  type GlossaryLanguage,
  glossaryLanguage,
  glossaryLanguages,
  otherLanguageTerms,
} from '@assay/engines/retrieval';
import type { Database } from '../../ground/database/database.types.ts';
import type { ScopeCount } from './count-scope.ts';
import type { ScoredPassage } from './rank-fully.ts';
import { rankWithFeatures, similarityOf } from './rank-passages.ts';
import type { SearchScope } from './search-scope.ts';
import type { SearchStrategy } from './search-strategy.types.ts';

export interface OtherLanguages {
  database: Database;
  strategy: SearchStrategy;
  scope: SearchScope;
  query: string;
  /** Of the query. */
  language: string;
  /** What there is in the scope. */
  counted: ScopeCount;
  limit: number;
  /** Embedding of the query, where there is a model for its language and meaning is searched for. */
  question?: Promise<Float32Array | undefined> | undefined;
}

/**
 * Passages in other languages than the query's, by the glossary's words for what it is about: one more look into the
 * index, and none where the library has one language or the glossary knows nothing of the query.
 */
export async function rankOtherLanguages({
  database,
  strategy,
  scope,
  query,
  language,
  counted,
  limit,
  question,
}: OtherLanguages): Promise<ScoredPassage[]> {
  const present = glossaryLanguages.filter((known) =>
    counted.languages.some((count) => glossaryLanguage(count.language) === known),
  );
  const found = otherLanguageTerms(query, language, present);
  const languages =
    found?.languages.filter((known: GlossaryLanguage) => scope.languages?.includes(known) ?? true) ?? [];
  if (found === undefined || languages.length === 0 || limit < 1) return [];
  const terms = { terms: found.terms, scope: { ...scope, languages }, limit };
  const [candidates, vector] = await Promise.all([
    rankWithFeatures(database, strategy, terms, question !== undefined),
    question,
  ]);
  return candidates.map((candidate) => {
    const { id, score } = candidate;
    const semantic = similarityOf(vector, candidate);
    return { id, scores: { total: score, lexical: score, ...(semantic === undefined ? {} : { semantic }) } };
  });
}

/**
 * Passages of other languages behind those of the query's own, which they leave as they are. Their scores are of another
 * query, and go on where the others end.
 */
export function withOtherLanguages(own: readonly ScoredPassage[], others: readonly ScoredPassage[]): ScoredPassage[] {
  const known = new Set(own.map(({ id }) => id));
  const least = own.at(-1)?.scores.total ?? 0;
  const added = others
    .filter(({ id }) => !known.has(id))
    .map(({ id, scores }, index) => ({
      id,
      byGlossary: true,
      scores: { ...scores, total: least - (index + 1) / 1000 },
    }));
  return [...own, ...added];
}
