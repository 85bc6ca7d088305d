import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSite } from './site.ts';

let folder: string;
let site: ReturnType<typeof createSite>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-site-'));
  const dist = join(folder, 'dist');
  await mkdir(join(dist, 'assets'), { recursive: true });
  await writeFile(join(dist, 'index.html'), '<!doctype html><title>Assay</title>');
  await writeFile(join(dist, 'assets', 'app-1a2b.js'), 'plain');
  await writeFile(join(dist, 'assets', 'app-1a2b.js.br'), 'brotli');
  await writeFile(join(folder, 'secret.txt'), 'secret');
  for (const name of ['.vite', '.well-known']) {
    await mkdir(join(dist, name));
    await writeFile(join(dist, name, 'file.json'), `secret of ${name}`);
  }
  site = createSite(dist);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const get = (path: string, headers: Record<string, string> = {}) =>
  site(new Request(`http://assay.test${path}`, { headers }));

describe('createSite()', () => {
  it.each([
    ['/home', 200],
    ['/page/abc', 200],
    ['/history', 200],
    ['/nowhere', 404],
    ['/404', 404],
    ['/403', 403],
    ['/graph', 404],
    // Its targets depend on the hash, and none of them is part of this release.
    ['/newsletter', 404],
    ['/air/', 200],
  ])('D4: serves the page for %s with status %i', async (path, status) => {
    const reply = await get(path);
    expect([reply.status, await reply.text()]).toEqual([status, '<!doctype html><title>Assay</title>']);
    expect(reply.headers.get('cache-control')).toBe('private, no-cache');
  });

  it('D2: redirects the old addresses and keeps their query', async () => {
    const reply = await get('/ai/agent?from=mail');
    expect([reply.status, reply.headers.get('location')]).toEqual([302, '/home?from=mail']);
  });

  it('serves hashed files for ever, compressed when the browser takes it', async () => {
    const packed = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect([await packed.text(), packed.headers.get('content-encoding')]).toEqual(['brotli', 'br']);
    expect(packed.headers.get('cache-control')).toContain('immutable');
    expect(packed.headers.get('content-type')).toMatch(/^text\/javascript/);
    const plain = await get('/assets/app-1a2b.js');
    expect([await plain.text(), plain.headers.get('content-encoding')]).toEqual(['plain', null]);
    const again = await get('/assets/app-1a2b.js', { 'if-none-match': plain.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('P106: gives nothing that is hidden but what is well known', async () => {
    for (const path of ['/.vite/file.json', '/%2evite/file.json', '/assets/..%2f.vite/file.json', '/.well-known'])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    const known = await get('/.well-known/file.json');
    expect([known.status, await known.text()]).toEqual([200, 'secret of .well-known']);
  });

  it.each(['/..%2fsecret.txt', '/assets/..%2f..%2fsecret.txt', '/%2e%2e/secret.txt', '/%00', '/%ff'])(
    'never leaves its directory: %s',
    async (path) => {
      const reply = await get(path);
      expect([reply.status, (await reply.text()).includes('secret')]).toEqual([404, false]);
    },
  );
});
