import { afterAll, beforeAll, expect, it } from 'vitest';
import { tellClearConnections } from './clear-connections.ts';
import { settingsInTheClear } from './ground/egress/clear-settings.ts';
import { type Installation, withPostgres } from './testing/installation.ts';
import { startRelay } from './testing/relay.ts';

let installation: Installation;
beforeAll(async () => {
  installation = await withPostgres({ NODE_ENV: 'production' }, 'schema');
});
afterAll(() => installation.remove());

async function toldBy(environment: Record<string, string>): Promise<string[]> {
  const service = await installation.start(environment);
  await service.stop();
  const lines = service.lines.map((line) => JSON.parse(line) as { event: string; settings?: string });
  return lines.flatMap(({ event, settings = '' }) => (event === 'connections-in-the-clear' ? [settings] : []));
}

it('are told by a start in production: those to another machine without TLS', async () => {
  expect(
    await toldBy({ SMTP_URL: 'smtps://mail.example', LLM_BASE_URL: 'http://127.0.0.1:9/v1', LLM_MODEL: 'm' }),
  ).toEqual([]);
  const relay = await startRelay(installation.environment['DATABASE_URL'] ?? '', '127.0.0.2');
  try {
    const settings = { SMTP_URL: 'smtp://user:pass@mail.example', LLM_BASE_URL: 'http://model:9/v1', LLM_MODEL: 'm' };
    expect(await toldBy({ ...settings, DATABASE_URL: relay.address })).toEqual([
      'DATABASE_URL, LLM_BASE_URL, SMTP_URL',
    ]);
    expect(await toldBy({ ...settings, NODE_ENV: 'development', DATABASE_URL: relay.address })).toEqual([]);
  } finally {
    await relay.close();
  }
});

it('are told without the database where that does not say how it is reached', async () => {
  const told: unknown[] = [];
  const log = { warn: (event: string, { settings }: { settings: string }) => told.push([event, settings]) };
  const tables = () => ({ getExecutor: () => ({ transformQuery: fail }) });
  const fail = () => {
    throw new Error('relation "pg_stat_ssl" does not exist');
  };
  const settings = { NODE_ENV: 'production', LLM_BASE_URL: 'http://model.example/v1' };
  await tellClearConnections(settings as never, { engine: 'postgres', tables } as never, log as never);
  expect(told).toEqual([['connections-in-the-clear', 'LLM_BASE_URL']]);
});

it.each([
  ['http://model.example/v1', true],
  ['http://10.0.0.7:8000', true],
  ['http://127.evil.example', true],
  ['http://localhost:11434/v1', false],
  ['http://[::1]:11434', false],
  ['https://model.example/v1', false],
])('%s is one: %s', (LLM_BASE_URL, isOne) => {
  expect(settingsInTheClear({ LLM_BASE_URL } as never)).toEqual(isOne ? ['LLM_BASE_URL'] : []);
});

it.each([
  ['smtp://mail.example:587', true],
  ['smtp://mail.example:587?requireTLS=true', false],
  ['smtps://mail.example', false],
])('of mail, %s is one: %s', (SMTP_URL, isOne) => {
  expect(settingsInTheClear({ SMTP_URL } as never)).toEqual(isOne ? ['SMTP_URL'] : []);
});

it('is none where the log of acts goes to a file', () => {
  expect(settingsInTheClear({ AUDIT_SINK: '/var/log/assay-audit.jsonl' } as never)).toEqual([]);
});
