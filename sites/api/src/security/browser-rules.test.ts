import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Call, type CallName, calls, errors } from '@assay/contract';
import { schemas } from '@assay/contract/schemas';
import { legacyRedirects, routes } from '@assay/domain';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../people/identity/demo-tenant.ts';
import { type Installation, type RunningService, withPostgres } from '../testing/installation.ts';
import { signInAs } from '../testing/people.ts';
import { pathOf } from '../testing/test-client.ts';
import { expectCalm, expectHealthy } from './testing/reply-rules.ts';

const names = Object.keys(calls) as CallName[];
const partner = 'https://www.partner.example';
const elsewhere = 'https://elsewhere.example';

let folder: string;
let installation: Installation;
let service: RunningService;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-pages-'));
  await mkdir(join(folder, 'site', 'assets'), { recursive: true });
  await mkdir(join(folder, 'widgets', 'v1'), { recursive: true });
  await writeFile(join(folder, 'site', 'index.html'), '<!doctype html><title>Assay</title>');
  await writeFile(join(folder, 'site', 'assets', 'app-1a2b3c4d.js'), 'export {};');
  await writeFile(join(folder, 'widgets', 'v1', 'loader.js'), 'export {};');
  installation = await withPostgres({
    ROLE: 'web',
    ASSAY_RATE_LIMITS: '0',
    EMBED_ORIGINS: partner,
    ASSAY_SITE: join(folder, 'site'),
    ASSAY_WIDGETS: join(folder, 'widgets'),
  });
  service = await installation.start();
});
afterAll(async () => {
  await installation.remove();
  await rm(folder, { recursive: true, force: true });
});

const signIn = { body: { account: 'free@demo.assay', password: demoPassword } };
const at = (path: string, init?: RequestInit) => fetch(`${service.address}${path}`, { redirect: 'manual', ...init });

