import type { HistorySource } from '@assay/domain';
import { historyOf, type Tool } from '@assay/works';
import { sql } from 'kysely';
import type { Database } from '../../ground/database/database.types.ts';
import type { MemberScope } from '../../ground/scope/tenant-scope.ts';
import type { HistorySourceQuery } from '../history/history.store.ts';
import type { ItemOwner } from '../sharing/item-access.ts';
import { workFound } from './work-found.ts';
import type { WorksTables } from './works.migrations.ts';

/** To whom a work belongs, for the share rule. */
export function workOwner(database: Database): (id: string) => Promise<ItemOwner | undefined> {
  const db = database.tables<WorksTables>();
  return async (id) => {
    const work = await db
      .selectFrom('work')
      .select(['tenant_id', 'owner_id', 'is_incognito'])
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    return work && { tenantId: work.tenant_id, userId: work.owner_id, isIncognito: work.is_incognito };
  };
}

const own = ({ tenantId, userId }: MemberScope) => sql`tenant_id = ${tenantId} and owner_id = ${userId}`;

/** Works in the history of their owner, by what they stand under there; an incognito one is not (V3). */
export function workHistory(tools: readonly Tool[], wake: (work: string) => void): readonly HistorySourceQuery[] {
  const kindsUnder = (source: HistorySource) =>
    tools.filter((tool) => historyOf(tool) === source).map(({ kind }) => kind.name);
  return Array.from(new Set(tools.map(historyOf)), (source) => ({
    source,
    hasKinds: true,
    found: workFound,
    items: ({ tenantId, userId }) => sql`
      select id, title, updated_at, kind from work
      where tenant_id = ${tenantId} and owner_id = ${userId} and kind = any(${kindsUnder(source)}::text[])
        and removed_at is null and not is_incognito`,
    trash: {
      remove: (scope, ids) => sql`
        update work set removed_at = now() where id = any(${[...ids]}::text[]) and ${own(scope)} and removed_at is null`,
      // It was not worked on: it stands in the history where it stood.
      putBack: (scope, ids) => sql`
        update work set removed_at = null where id = any(${[...ids]}::text[]) and ${own(scope)}`,
      moved: (ids) => {
        for (const id of ids) wake(id);
      },
    },
  }));
}
