import { randomUUID } from 'node:crypto';
import type { WidgetName } from '@assay/domain';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { MemberScope } from '../../ground/scope/tenant-scope.ts';
import { insertAccount, join } from '../../people/identity/account.store.ts';
import type { IdentityTables } from '../../people/identity/identity.migrations.ts';
import type { TenancyTables } from '../../people/tenancy/tenancy.migrations.ts';
import type { EmbedTables } from './embed.migrations.ts';

export type SiteRow = Selectable<EmbedTables['embed_site']>;

/** Days after which a visitor who did not come back, and what was asked, is forgotten. */
const visitorDays = 30;

/** Pages that carry widgets, within their tenant, and the visitors of those pages. */
export function createSiteStore(db: Kysely<EmbedTables & IdentityTables & TenancyTables>) {
  return {
    async isListed(origin: string): Promise<boolean> {
      const row = await db
        .selectFrom('embed_site')
        .select('id')
        .where('origin', '=', origin)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
    async origins(): Promise<string[]> {
      const rows = await db.selectFrom('embed_site').select('origin').distinct().orderBy('origin').execute();
      return rows.map(({ origin }) => origin);
    },
    async carries(siteId: string, widget: WidgetName): Promise<boolean> {
      const row = await db.selectFrom('embed_site').select('widgets').where('id', '=', siteId).executeTakeFirst();
      return row?.widgets.includes(widget) ?? false;
    },
    async find(siteId: string): Promise<SiteRow | undefined> {
      return db.selectFrom('embed_site').selectAll().where('id', '=', siteId).executeTakeFirst();
    },
    async list({ tenantId }: MemberScope): Promise<SiteRow[]> {
      return db
        .selectFrom('embed_site')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
    },
    /** @returns undefined when the tenant has the page already. */
    async add(
      { tenantId, userId }: MemberScope,
      origin: string,
      widgets: readonly WidgetName[],
    ): Promise<SiteRow | undefined> {
      return db
        .insertInto('embed_site')
        .values({
          id: randomUUID(),
          tenant_id: tenantId,
          origin,
          widgets: sql<WidgetName[]>`${JSON.stringify(widgets)}::jsonb`,
          created_by: userId,
        })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'origin']).doNothing())
        .returningAll()
        .executeTakeFirst();
    },
    async remove({ tenantId }: MemberScope, siteId: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('embed_site')
        .where('id', '=', siteId)
        .where('tenant_id', '=', tenantId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    /** A new visitor of a page: a guest of the tenant with the free edition. */
    async welcome(site: Pick<SiteRow, 'id' | 'tenant_id'>): Promise<string> {
      return db.transaction().execute(async (transaction) => {
        const accounts = transaction as unknown as Kysely<IdentityTables & TenancyTables>;
        const userId = await insertAccount(accounts, { fullName: '' });
        await join(accounts, { tenantId: site.tenant_id, userId, role: 'member' }, [
          { package: 'air_free', endsAt: null },
        ]);
        await transaction.insertInto('embed_visitor').values({ user_id: userId, site_id: site.id }).execute();
        return userId;
      });
    },
    /** Notes that a visitor came back; false when they are forgotten. */
    async see(userId: string, siteId: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('embed_visitor')
        .set({ seen_at: new Date() })
        .where('user_id', '=', userId)
        .where('site_id', '=', siteId)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async forgetVisitors(): Promise<void> {
      await db
        .deleteFrom('user_account')
        .where('id', 'in', (visitors) =>
          visitors
            .selectFrom('embed_visitor')
            .select('user_id')
            .where('seen_at', '<', sql<Date>`now() - make_interval(days => ${visitorDays})`),
        )
        .execute();
    },
  };
}

export type SiteStore = ReturnType<typeof createSiteStore>;