describe('cookies', () => {
  it('are read by no script, sent along by no other site, and kept by this host', async () => {
    const lines = (await (await service.client()).open('account.signIn', signIn)).headers.getSetCookie();
    expect(lines.map((line) => line.split('=')[0] ?? '').toSorted()).toEqual(['assay_device', 'assay_session']);
    for (const line of lines)
      expect(line).toMatch(/^assay_(?:session|device)=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('never appear in what a script can read', async () => {
    const client = await service.client();
    const reply = await client.open('account.signIn', signIn);
    const token = /assay_session=([^;]+)/.exec(reply.headers.getSetCookie()[0] ?? '')?.[1] ?? '';
    expect(token).not.toBe('');
    expect(await reply.text()).not.toContain(token);
    for (const name of ['account.session', 'account.info', 'privacy.export'] as const)
      expect(await (await client.open(name, {})).text()).not.toContain(token);
  });
});

describe('P111: a request that says twice who sends it', () => {
  it('is nobody’s: neither of two sessions, nor of two tokens, is believed', async () => {
    const [own, planted] = await Promise.all([service.client(), service.client()]);
    const sessionOf = async (client: typeof own, account: string) =>
      (await client.open('account.signIn', { body: { account, password: demoPassword } })).headers
        .getSetCookie()
        .find((line) => line.startsWith('assay_session='))
        ?.split(';')[0] ?? '';
    const first = await sessionOf(own, 'free@demo.assay');
    const second = await sessionOf(planted, 'viewer@demo.assay');
    const asked = async (cookie: string) =>
      (await (await service.client()).open('account.info', {}, { headers: { cookie } })).status;
    expect(await asked(first)).toBe(200);
    for (const both of [
      [first, second],
      [second, first],
      [first, first],
      [first, 'assay_session='],
    ])
      expect(await asked(both.join('; ')), both.join('; ')).toBe(401);
    expect(await asked(`other=1; ${first}; other=2`), 'names that are not ours').toBe(200);

    const { data } = await planted.call('tokens.create', {
      body: { name: 'reads', scopes: ['read'], days: 1 },
    });
    const bearers = async (...values: string[]) => {
      const socket = connect(Number(new URL(service.address).port), '127.0.0.1');
      const head = values.map((value) => `authorization: Bearer ${value}\r\n`).join('');
      socket.write(
        `GET ${pathOf(calls['history.records'], { query: { duration: 1_200 } }, '/api')} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${head}\r\n`,
      );
      let text = '';
      for await (const chunk of socket) text += String(chunk);
      return Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]);
    };
    expect(await bearers(data.token)).toBe(200);
    for (const both of [
      [data.token, data.token],
      [data.token, 'x'],
      ['x', data.token],
    ])
      expect(await bearers(...both), both.join()).toBeGreaterThanOrEqual(400);
  });
});

describe('over https', () => {
  const secure = { ASSAY_PUBLIC_URL: 'https://assay.example' };
  let behind: RunningService;
  let second: Installation;
  beforeAll(async () => {
    second = await withPostgres({ ROLE: 'web', ASSAY_RATE_LIMITS: '0', ...secure });
    behind = await second.start();
  });
  afterAll(() => second.remove());

  it('cookies are bound to this host and to TLS, and are found again', async () => {
    const client = await behind.client();
    const [line = ''] = (await client.open('account.signIn', signIn)).headers.getSetCookie();
    expect(line).toMatch(/^__Host-assay_session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect((await client.call('account.info')).status).toBe(200);
    const planted = line.slice('__Host-'.length).split(';')[0] ?? '';
    const tossed = await (await behind.client()).open('account.info', {}, { headers: { cookie: planted } });
    expect(tossed.status, 'a cookie that a neighbouring host could set').toBe(401);
    const out = await client.call('account.signOut');
    expect(out.headers.getSetCookie()[0]).toMatch(/^__Host-assay_session=; Max-Age=0; Path=\/;.*Secure/);
  });

  it.each(['/api/health', '/home', '/nowhere', '/docs/api', '/embed/form', '/embed/v1/none.js'])(
    '%s tells the browser to stay there',
    async (path) => {
      const { headers } = await fetch(`${behind.address}${path}`);
      expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
      expect((await at(path)).headers.get('strict-transport-security'), 'and not over http').toBeNull();
    },
  );

  it('another origin of the same host but without TLS is another origin', async () => {
    const { status } = await (await behind.client()).send('account.signIn', signIn, { origin: 'http://assay.example' });
    expect(status).toBe(403);
  });
});

describe('CSRF', () => {
  const guarded = names.filter((name) => calls[name].method !== 'GET' || !(calls[name] as Call).unsigned);
  const input = (name: CallName) => ({
    params: {},
    ...(calls[name].method !== 'GET' && 'body' in schemas[name] ? { body: [] } : {}),
  });

  it.each([
    ['another site', { origin: elsewhere, 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring host', { origin: 'http://evil.127.0.0.1', 'sec-fetch-site': 'same-site' }],
    ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a page that may carry widgets, without their token', { origin: partner, 'sec-fetch-site': 'cross-site' }],
    ['a browser that says only that it is another site', { 'sec-fetch-site': 'cross-site' }],
  ])('P25: %s reads and changes nothing with the cookies of whoever is signed in', async (_, headers) => {
    const client = await signInAs(await service.client(), 'enterprise');
    const passed: string[] = [];
    for (const name of guarded) {
      const { status, failure } = await client.send(name, input(name), headers);
      if (status !== 403 || failure?.error_code !== errors.forbidden.code) passed.push(name);
    }
    // The call with which a widget begins comes from other pages by its nature, and carries nobody's session.
    const begins = 'origin' in headers && headers.origin === partner ? ['embed.session'] : [];
    expect(passed).toEqual(begins);
    expect((await client.call('account.info')).status, 'still signed in').toBe(200);
  });

  it('a form or an image of another page cannot sign for a device', async () => {
    const client = await signInAs(await service.client(), 'enterprise');
    for (const name of names) {
      const call: Call = calls[name];
      if (call.unsigned) continue;
      const path = `/api${call.path.replace('{service}', 'assay').replaceAll(/\{\w+\}/g, 'x')}`;
      const form = { 'content-type': 'text/plain' };
      const reply = await client.fetch(path, {
        method: call.method,
        ...(call.method === 'GET' ? {} : { headers: form, body: '{}' }),
      });
      const { error_code: code } = (await reply.json()) as { error_code: number };
      expect([name, reply.status, code]).toEqual([name, 401, errors.badSignature.code]);
    }
  });

  it('P72: a preflight is answered for permitted pages only, never with cookies, never with a star', async () => {
    for (const name of names) {
      const path = `/api${calls[name].path.replace('{service}', 'assay').replaceAll(/\{\w+\}/g, 'x')}`;
      for (const origin of [elsewhere, 'null', `${partner}.evil.example`, partner.replace('https', 'http')]) {
        const { headers } = await at(path, { method: 'OPTIONS', headers: { origin } });
        expect(headers.get('access-control-allow-origin'), `${name} for ${origin}`).toBeNull();
      }
    }
    const { headers } = await at('/api/assay/lead/create', { method: 'OPTIONS', headers: { origin: partner } });
    expect(headers.get('access-control-allow-origin')).toBe(partner);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('vary')).toMatch(/origin/i);
  });
});

/** An address of a pattern, with a text for each of its parameters. */
const filled = (pattern: string, text: string) => pattern.replaceAll(/[:*]\w*\??|\{\w+\}/g, text);

/** Every kind of address that the service answers. */
const addresses = () => [
  ...new Set(Object.values(routes).map(({ path }) => filled(path, 'x'))),
  '/',
  '/nowhere',
  '/assets/app-1a2b3c4d.js',
  '/assets/none.js',
  '/api/health',
  '/api/nowhere',
  '/api/openapi.json',
  '/docs/api',
  '/docs/api.css',
  '/docs/embedding',
  '/embed/form',
  '/embed/v1/loader.js',
  '/embed/none',
];

describe('the content security policy', () => {
  const directives = (policy: string) =>
    new Map(policy.split('; ').map((line) => [line.split(' ')[0] ?? '', line.split(' ').slice(1)]));

  it('P57: stands on every address, lets nothing of others in and runs nothing inline', async () => {
    for (const path of addresses()) {
      const reply = await at(path);
      const policy = directives(reply.headers.get('content-security-policy') ?? '');
      const about = `${path} (${reply.status})`;
      expect(policy.get('default-src'), about).toEqual(["'none'"]);
      expect(policy.get('object-src'), about).toEqual(["'none'"]);
      expect(policy.get('base-uri'), about).toEqual(["'none'"]);
      expect(policy.get('script-src'), about).toEqual(["'self'"]);
      if (path !== '/embed/form') expect(policy.get('require-trusted-types-for'), about).toEqual(["'script'"]);
      expect(policy.get('frame-ancestors'), about).toEqual(path === '/embed/form' ? ["'self'", partner] : ["'none'"]);
      expect(reply.headers.get('content-security-policy'), about).not.toMatch(/unsafe|\*|data:(?!\s*blob)[^;]*script/);
      expect(reply.headers.get('x-content-type-options'), about).toBe('nosniff');
      expect(reply.headers.get('referrer-policy'), about).toBe('same-origin');
      const type = reply.headers.get('content-type') ?? '';
      if (type.startsWith('text/')) expect(type, about).toMatch(/; ?charset=utf-8$/i);
      expect(reply.headers.get('cross-origin-opener-policy'), about).toBe('same-origin');
      expect(reply.headers.get('x-powered-by'), about).toBeNull();
      expect(reply.headers.get('server'), about).toBeNull();
      if ((await reply.text()) !== '') expect(type, about).not.toBe('');
    }
  });

  it('of the framed form takes nothing from its address', async () => {
    const odd = encodeURIComponent('"><script>alert(1)</script>; script-src *');
    const reply = await at(`/embed/form?locale=${odd}&type=${odd}&source=${odd}`);
    const html = await reply.text();
    expect(html).not.toContain('<script>');
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(reply.headers.get('content-security-policy')).not.toContain('*');
  });

  it('stays as it is whatever origins administrators add', async () => {
    const admin = await signInAs(await service.client(), 'admin');
    for (const origin of [
      'https://a.example; script-src *',
      'https://a.example *',
      "https://a.example 'unsafe-inline'",
      'https://*',
      'https://*.example',
      'https://a.example;sandbox',
      "https://a.example'x",
      'javascript:alert(1)',
      'null',
      'https://a.example/path',
      'https://a.example\r\nx: y',
    ]) {
      const { status } = await admin.send('embed.addSite', { body: { origins: [origin], widgets: ['sales-lead'] } });
      const policy = (await at('/embed/form')).headers.get('content-security-policy') ?? '';
      expect([origin, status, directives(policy).get('frame-ancestors')]).toEqual([origin, 400, ["'self'", partner]]);
    }
  });
});

describe('redirects', () => {
  const isOwn = (location: string) => new URL(location, 'http://this.site').origin === 'http://this.site';

  it('P86: lead nowhere but to this site, whatever the address says', async () => {
    const parts = fc.constantFrom(
      '',
      '/',
      '//',
      '\\',
      '/\\',
      'evil.example',
      '@evil.example',
      '%2f%2fevil.example',
      '%5cevil.example',
      ':80',
      '.',
      '..',
      '%0d%0alocation:%20https://evil.example',
      'ai',
      'agent',
      'home',
      'workspace',
      'seek',
      '?redirect=//evil.example',
      '#//evil.example',
      'https:',
      'javascript:',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(parts, { minLength: 1, maxLength: 6 }), async (chosen) => {
        const reply = await rawGet(`/${chosen.join('/')}`);
        const location = /\r\nlocation: ([^\r\n]*)/i.exec(reply)?.[1];
        if (location !== undefined) expect(isOwn(location), location).toBe(true);
        expect(reply).not.toMatch(/\r\nlocation: https?:/i);
        expect(reply).toMatch(/^HTTP\/1\.1 [234]\d\d/);
      }),
      { numRuns: 150, seed: 11 },
    );
  });

  it.each(legacyRedirects.map(({ path }) => path))(
    'from the old address %s stay here with a hostile query',
    async (path) => {
      const old = filled(path, 'evil.example');
      const reply = await at(`${old}?redirect=https://evil.example&to=//evil.example&x=%0d%0aset-cookie:a=b`);
      const location = reply.headers.get('location');
      if (location !== null) expect(isOwn(location), location).toBe(true);
      expect(reply.headers.getSetCookie()).toEqual([]);
    },
  );
});

/** A request line as it is typed, which no client of ours would send. */
function rawGet(path: string, method = 'GET', more = ''): Promise<string> {
  const { hostname, port } = new URL(service.address);
  return new Promise((resolve, reject) => {
    let said = '';
    const socket = connect(Number(port), hostname, () => {
      // Not ended: a server may take a half-closed connection for one that is gone.
      socket.write(`${method} ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\nconnection: close\r\n${more}\r\n`);
    });
    socket.setTimeout(5000, () => socket.destroy());
    socket.on('data', (chunk) => (said += chunk.toString('latin1')));
    socket.on('close', () => resolve(said));
    socket.on('error', reject);
  });
}

describe('requests that no browser makes', () => {
  it.each(['TRACE', 'PUT', 'PATCH', 'PROPFIND', 'PURGE', 'HEAD', 'OPTIONS'])(
    '%s changes and echoes nothing',
    async (method) => {
      for (const path of ['/', '/home', '/api/health', '/api/assay/account/sign-in', '/api/seek/init']) {
        const reply = await rawGet(path, method, 'x-probe: echo-me-4711\r\n');
        expect(reply, `${method} ${path}`).toMatch(/^HTTP\/1\.1 (?:[234]\d\d|501)/);
        expect(reply, `${method} ${path}`).not.toContain('echo-me-4711');
      }
    },
  );

  it.each([
    ['two lengths', 'content-length: 4\r\ncontent-length: 5\r\n'],
    ['a length and chunks', 'content-length: 4\r\ntransfer-encoding: chunked\r\n'],
    ['a length that is no number', 'content-length: 4x\r\n'],
    ['a header beyond measure', `x-long: ${'x'.repeat(40_000)}\r\n`],
    ['a header with a line of its own', 'x-odd: a\r\n b\r\n'],
    ['a space in a header’s name', 'x odd: a\r\n'],
  ])('%s end the connection and harm nobody else', async (_, head) => {
    const reply = await rawGet('/api/assay/account/sign-in', 'POST', head);
    expect(reply).not.toMatch(/^HTTP\/1\.1 (?:2|5)\d\d/);
    await expectHealthy(service);
  });

  it.each([
    '//',
    '/%',
    '/%zz',
    '/%00',
    '/\u00ff',
    '/..',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/.git/config',
    '/.env',
    '/package.json',
    '/api/%2e%2e/%2e%2e',
    '/api//health',
    'http://evil.example/home',
    '*',
  ])('the address %s tells nothing', async (path) => {
    const reply = await rawGet(path);
    expect(reply).toMatch(/^HTTP\/1\.1 [234]\d\d/);
    expect(reply).not.toMatch(/root:|\[core\]|"workspaces"|node_modules|\.ts:\d+/);
    expect(reply).not.toMatch(/\r\nlocation: (?:\/\/|https?:)/i);
  });

  it('replies of the API are kept by no cache', async () => {
    const client = await signInAs(await service.client(), 'enterprise');
    for (const name of ['account.info', 'account.session', 'privacy.export', 'history.records'] as const)
      expect((await client.open(name, {})).headers.get('cache-control'), name).toBe('no-store');
    expect((await at('/api/nowhere')).headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['/', 'private, no-cache'],
    ['/home', 'private, no-cache'],
    ['/nowhere', 'private, no-cache'],
    ['/docs/api', 'no-cache'],
    ['/docs/api.css', 'no-cache'],
  ])('12, P85: %s is kept by no cache without asking again: %s', async (path, expected) => {
    expect((await at(path)).headers.get('cache-control')).toBe(expected);
  });

  it('errors are written for people: every reply of the door is calm', async () => {
    for (const path of [
      '/api/',
      '/api/nowhere/%ff',
      '/api/openapi.json/x',
      '/api/assay/account/session?debug_region[]=x',
    ])
      await expectCalm(await at(path), path);
  });
});
