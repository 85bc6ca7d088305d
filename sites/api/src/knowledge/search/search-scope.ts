import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../ground/database/database.types.ts';
import { escapeLike } from '../../ground/database/like-pattern.ts';
import type { SearchFilters } from './search.types.ts';

/** What a search may look at, as `search_sees` takes it: null means no limit, except for the tenant. */
export interface SearchScope {
  /** Null sees shared passages only. */
  tenant: string | null;
  sourceTypes: readonly string[] | null;
  from: string | null;
  to: string | null;
  languages: readonly string[] | null;
  /** Keys of the documents that have a wanted class and assignee. */
  documents: readonly number[] | null;
}

/** Reads filters into a scope; classes and assignees are looked up first, so that ranking compares keys only. */
export async function resolveScope(
  database: Database,
  tenant: string | null,
  { sourceTypes, from, to, languages, classes, assignees }: SearchFilters,
): Promise<SearchScope> {
  const isNamed = Boolean(classes?.length || assignees?.length);
  return {
    tenant,
    sourceTypes: sourceTypes?.length ? sourceTypes : null,
    from: from ?? null,
    to: to ?? null,
    languages: languages?.length ? languages.map(primarySubtag) : null,
    documents: isNamed ? await documentsOf(database, tenant, classes ?? [], assignees ?? []) : null,
  };
}

/** Arguments of `search_sees` behind those of the row. */
export function scopeArguments({
  tenant,
  sourceTypes,
  from,
  to,
  languages,
  documents,
}: SearchScope): RawBuilder<unknown> {
  return sql`${tenant}::text, ${sourceTypes}::text[], ${from}::date, ${to}::date, ${languages}::text[], ${documents}::bigint[]`;
}

/** Condition that a row of `search_passage p` is in the scope. */
export function inScope(scope: SearchScope): RawBuilder<boolean> {
  return sql<boolean>`search_sees(p.tenant_id, p.source_type, p.date, p.language, p.document_key, ${scopeArguments(scope)})`;
}

async function documentsOf(
  database: Database,
  tenant: string | null,
  classes: readonly string[],
  assignees: readonly string[],
): Promise<number[]> {
  const conditions = [sql`(d.tenant_id is null or d.tenant_id = ${tenant}::text)`];
  if (classes.length > 0) {
    conditions.push(sql`exists (
      select from classification c, unnest(${classes.map(classPattern)}::text[]) as wanted (pattern)
      where c.document_key = d.key and upper(replace(c.code, ' ', '')) like wanted.pattern)`);
  }
  if (assignees.length > 0) {
    conditions.push(sql`exists (
      select from party a, unnest(${assignees.map(namePattern)}::text[]) as wanted (pattern)
      where a.document_key = d.key and a.role in ('assignee', 'applicant', 'author') and lower(a.name) like wanted.pattern)`);
  }
  const { rows } = await sql<{ key: number }>`
    select d.key from document d where ${sql.join(conditions, sql` and `)}`.execute(database.tables<unknown>());
  return rows.map(({ key }) => key);
}

function primarySubtag(language: string): string {
  return (language.split('-')[0] ?? language).replaceAll('\0', '').toLowerCase();
}

function classPattern(code: string): string {
  return `${escapeLike(code.replace(/\s+/g, '').toUpperCase())}%`;
}

function namePattern(name: string): string {
  return `${escapeLike(name.trim().toLowerCase())}%`;
}
