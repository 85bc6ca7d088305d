import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { calls, errors } from '@assay/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signerOf } from '../../security/testing/signed-request.ts';
import { type Installation, type RunningService, withPostgres } from '../../testing/installation.ts';
import { registerByPhone } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';
import type { LibraryTables } from '../documents/library.tables.ts';
import { removeLeftUploads } from './left-uploads.ts';

const paths = { 'library.import': '/api/library/imports', 'agents.uploadFile': '/api/toolkits/upload-file' } as const;
const uploads = Object.keys(paths) as (keyof typeof paths)[];
const megabyte = 2 ** 20;
const type = 'multipart/form-data; boundary=b';
const head = (name: string) =>
  `--b\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\ncontent-type: text/plain\r\n\r\n`;
const line = Buffer.from(`${'The capacity is 165 mAh/g. '.repeat(2_400)}\n`);

describe('uploads', () => {
  let installation: Installation;
  let service: RunningService;
  let owner: TestClient;
  beforeAll(async () => {
    installation = await withPostgres(
      {
        ASSAY_RATE_LIMITS: '0',
        ROLE: 'web',
        ASSAY_UPLOADS: '3',
        ASSAY_UPLOADS_TENANT: '2',
        ASSAY_STORAGE_TENANT_MB: '40',
        ASSAY_STORAGE_PERSON_MB: '30',
        ASSAY_QUEUE_TENANT: '3',
      },
      'schema',
    );
    service = await installation.start();
    owner = await registerByPhone(await service.client(), '13800138000');
  });
  afterAll(() => installation.remove());

  /** Files that are kept of uploads, whole or not. */
  async function kept(): Promise<string[]> {
    const data = installation.environment['ASSAY_DATA'] ?? '';
    const all = await Promise.all(
      [join(data, 'files'), join(data, 'imports', 'uploads')].map((folder) =>
        readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []),
      ),
    );
    return all.flat().flatMap((entry) => (entry.isFile() ? join(entry.parentPath, entry.name) : []));
  }

  /** A body that arrives bit by bit; it goes on when it is told to. */
  function held(name: string, size = line.byteLength) {
    let go: () => void = () => undefined;
    const told = new Promise<void>((resolve) => {
      go = resolve;
    });
    async function* body() {
      yield Buffer.from(head(name));
      for (let given = 0; given < size; given += line.byteLength) yield line;
      await told;
      yield Buffer.from('\r\n--b--\r\n');
    }
    return { body: Readable.toWeb(Readable.from(body())) as ReadableStream<Uint8Array>, go };
  }

  const send = async (by: TestClient, name: keyof typeof paths, body: BodyInit) =>
    (await signerOf(by))('POST', paths[name], { headers: { 'content-type': type }, body });
  const isKept = async (count: number) => {
    while ((await kept()).length < count) await new Promise((resolve) => setImmediate(resolve));
  };
  const forget = async () => {
    for (const statement of ['delete from agent_file', 'delete from import_run', 'delete from job'])
      await service.database.pool.query(statement);
    const folder = join(installation.environment['ASSAY_DATA'] ?? '', 'imports', 'uploads');
    await rm(folder, { recursive: true, force: true });
  };

  it.each(uploads)('exhaustion: %s has on disk what has arrived, but for a part of it', async (name) => {
    expect(calls[name]).toMatchObject({ streamsBody: true });
    const before = new Set(await kept());
    const large = held('large.txt', 24 * megabyte);
    const reply = send(owner, name, large.body);
    const onDisk = async () => {
      const [path] = (await kept()).filter((known) => !before.has(known));
      return path === undefined ? 0 : (await stat(path).catch(() => ({ size: 0 }))).size;
    };
    // Whoever gathers a body before it is written has nothing on disk until it ends, and this one waits for that.
    while ((await onDisk()) < 23 * megabyte) await new Promise((resolve) => setImmediate(resolve));
    large.go();
    expect((await reply).status).toBe(200);
    expect(await (await reply).text()).toContain('large.txt');
    await forget();
  });

  it.each(uploads)(
    'exhaustion: %s has places for each tenant and for all, and says when to come again',
    async (name) => {
      const stranger = await registerByPhone(await service.client(), `1370000000${uploads.indexOf(name)}`);
      const before = (await kept()).length;
      const first = held('first.txt');
      const second = held('second.txt');
      const third = held('third.txt');
      const taken = [send(owner, name, first.body), send(owner, name, second.body)];
      await isKept(before + 2);
      const one = `${head('a.txt')}text\r\n--b--\r\n`;
      const ofTenant = await send(owner, name, one);
      expect([ofTenant.status, ofTenant.headers.get('retry-after')]).toEqual([429, '5']);
      taken.push(send(stranger, name, third.body));
      await isKept(before + 3);
      const ofProcess = await send(stranger, name, one);
      expect([ofProcess.status, ofProcess.headers.get('retry-after')]).toEqual([503, '5']);
      for (const { go } of [first, second, third]) go();
      for (const reply of await Promise.all(taken)) expect(reply.status).toBe(200);
      const again = await send(owner, name, one);
      expect(again.status).toBe(200);
      await forget();
    },
  );

  it.each(uploads)(
    'P45, aborted uploads: what breaks off in the middle of %s is told as 4xx and leaves nothing',
    async (name) => {
      const before = await kept();
      const told = service.lines.length;
      const gone = new AbortController();
      const signed = await signerOf({
        ...owner,
        fetch: (path, init) => owner.fetch(path, { ...init, signal: gone.signal }),
      });
      const cut = held('cut.txt', 2 * megabyte);
      const reply = signed('POST', paths[name], { headers: { 'content-type': type }, body: cut.body });
      await isKept(before.length + 1);
      gone.abort();
      await expect(reply).rejects.toThrow();
      const ended = () => service.lines.slice(told).find((one) => one.includes(`"call":"${name}"`));
      while (ended() === undefined) await new Promise((resolve) => setImmediate(resolve));
      expect(JSON.parse(ended() ?? '')).toMatchObject({ status: 400 });
      expect(service.lines.slice(told).filter((one) => /"level":"error"/.test(one))).toEqual([]);
      expect(await kept()).toEqual(before);
      cut.go();
    },
  );

  it('aborted uploads: what a killed process left of one is removed once nobody can be sending it', async () => {
    const folder = join(installation.environment['ASSAY_DATA'] ?? '', 'imports', 'uploads');
    expect((await send(owner, 'library.import', `${head('a.txt')}text\r\n--b--\r\n`)).status).toBe(200);
    const [waiting = ''] = await readdir(folder);
    for (const name of ['old', 'new']) {
      await mkdir(join(folder, name));
      await writeFile(join(folder, name, '0-part.pdf'), 'a part');
    }
    for (const name of ['old', waiting]) await utimes(join(folder, name), 0, 0);
    await removeLeftUploads(service.database.tables<LibraryTables>(), folder);
    expect((await readdir(folder)).toSorted()).toEqual(['new', waiting].toSorted());
    await forget();
  });

  it('P45, exhaustion: what a person and a tenant store has a limit, which is told', async () => {
    const large = (name: string) =>
      Buffer.concat([Buffer.from(head(name)), Buffer.alloc(20 * megabyte, line), Buffer.from('\r\n--b--\r\n')]);
    expect((await send(owner, 'library.import', large('one.txt'))).status).toBe(200);
    const before = await kept();
    const refused = await send(owner, 'library.import', large('two.txt'));
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ error_code: errors.storageFull.code, fields: { files: 'person' } });
    const ofAgent = await send(owner, 'agents.uploadFile', large('three.txt'));
    expect(await ofAgent.json()).toMatchObject({ data: { files: [{ status: 'error', error: 'room-error' }] } });
    expect(await kept()).toEqual(before);
    const { data } = await owner.call('library.uploads', { query: {} });
    expect(data.storage.limit).toBe(40 * megabyte);
    expect(data.storage.bytes).toBeGreaterThanOrEqual(20 * megabyte);
    await forget();
    expect((await send(owner, 'library.import', large('two.txt'))).status).toBe(200);
    await forget();
  });

  it('exhaustion: a tenant has so many imports and questions in work, and another one its own', async () => {
    const stranger = await registerByPhone(await service.client(), '13700000009');
    const one = `${head('a.txt')}text\r\n--b--\r\n`;
    for (let number = 0; number < 3; number += 1) expect((await send(owner, 'library.import', one)).status).toBe(200);
    const before = await kept();
    const refused = await send(owner, 'library.import', one);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
    expect(await kept()).toEqual(before);
    expect((await send(stranger, 'library.import', one)).status).toBe(200);
    const job = async (index: number) =>
      service.database.pool.query(
        "insert into job (id, kind, payload, tenant_id) select $1, 'run.seek', '{}', tenant_id from import_run order by id limit 1",
        [`question-${index}`],
      );
    await Promise.all([0, 1, 2].map(job));
    const ask = (by: TestClient) => by.send('seek.init', { body: { input: 'Why does 316L pit?' } });
    const asked = await ask(owner);
    expect([asked.status, asked.headers.get('retry-after')]).toEqual([429, '5']);
    expect((await ask(stranger)).status).not.toBe(429);
    await forget();
  });
});
