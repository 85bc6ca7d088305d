import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts, demoPassword } from '../people/identity/demo-tenant.ts';
import { type Installation, type SpawnedService, withPostgres } from '../testing/installation.ts';
import { mailbox } from '../testing/mailbox.ts';
import { openSockets } from '../testing/open-sockets.ts';
import { sealNumber } from '../testing/people.ts';
import { solveCaptcha } from '../testing/solve-captcha.ts';
import { createTestClient, type TestClient } from '../testing/test-client.ts';
import { startTlsProxy, type TlsProxy } from '../testing/tls-proxy.ts';

// What anybody sees of an installation in production, from outside, through the proxy of its operator.

const name = 'assay.example';
const metricsToken = 'a-token-of-the-metrics';

let folder: string;
let installation: Installation;
/** Nothing else is set: neither what tests set for all, nor what has a default. */
let bare: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-scanned-'));
  await mkdir(join(folder, 'site', 'assets'), { recursive: true });
  await mkdir(join(folder, 'site', '.vite'));
  const files = {
    'package.json': '{"secret": 1}',
    'site/index.html': '<!doctype html><title>Assay</title>',
    'site/assets/app-1a2b3c4d.js': 'export {};',
    'site/.env': 'secret=1',
    'site/.vite/manifest.json': '{"secret": 1}',
  };
  for (const [path, content] of Object.entries(files)) await writeFile(join(folder, path), content);
  installation = await withPostgres();
  const { DATABASE_URL = '', ASSAY_DATA = '', ...rest } = installation.environment;
  bare = {
    ...Object.fromEntries(Object.keys(rest).map((each) => [each, ''])),
    DATABASE_URL,
    ASSAY_DATA,
    NODE_ENV: 'production',
    PORT: String(await freePort()),
  };
});
afterAll(async () => {
  await installation.remove();
  await rm(folder, { recursive: true, force: true });
});

function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** A person of an address, which is proved by the mail that is sent to it. */
async function registered(client: TestClient, mails: readonly string[]): Promise<void> {
  const captcha = await solveCaptcha(client);
  const body = { account: 'first@corp.example', full_name: 'Fay First', captcha };
  expect((await client.call('credentials.register', { body })).data).toEqual({ sent: true });
  const token = () => /#confirm=3?D?([\w-]{43})/.exec(mails.join('').replaceAll('=\r\n', ''))?.[1];
  await expect.poll(token).toBeDefined();
  const confirm = { token: token() ?? '', password: 'a-long-password' };
  expect((await client.call('credentials.confirm', { body: confirm })).status).toBe(200);
}

