import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { errors } from '@assay/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { localFiles } from '../ground/files/file-store.ts';
import { type LeftFileTables, removeLeftFiles } from '../ground/files/left-files.ts';
import { type Installation, type RunningService, withPostgres } from '../testing/installation.ts';
import { joinInvited, registerByPhone } from '../testing/people.ts';
import type { TestClient } from '../testing/test-client.ts';
import { signerOf } from './testing/signed-request.ts';

const ways = { imports: '/api/library/imports', agents: '/api/toolkits/upload-file' } as const;
type Way = keyof typeof ways;
const type = 'multipart/form-data; boundary=b';
const head =
  '--b\r\ncontent-disposition: form-data; name="files"; filename="a.txt"\r\ncontent-type: text/plain\r\n\r\n';
const tail = '\r\n--b--\r\n';
const fileSize = 450 * 1024;
const text = Buffer.alloc(fileSize, 'The capacity is 165 mAh/g.\n');
/** Files that fit the limits of a person and a tenant below. */
const fits = { person: 4, tenant: 6 } as const;
const limits = { ASSAY_STORAGE_PERSON_MB: '2', ASSAY_STORAGE_TENANT_MB: '3' } as const;

describe('the storage of two processes on one PostgreSQL', () => {
  let installation: Installation;
  let doors: RunningService[];
  let people: TestClient[][];
  beforeAll(async () => {
    const environment = {
      ASSAY_RATE_LIMITS: '0',
      ROLE: 'web',
      ASSAY_UPLOADS: '40',
      ASSAY_UPLOADS_TENANT: '40',
      ...limits,
    };
    installation = await withPostgres(environment, 'schema');
    doors = [await installation.start(), await installation.start()];
    const [first, second] = doors as [RunningService, RunningService];
    const owner = await registerByPhone(await first.client(), '13800138000');
    people = [[owner, await registerByPhone(await second.client(), '13800138000')]];
    for (const account of ['ann@example.org', 'bob@example.org', 'cid@example.org']) {
      const here = await first.client();
      await joinInvited(owner, here, { account, role: 'admin' });
      const there = await second.client();
      await there.call('account.signIn', { body: { account, password: 'a-long-password' } });
      people.push([here, there]);
    }
  });
  afterEach(async () => {
    for (const table of ['agent_file', 'agent_file_left', 'import_run', 'job'])
      await doors[0]?.database.pool.query(`delete from ${table}`);
    await rm(join(installation.environment['ASSAY_DATA'] ?? '', 'files'), { recursive: true, force: true });
  });
  afterAll(() => installation.remove());

  const stored = async () => {
    const { rows } = await (doors[0] as RunningService).database.pool.query<{ files: number; bytes: number }>(
      `select count(*) as files, coalesce(sum(size), 0) as bytes from
       (select size from agent_file union all select upload_bytes from import_run) kept`,
    );
    return { files: Number(rows[0]?.files), bytes: Number(rows[0]?.bytes) };
  };

  /** Bytes that uploads on their way have claimed. */
  const claims = async () => {
    const { rows } = await (doors[0] as RunningService).database.pool.query<{ bytes: number }>(
      'select bytes from storage_claim',
    );
    return rows.map(({ bytes }) => bytes);
  };

  /** Begins so many uploads, by whom and how their number says, of which none ends before all of them have begun. */
  async function together(
    count: number,
    by: (index: number) => TestClient,
    way: (index: number) => Way,
    declared: Readonly<Record<string, string>> = { 'content-length': String(head.length + fileSize + tail.length) },
  ) {
    const signers = await Promise.all(Array.from({ length: count }, (_, index) => signerOf(by(index))));
    let waiting = count;
    let go: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      go = resolve;
    });
    async function* body() {
      yield Buffer.from(head);
      waiting -= 1;
      if (waiting === 0) go();
      await begun;
      for (let at = 0; at < fileSize; at += 65_536) yield text.subarray(at, at + 65_536);
      yield Buffer.from(tail);
    }
    return Promise.all(
      signers.map(async (send, index) => {
        const stream = Readable.toWeb(Readable.from(body())) as ReadableStream<Uint8Array>;
        const reply = await send('POST', ways[way(index)], {
          headers: { 'content-type': type, ...declared },
          body: stream,
        });
        const said = await reply.text();
        const isTaken = reply.status === 200 && !said.includes('room-error');
        return {
          isTaken,
          isFull: said.includes(`"error_code":${errors.storageFull.code}`) || said.includes('room-error'),
        };
      }),
    );
  }

  it.each<{ what: string; way(index: number): Way }>([
    { what: 'imports', way: () => 'imports' },
    { what: 'files for agents', way: () => 'agents' },
    { what: 'both', way: (index) => (index % 4 < 2 ? 'imports' : 'agents') },
  ])(
    'P45, race: $what that one person sends to two processes at once end at the limit of the person',
    async ({ way }) => {
      const replies = await together(16, (index) => people[0]?.[index % 2] as TestClient, way);
      expect(await stored()).toEqual({ files: fits.person, bytes: fits.person * fileSize });
      expect(replies.filter(({ isTaken }) => isTaken)).toHaveLength(fits.person);
      expect(replies.filter(({ isFull }) => isFull)).toHaveLength(16 - fits.person);
    },
  );

  it('P45, race: what several people of a tenant send to both at once ends at the limit of the tenant', async () => {
    const person = (index: number) => people[index % 4]?.[(index >> 2) % 2] as TestClient;
    const replies = await together(24, person, (index) => (index % 3 === 0 ? 'imports' : 'agents'));
    expect(await stored()).toEqual({ files: fits.tenant, bytes: fits.tenant * fileSize });
    expect(replies.filter(({ isTaken }) => isTaken)).toHaveLength(fits.tenant);
    expect(await claims()).toEqual([]);
  });

  it('P45, race: what does not say how long it is goes no further, and leaves the room that it took', async () => {
    const person = (index: number) => people[0]?.[index % 2] as TestClient;
    const replies = await together(16, person, (index) => (index % 4 < 2 ? 'imports' : 'agents'), {});
    const { files, bytes } = await stored();
    expect(bytes).toBeLessThanOrEqual(fits.person * fileSize);
    expect(replies.filter(({ isTaken }) => isTaken)).toHaveLength(files);
    expect(await claims()).toEqual([]);
    const after = await together(4 - files + 1, person, () => 'agents');
    expect(after.filter(({ isTaken }) => isTaken)).toHaveLength(4 - files);
  });

  it('P45, fault: what a killed process held for its uploads comes back when its leases end', async () => {
    const killed = await installation.spawn();
    const person = await registerByPhone(await killed.client(), '13800138000');
    const send = await signerOf(person);
    async function* endless() {
      yield Buffer.from(head);
      yield text;
      await new Promise(() => undefined);
    }
    const size = String(4 * fileSize);
    const lost = [0, 1].map((index) =>
      send('POST', ways[index === 0 ? 'imports' : 'agents'], {
        // Two files each, as they say.
        headers: { 'content-type': type, 'content-length': String(2 * fileSize) },
        body: Readable.toWeb(Readable.from(endless())) as ReadableStream<Uint8Array>,
      }).catch(() => undefined),
    );
    await expect.poll(async () => (await claims()).reduce((sum, bytes) => sum + bytes, 0)).toBe(Number(size));
    const data = installation.environment['ASSAY_DATA'] ?? '';
    const kept = async () =>
      (await readdir(join(data, 'files'), { recursive: true }).catch(() => [])).filter((name) => name.length > 2);
    await expect.poll(async () => (await kept()).length).toBe(1);
    await killed.kill('SIGKILL');
    await Promise.all(lost);
    // However long this takes here.
    await doors[0]?.database.pool.query("update storage_claim set lease_until = now() + interval '2 minutes'");
    const one = () =>
      together(
        1,
        () => people[0]?.[0] as TestClient,
        () => 'agents',
      );
    expect(await one()).toEqual([{ isTaken: false, isFull: true }]);
    // Nobody prolongs them any more.
    await doors[0]?.database.pool.query("update storage_claim set lease_until = now() - interval '1 second'");
    expect(await one()).toEqual([{ isTaken: true, isFull: false }]);
    expect(await claims()).toEqual([]);
    expect(await stored()).toEqual({ files: 1, bytes: fileSize });
    // A day later what had arrived of its file is gone, too.
    expect(await kept()).toHaveLength(2);
    await doors[0]?.database.pool.query('update agent_file_left set at = now()');
    await removeLeftFiles((doors[0] as RunningService).database.tables<LeftFileTables>(), 'agent_file_left', (id) =>
      localFiles(join(data, 'files')).remove(id),
    );
    expect(await kept()).toEqual([expect.not.stringMatching(/part$/)]);
  });
});
