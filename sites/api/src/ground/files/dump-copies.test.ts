import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bucketKeys, startBucketServer } from '../../testing/bucket-server.ts';
import { type Installation, withEmbedded, withPostgres } from '../../testing/installation.ts';
import { registerByPhone, signInAs } from '../../testing/people.ts';
import { checkDump } from '../database/dump-file.ts';
import { dumpName, dumpsIn } from '../database/dump-names.ts';
import { ForeignRegisterError, readRegisterFile, registerFile, writeRegister } from '../erasure/register.ts';
import { dumpTurns } from '../operations/dump-turns.ts';
import { openBucket } from './bucket.ts';
import { dumpCopies } from './dump-copies.ts';

const key = 'a-key-of-the-tests-that-is-long-enough';
let store: Awaited<ReturnType<typeof startBucketServer>>;
let folder: string;
beforeEach(async () => {
  store = await startBucketServer();
  folder = await mkdtemp(join(tmpdir(), 'assay-copies-'));
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});
const copied = () => [...store.objects.keys()].sort();

describe('copies of dumps in a bucket', () => {
  const copies = (send: typeof fetch = fetch) =>
    dumpCopies(
      openBucket(
        { endpoint: store.endpoint, bucket: 'assay', region: 'eu-central-1', ...bucketKeys },
        send,
        () => undefined,
      ),
      { days: 2, weeks: 0 },
      join(folder, registerFile),
      key,
    );
  const writeKeys = (ids: readonly string[], destroyed: readonly string[] = []) =>
    writeRegister(
      {
        keys: ids.map((id) => ({ id, kind: 'person', subject: `of ${id}`, secret: id.repeat(8), former: false })),
        destroyed,
        endings: [],
      },
      join(folder, registerFile),
      key,
    );
  async function heldKeys(): Promise<readonly string[]> {
    const path = join(folder, 'there');
    await writeFile(path, store.objects.get(`dumps/${registerFile}`) ?? new Uint8Array());
    return (await readRegisterFile(path, key)).keys.map(({ id }) => id);
  }
  async function dumpOf(day: number, bytes: Uint8Array = Buffer.from(`day ${day}`)): Promise<string> {
    const path = join(folder, dumpName(new Date(Date.UTC(2026, 1, day, 3))));
    await writeFile(path, bytes);
    return path;
  }

  it('are what the folder holds, byte for byte, also of a dump that is sent in parts', async () => {
    const bytes = randomBytes(40 * 2 ** 20);
    const paths = [await dumpOf(1), await dumpOf(2, bytes)];
    await copies()(paths);
    expect(copied()).toEqual(paths.map((path) => `dumps/${basename(path)}`));
    expect(Buffer.from(store.objects.get(copied()[1] ?? '') ?? []).equals(bytes)).toBe(true);
  });

  it('begin with what they are opened with, which is written over when it changes', async () => {
    const paths = [await dumpOf(1)];
    const copy = copies();
    await writeKeys(['k1', 'k2']);
    await copy(paths);
    expect([await heldKeys(), copied().length]).toEqual([['k1', 'k2'], 2]);
    await writeKeys(['k1'], ['k2']);
    await copy(paths);
    expect([await heldKeys(), copied().length]).toEqual([['k1'], 2]);
    expect((await readdir(folder)).sort()).toEqual([basename(paths[0] ?? ''), registerFile, 'there']);
  });

  it('P40: leave no register behind that a killed process was about to put', async () => {
    const [left, busy] = [join(folder, 'bucket-left'), join(folder, 'bucket-busy')];
    for (const each of [left, busy]) {
      await mkdir(each);
      await writeFile(join(each, registerFile), 'keys of somebody who may be erased by now');
    }
    const before = new Date(Date.now() - 2 * 3_600_000);
    await utimes(left, before, before);
    await writeKeys(['k1']);
    await copies()([await dumpOf(1)]);
    expect((await readdir(folder)).filter((name) => name.startsWith('bucket-'))).toEqual([basename(busy)]);
  });

  it('P98: change nothing in the bucket of another installation', async () => {
    await writeKeys(['k1']);
    await copies()([await dumpOf(1), await dumpOf(2)]);
    // One more than are kept.
    store.objects.set(`dumps/${basename(await dumpOf(3))}`, Buffer.from('day 3'));
    const before = new Map(store.objects);
    await rm(join(folder, registerFile));
    const paths = await Promise.all([4, 5, 6].map((day) => dumpOf(day)));
    await copies()([]);
    await writeKeys(['other']);
    await expect(copies()(paths)).rejects.toThrow(ForeignRegisterError);
    expect(store.objects).toEqual(before);
  });

  it('P98: lose no key that opens what a bucket holds, and no register of another dump key', async () => {
    const paths = [await dumpOf(1)];
    await writeKeys(['k1', 'k2']);
    await copies()(paths);
    await writeKeys(['k1']);
    await copies()(paths);
    expect(await heldKeys()).toEqual(['k1', 'k2']);

    await writeRegister({ keys: [], destroyed: ['k3'], endings: [] }, join(folder, 'there'), `${key}-former`);
    const former = await readFile(join(folder, 'there'));
    store.objects.set(`dumps/${registerFile}`, former);
    for (const keys of [['k1'], ['k1', 'k4']]) {
      await writeKeys(keys);
      await copies()(paths);
      expect(await heldKeys()).toEqual(keys);
      const kept = copied().filter((name) => name.startsWith('dumps/register.former-'));
      expect(kept.map((name) => Buffer.from(store.objects.get(name) ?? []).equals(former))).toEqual([true]);
    }
  });

  it('P98: lose no register of another dump key where the store refuses the next, which is put once it does not', async () => {
    await writeRegister({ keys: [], destroyed: ['k3'], endings: [] }, join(folder, 'there'), `${key}-former`);
    const former = await readFile(join(folder, 'there'));
    store.objects.set(`dumps/${registerFile}`, former);
    let isRefused = true;
    const copy = copies(async (input, init) =>
      isRefused && init?.method === 'PUT' && new Request(input).url.endsWith(`/${registerFile}`)
        ? new Response(null, { status: 403 })
        : fetch(input, init),
    );
    await writeKeys(['k1']);
    const paths = [await dumpOf(1)];
    await expect(copy(paths)).rejects.toThrow();
    expect(copied()).toEqual([expect.stringContaining('register.former-'), `dumps/${registerFile}`]);
    expect(Buffer.from(store.objects.get(copied()[0] ?? '') ?? []).equals(former)).toBe(true);
    isRefused = false;
    await copy(paths);
    expect(await heldKeys()).toEqual(['k1']);
  });

  it('go by their own ages, never because a folder was lost', async () => {
    const paths = [await dumpOf(1), await dumpOf(2)];
    await copies()(paths);
    await copies()([]);
    expect(copied()).toHaveLength(2);
    store.objects.set('dumps/notes.txt', Buffer.from('somebody else’s'));
    const newest = await dumpOf(3);
    await copies()([newest]);
    expect(copied()).toEqual([`dumps/${basename(paths[1] ?? '')}`, `dumps/${basename(newest)}`, 'dumps/notes.txt']);
  });
});

