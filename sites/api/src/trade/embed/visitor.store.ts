import { type Kysely, sql } from 'kysely';
import { insertAccount } from '../../people/identity/account.store.ts';
import type { IdentityTables } from '../../people/identity/identity.migrations.ts';
import type { TenancyTables } from '../../people/tenancy/tenancy.migrations.ts';
import type { EmbedTables } from './embed.migrations.ts';

/** Days after which a visitor who did not come back is forgotten. */
const visitorDays = 30;

/** Visitors of sites: accounts that are members of nothing, each held by the token in a tab. */
export function createVisitorStore(db: Kysely<EmbedTables & IdentityTables & TenancyTables>) {
  return {
    async welcome(siteId: string): Promise<string> {
      return db.transaction().execute(async (trx) => {
        const accounts = trx as unknown as Kysely<IdentityTables & TenancyTables>;
        const userId = await insertAccount(accounts, { fullName: '' });
        await trx.insertInto('embed_visitor').values({ user_id: userId, site_id: siteId }).execute();
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
    async forget(): Promise<void> {
      await db
        .deleteFrom('user_account')
        .where('id', 'in', (visitors) =>
          visitors
            .selectFrom('embed_visitor')
            .select('user_id')
            .where('seen_at', '<', sql<Date>`now() - make_interval(days => ${visitorDays})`),
        )
        .execute();
      await db.deleteFrom('embed_use').where('day', '<', sql<string>`current_date - ${visitorDays}::int`).execute();
    },
  };
}
