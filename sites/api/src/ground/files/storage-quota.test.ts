import { type RawBuilder, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, installations } from '../../testing/installation.ts';
import type { Database } from '../database/database.types.ts';
import type { FilesTables } from './files.migrations.ts';
import { createStorageQuota, type StorageClaim, StorageFull } from './storage-quota.ts';
import type { StorageHolder, TenantAndPerson } from './storage-room.ts';

const holder = { tenantId: 't', userId: 'p' };
const other = { tenantId: 't', userId: 'q' };

describe.each(installations)('createStorageQuota() on $engine', ({ install }) => {
  let installation: Installation;
  let database: Database;
  const told: unknown[] = [];

  beforeAll(async () => {
    installation = await install({}, 'schema');
    database = await installation.open();
    await run(sql`create table kept (person text, bytes bigint)`);
  });
  afterEach(async () => {
    await run(sql`delete from storage_claim`);
    await run(sql`delete from kept`);
    expect(told).toEqual([]);
  });
  afterAll(() => installation.remove());

  const run = (statement: RawBuilder<unknown>) => statement.execute(database.tables<unknown>());
  const quotaOf = (limits: TenantAndPerson, lease?: number) =>
    createStorageQuota(database, {
      limits,
      counts: [
        ({ userId }) =>
          sql`select sum(bytes) as tenant, sum(bytes) filter (where person = ${userId}) as person from kept`,
        // An area that keeps nothing.
        () => sql`select sum(bytes) as tenant, sum(bytes) as person from storage_claim where false`,
      ],
      report: (error) => told.push(error),
      ...(lease !== undefined && { lease }),
    });
  const claims = async () =>
    (await database.tables<FilesTables>().selectFrom('storage_claim').select('bytes').execute()).map(
      ({ bytes }) => bytes,
    );
  const stored = async () => (await quotaOf({ tenant: 1, person: 1 }).count(holder)).tenant;
  const keep = (claim: StorageClaim, { userId }: StorageHolder, bytes: number) =>
    claim.keep(bytes, async (settled) => {
      const { rows } = await run(
        sql`with settled as (${settled}) insert into kept select ${userId}, ${bytes}::bigint from settled returning bytes`,
      );
      return rows[0];
    });

  it('P45, exhaustion: parallel uploads share the room that is left, and leave it when they end', async () => {
    await run(sql`insert into kept values ('p', 40)`);
    const [here, there] = [quotaOf({ tenant: 100, person: 90 }), quotaOf({ tenant: 100, person: 90 })];
    const [first, second] = await Promise.all([here.claim(holder, 30), there.claim(other, 30)]);
    await first.take(30);
    await second.take(30);
    await expect(second.take(1)).rejects.toThrow(new StorageFull('tenant'));
    await expect(first.take(1)).rejects.toThrow(new StorageFull('tenant'));
    await keep(first, holder, 30);
    expect(await here.count(holder)).toEqual({ tenant: 70, person: 70 });
    await expect(second.take(1)).rejects.toThrow(StorageFull);
    second.give(30);
    await second.end();
    await first.take(20);
    await first.end();
    expect(await claims()).toEqual([]);
  });

  it('P45, exhaustion: a person has a limit within that of the tenant', async () => {
    await run(sql`insert into kept values ('p', 20)`);
    const quota = quotaOf({ tenant: 100, person: 30 });
    const claim = await quota.claim(holder);
    await claim.take(10);
    await expect(claim.take(1)).rejects.toMatchObject({ per: 'person' });
    await claim.end();
  });

  it('P45, race: of many that together pass the limit so many are taken as fit, and none is stored beyond it', async () => {
    const nodes = [quotaOf({ tenant: 100, person: 100 }), quotaOf({ tenant: 100, person: 100 })];
    const taken = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const claim = await (nodes[index % 2] as (typeof nodes)[0]).claim(index % 3 === 0 ? other : holder, 15);
        try {
          for (let part = 0; part < 3; part += 1) await claim.take(5);
          await keep(claim, holder, 15);
          return true;
        } catch (error) {
          if (!(error instanceof StorageFull)) throw error;
          return false;
        } finally {
          await claim.end();
        }
      }),
    );
    expect(taken.filter(Boolean)).toHaveLength(6);
    expect(await stored()).toBe(90);
    expect(await claims()).toEqual([]);
  });

  it('claims once what was declared, and what was not in growing steps', async () => {
    const megabyte = 2 ** 20;
    const quota = quotaOf({ tenant: 100 * megabyte, person: 100 * megabyte });
    const declared = await quota.claim(holder, 60 * megabyte);
    const unknown = await quota.claim(other);
    const seen = new Set<string>();
    for (let part = 0; part < 40; part += 1) {
      await declared.take(megabyte);
      await unknown.take(megabyte);
      seen.add(String(await claims()));
    }
    expect(seen.size).toBeLessThanOrEqual(7);
    await expect(unknown.take(megabyte)).rejects.toThrow(StorageFull);
    await Promise.all([declared.end(), unknown.end()]);
  });

  it('prolongs the claims of uploads that last, and tries again for what it was late to prolong', async () => {
    const quota = quotaOf({ tenant: 100, person: 100 }, 0.3);
    const slow = await quota.claim(holder, 80);
    await slow.take(80);
    await new Promise((resolve) => setTimeout(resolve, 600));
    const fast = await quotaOf({ tenant: 100, person: 100 }).claim(other, 20);
    await fast.take(20);
    await expect(fast.take(1)).rejects.toThrow(StorageFull);
    // As after a minute without the database.
    await run(sql`delete from storage_claim`);
    await keep(slow, holder, 80);
    expect(await stored()).toBe(80);
    await run(sql`delete from storage_claim`);
    await run(sql`insert into kept values ('p', 10)`);
    await expect(keep(fast, other, 20)).rejects.toThrow(StorageFull);
    await Promise.all([slow.end(), fast.end()]);
  });

  it.each([
    ['that nobody prolongs', '- 1'],
    ['from before the clock was set back', '+ 3600'],
  ])('P45, fault: claims %s end, for whoever needs their room and in the sweep', async (_, away) => {
    const left = () =>
      run(sql`insert into storage_claim values ('left', 't', 'p', 90, now() ${sql.raw(away)} * interval '1 second')`);
    const quota = quotaOf({ tenant: 100, person: 100 });
    await left();
    const claim = await quota.claim(other, 10);
    await claim.take(10);
    expect(await claims()).toHaveLength(2);
    await claim.take(20);
    await claim.end();
    expect(await claims()).toEqual([]);
    await left();
    await quota.sweep();
    expect(await claims()).toEqual([]);
  });
});
