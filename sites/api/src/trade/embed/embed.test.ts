import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedKeys } from '../../ground/keys/testing/fixed-keys.ts';
import { type Installation, type RunningService, withPostgres } from '../../testing/installation.ts';
import { signInAs } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createEmbedFiles } from './embed-files.ts';
import { readToken, signToken } from './embed-token.ts';

const page = 'https://www.partner.example';
let installation: Installation;
let service: RunningService;
let admin: TestClient;
beforeAll(async () => {
  installation = await withPostgres({ ROLE: 'web', ASSAY_RATE_LIMITS: '0', EMBED_ORIGINS: page });
  service = await installation.start();
  admin = await signInAs(await service.client(), 'admin');
});
afterAll(() => installation.remove());

async function session(widget: 'sales-lead' | 'seek-panel', more: object = {}, origin = page) {
  const client = await service.client();
  const reply = await client.send(
    'embed.session',
    { body: { widget, ...more } },
    { origin, 'sec-fetch-site': 'cross-site' },
  );
  return { client, reply, token: (reply.data as { token?: string } | undefined)?.token ?? '' };
}

describe('a page of another origin', () => {
  it('BEYOND-6: is let in when it is permitted, and never with cookies', async () => {
    const preflight = await fetch(`${service.address}/api/assay/lead/create`, {
      method: 'OPTIONS',
      headers: { origin: page },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(page);
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
    const other = await fetch(`${service.address}/api/assay/lead/create`, {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
    expect((await session('sales-lead', {}, 'https://elsewhere.example')).reply.status).toBe(403);
  });

  it('BEYOND-6: begins without a preflight: the loader asks in plain text, with no header of ours', async () => {
    const ask = (path: string, headers: Record<string, string> = {}) =>
      fetch(`${service.address}/api${path}`, {
        method: 'POST',
        headers: {
          origin: page,
          'sec-fetch-site': 'cross-site',
          'content-type': 'text/plain;charset=UTF-8',
          ...headers,
        },
        body: JSON.stringify({ widget: 'sales-lead' }),
      });
    const reply = await ask('/assay/embed/session');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('access-control-allow-origin')).toBe(page);
    expect(await reply.json()).toMatchObject({ data: { token: expect.any(String) as string, region: 'other' } });
    expect((await ask('/assay/embed/session', { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await ask('/assay/lead/create')).status).not.toBe(200);
  });

  it('opens the calls of its widget with its token, and no other', async () => {
    const { client, token } = await session('sales-lead');
    const as = (origin: string) => ({ origin, authorization: `Bearer ${token}`, 'sec-fetch-site': 'cross-site' });
    expect((await client.send('account.publicKey', {}, as(page))).status).toBe(200);
    expect((await client.send('seek.init', { body: { input: 'x' } }, as(page))).status).toBe(403);
    expect((await client.send('account.publicKey', {}, as('https://elsewhere.example'))).status).toBe(403);
  });

  it('asks in a tenant only with a site of it, as a guest who comes back with the former token', async () => {
    expect((await session('seek-panel')).reply.status).toBe(403);
    const { data: site } = await admin.call('embed.addSite', {
      body: { origins: [page], widgets: ['seek-panel'] },
    });
    const first = await session('seek-panel', { site: site.site_id });
    const as = (token: string) => ({ origin: page, authorization: `Bearer ${token}`, 'sec-fetch-site': 'cross-site' });
    const asked = await first.client.send('seek.init', { body: { input: 'What is PEEK?' } }, as(first.token));
    expect(asked.status).toBe(200);
    const { seek_id: seekId } = asked.data as { seek_id: string };
    const again = await session('seek-panel', { site: site.site_id, token: first.token });
    const stranger = await session('seek-panel', { site: site.site_id });
    const read = async (token: string) =>
      (await first.client.send('seek.page', { params: { seek_id: seekId } }, as(token))).status;
    expect(await read(again.token)).toBe(200);
    expect([403, 404]).toContain(await read(stranger.token));
    await admin.call('embed.removeSite', { body: { site_id: site.site_id } });
    expect(await read(again.token)).toBe(403);
  });
});

describe('a token', () => {
  const claims = { origin: page, widget: 'sales-lead', expires: 1 } as const;

  const keys = fixedKeys('secret');

  it('is read by whoever knows the secret and by nobody else', () => {
    const token = signToken(keys, claims);
    expect(readToken(keys, token)).toEqual(claims);
    expect(readToken(fixedKeys('other'), token)).toBeUndefined();
    expect(readToken(fixedKeys('other', 'secret'), token)).toEqual(claims);
    expect(
      readToken(
        keys,
        token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      ),
    ).toBeUndefined();
    for (const odd of ['', 'assay-embed.', 'assay-embed.x.y', 'Bearer']) expect(readToken(keys, odd)).toBeUndefined();
  });
});

describe('the files of the widgets', () => {
  it('keeps a version after an upgrade, for ever the same; the newest of a line is asked for anew', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'assay-embed-'));
    const [built, kept] = [join(folder, 'built'), join(folder, 'kept')];
    const write = async (version: string) => {
      for (const name of [version, 'v1']) {
        await mkdir(join(built, name), { recursive: true });
        await writeFile(join(built, name, 'loader.js'), `// ${version}`);
      }
    };
    await mkdir(kept, { recursive: true });
    await write('v1.0.0');
    const files = createEmbedFiles(built, kept);
    await files.keep();
    await rm(built, { recursive: true });
    await write('v1.1.0');
    const open = (path: string) => files.serve(path, new Request(`http://assay.invalid/embed${path}`));
    const former = await open('/v1.0.0/loader.js');
    expect(await former.text()).toBe('// v1.0.0');
    expect(former.headers.get('cache-control')).toContain('immutable');
    const newest = await open('/v1/loader.js');
    expect([await newest.text(), newest.headers.get('cache-control')]).toEqual(['// v1.1.0', 'no-cache']);
    expect(newest.headers.get('access-control-allow-origin')).toBe('*');
    expect((await open('/v1.0.0/../../secret')).status).toBe(404);
    await rm(folder, { recursive: true });
  });
});
