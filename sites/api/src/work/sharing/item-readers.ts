import { type Kysely, type RawBuilder, sql } from 'kysely';
import { likeWithin } from '../../ground/database/like-pattern.ts';
import type { ItemOwner } from './item-access.ts';
import type { Colleague } from './person-grants.ts';
import type { SharedItem } from './share-links.ts';
import type { SharingTables } from './sharing.migrations.ts';

/** People found at once, and as many as a comment can call. */
const mostFound = 8;

/** Who may read items, asked from the side of the item: the rule of `createItemAccess` for people of its tenant. */
export function createItemReaders(db: Kysely<SharingTables>) {
  const readers = (
    { dataType, dataId }: SharedItem,
    owner: ItemOwner,
    wanted: RawBuilder<unknown>,
  ): RawBuilder<Colleague> => sql<Colleague>`
    select account.id as user_id, account.full_name, account.email
    from tenant_member m join user_account account on account.id = m.user_id
    where m.tenant_id = ${owner.tenantId} and account.service_of is null and ${wanted}
      and (m.user_id = ${owner.userId}
        or exists (select from tenant_grant g
          where g.tenant_id = m.tenant_id and g.data_type = ${dataType} and g.data_id = ${dataId})
        or exists (select from person_grant g where g.tenant_id = m.tenant_id and g.data_type = ${dataType}
          and g.data_id = ${dataId} and g.user_id = m.user_id))
    order by account.full_name, account.id limit ${mostFound}`;

  return {
    /** Those besides somebody whose name or address has these words. */
    async find(item: SharedItem, owner: ItemOwner, { words, except }: { words: string; except: string }) {
      const like = likeWithin(words);
      const wanted = sql`m.user_id <> ${except} and (account.full_name ilike ${like} or account.email ilike ${like})`;
      return (await readers(item, owner, wanted).execute(db)).rows;
    },
    /** Those among some people, by their ids; no more of them than are found at once. */
    async among(item: SharedItem, owner: ItemOwner, people: readonly string[]) {
      return (await readers(item, owner, sql`m.user_id = any(${[...people]})`).execute(db)).rows;
    },
  };
}
