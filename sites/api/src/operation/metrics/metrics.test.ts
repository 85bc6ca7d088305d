import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { askQuestion } from '../../testing/ask-question.ts';
import { type Installation, installations, type RunningService, withPostgres } from '../../testing/installation.ts';
import { signInAs } from '../../testing/people.ts';

const operations = fileURLToPath(new URL('../../../../../docs/operations', import.meta.url));
const token = 'a-token-of-the-metrics';

describe.each(installations)('operations on $engine: metrics on a port of their own', ({ install }) => {
  let installation: Installation;
  let service: RunningService;
  beforeAll(async () => {
    installation = await install({ METRICS_PORT: '0' });
    service = await installation.start();
  });
  afterAll(() => installation.remove());

  const metrics = async () => (await fetch(service.metricsAddress ?? '')).text();

  it('are OpenMetrics of requests, statements, jobs, streams, disk and process', async () => {
    const client = await signInAs(await service.client(), 'viewer');
    await client.call('audit.events', { query: { page: 1, limit: 1 } });
    const reply = await fetch(service.metricsAddress ?? '');
    expect(reply.headers.get('content-type')).toMatch(/^application\/openmetrics-text; version=1\.0\.0/);
    const text = await reply.text();
    expect(text.endsWith('# EOF\n')).toBe(true);
    expect(text).toMatch(/assay_request_duration_seconds_count\{call="account\.signIn",status="200"\} 1/);
    expect(text).toMatch(/assay_request_duration_seconds_count\{call="audit\.events",status="403"\} 1/);
    expect(text).toMatch(/assay_database_statement_duration_seconds_count\{outcome="done"\} [1-9]/);
    expect(text).toMatch(/assay_database_up 1\n/);
    expect(text).toMatch(/assay_disk_free_bytes [1-9]/);
    expect(text).toMatch(/nodejs_eventloop_lag_seconds /);
    expect(text).toMatch(/process_resident_memory_bytes [1-9]/);
  });

  it('P90: counts the frames of an answer, and tells nothing of who asked what', async () => {
    const before = await metrics();
    const client = await signInAs(await service.client(), 'enterprise');
    await askQuestion(client, 'my unpublished alloy');
    const after = await metrics();
    const frames = (text: string) => Number(/assay_stream_frames_total (\d+)/.exec(text)?.[1]);
    expect(frames(after)).toBeGreaterThan(frames(before));
    for (const personal of ['unpublished', 'demo.assay', 'Mei', '127.0.0.1']) expect(after).not.toContain(personal);
  });

  it('answers nothing else there, and nothing on the port of the service', async () => {
    expect((await fetch(new URL('/api/ready', service.metricsAddress))).status).toBe(404);
    const reply = await fetch(`${service.address}/metrics`);
    expect(await reply.text()).not.toContain('assay_request_duration_seconds');
  });

  it('are told at the address of HOST alone: at another one of the machine nobody listens', async () => {
    const { port } = new URL(service.metricsAddress ?? '');
    await expect(fetch(`http://127.0.0.2:${port}/metrics`)).rejects.toThrow();
  });
});

describe('operations: metrics that no setting asks for', () => {
  it('are told to nobody', async () => {
    const installation = await withPostgres({ ROLE: 'web' });
    try {
      const { address, metricsAddress } = await installation.start();
      expect(metricsAddress).toBeUndefined();
      expect(await (await fetch(`${address}/metrics`)).text()).not.toContain('assay_');
    } finally {
      await installation.remove();
    }
  });
});

