import { suggestCalls } from '@assay/contract';
import { sql } from 'kysely';
import type { Database } from '../database/database.types.ts';
import { type Binding, bind } from '../http/binding.ts';
import type { Search } from '../search/search.types.ts';

type Field = 'keyword' | 'assignee' | 'class';

/** Suggestions for several fields at once have this many each (section 9). */
const usualCount = 10;

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

export function suggestBindings(database: Database, search: Pick<Search, 'suggest'>): Binding[] {
  const suggest = createSuggestions(database, search);
  return bind(suggestCalls, {
    'suggest.fields': async ({ body, scope }) => {
      const found = body.fields.map(async (field) => [
        field,
        await suggest(scope.tenantId, field, body.keyword, usualCount),
      ]);
      return Object.fromEntries(await Promise.all(found)) as Record<string, string[]>;
    },
    'suggest.field': ({ params, body, scope }) => suggest(scope.tenantId, params.field, body.keyword, body.n),
  });
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
}
