import { expect, it } from 'vitest';
import { createStorageQuota, StorageFull } from './storage-quota.ts';

const holder = { tenantId: 't', userId: 'p' };

it('P45, exhaustion: parallel uploads share the room that is left, and leave it when they end', async () => {
  let stored = 40;
  const quota = createStorageQuota({ tenant: 100, person: 90 }, [
    async () => ({ tenant: stored, person: 0 }),
    async () => ({ tenant: 10, person: 0 }),
  ]);
  const [first, second] = await Promise.all([quota.claim(holder), quota.claim({ tenantId: 't', userId: 'q' })]);
  first.take(30);
  expect(() => second.take(21)).toThrow(new StorageFull('tenant'));
  second.take(20);
  // What the first one kept is in the store now; the second counted before that.
  stored = 70;
  first.end();
  expect(() => second.take(1)).toThrow(StorageFull);
  second.give(20);
  second.take(15);
  second.end();
  const third = await quota.claim(holder);
  expect(() => third.take(21)).toThrow(StorageFull);
  third.take(20);
  third.end();
});

it('exhaustion: a person has a limit within that of the tenant', async () => {
  const quota = createStorageQuota({ tenant: 100, person: 30 }, [async () => ({ tenant: 20, person: 20 })]);
  const claim = await quota.claim(holder);
  claim.take(10);
  expect(() => claim.take(1)).toThrow(expect.objectContaining({ per: 'person' }));
  claim.end();
});
