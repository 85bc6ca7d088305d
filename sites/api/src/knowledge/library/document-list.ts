import { type DocumentOrder, documentsPerPage, gradeDocumentId, type SourceType } from '@assay/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { escapeLike } from '../../ground/database/like-pattern.ts';
import type { LibraryTables } from '../documents/library.tables.ts';

/** What the list is narrowed to; absent means no limit. */
export interface DocumentFilters {
  sourceType?: SourceType | undefined;
  /** Primary BCP 47 subtag. */
  language?: string | undefined;
  year?: number | undefined;
  /** Beginning of the name of an assignee, applicant or author, in any case. */
  owner?: string | undefined;
  /** Beginning of a class code, blanks ignored. */
  class?: string | undefined;
}

export interface ListedDocument {
  document: string;
  version: number;
  title: string;
  source_type: SourceType;
  language: string;
  /** First known of publication, priority and filing, `YYYY-MM-DD`. */
  date?: string;
  year?: number;
  owner?: string;
}

export interface DocumentCounts {
  source_types: { value: SourceType; documents: number }[];
  languages: { value: string; documents: number }[];
  years: { value: number; documents: number }[];
}

/** Years offered as a filter. */
const yearsShown = 60;

const orders: Record<DocumentOrder, RawBuilder<unknown>> = {
  newest: sql`date desc nulls last, lower(title), key`,
  oldest: sql`date nulls last, lower(title), key`,
  title: sql`lower(title), key`,
};

/**
 * A page of what a tenant may read but the documents of material cards, which have an index of their own, with the counts of every choice. A choice is counted under the other filters, so
 * that it says what choosing it would leave.
 */
export async function listDocuments(
  db: Kysely<LibraryTables>,
  tenantId: string,
  filters: DocumentFilters,
  { order, page }: { order: DocumentOrder; page: number },
): Promise<{ total: number; documents: ListedDocument[]; counts: DocumentCounts }> {
  const { sourceType = null, language = null, year = null, owner, class: code } = filters;
  const named = [
    owner === undefined
      ? undefined
      : sql`exists (select from party p where p.document_key = d.key and p.role in ('assignee', 'applicant', 'author')
          and lower(p.name) like ${`${escapeLike(owner.toLowerCase())}%`})`,
    code === undefined
      ? undefined
      : sql`exists (select from classification c where c.document_key = d.key
          and upper(replace(c.code, ' ', '')) like ${`${escapeLike(code.replace(/\s+/g, '').toUpperCase())}%`})`,
  ].filter((condition) => condition !== undefined);
  const { rows } = await sql<{ reply: string }>`
    with visible as materialized (
      select d.key, d.id, d.version, d.title, d.source_type, d.language, d.date,
        split_part(lower(d.language), '-', 1) as tongue, extract(year from d.date)::integer as year,
        (${sourceType}::text is null or d.source_type = ${sourceType}::text) as fits_type,
        (${language}::text is null or split_part(lower(d.language), '-', 1) = ${language}::text) as fits_language,
        (${year}::integer is null or extract(year from d.date)::integer is not distinct from ${year}::integer) as fits_year
      from document d
      where not starts_with(d.id, ${gradeDocumentId('')}) and (d.tenant_id = ${tenantId} or (d.tenant_id is null
          and not exists (select from document own where own.tenant_id = ${tenantId} and own.id = d.id)))
        ${sql.join(
          named.map((condition) => sql`and ${condition}`),
          sql` `,
        )}
    ), shown as (
      select * from visible where fits_type and fits_language and fits_year
      order by ${orders[order]} limit ${documentsPerPage} offset ${(page - 1) * documentsPerPage}
    )
    select json_build_object(
      'total', (select count(*) from visible where fits_type and fits_language and fits_year),
      'documents', coalesce((select json_agg(json_strip_nulls(json_build_object('document', id, 'version', version,
        'title', title, 'source_type', source_type, 'language', language, 'date', date, 'year', year, 'owner',
        (select name from party where document_key = shown.key and role in ('assignee', 'applicant', 'author')
          order by array_position(array['assignee', 'applicant', 'author'], role), position limit 1)))
        order by ${orders[order]}) from shown), '[]'),
      'counts', json_build_object(
        'source_types', coalesce((select json_agg(json_build_object('value', source_type, 'documents', n) order by n desc, source_type)
          from (select source_type, count(*) as n from visible where fits_language and fits_year group by 1) as c), '[]'),
        'languages', coalesce((select json_agg(json_build_object('value', tongue, 'documents', n) order by n desc, tongue)
          from (select tongue, count(*) as n from visible where fits_type and fits_year group by 1) as c), '[]'),
        'years', coalesce((select json_agg(json_build_object('value', year, 'documents', n) order by year desc)
          from (select year, count(*) as n from visible where fits_type and fits_language and year is not null
            group by 1 order by 1 desc limit ${sql.lit(yearsShown)}) as c), '[]'))
    )::text as reply`.execute(db);
  return JSON.parse(rows[0]?.reply ?? '{}') as Awaited<ReturnType<typeof listDocuments>>;
}