describe.each([
  { engine: 'the embedded database', install: withEmbedded },
  { engine: 'a PostgreSQL server', install: withPostgres },
])('an installation on $engine that copies its dumps', ({ install }) => {
  let installation: Installation;
  beforeEach(async () => {
    installation = await install({
      ...store.environment,
      ASSAY_DUMP_HOURS: '24',
      ASSAY_DUMP_KEY: key,
      ASSAY_DUMP_COPY: '1',
    });
  });
  afterEach(() => installation.remove());

  it('has them as they lie on disk: encrypted, whole, told in the ledger, shown to administrators', async () => {
    const service = await installation.start({ ASSAY_DUMP_TRIAL_MB: '64' });
    const admin = await signInAs(await service.client(), 'admin');
    expect((await admin.call('administration.backUp')).data).toEqual({ begun: true });
    await expect.poll(copied, { timeout: 60_000 }).toHaveLength(2);
    const [path = ''] = await dumpsIn(join(installation.environment['ASSAY_DATA'] as string, 'dumps'));
    expect(copied()).toEqual([`dumps/${basename(path)}`, `dumps/${registerFile}`]);
    const bytes = Buffer.from(store.objects.get(copied()[0] ?? '') ?? []);
    expect(bytes.equals(await readFile(path))).toBe(true);
    const copy = join(folder, 'copy.jsonl.gz');
    await writeFile(copy, bytes);
    expect((await checkDump(copy, key)).rows).toBeGreaterThan(100);
    await expect(checkDump(copy, undefined)).rejects.toThrow(/encrypted/);
    const ledger = await service.database.pool.query(
      "select distinct tenant_id from egress_event where purpose = 'backups'",
    );
    // The installation's, whoever asked.
    expect(ledger.rows).toEqual([{ tenant_id: null }]);
    const { data } = await admin.call('administration.backups');
    expect(data).toMatchObject({ hours: 24, failed_at: null, dumps: [{ name: basename(path) }] });
    // P100: it counts when every row of it was restored as it was.
    await expect.poll(() => service.lines.join(), { timeout: 60_000 }).toMatch(/"event":"dump-(restored|not-)/);
    expect(service.lines.join()).toContain('"event":"dump-restored"');
  });

  it('P40: whoever is erased is erased from them within seconds, here and there', async () => {
    const service = await installation.start();
    const admin = await signInAs(await service.client(), 'admin');
    const leaver = await registerByPhone(await service.client(), '13312347711');
    const { user } = (await leaver.call('account.session')).data;
    await admin.call('administration.backUp');
    await expect.poll(copied, { timeout: 60_000 }).toHaveLength(2);
    const here = join(installation.environment['ASSAY_DATA'] as string, 'dumps', registerFile);
    const there = join(folder, 'register-there');
    const known = async () => {
      await writeFile(there, store.objects.get(`dumps/${registerFile}`) ?? new Uint8Array());
      const registers = [await readRegisterFile(here, key), await readRegisterFile(there, key)];
      return registers.map(({ keys }) => keys.filter(({ subject }) => subject === user?.user_id).length);
    };
    expect(await known()).toEqual([1, 1]);
    await leaver.call('privacy.deleteAccount', { body: { full_name: user?.full_name ?? '' } });
    await expect.poll(known, { timeout: 60_000 }).toEqual([0, 0]);
  });

  it('keeps a dump that could not be copied, and tells administrators and the log', async () => {
    const service = await installation.start();
    const admin = await signInAs(await service.client(), 'admin');
    await store.close();
    await admin.call('administration.backUp');
    await expect.poll(async () => (await admin.call('administration.backups')).data.failed_at).not.toBeNull();
    expect((await admin.call('administration.backups')).data.dumps).toHaveLength(1);
    expect(service.lines.filter((line) => line.includes('"event":"dump-not-copied"'))).toHaveLength(1);
  });
});

describe('processes of one server', () => {
  let installation: Installation;
  beforeAll(async () => {
    installation = await withPostgres({}, 'schema');
  });
  afterAll(() => installation.remove());

  it('take turns: one dump in so many hours, whoever asks and however often, and again when it failed', async () => {
    const databases = [await installation.open(), await installation.open()];
    const processes = databases.map((database) => dumpTurns(database, 24));
    const taken = async () => (await Promise.all(processes.map(({ take }) => take()))).filter(Boolean).length;
    expect([await taken(), await taken()]).toEqual([1, 0]);
    await processes[0]?.giveBack();
    expect([await taken(), await taken()]).toEqual([1, 0]);
    const age = (interval: string) =>
      databases[0]?.pool.query(`update dump_turn set taken_at = taken_at - interval '${interval}'`);
    await age('23 hours 59 minutes');
    expect(await taken()).toBe(0);
    await age('1 minute');
    expect(await taken()).toBe(1);
    // The clock was set back by an hour since.
    await age('-1 hour');
    expect(await taken()).toBe(1);
  });
});
