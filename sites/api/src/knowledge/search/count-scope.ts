import { sql } from 'kysely';
import type { Database } from '../../ground/database/database.types.ts';
import { inScope, type SearchScope, scopeArguments } from './search-scope.ts';

export interface ScopeCount {
  documents: number;
  passages: number;
  /** What each language has, in their order. */
  languages: readonly LanguageCount[];
}

export interface LanguageCount {
  language: string;
  documents: number;
  passages: number;
  /** Passages with an embedding. */
  embedded: number;
}

/** Counts what a search looks through: from the running totals, or row by row when a filter needs it. */
export async function countScope(database: Database, scope: SearchScope): Promise<ScopeCount> {
  const isNarrow = scope.from !== null || scope.to !== null || scope.documents !== null;
  const { rows } = await (isNarrow
    ? sql<LanguageCount>`
        select p.language, count(distinct p.document_key) as documents, count(*) as passages,
          count(e.passage_id) as embedded
        from search_passage p left join search_embedding e on e.passage_id = p.passage_id
        where ${inScope(scope)} group by p.language`
    : sql<LanguageCount>`
        select language, sum(documents) as documents, sum(passages) as passages, sum(embedded) as embedded
        from search_total
        where search_sees(tenant_id, source_type, null, language, null, ${scopeArguments(scope)})
        group by language having sum(passages) > 0`
  ).execute(database.tables<unknown>());
  const sum = (column: 'documents' | 'passages') => rows.reduce((total, row) => total + row[column], 0);
  return {
    documents: sum('documents'),
    passages: sum('passages'),
    languages: rows.toSorted((a, b) => (a.language < b.language ? -1 : 1)),
  };
}

/**
 * How far embeddings are: of the passages whose language the model knows. The others never get one, and a share that
 * counted them would look unfinished for ever.
 */
export function embeddingCoverage(
  { languages }: ScopeCount,
  isKnown: (language: string) => boolean,
): { embedded: number; byWords?: string[] } {
  const known = languages.filter(({ language }) => isKnown(language));
  const byWords = languages.filter(({ language }) => !isKnown(language)).map(({ language }) => language);
  const passages = known.reduce((total, count) => total + count.passages, 0);
  const embedded = known.reduce((total, count) => total + count.embedded, 0);
  return { embedded: passages === 0 ? 1 : embedded / passages, ...(byWords.length === 0 ? {} : { byWords }) };
}

/** Counting as above; searches of one scope that come while it is being counted share the count. */
export function createScopeCounter(database: Database): (scope: SearchScope) => Promise<ScopeCount> {
  const running = new Map<string, Promise<ScopeCount>>();
  return (scope) => {
    const key = JSON.stringify(scope);
    const known = running.get(key);
    if (known) return known;
    const counting = countScope(database, scope).finally(() => running.delete(key));
    running.set(key, counting);
    return counting;
  };
}
