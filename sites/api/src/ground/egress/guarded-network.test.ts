import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '../configuration/settings.ts';
import { createDestinations, EgressRefused } from './destinations.ts';
import { createGuardedSend, guardedSocket, type Resolve } from './guarded-network.ts';

let server: Server;
let port: number;
let arrived: string[];
beforeAll(async () => {
  server = createServer((incoming, outgoing) => {
    arrived.push(`${incoming.method} ${incoming.headers.host}${incoming.url}`);
    const target = new URL(incoming.url ?? '/', 'http://x').searchParams.get('to');
    if (target === null) outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{"ready":true}');
    else outgoing.writeHead(307, { location: target }).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  ({ port } = server.address() as AddressInfo);
});
beforeEach(() => {
  arrived = [];
});
afterAll(() => new Promise((closed) => server.close(closed)));

/** Names as the installation's resolver would answer them. */
const names: Readonly<Record<string, readonly string[]>> = {
  'models.example': ['127.0.0.1'],
  'metadata.example': ['169.254.169.254'],
  'both.example': ['93.184.216.34', '127.0.0.1'],
  'mapped.example': ['::ffff:127.0.0.1'],
  localhost: ['127.0.0.1'],
};
const resolve: Resolve = (hostname, _, done) => {
  const found = names[hostname] ?? [];
  const error = found.length === 0 ? Object.assign(new Error(`no ${hostname}`), { code: 'ENOTFOUND' }) : null;
  done(
    error,
    found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  );
};

const send = createGuardedSend(resolve);

async function reach(address: string, named: string, more: Record<string, string> = {}, init: RequestInit = {}) {
  const settings = readSettings({ LLM_BASE_URL: named, LLM_MODEL: 'm', ...more });
  const request = new Request(address, init);
  return send(request, new Uint8Array(), createDestinations(settings).reachOf('model', new URL(request.url)));
}

describe('an address that the operator configured', () => {
  it.each(['127.0.0.1', 'localhost', '0x7f.1', '2130706433'])('as a private one is reached: %s', async (host) => {
    const base = `http://${host}:${port}/v1`;
    expect((await reach(`${base}/chat`, base)).status).toBe(200);
    expect(arrived).toHaveLength(1);
  });

  it('P82: by a name that leads to a private address is reached when the name is listed, and only then', async () => {
    const base = `http://models.example:${port}`;
    await expect(reach(base, base)).rejects.toThrow(
      'models.example leads to 127.0.0.1, a private address, so nothing was sent. If that is meant, list models.example in ASSAY_PRIVATE_HOSTS.',
    );
    expect(arrived).toEqual([]);
    expect((await reach(base, base, { ASSAY_PRIVATE_HOSTS: 'other.example,MODELS.example' })).status).toBe(200);
    expect(arrived).toEqual([`GET models.example:${port}/`]);
  });

  it.each(['both.example', 'mapped.example'])('P82: that hides a private address is not reached: %s', async (host) => {
    await expect(reach(`http://${host}:${port}/`, `http://${host}:${port}`)).rejects.toThrow(EgressRefused);
    expect(arrived).toEqual([]);
  });

  it('P82: is judged by the very answer that it is connected to, be it another each time the name is asked', async () => {
    // Of a range that nobody has: no network leads there.
    const answers = ['1::1', '127.0.0.1', '1::1', '127.0.0.1'];
    const sendTo = createGuardedSend((_, __, done) => {
      const address = answers.shift() ?? '';
      done(null, [{ address, family: address.includes(':') ? 6 : 4 }]);
    });
    const base = `http://turns.example:${port}/`;
    const { reachOf } = createDestinations(readSettings({ LLM_BASE_URL: base, LLM_MODEL: 'm' }));
    const ask = () =>
      sendTo(
        new Request(base, { signal: AbortSignal.timeout(500) }),
        new Uint8Array(),
        reachOf('model', new URL(base)),
      );
    await expect(ask()).rejects.not.toThrow(EgressRefused);
    await expect(ask()).rejects.toThrow(EgressRefused);
    expect(arrived).toEqual([]);
  });

  it.each([
    'http://169.254.169.254/latest/meta-data',
    'http://[fd00:ec2::254]/',
    'http://[::ffff:169.254.169.254]/',
    'http://[fe80::1]/',
    'http://0.0.0.0/',
    'http://metadata.example/',
  ])('where a cloud keeps credentials is never reached, whatever is listed: %s', async (base) => {
    const host = new URL(base).hostname.replaceAll(/[[\]]/g, '');
    await expect(reach(base, base, { ASSAY_PRIVATE_HOSTS: host })).rejects.toThrow(/no service of anybody/);
  });

  it('is the only one that its purpose goes to: no other host, port or scheme', async () => {
    const named = 'http://127.0.0.1:1/v1';
    for (const address of [
      `http://127.0.0.1:${port}/v1`,
      'http://127.0.0.2:1/v1',
      'https://127.0.0.1:1/v1',
      'http://models.example:1/',
    ]) {
      await expect(reach(address, named)).rejects.toThrow(/is not the address that LLM_BASE_URL names/);
    }
    expect(arrived).toEqual([]);
  });

  it('that has not been configured leads nowhere', () => {
    const destinations = createDestinations(readSettings({}));
    for (const purpose of ['model', 'embeddings', 'sms', 'webhook', 'captcha', 'mail'] as const)
      expect(() => destinations.reachOf(purpose, new URL('https://example.com/'))).toThrow(EgressRefused);
  });
});

describe('a redirect', () => {
  it.each(['http://169.254.169.254/latest/meta-data', 'https://elsewhere.example/', '/other', 'file:///etc/passwd'])(
    'P82: is not followed: %s',
    async (target) => {
      const base = `http://127.0.0.1:${port}`;
      const asked = reach(`${base}/?to=${encodeURIComponent(target)}`, base, {}, { method: 'POST', body: '{}' });
      await expect(asked).rejects.toThrow(/redirects elsewhere \(status 307\), which is not followed/);
      expect(arrived).toHaveLength(1);
    },
  );

  it('is shown to a caller that handles redirects itself, which none of ours follows', async () => {
    const base = `http://127.0.0.1:${port}`;
    const reply = await reach(`${base}/?to=/other`, base, {}, { redirect: 'manual' });
    expect([reply.status, reply.headers.get('location')]).toEqual([307, '/other']);
  });
});

describe('a provider of sign-in', () => {
  const settings = readSettings({ OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'assay' });
  const destinations = createDestinations(settings);

  it('leads on to public hosts over TLS', () => {
    expect(destinations.reachOf('sign_in', new URL('https://keys.example/jwks'))).toEqual({
      host: 'keys.example',
      isPrivate: false,
    });
  });

  it.each([
    'http://keys.example/jwks',
    'https://127.0.0.1/token',
    'https://localhost/token',
    'https://[::1]/',
    'https://10.0.0.1/',
    'https://169.254.169.254/',
  ])('does not lead to %s', (address) => {
    expect(() => destinations.reachOf('sign_in', new URL(address))).toThrow(EgressRefused);
  });
});

describe('P74: the file that proves an origin', () => {
  const destinations = (more: Record<string, string> = {}) =>
    createDestinations(readSettings({ ASSAY_SITE_PROOF: 'file', ASSAY_PRIVATE_HOSTS: 'models.example', ...more }));
  const file = 'https://www.site.example/.well-known/assay-site.txt';

  it('lies at public hosts', () => {
    expect(destinations().reachOf('site_proof', new URL(file))).toEqual({ host: 'www.site.example', isPrivate: false });
  });

  it.each([
    'http://www.site.example/.well-known/assay-site.txt',
    'https://www.site.example/',
    'https://www.site.example/.well-known/assay-site.txt?x',
    'https://127.0.0.1/.well-known/assay-site.txt',
    'https://localhost/.well-known/assay-site.txt',
    'https://10.0.0.1/.well-known/assay-site.txt',
    'https://[::1]/.well-known/assay-site.txt',
    'https://169.254.169.254/.well-known/assay-site.txt',
  ])('is not looked for at %s', (address) => {
    expect(() => destinations().reachOf('site_proof', new URL(address))).toThrow(EgressRefused);
  });

  it('is looked for only where the operator set it', () => {
    expect(() => createDestinations(readSettings({})).reachOf('site_proof', new URL(file))).toThrow(EgressRefused);
  });

  it('is not looked for behind a name that leads to a private address, be it listed for something else', async () => {
    const address = `https://models.example:${port}/.well-known/assay-site.txt`;
    const reached = destinations().reachOf('site_proof', new URL(address));
    await expect(send(new Request(address), new Uint8Array(), reached)).rejects.toThrow(EgressRefused);
    expect(arrived).toEqual([]);
  });
});

describe('a connection for mail', () => {
  it('goes where the setting leads, by the same rule', async () => {
    const settings = readSettings({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    const address = new URL(`smtp://127.0.0.1:${port}`);
    const socket = await guardedSocket(createDestinations(settings).reachOf('mail', address), port, resolve);
    expect(socket.remotePort).toBe(port);
    socket.destroy();
    await expect(guardedSocket({ host: 'models.example', isPrivate: false }, port, resolve)).rejects.toThrow(
      EgressRefused,
    );
  });
});
