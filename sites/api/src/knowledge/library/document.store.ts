import type { DocumentPart, Publication, SourceType } from '@assay/domain';
import { type Kysely, sql } from 'kysely';
import type { LibraryTables } from '../documents/library.tables.ts';

/** A version of a document with the particulars of its newest one. */
export interface StoredDocument {
  id: string;
  version: number;
  latest: number;
  title: string;
  text: string;
  parts: DocumentPart[];
  family: string;
  sourceType: SourceType;
  source: string;
  language: string;
  dates: Publication['dates'];
  licence: string;
  url: string | null;
  /** Bytes of the file that it was read from, where that is kept. */
  original: number | null;
  claims: { number: number; depends_on: number[] }[];
  parties: { role: string; name: string; country?: string }[];
  classes: { scheme: string; code: string; first: boolean }[];
  references: { kind: 'patent' | 'literature'; identifier: string; category?: string }[];
}

/**
 * A document that a tenant may read: its own one before the shared one of the same id.
 *
 * @param tenantId Null reads the shared library only.
 * @param version The newest one when absent.
 */
export async function findDocument(
  db: Kysely<LibraryTables>,
  tenantId: string | null,
  id: string,
  version?: number,
): Promise<StoredDocument | undefined> {
  const { rows } = await sql<StoredDocument>`
    select d.id, v.version, d.version as latest, v.title, v.text, v.parts, d.family_id as family,
      d.source_type as "sourceType", d.source, d.language, d.licence, d.url,
      (select bytes from document_original where document_key = d.key)::integer as original,
      json_strip_nulls(json_build_object('publication', d.publication_date, 'filing', d.filing_date, 'priority', d.priority_date, 'precision', d.date_precision)) as dates,
      coalesce((select json_agg(json_build_object('number', number, 'depends_on', depends_on) order by number)
        from claim where document_key = d.key), '[]') as claims,
      coalesce((select json_agg(json_strip_nulls(json_build_object('role', role, 'name', name, 'country', country)) order by position)
        from party where document_key = d.key), '[]') as parties,
      coalesce((select json_agg(json_build_object('scheme', scheme, 'code', code, 'first', is_first) order by position)
        from classification where document_key = d.key), '[]') as classes,
      coalesce((select json_agg(json_strip_nulls(json_build_object('kind', kind, 'identifier', identifier, 'category', category)) order by position)
        from reference where document_key = d.key), '[]') as references
    from document d
    join document_version v on v.document_key = d.key and v.version = coalesce(${version ?? null}::integer, d.version)
    where d.id = ${id} and (d.tenant_id is null or d.tenant_id = ${tenantId}::text)
    order by d.tenant_id nulls last
    limit 1`.execute(db);
  return rows[0];
}