describe('P106: an installation in production with nothing but its database', () => {
  let service: SpawnedService;
  let proxy: TlsProxy;
  beforeAll(async () => {
    service = await installation.spawn(bare);
    proxy = await startTlsProxy(service.address, name);
  });
  afterAll(async () => {
    proxy.close();
    await service.kill('SIGKILL');
  });

  it.skipIf(!existsSync('/proc/self/net/tcp'))(
    'P106: opens its one port on loopback, and no other socket',
    async () => {
      expect(service.address).toBe(`http://127.0.0.1:${bare['PORT']}`);
      const [loopback, port] = ['0100007F', bare['PORT']];
      expect(await openSockets(service.pid)).toEqual([`tcp ${loopback} ${port}`]);
      const children = await readFile(`/proc/${service.pid}/task/${service.pid}/children`, 'utf8').catch(() => '');
      expect(children, 'no process of its own that could listen').toBe('');
    },
  );

  it('P31, P35: goes by no name that it was not told, and believes no proxy that it was not told of', async () => {
    const { status, text } = await proxy.ask('/');
    expect([status, text]).toEqual([421, expect.stringContaining('ASSAY_PUBLIC_URL')]);
    const { headers } = await proxy.ask('/api/health', { headers: { host: 'localhost' } });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('P106: has nobody in it, and lets nobody in by an account that everybody knows', async () => {
    const client = await service.client();
    expect((await client.call('account.demoAccounts')).status).toBe(404);
    const body = { account: demoAccounts[0]?.account ?? '', password: demoPassword };
    expect((await client.call('account.signIn', { body })).status).toBe(401);
    const sealed = await sealNumber(client, '13612345678');
    const phone = await client.call('account.verifyCode', { body: { ...sealed, purpose: 'LOGIN' } });
    const guess = { ...sealed, purpose: 'LOGIN' as const, code: '123456' };
    const code = await client.call('account.signInByCode', { body: guess });
    const reset = await client.call('credentials.forgot', { body: { account: 'owner@demo.assay' } });
    const left = { token: 'x'.repeat(43), password: 'a-long-password' };
    const link = await client.call('credentials.reset', { body: left });
    expect([phone.status, code.status, reset.status, link.status]).toEqual([503, 400, 503, 410]);
    const database = await installation.open();
    const { rows } = await database.pool.query(
      `select (select count(*)::int from user_account) as people, (select count(*)::int from tenant) as tenants`,
    );
    expect(rows).toEqual([{ people: 0, tenants: 0 }]);
  });
});

describe('P106: the same behind a TLS proxy, once it knows its address', () => {
  const post = mailbox();
  let service: SpawnedService;
  let proxy: TlsProxy;
  beforeAll(async () => {
    await new Promise<void>((resolve) => post.server.listen(0, '127.0.0.1', resolve));
    service = await installation.spawn({
      ...bare,
      ASSAY_PUBLIC_URL: `https://${name}`,
      ASSAY_SITE: join(folder, 'site'),
      METRICS_TOKEN: metricsToken,
      SMTP_URL: `smtp://127.0.0.1:${(post.server.address() as AddressInfo).port}`,
    });
    proxy = await startTlsProxy(service.address, name);
  });
  afterAll(async () => {
    proxy.close();
    await service.kill('SIGKILL');
    post.server.close();
  });

  it.each([
    ['/', 302, 'private, no-cache'],
    ['/home', 200, 'private, no-cache'],
    ['/nowhere', 404, 'private, no-cache'],
    ['/assets/app-1a2b3c4d.js', 200, 'public, max-age=31536000, immutable'],
    ['/docs/api', 200, 'no-cache'],
    ['/docs/embedding', 200, 'no-cache'],
    ['/embed/form', 200, 'no-cache'],
    ['/embed/none.js', 404, 'no-cache'],
    ['/api/assay/account/session', 401, 'no-store'],
    ['/api/health', 200, 'no-store'],
    ['/api/nowhere', 404, 'no-store'],
    ['/mcp', 405, 'no-store'],
    ['/metrics', 401, undefined],
    ['/.well-known/security.txt', 404, 'private, no-cache'],
  ])('P20, P73, P85, P106: %s has all its headers', async (path, status, cache) => {
    const { headers, ...reply } = await proxy.ask(path);
    expect([reply.status, headers['cache-control']]).toEqual([status, cache]);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; /),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    const framed = path === '/embed/form' ? "frame-ancestors 'self'" : "frame-ancestors 'none'";
    expect(headers['content-security-policy']).toContain(framed);
    expect(headers['content-security-policy']).not.toMatch(/unsafe|\*|http:/);
    for (const banner of ['server', 'x-powered-by', 'via']) expect(headers[banner]).toBeUndefined();
  });

  it.each(['TRACE', 'PUT', 'DELETE', 'PROPFIND'])(
    'P106: %s is no method of a page, and echoes nothing',
    async (method) => {
      for (const path of ['/', '/home', '/assets/app-1a2b3c4d.js', '/api/health', '/mcp']) {
        const { status, headers, text } = await proxy.ask(path, { method, headers: { 'x-probe': 'echo-me-4711' } });
        expect([path, [400, 404, 405, 501].includes(status)]).toEqual([path, true]);
        expect(text).not.toContain('echo-me-4711');
        expect([path, headers['x-content-type-options']]).toEqual([path, 'nosniff']);
      }
    },
  );

  it('P31: a request under another name is refused, with all headers', async () => {
    for (const host of ['rebound.example', `${name}.rebound.example`, '10.0.0.7', `evil-${name}`]) {
      const { status, headers } = await proxy.ask('/home', { headers: { host } });
      expect([host, status]).toEqual([host, 421]);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
  });

  it.each([
    '/../package.json',
    '/assets/../../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
    '/..%5cpackage.json',
    '/%252e%252e/package.json',
    '//package.json',
    '/package.json',
    '/.env',
    '/%2eenv',
    '/.vite/manifest.json',
    '/assets/..%2f.vite/manifest.json',
    '/embed/..%2fpackage.json',
    '/embed/.env',
    '/etc/passwd',
    '/assets/',
    '/assets',
    '/assets/app-1a2b3c4d.js.map',
  ])('P106: %s gives no file beside the pages, nor a hidden one, nor a list of them', async (path) => {
    const { status, text } = await proxy.ask(path);
    expect([status, text]).toEqual([404, expect.not.stringMatching(/secret|root:|app-1a2b3c4d/)]);
  });

  it('P91: tells its metrics to their token alone', async () => {
    const asks: Record<string, string>[] = [
      {},
      { authorization: 'Bearer x' },
      { authorization: metricsToken },
      { cookie: `token=${metricsToken}` },
    ];
    for (const headers of asks)
      expect(await proxy.ask('/metrics', { headers })).toMatchObject({
        status: 401,
        text: expect.not.stringContaining('assay_'),
      });
    expect((await proxy.ask(`/metrics?token=${metricsToken}`)).status).toBe(401);
    const told = await proxy.ask('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } });
    expect([told.status, told.headers['cache-control']]).toEqual([200, 'no-store']);
  });

  it('P20, P26, P27: its first person gets a cookie of this host and of TLS alone, and the link of the start once', async () => {
    const printed = /\n(https:\S+#operator=([\w-]{43}))\n/.exec(service.said());
    expect(printed?.[1]).toBe(`https://${name}/home#operator=${printed?.[2]}`);
    expect(service.log()).not.toContain(printed?.[2]);
    const client = await createTestClient(proxy.address);
    await registered(client, post.mails);
    const body = { account: 'first@corp.example', password: 'a-long-password' };
    const lines = (await client.open('account.signIn', { body })).headers.getSetCookie();
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines)
      expect(line).toMatch(/^__Host-assay_\w+=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const tenants = () => client.call('installation.tenants', { query: { query: '', page: 1, limit: 20 } });
    const claim = async (token = '') => (await client.call('installation.claim', { body: { token } })).status;
    expect([(await tenants()).status, await claim('x'.repeat(43))]).toEqual([403, 410]);
    expect([await claim(printed?.[2]), (await tenants()).status]).toEqual([200, 200]);
    expect(await claim(printed?.[2])).toBe(410);
  });
});
