import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, installations, type RunningService, withPostgres } from '../../testing/installation.ts';
import { signInAs } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const from = (address: string) => ({ 'x-forwarded-for': `203.0.113.9, ${address}`, 'user-agent': firefox });

async function newest(admin: TestClient, count: number) {
  const { data } = await admin.call('audit.events', { query: { page: 1, limit: count } });
  return data.events.map(({ action, actor, detail, address, device }) => ({
    action,
    actor: actor?.name,
    detail,
    address,
    device: device && `${device.browser} ${device.system}`,
  }));
}

describe.each(installations)('point 11 on $engine: an entry tells where it came from', ({ install }) => {
  let installation: Installation;
  let service: RunningService;
  let admin: TestClient;
  beforeAll(async () => {
    installation = await install({ TRUST_PROXY: '1', ROLE: 'web' });
    service = await installation.start();
    admin = await signInAs(await service.client(), 'admin');
  });
  afterAll(() => installation.remove());

  it('has the whole address that the proxy saw, and families of browser and system', async () => {
    await admin.call('members.invite', { body: { role: 'viewer' } }, from('2001:db8:1:2:3:4:5:6'));
    await admin.call('members.invite', { body: { role: 'member' } }, from('[2001:db8::7]:4711'));
    await admin.call('members.invite', { body: { role: 'viewer' } }, from('::ffff:198.51.100.4'));
    expect((await newest(admin, 3)).map(({ address, device }) => [address, device])).toEqual([
      ['198.51.100.4', 'firefox windows'],
      ['2001:db8::7', 'firefox windows'],
      ['2001:db8:1:2:3:4:5:6', 'firefox windows'],
    ]);
  });

  it('is written for each proof, right and limit that is refused', async () => {
    const visitor = await service.client();
    const where = from('198.51.100.20');
    const wrong = { account: 'viewer@demo.assay', password: 'wrong' };
    await visitor.call('account.signIn', { body: wrong }, where);
    const viewer = await signInAs(await service.client(), 'viewer');
    await viewer.call('members.invite', { body: { role: 'admin' } }, where);
    await viewer.call('audit.events', { query: { page: 1, limit: 1 } }, where);
    const shared = { address: '198.51.100.20', device: 'firefox windows' };
    const told = (await newest(admin, 6)).filter(({ address }) => address === shared.address);
    expect(told).toEqual([
      { action: 'right_refused', actor: 'Vera Viewer', detail: 'audit.events', ...shared },
      { action: 'right_refused', actor: 'Vera Viewer', detail: 'members.invite', ...shared },
      { action: 'sign_in_refused', actor: 'Vera Viewer', detail: 'password', ...shared },
    ]);
  });

  it('is written once for a limit, however often it is run against', async () => {
    const where = from('198.51.100.30');
    const visitor = await service.client();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 14; attempt += 1) {
      const body = { account: 'nobody@demo.assay', password: 'wrong' };
      statuses.push((await visitor.call('account.signIn', { body }, where)).status);
    }
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(1);
    const told = (await newest(admin, 14)).filter(({ action }) => action === 'limit_reached');
    expect(told).toEqual([
      {
        action: 'limit_reached',
        actor: undefined,
        detail: 'account.signIn',
        address: '198.51.100.30',
        device: 'firefox windows',
      },
    ]);
  });

  it('P90: leaves no address, name or number in the lines of the service', () => {
    const text = service.lines.join('');
    for (const personal of ['198.51.100', '2001:db8', '127.0.0.1', '@demo.assay', 'Vera', 'Firefox'])
      expect(text).not.toContain(personal);
  });

  it('is exported as JSON lines', async () => {
    const reply = await admin.open('audit.export', { query: { format: 'jsonl' } });
    expect(reply.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    const lines = (await reply.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { position: number });
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.every(({ position }) => Number.isInteger(position))).toBe(true);
  });
});

describe('point 11: a single sign-on that fails', () => {
  let provider: Server;
  let installation: Installation;
  beforeAll(async () => {
    provider = createServer((_, reply) => reply.writeHead(500).end());
    await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
    const { port } = provider.address() as AddressInfo;
    installation = await withPostgres({
      ROLE: 'web',
      OIDC_ISSUER: `http://127.0.0.1:${port}`,
      OIDC_CLIENT_ID: 'assay',
    });
  });
  afterAll(async () => {
    await installation.remove();
    provider.close();
  });

  it('is an entry that the operator reads', async () => {
    const service = await installation.start();
    const visitor = await service.client();
    const reply = await visitor.fetch('/auth/oidc/return?code=stolen&state=forged', {
      headers: { 'user-agent': firefox },
    });
    expect(reply.headers.get('location')).toBe('/home#signin=failed');
    const admin = await signInAs(await service.client(), 'admin');
    expect((await newest(admin, 2))[1]).toEqual({
      action: 'sign_in_refused',
      actor: undefined,
      detail: 'single_sign_on',
      address: '127.0.0.1',
      device: 'firefox windows',
    });
  });
});