describe('operations: metrics behind a token', () => {
  it('stand on the port of the service for whoever has it', async () => {
    const installation = await withPostgres({ METRICS_TOKEN: token, ROLE: 'web' });
    try {
      const { address } = await installation.start();
      for (const authorization of [undefined, 'Bearer wrong', `Basic ${token}`]) {
        const reply = await fetch(`${address}/metrics`, { headers: authorization ? { authorization } : {} });
        expect([reply.status, await reply.text()]).toEqual([401, expect.not.stringContaining('assay_')]);
      }
      const told = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${token}` } });
      expect(await told.text()).toContain('assay_database_up 1');
    } finally {
      await installation.remove();
    }
  });

  it('P91: hear their token in one header alone, whole, and write it nowhere', async () => {
    const installation = await withPostgres({ METRICS_TOKEN: token, METRICS_PORT: '0', ROLE: 'web' });
    try {
      const service = await installation.start();
      const address = service.metricsAddress ?? '';
      const bearer = (value: string) => ({ headers: { authorization: value } });
      const refused: [string, RequestInit][] = [
        [`${address}?token=${token}`, {}],
        [`${address}?authorization=Bearer%20${token}`, bearer(`Bearer ${token}`)],
        [address, { headers: { cookie: `authorization=Bearer ${token}`, 'x-authorization': `Bearer ${token}` } }],
        [address, bearer(`Bearer ${token.slice(0, -1)}`)],
        [address, bearer(`Bearer ${token}x`)],
        [address, bearer(`bearer${token}`)],
        [address, { method: 'POST', ...bearer(`Bearer ${token}`) }],
        [address.replace('/metrics', '/'), bearer(`Bearer ${token}`)],
      ];
      for (const [at, init] of refused) {
        const reply = await fetch(at, init);
        expect([401, 404], at).toContain(reply.status);
        expect(await reply.text()).not.toContain('assay_');
      }
      const told = await (await fetch(address, bearer(`Bearer ${token}`))).text();
      expect(told).toContain('assay_database_up 1');
      const pages = await Promise.all(
        ['/', '/api/health', '/docs/api', '/api/openapi.json'].map(async (path) =>
          (await fetch(`${service.address}${path}`)).text(),
        ),
      );
      expect([told, ...pages, ...service.lines].join()).not.toContain(token);
    } finally {
      await installation.remove();
    }
  });
});

describe('operations: the age of the newest dump', () => {
  it('is that of the installation or of the process, whichever is younger, where a schedule has made none, as without a key, and is not told without a schedule', async () => {
    const installation = await withPostgres({ METRICS_PORT: '0', NODE_ENV: 'production' }, 'schema');
    try {
      const ageOf = async (hours: string) => {
        const service = await installation.start({ ASSAY_DUMP_HOURS: hours });
        await service.database.pool.query(`update schema_migration set at = now() - interval '3 days'`);
        const text = await (await fetch(service.metricsAddress ?? '')).text();
        await service.stop();
        return Number(/^assay_dump_age_seconds (\S+)$/m.exec(text)?.[1]);
      };
      const uptime = vi.spyOn(process, 'uptime').mockReturnValue(4 * 86_400);
      const old = await ageOf('24');
      expect(old).toBeGreaterThanOrEqual(3 * 86_400);
      expect(old).toBeLessThan(4 * 86_400);
      uptime.mockReturnValue(60);
      expect(await ageOf('24'), 'a schedule that was turned on a minute ago').toBe(60);
      expect(await ageOf('0')).toBeNaN();
    } finally {
      vi.restoreAllMocks();
      await installation.remove();
    }
  });
});

describe('operations: alert rules and dashboards', () => {
  it('name only metrics that the service serves', async () => {
    const installation = await withPostgres({ METRICS_PORT: '0', ASSAY_DUMP_HOURS: '24' });
    try {
      const service = await installation.start();
      await (await service.client()).call('operations.health');
      const text = await (await fetch(service.metricsAddress ?? '')).text();
      const families = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => ({ name, type }));
      const served = new Set(families.flatMap(({ name, type }) => samplesOf(name, type)));
      const files = (await readdir(operations, { recursive: true })).filter((name) =>
        /alerts\.yaml$|dashboard.*\.json$/.test(name),
      );
      expect(files.length).toBeGreaterThanOrEqual(3);
      for (const file of files) {
        const named = (await readFile(join(operations, file), 'utf8')).matchAll(
          /\b(?:assay|nodejs|process)_[a-z0-9_]+/g,
        );
        const names = new Set([...named].map(([name]) => name));
        expect(names.size, file).toBeGreaterThan(3);
        expect(
          [...names].filter((name) => !served.has(name)),
          file,
        ).toEqual([]);
      }
    } finally {
      await installation.remove();
    }
  });
});

/** Names that a query may use for a family of OpenMetrics. */
function samplesOf(name: string, type: string): string[] {
  if (type === 'histogram') return [`${name}_bucket`, `${name}_sum`, `${name}_count`];
  return type === 'counter' ? [`${name}_total`] : [name];
}
