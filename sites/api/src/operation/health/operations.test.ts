import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodyLimits } from '../../ground/http/request-input.ts';
import { type Installation, type RunningService, withEmbedded, withPostgres } from '../../testing/installation.ts';
import { signInAs } from '../../testing/people.ts';

let installation: Installation;
let service: RunningService;
beforeAll(async () => {
  installation = await withEmbedded({ ROLE: 'web' });
  service = await installation.start();
});
afterAll(() => installation.remove());

describe('every reply', () => {
  it.each(['/api/health', '/api/nowhere', '/home', '/docs/api', '/api/openapi.json'])(
    'carries the security headers: %s',
    async (path) => {
      const reply = await (await service.client()).fetch(path);
      const policy = reply.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).not.toMatch(/unsafe|\*/);
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it('names its request, by the id it was given when that is one', async () => {
    const client = await service.client();
    const given = await client.fetch('/api/health', { headers: { 'x-request-id': 'trace-1234' } });
    expect(given.headers.get('x-request-id')).toBe('trace-1234');
    const forged = await client.fetch('/api/health', { headers: { 'x-request-id': 'a b\t<script>' } });
    expect(forged.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    const { failure } = await client.call('account.info');
    expect(failure?.request_id).toMatch(/^[\w-]{36}$/);
  });
});

describe('limits', () => {
  it('refuses a body that is too large, also when its length is not told', async () => {
    const client = await service.client();
    const large = 'x'.repeat(bodyLimits.json + 1);
    const told = await client.send('account.signIn', { body: { account: large, password: 'x' } });
    expect([told.status, told.failure?.error_code]).toEqual([413, 413]);
    const untold = await fetch(`${service.address}/api/device/register`, {
      method: 'POST',
      body: new Blob([large]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(untold.status).toBe(413);
  });

  it('hold across processes', async () => {
    const shared = await withPostgres({ ROLE: 'web' });
    try {
      const processes = await Promise.all([shared.spawn(), shared.spawn()]);
      const clients = await Promise.all(processes.map((one) => one.client()));
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 11; attempt += 1) {
        const body = { account: 'nobody@demo.assay', password: 'guess' };
        const reply = await clients[attempt % 2]?.call('account.signIn', { body });
        statuses.push(reply?.status ?? 0);
      }
      expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    } finally {
      await shared.remove();
    }
  });
});

describe('the log', () => {
  it('P90: is JSON lines without personal data', async () => {
    const client = await signInAs(await service.client(), 'owner');
    await client.call('account.saveInformation', { body: { full_name: 'Ada Quill', manual_company: 'Quill & Co' } });
    await client.call('home.searchPreview', { body: { playbook: 'seek', q_s: 'my unpublished alloy' } });
    await client.call('account.session');
    const text = service.lines.join('');
    for (const line of service.lines)
      expect(JSON.parse(line)).toMatchObject({ time: expect.any(String), event: expect.any(String) });
    for (const secret of ['owner@demo.assay', 'Ada Quill', 'Quill & Co', 'unpublished', '127.0.0.1:'])
      expect(text).not.toContain(secret);
    expect(service.lines.filter((line) => line.includes('"event":"request"')).length).toBeGreaterThan(3);
  });
});

describe('stopping', () => {
  it('ends on SIGTERM with a dump that a later start can do without', async () => {
    const stopped = await withEmbedded({ ROLE: 'web', ASSAY_DUMP_HOURS: '24' });
    try {
      const first = await stopped.spawn();
      await first.kill('SIGTERM');
      expect(first.log()).toContain('"event":"dumped"');
      const second = await stopped.spawn();
      expect((await (await second.client()).call('operations.ready')).status).toBe(200);
    } finally {
      await stopped.remove();
    }
  });
});
