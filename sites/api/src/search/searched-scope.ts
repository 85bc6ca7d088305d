import { sql } from 'kysely';
import type { Database } from '../database/database.types.ts';
import { passageScope } from './passage-scope.ts';
import type { SearchFilters } from './search.types.ts';

export interface Scope {
  documents: number;
  passages: number;
  languages: string[];
  /** Passages with an embedding. */
  embedded: number;
}

/** Counts what a search looks through: from the running totals, or row by row when a filter needs it. */
export async function countScope(database: Database, tenant: string | null, filters: SearchFilters): Promise<Scope> {
  const { from, to, classes, assignees } = filters;
  const isNarrow = Boolean(from || to || classes?.length || assignees?.length);
  const { rows } = await (isNarrow
    ? sql<ScopeRow>`
        select p.language, count(distinct p.document_key) as documents, count(*) as passages, 0 as embedded
        from search_passage p where ${passageScope(tenant, filters)} group by p.language`
    : sql<ScopeRow>`
        select p.language, sum(p.documents) as documents, sum(p.passages) as passages, sum(p.embedded) as embedded
        from search_total p where ${passageScope(tenant, filters)} group by p.language having sum(p.passages) > 0`
  ).execute(database.tables<unknown>());
  const sum = (column: 'documents' | 'passages' | 'embedded') =>
    rows.reduce((total, row) => total + Number(row[column]), 0);
  return {
    documents: sum('documents'),
    passages: sum('passages'),
    embedded: sum('embedded'),
    languages: rows.map(({ language }) => language).sort(),
  };
}

interface ScopeRow {
  language: string;
  documents: number;
  passages: number;
  embedded: number;
}
