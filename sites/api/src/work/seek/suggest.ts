import * as suggestCalls from '@assay/contract/calls/suggest';
import { bcp47, type Locale } from '@assay/domain';
import { sql } from 'kysely';
import type { Database } from '../../ground/database/database.types.ts';
import { escapeLike } from '../../ground/database/like-pattern.ts';
import { type Binding, bind } from '../../ground/http/binding.ts';
import type { Search } from '../../knowledge/search/search.types.ts';

type Field = 'keyword' | 'assignee' | 'class';

/** Suggestions for several fields at once have this many each (section 9). */
const usualCount = 10;
/** Documents of the tenant, and of the library that everybody reads, from which the first suggestions come. */
const newest = 1000;
/** Characters that a topic has at most: longer titles are not read at a glance. */
const longestTopic = 80;

/** Completions from what the tenant can see in the library. */
export function createSuggestions(database: Database, search: Pick<Search, 'suggest'>) {
  const db = database.tables<unknown>();

  async function names(tenant: string, keyword: string, count: number): Promise<string[]> {
    const { rows } = await sql<{ value: string }>`
      select party.name as value, count(*) as uses from party join document on document.key = party.document_key
      where lower(party.name) like ${`${escapeLike(keyword.toLowerCase())}%`}
        and (document.tenant_id = ${tenant} or document.tenant_id is null)
      group by party.name order by uses desc, party.name limit ${count}
    `.execute(db);
    return rows.map(({ value }) => value);
  }

  async function classes(tenant: string, keyword: string, count: number): Promise<string[]> {
    const { rows } = await sql<{ value: string }>`
      select classification.code as value, count(*) as uses
      from classification join document on document.key = classification.document_key
      where classification.code like ${`${escapeLike(keyword.toUpperCase())}%`}
        and (document.tenant_id = ${tenant} or document.tenant_id is null)
      group by classification.code order by uses desc, classification.code limit ${count}
    `.execute(db);
    return rows.map(({ value }) => value);
  }

  const sources: Record<Field, (tenant: string, keyword: string, count: number) => Promise<readonly string[]>> = {
    keyword: (tenant, keyword, count) => search.suggest(tenant, keyword, count),
    assignee: names,
    class: classes,
  };

  return async (tenant: string, field: Field, keyword: string, count: number): Promise<string[]> =>
    (await sources[field](tenant, keyword, count)).slice(0, count);
}

/** Companies and topics of the newest documents that a tenant can see; its own topics before those of everybody. */
export function createFirstSuggestions(database: Database) {
  const db = database.tables<unknown>();
  const recent = (tenant: string) => sql`recent as (
    (select key, true as is_own from document where tenant_id = ${tenant} order by key desc limit ${sql.lit(newest)})
    union all
    (select key, false from document where tenant_id is null order by key desc limit ${sql.lit(newest)})
  )`;
  return async (tenant: string, locale: Locale): Promise<{ companies: string[]; topics: string[] }> => {
    const [companies, topics] = await Promise.all([
      sql<{ value: string }>`
        with ${recent(tenant)}
        select party.name as value from recent join party on party.document_key = recent.key
        where party.role in ('assignee', 'applicant')
        group by party.name order by count(*) desc, party.name limit ${sql.lit(usualCount)}
      `.execute(db),
      sql<{ value: string }>`
        with ${recent(tenant)}
        select document.title as value from recent join document on document.key = recent.key
        where document.language in (${bcp47[locale]}, ${bcp47[locale].split('-')[0]}) and length(document.title) between 1 and ${sql.lit(longestTopic)}
        group by document.title order by bool_or(recent.is_own) desc, max(recent.key) desc limit ${sql.lit(usualCount)}
      `.execute(db),
    ]);
    return { companies: companies.rows.map(({ value }) => value), topics: topics.rows.map(({ value }) => value) };
  };
}

export function suggestBindings(database: Database, search: Pick<Search, 'suggest'>): Binding[] {
  const suggest = createSuggestions(database, search);
  const first = createFirstSuggestions(database);
  return bind(suggestCalls, {
    'suggest.fields': async ({ body, scope }) => {
      const found = body.fields.map(async (field) => [
        field,
        await suggest(scope.tenantId, field, body.keyword, usualCount),
      ]);
      return Object.fromEntries(await Promise.all(found)) as Record<string, string[]>;
    },
    'suggest.field': ({ params, body, scope }) => suggest(scope.tenantId, params.field, body.keyword, body.n),
    'suggest.companyTopic': ({ scope, locale }) => first(scope.tenantId, locale),
  });
}
