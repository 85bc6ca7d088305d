import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService } from '../../service.ts';
import { type Installation, type RunningService, withEmbedded } from '../../testing/installation.ts';
import { readSettings } from '../configuration/settings.ts';
import { createLog } from '../log/log.ts';

/** A request under a name of its own, which `fetch` does not let us choose. */
function get(
  address: string,
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(`${address}${path}`, { headers }, (reply) => {
      let text = '';
      reply.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }));
    });
    sent.on('error', reject).end();
  });
}

describe('Point 4: development by default', () => {
  let installation: Installation;
  let service: RunningService;
  beforeAll(async () => {
    installation = await withEmbedded({
      ROLE: 'web',
      ASSAY_PUBLIC_URL: 'https://assay.corp.example',
      ASSAY_HOSTS: 'assay.internal,10.1.2.3',
    });
    service = await installation.start();
  });
  afterAll(() => installation.remove());

  it.each([
    'rebound.example',
    'rebound.example:3000',
    'localhost.rebound.example',
    '127.0.0.1.rebound.example',
    '192.168.0.9',
  ])('a request under the name %o is refused, whatever it asks for', async (host) => {
    for (const path of ['/', '/home', '/api/account/session', '/docs/api', '/embed/v1/loader.js']) {
      const { status, text } = await get(service.address, path, { host });
      expect([path, [400, 421].includes(status)]).toEqual([path, true]);
      expect(text).not.toContain('<');
    }
  });

  it.each(['localhost', '127.0.0.1', '[::1]', 'assay.corp.example', 'assay.internal:8443', '10.1.2.3'])(
    'a request under the name %s is answered',
    async (host) => {
      expect((await get(service.address, '/api/health', { host })).status).toBe(200);
      expect((await get(service.address, '/api/openapi.json', { host })).status).toBe(200);
    },
  );

  it('who looks after the process reaches its health under any address', async () => {
    expect((await get(service.address, '/api/ready', { host: '172.17.0.4:3000' })).status).toBe(200);
  });

  it('passwords of demo accounts are told to a browser of this machine, not through a proxy or a tunnel', async () => {
    const client = await service.client();
    expect((await client.call('account.demoAccounts')).status).toBe(200);
    for (const name of ['x-forwarded-for', 'forwarded', 'via']) {
      const reply = await client.call('account.demoAccounts', {}, { [name]: '203.0.113.9' });
      expect([name, reply.status]).toEqual([name, 404]);
    }
  });

  it.each(['0.0.0.0', '::', '192.168.0.9'])(
    'P30: the service does not open on %s without NODE_ENV=production',
    async (HOST) => {
      const settings = readSettings({ ...installation.environment, NODE_ENV: '', HOST });
      const start = startService(
        settings,
        createLog(() => undefined),
      );
      await expect(start).rejects.toThrow(/Set NODE_ENV=production/);
    },
  );
});
