import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { bucketKeys, startBucketServer } from '../../testing/bucket-server.ts';
import { type Installation, type RunningService, withEmbedded } from '../../testing/installation.ts';
import { signInAs } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { type BucketPlace, openBucket } from './bucket.ts';
import { bucketFiles } from './bucket-files.ts';
import { type FileStore, localFiles } from './file-store.ts';
import { type LeftFileTables, removeLeftFiles } from './left-files.ts';

async function* cut(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const id = (name: string) => name.padEnd(12, '0');
const whole = async (store: FileStore, file: string) => {
  const found = await store.open(file);
  return found && { size: found.size, bytes: new Uint8Array(await new Response(found.stream).arrayBuffer()) };
};

let bucket: Awaited<ReturnType<typeof startBucketServer>>;
let folder: string;
beforeAll(async () => {
  bucket = await startBucketServer();
  folder = await mkdtemp(join(tmpdir(), 'assay-files-'));
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

const reported: string[] = [];
const place = () => ({ endpoint: bucket.endpoint, bucket: 'assay', region: 'eu-central-1', ...bucketKeys });
const inBucket = (change: Partial<BucketPlace> = {}) =>
  bucketFiles(openBucket({ ...place(), ...change }, fetch, ({ message }) => reported.push(message)));

describe.each([
  { name: 'a folder', storeOf: () => localFiles(folder), held: () => readdir(folder, { recursive: true }) },
  { name: 'a bucket', storeOf: () => inBucket(), held: async () => [...bucket.objects.keys()] },
])('files in $name', ({ storeOf, held }) => {
  it('S7: gives back the bytes that were kept, however they arrived', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 4000 }),
        fc.integer({ min: 1, max: 900 }),
        fc.stringMatching(/^[\w-]{8,64}$/),
        async (bytes, size, file) => {
          const store = storeOf();
          await store.write(file, cut(bytes, size));
          expect(Buffer.from(await store.read(file)).equals(bytes)).toBe(true);
          expect(await whole(store, file)).toEqual({ size: bytes.length, bytes: Uint8Array.from(bytes) });
          await store.remove(file);
          expect(await store.open(file)).toBeUndefined();
        },
      ),
      { numRuns: 25 },
    );
  });

  it('keeps nothing of a file that was refused while it arrived', async () => {
    const before = (await held()).filter((name) => name.includes('refused'));
    async function* refused() {
      yield Buffer.from('begun');
      throw new Error('refused');
    }
    const store = storeOf();
    await expect(store.write(id('refused'), refused())).rejects.toThrow('refused');
    expect(await store.open(id('refused'))).toBeUndefined();
    await expect(store.read(id('refused'))).rejects.toThrow();
    expect((await held()).filter((name) => name.endsWith(id('refused')))).toEqual(before);
  });

  it('removes what is not there, and keeps nothing under a name that is no id', async () => {
    const store = storeOf();
    await store.remove(id('absent'));
    for (const name of ['../etc', 'a/b/c/d/e/f', 'short', 'x'.repeat(65)]) {
      await expect(store.write(name, cut(Buffer.from('x'), 1))).rejects.toThrow(TypeError);
    }
  });
});

describe('a bucket that refuses', () => {
  it.each([
    ['a secret that does not fit', { secretAccessKey: 'another' }, /403 SignatureDoesNotMatch to PUT/],
    ['an unknown key', { accessKeyId: 'AKIDOTHER' }, /403 InvalidAccessKeyId to PUT/],
    ['a bucket that does not exist', { bucket: 'elsewhere' }, /404 NoSuchBucket to PUT/],
    ['a store that is not there', { endpoint: 'http://127.0.0.1:9' }, /The file store 127\.0\.0\.1:9 did not answer/],
  ])('%s: the caller is told that it is unavailable, the operator why', async (_, change, message) => {
    const store = inBucket(change);
    reported.length = 0;
    await expect(store.write(id('denied'), cut(Buffer.from('x'), 1))).rejects.toMatchObject({ error: 'unavailable' });
    expect(reported).toEqual([expect.stringMatching(message)]);
    expect(reported.join()).not.toContain(bucketKeys.secretAccessKey);
  });
});

it('P45: what a killed process left on its machine goes a day later, and nothing that is on its way', async () => {
  const waiting = await mkdtemp(join(tmpdir(), 'assay-waiting-'));
  const age = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  for (const [name, hours] of [
    ['left', 25],
    ['sent', 23],
  ] as const) {
    await writeFile(join(waiting, name), name);
    await utimes(join(waiting, name), age(hours), age(hours));
  }
  bucketFiles(
    openBucket(place(), fetch, () => undefined),
    waiting,
  );
  await expect.poll(() => readdir(waiting)).toEqual(['sent']);
  await rm(waiting, { recursive: true });
});

describe('a bucket that is slow', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());
  const slow = (answer: (signal: AbortSignal) => Promise<Response>) =>
    bucketFiles(
      openBucket(
        place(),
        (_, init) => answer(init?.signal as AbortSignal),
        () => undefined,
      ),
    );

  it('is given up when it does not answer', async () => {
    let isAsked = false;
    const store = slow((signal) => {
      isAsked = true;
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    });
    const read = expect(store.read(id('silent'))).rejects.toMatchObject({ error: 'unavailable' });
    await vi.waitUntil(() => isAsked);
    await vi.advanceTimersByTimeAsync(60_000);
    await read;
  });

  it('S7: does not cut a download that takes long', async () => {
    const body = new TransformStream<Uint8Array, Uint8Array>();
    let held: AbortSignal | undefined;
    const store = slow(async (signal) => {
      held = signal;
      return new Response(body.readable, { headers: { 'content-length': '1' } });
    });
    const found = await store.open(id('large'));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect([found?.size, held?.aborted]).toEqual([1, false]);
  });
});

