import { shareRoles } from '@assay/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../ground/database/database.types.ts';
import { seeingEverything } from '../../ground/database/tenant-sight.ts';
import type { TenantScope } from '../../ground/scope/tenant-scope.ts';
import type { ReadingRights } from '../../ground/streams/reading-rights.ts';
import { type Installation, installations } from '../../testing/installation.ts';
import { createItemAccess, type ItemOwner } from './item-access.ts';
import { createItemReaders } from './item-readers.ts';
import { rightToItem, tellItemRights } from './item-rights.ts';
import { createPersonGrants } from './person-grants.ts';
import { createShareLinks, type SharedItem } from './share-links.ts';
import type { SharingTables } from './sharing.migrations.ts';

const tenants = ['here', 'there'] as const;
const people = ['ann', 'bob', 'cem'] as const;
const items: readonly SharedItem[] = [
  { dataType: 'work', dataId: 'one' },
  { dataType: 'work', dataId: 'two' },
  { dataType: 'seek_search', dataId: 'one' },
];
type ClaimCheck = Parameters<ReadingRights['handle']>[1];

const tenant = fc.constantFrom(...tenants);
const person = fc.constantFrom(...people);
const item = fc.nat(items.length - 1);
const owned = fc.record({ tenantId: tenant, userId: person });
/** Who is where, whose each item is, and what was opened to whom by which row. */
const world = fc.record({
  seats: fc.subarray(
    tenants.flatMap((tenantId) => people.map((userId) => ({ tenantId, userId }))),
    { minLength: 2 },
  ),
  owners: fc.tuple(owned, owned, owned),
  toTenants: fc.uniqueArray(fc.record({ tenantId: tenant, item, role: fc.constantFrom(...shareRoles) }), {
    selector: ({ tenantId, item: of }) => `${tenantId} ${of}`,
    maxLength: 3,
  }),
  toPeople: fc.uniqueArray(
    fc.record({ tenantId: tenant, userId: person, item, role: fc.constantFrom(...shareRoles) }),
    {
      selector: ({ tenantId, userId, item: of }) => `${tenantId} ${userId} ${of}`,
      maxLength: 4,
    },
  ),
  links: fc.array(
    fc.record({
      tenantId: tenant,
      item,
      revoked: fc.boolean(),
      expires: fc.constantFrom(undefined, '-1 minute', '1 hour'),
    }),
    { maxLength: 3 },
  ),
});
type World = typeof world extends fc.Arbitrary<infer Value> ? Value : never;

describe.each(installations)('who may read an item, on $engine', ({ install }) => {
  let installation: Installation;
  let database: Database;
  beforeAll(async () => {
    installation = await install({}, 'schema');
    database = await installation.open();
    for (const id of tenants) await database.pool.query('insert into tenant (id, name) values ($1, $1)', [id]);
    for (const id of people)
      await database.pool.query('insert into user_account (id, full_name) values ($1, $1)', [id]);
  });
  afterAll(() => installation.remove());

  /** Makes the world; gives the links that could be made, by their place in it. */
  async function make({ seats, toTenants, toPeople, links }: World): Promise<ReadonlySet<number>> {
    const query = (text: string, values: readonly unknown[] = []) => database.pool.query(text, [...values]);
    await query('delete from tenant_grant');
    await query('delete from tenant_member');
    for (const { tenantId, userId } of seats)
      await query(`insert into tenant_member (tenant_id, user_id, role) values ($1, $2, 'member')`, [tenantId, userId]);
    const keyOf = (at: number) => [items[at]?.dataType, items[at]?.dataId];
    for (const { tenantId, item: at, role } of toTenants)
      await query(
        `insert into tenant_grant (tenant_id, data_type, data_id, role, granted_by) values ($1, $2, $3, $4, 'ann')`,
        [tenantId, ...keyOf(at), role],
      );
    for (const { tenantId, userId, item: at, role } of toPeople)
      await query(
        `insert into person_grant (tenant_id, data_type, data_id, user_id, role, granted_by)
          select tenant_id, $2, $3, user_id, $5, 'ann' from tenant_member where tenant_id = $1 and user_id = $4`,
        [tenantId, ...keyOf(at), userId, role],
      );
    const made = new Set<number>();
    for (const [at, { tenantId, item: of, revoked, expires }] of links.entries()) {
      const { rows } = await query(
        `insert into share_link (id, token_hash, tenant_id, created_by, data_type, data_id, revoked_at, expires_at)
          select $1, $1, m.tenant_id, m.user_id, $3, $4, case when $5 then now() end, now() + $6::interval
          from tenant_member m where m.tenant_id = $2 limit 1 returning id`,
        [`link-${at}`, tenantId, ...keyOf(of), revoked, expires ?? null],
      );
      if (rows.length > 0) made.add(at);
    }
    return made;
  }

  it('is said alike by the door, by what lets a reader follow and by the list of those who can be called', async () => {
    const db = database.tables<SharingTables>();
    const checks = new Map<string, ClaimCheck>();
    tellItemRights(database, { handle: (kind, check) => void checks.set(kind, check) });
    const readers = createItemReaders(db);
    await seeingEverything(() =>
      fc.assert(
        fc.asyncProperty(world, async (given) => {
          const links = await make(given);
          const ownerOf = ({ dataType, dataId }: SharedItem): ItemOwner =>
            given.owners[items.findIndex((one) => one.dataType === dataType && one.dataId === dataId)] as ItemOwner;
          const access = createItemAccess(createShareLinks(db), createPersonGrants(db), {
            work: async (dataId) => ownerOf({ dataType: 'work', dataId }),
            seek_search: async (dataId) => ownerOf({ dataType: 'seek_search', dataId }),
          });
          const shares = [...links].map((at) => {
            const { tenantId, item: of } = given.links[at] as World['links'][number];
            return { linkId: `link-${at}`, tenantId, ...(items[of] as SharedItem) };
          });
          const members = given.seats.flatMap((seat): TenantScope[] =>
            [undefined, ...shares].map((share) => ({ ...seat, role: 'member', ...(share && { share }) })),
          );
          const guests = shares.map((share): TenantScope => ({ tenantId: share.tenantId, role: 'guest', share }));
          for (const scope of [...members, ...guests])
            for (const one of items) {
              const owner = ownerOf(one);
              const told = `${JSON.stringify(scope)} of ${JSON.stringify(one)}, which is ${JSON.stringify(owner)}`;
              const mayRead = (await access.accessTo(scope, one)) !== undefined;
              const row = { ...one, tenant_id: owner.tenantId, owner_id: owner.userId };
              let follows = true;
              for (const { oneOf } of rightToItem({ scope, sessionId: undefined, locale: 'en' }, row)) {
                const held: boolean[] = [];
                for (const { kind, values } of oneOf) held.push(...((await checks.get(kind)?.([values])) ?? [false]));
                follows &&= held.includes(true);
              }
              expect(follows, `followed by ${told}`).toBe(mayRead);
              if (scope.role === 'guest' || scope.share !== undefined || scope.tenantId !== owner.tenantId) continue;
              const called = await readers.among(one, owner, [scope.userId]);
              expect(called.length > 0, `called: ${told}`).toBe(mayRead);
            }
        }),
        { numRuns: 25 },
      ),
    );
  });
});
