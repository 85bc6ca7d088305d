import type { SourceType } from '@assay/domain';
import { sql } from 'kysely';
import type { Database } from '../../ground/database/database.types.ts';

export interface HoldingGroup {
  source_type: SourceType;
  language: string;
  documents: number;
  passages: number;
  /** Passages with an embedding. */
  embedded: number;
}

export interface Holdings {
  documents: number;
  passages: number;
  groups: HoldingGroup[];
}

/** Counts what a tenant can search, shared documents included, from the running totals; largest groups first. */
export async function countHoldings(database: Database, tenantId: string): Promise<Holdings> {
  const { rows } = await sql<Record<keyof HoldingGroup, string>>`
    select source_type, language, sum(documents) as documents, sum(passages) as passages, sum(embedded) as embedded
    from search_total where tenant_id is null or tenant_id = ${tenantId}
    group by source_type, language having sum(passages) > 0
    order by sum(documents) desc, source_type, language`.execute(database.tables<unknown>());
  const groups = rows.map((row) => ({
    source_type: row.source_type as SourceType,
    language: row.language,
    documents: Number(row.documents),
    passages: Number(row.passages),
    embedded: Number(row.embedded),
  }));
  const sum = (column: 'documents' | 'passages') => groups.reduce((total, group) => total + group[column], 0);
  return { documents: sum('documents'), passages: sum('passages'), groups };
}