describe('the service with a bucket', () => {
  let installation: Installation;
  let service: RunningService;
  let member: TestClient;
  beforeAll(async () => {
    installation = await withEmbedded({ ...bucket.environment, ASSAY_RATE_LIMITS: '0' });
    service = await installation.start();
    member = await signInAs(await service.client(), 'enterprise');
  });
  afterAll(() => installation.remove());

  async function upload(name: string, text: string) {
    const form = new FormData();
    form.append('files', new File([text], name));
    const { data, status, failure } = await member.send('agents.uploadFile', { body: form });
    const [file] = (data as { files: { file_id?: string; status: string }[] } | undefined)?.files ?? [];
    return { file, status, failure };
  }
  const text = 'Coating report\n\nThis report studies how a carbon coating changes the rate capability of cathodes.';

  it('S7, BEYOND-13: keeps an upload in the bucket, reads and signs it, and the ledger knows what left', async () => {
    const { file } = await upload('report.txt', text);
    const fileId = file?.file_id ?? '';
    const stored = Buffer.from(bucket.objects.get(`files/${fileId}`) ?? []);
    expect(stored.length).toBeGreaterThan(text.length);
    expect(stored.toString('latin1'), 'sealed for whose it is').not.toContain('report');
    const { data: begun } = await member.call('agents.run', {
      body: { code: 'document_summary_agent', content: 'Summarise this document', files: [fileId] },
    });
    const jobOf = async () => (await member.call('agents.job', { params: { id: begun.job_id } })).data;
    await expect.poll(async () => (await jobOf()).status, { timeout: 20_000 }).toBe('done');
    expect(JSON.stringify((await jobOf()).messages.at(-1)?.reply?.parts)).toContain('carbon coating');
    const { data: signed } = await member.call('agents.signFiles', { body: { file_ids: [fileId] } });
    const fetched = await (await service.client()).fetch(signed.files[0]?.url ?? '');
    expect(fetched.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
    expect(await fetched.text()).toBe(text);
    const { rows } = await service.database.pool.query<{ host: string; bytes: number | string; outcome: string }>(
      `select host, bytes, outcome from egress_event where purpose = 'files' order by id`,
    );
    expect(rows.map(({ bytes, outcome }) => [Number(bytes), outcome])).toEqual([
      [stored.length, '200'],
      [0, '200'],
      [0, '200'],
    ]);
    expect(new Set(rows.map(({ host }) => host))).toEqual(new Set([new URL(bucket.endpoint).host]));
  });

  it('S7: sends nothing of a file that is not taken', async () => {
    const before = bucket.objects.size;
    const { file } = await upload('program.txt', '%PDF-1.4 not a text');
    expect(file).toMatchObject({ status: 'error' });
    expect(bucket.objects.size).toBe(before);
  });

  it('W1: removes the bytes of files whose rows went with an account, and tries again what it could not', async () => {
    const { file } = await upload('left.txt', text);
    const key = `files/${file?.file_id}`;
    await service.database.pool.query('delete from agent_file where id = $1', [file?.file_id]);
    const sweep = (remove: (id: string) => Promise<void>) =>
      removeLeftFiles(service.database.tables<LeftFileTables>(), 'agent_file_left', remove);
    await expect(sweep(() => Promise.reject(new Error('The store is away.')))).rejects.toThrow('away');
    expect(bucket.objects.has(key)).toBe(true);
    const files = inBucket();
    await service.database.pool.query(
      "insert into agent_file_left (id, at) values ('kept-by-law', now() - interval '1 day')",
    );
    const removeAllowed = (left: string) =>
      left === 'kept-by-law' ? Promise.reject(new Error('The store keeps it.')) : files.remove(left);
    await expect(sweep(removeAllowed)).rejects.toThrow('1 of 2 failed: Error: The store keeps it.');
    expect(bucket.objects.has(key), 'what stands behind it is removed').toBe(false);
    await sweep((left) => files.remove(left));
    const again: string[] = [];
    await sweep(async (left) => void again.push(left));
    expect(again).toEqual([]);
  });

  it('S7: keeps no bytes of a file that cannot be written down', async () => {
    const before = bucket.objects.size;
    const { pool } = service.database;
    await pool.query("alter table agent_file add constraint refused check (name <> 'nowhere.txt')");
    expect((await upload('nowhere.txt', text)).status).toBe(500);
    await pool.query('alter table agent_file drop constraint refused');
    expect(bucket.objects.size).toBe(before);
  });

  it('S7: an upload that cannot be kept is told as unavailable, and the log says what the store answered', async () => {
    await bucket.close();
    const { status, failure } = await upload('late.txt', text);
    expect([status, failure?.error_code]).toEqual([503, 503]);
    expect(service.lines.some((line) => line.includes('file-store-failed'))).toBe(true);
  });
});
