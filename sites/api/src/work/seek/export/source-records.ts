import type { Citation, DocumentPart, SourceType } from '@assay/domain';
import { sql } from 'kysely';
import type { Database } from '../../../ground/database/database.types.ts';

/** What a bibliography says of a document, and the parts of the versions that were quoted. */
export interface SourceRecord {
  title: string;
  family: string;
  sourceType: SourceType;
  language: string;
  url: string | null;
  /** ISO 8601 calendar date. */
  date: string | null;
  parties: readonly { role: string; name: string }[];
}

export interface SourceRecords {
  /** By id of the document; one that the tenant does not see is absent. */
  documents: ReadonlyMap<string, SourceRecord>;
  /** What a reader calls the place of a citation: `[0012]`, `Claim 3`, `p. 4`; undefined where its source names none. */
  placeOf: (citation: Omit<Citation, 'quote'>) => DocumentPart | undefined;
}

interface RecordRow extends SourceRecord {
  id: string;
}

/** Reads the library for an export, as the tenant of the question sees it: its own document hides a shared one of the same id. */
export function createSourceRecords(
  database: Database,
): (tenant: string, cited: readonly Omit<Citation, 'quote'>[]) => Promise<SourceRecords> {
  const db = database.tables<unknown>();
  return async (tenant, cited) => {
    const ids = [...new Set(cited.map(({ document }) => document))];
    if (ids.length === 0) return { documents: new Map(), placeOf: () => undefined };
    const [documents, versions] = await Promise.all([
      sql<RecordRow>`
        select distinct on (document.id) document.id, family_id as family, title, source_type as "sourceType", language,
          url, to_char(coalesce(publication_date, date), 'YYYY-MM-DD') as date,
          coalesce((select json_agg(json_build_object('role', role, 'name', name) order by position) from party
            where party.document_key = document.key), '[]'::json) as parties
        from document
        where document.id in (${sql.join(ids)}) and (tenant_id = ${tenant} or tenant_id is null)
        order by document.id, tenant_id nulls last
      `.execute(db),
      sql<{ id: string; version: number; parts: DocumentPart[] }>`
        select distinct on (document.id, document_version.version) document.id, document_version.version, parts
        from document join document_version on document_version.document_key = document.key
        where document.id in (${sql.join(ids)}) and (tenant_id = ${tenant} or tenant_id is null)
        order by document.id, document_version.version, tenant_id nulls last
      `.execute(db),
    ]);
    const parts = new Map(versions.rows.map((row) => [`${row.id}@${row.version}`, row.parts]));
    return {
      documents: new Map(documents.rows.map((row) => [row.id, row])),
      placeOf: ({ document, version, start }) =>
        parts.get(`${document}@${version}`)?.find((part) => part.start <= start && start < part.end),
    };
  };
}
