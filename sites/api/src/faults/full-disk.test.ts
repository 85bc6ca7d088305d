import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../people/identity/demo-tenant.ts';
import { type Installation, type SpawnedService, withEmbedded } from '../testing/installation.ts';
import { signInAs } from '../testing/people.ts';
import type { TestClient } from '../testing/test-client.ts';
import { isLong } from './testing/fault-kills.ts';
import { hasSmallDisks, openSmallDisk, type SmallDisk } from './testing/small-disk.ts';

const megabyte = 2 ** 20;
const reserve = 48;
/** Milliseconds in which every call is answered, or cut off by the end of its process. */
const bound = 45_000;

describe.skipIf(!(await hasSmallDisks()))('Reliability: a real disk that fills', { timeout: 300_000 }, () => {
  let installation: Installation;
  let disk: SmallDisk;
  beforeEach(async () => {
    installation = await withEmbedded({ ROLE: 'web', ASSAY_RATE_LIMITS: '0' });
    disk = await openSmallDisk(640 * megabyte);
    await disk.hold(join(installation.environment['ASSAY_DATA'] as string, 'database'), 'database');
  });
  afterEach(async () => {
    await installation.remove();
    await disk.remove();
  });

  const start = (reserveMegabytes: number): Promise<SpawnedService> =>
    installation.spawn(
      { ASSAY_DATA: disk.directory, ASSAY_RESERVE_MB: String(reserveMegabytes) },
      undefined,
      disk.enter,
    );
  const ask = (member: TestClient) => member.call('seek.init', { body: { input: 'What limits fast charging?' } });
  async function importNote(member: TestClient): Promise<number> {
    const body = new FormData();
    body.append('files', new Blob(['# A note\n\nIt says little.']), 'note.md');
    return (await member.open('library.import', {}, { body })).status;
  }

  it.runIf(isLong)(
    'P96: up to its reserve: what fills it is refused, everything is read, and it is taken again when there is room',
    async () => {
      const service = await start(reserve);
      const admin = await signInAs(await service.client(), 'admin');
      const storage = async () => (await admin.call('operations.ready')).data.storage;
      expect([await storage(), await importNote(admin)]).toEqual(['enough', 200]);
      await disk.leave((reserve - 1) * megabyte);
      await expect.poll(storage).toBe('low');
      expect([await importNote(admin), (await ask(admin)).status]).toEqual([507, 503]);
      expect((await admin.call('library.documents')).status).toBe(200);
      await signInAs(await service.client(), 'viewer');
      await disk.leave('all');
      await expect.poll(storage).toBe('enough');
      expect([await importNote(admin), (await ask(admin)).status]).toEqual([200, 200]);
      await service.kill('SIGTERM');
    },
  );

  it('P96: to its last byte: every call is answered or cut off, nobody who was let in is shut out', async () => {
    let service = await start(0);
    const members = [await signInAs(await service.client(), 'owner')];
    let refused: number | undefined;
    await disk.leave(0);
    // The database has room in files that it has made already; it ends after a while.
    while (refused === undefined) {
      const { client, status } = await signIn(service);
      if (status === 200 && client) members.push(client);
      else refused = status;
    }
    // 507 by a process that lives on, or no answer from one that its database took along.
    expect([507, 0]).toContain(refused);
    const isGone = refused === 0;
    if (isGone) {
      const late = new Promise((resolve) => setTimeout(resolve, bound, 'still there').unref());
      expect(await Promise.race([service.ended, late])).toBe(1);
      expect(service.log()).toContain('"event":"database-dead"');
    } else {
      expect(service.log()).toContain('"event":"disk-full"');
      expect((await members[0]?.call('library.documents'))?.status).toBe(200);
    }
    await disk.leave('all');
    if (isGone) service = await start(0);
    for (const member of members) {
      member.address = service.address;
      expect((await member.call('account.session')).data.isLogin).toBe(true);
    }
    expect((await signIn(service)).status).toBe(200);
    await service.kill('SIGTERM');
  });
});

/** Signs somebody in from a device of their own; 0 where nothing answered. */
async function signIn(service: SpawnedService): Promise<{ client?: TestClient; status: number }> {
  try {
    const client = await service.client();
    const body = { account: 'owner@demo.assay', password: demoPassword };
    return { client, status: (await client.call('account.signIn', { body })).status };
  } catch {
    return { status: 0 };
  }
}
