import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, type RunningService, withEmbedded } from '../../testing/installation.ts';
import { signInAs } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';

const enough = 2 ** 40;

describe('Reliability: a disk with no more than its reserve', () => {
  let installation: Installation;
  let service: RunningService;
  let admin: TestClient;
  let free = enough;
  beforeAll(async () => {
    installation = await withEmbedded({ ROLE: 'web', ASSAY_RESERVE_MB: '64' });
    service = await installation.start({}, { free: async () => free });
    admin = await signInAs(await service.client(), 'admin');
  });
  afterAll(() => installation.remove());

  const storage = async () => (await admin.call('operations.ready')).data.storage;
  const ask = async () => (await admin.call('seek.init', { body: { input: 'What limits fast charging?' } })).status;
  const importStatus = async () => {
    const body = new FormData();
    body.append('files', new Blob(['# A note\n\nIt says little.']), 'note.md');
    const reply = await admin.open('library.import', {}, { body });
    return reply.status;
  };

  it('P96: refuses imports (507) and questions (503), reads on, tells readiness and administrators, and recovers by itself', async () => {
    expect([await storage(), await ask()]).toEqual(['enough', 200]);
    free = 1;
    await expect.poll(storage, { timeout: 10_000 }).toBe('low');
    expect(await importStatus()).toBe(507);
    const asked = await admin.call('seek.init', { body: { input: 'What limits fast charging?' } });
    expect([asked.status, Number(asked.headers.get('retry-after')) > 0]).toEqual([503, true]);
    expect((await admin.call('library.documents')).status).toBe(200);
    expect((await admin.call('administration.backups')).data.is_storage_low).toBe(true);
    expect(service.lines.filter((line) => line.includes('"event":"disk-low"'))).toHaveLength(1);
    free = enough;
    await expect.poll(storage, { timeout: 10_000 }).toBe('enough');
    expect(await ask()).toBe(200);
    expect((await admin.call('administration.backups')).data.is_storage_low).toBe(false);
  });
});
