import { type RawBuilder, sql } from 'kysely';
import type { SearchFilters } from './search.types.ts';

/** Rows of `search_passage` that the tenant may see and the filters let through. The one place that scopes a search. */
export function passageScope(tenant: string | null, filters: SearchFilters): RawBuilder<boolean> {
  const conditions = [
    tenant === null ? sql`p.tenant_id is null` : sql`(p.tenant_id is null or p.tenant_id = ${tenant})`,
  ];
  const { sourceTypes, from, to, languages, classes, assignees } = filters;
  if (sourceTypes?.length) conditions.push(sql`p.source_type = any(${[...sourceTypes]}::text[])`);
  if (from) conditions.push(sql`p.date >= ${from}::date`);
  if (to) conditions.push(sql`p.date <= ${to}::date`);
  if (languages?.length) {
    conditions.push(sql`split_part(p.language, '-', 1) = any(${languages.map(primarySubtag)}::text[])`);
  }
  if (classes?.length) {
    conditions.push(sql`p.document_key in (
      select c.document_key from classification c, unnest(${classes.map(classPattern)}::text[]) wanted (pattern)
      where upper(replace(c.code, ' ', '')) like wanted.pattern)`);
  }
  if (assignees?.length) {
    conditions.push(sql`p.document_key in (
      select a.document_key from party a, unnest(${assignees.map(namePattern)}::text[]) wanted (pattern)
      where a.role in ('assignee', 'applicant') and lower(a.name) like wanted.pattern)`);
  }
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

function primarySubtag(language: string): string {
  return (language.split('-')[0] ?? language).toLowerCase();
}

function classPattern(code: string): string {
  return `${escapeLike(code.replace(/\s+/g, '').toUpperCase())}%`;
}

function namePattern(name: string): string {
  return `${escapeLike(name.trim().toLowerCase())}%`;
}

/** Keeps `%`, `_` and the escape itself literal in a LIKE pattern. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
