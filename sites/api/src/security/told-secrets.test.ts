import { type Call, type CallName, calls } from '@assay/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingTable } from '../ground/configuration/setting-table.ts';
import { type Installation, type RunningService, withPostgres } from '../testing/installation.ts';
import { sealNumber, signInAs } from '../testing/people.ts';
import type { TestClient, TestInput } from '../testing/test-client.ts';

const names = Object.keys(calls) as CallName[];
/** Nobody listens there, so that whatever is sent fails and is told about. */
const away = '127.0.0.1:1';
const word = 'Quenstedtite';
const secretOf = (name: string) => `${word}-${name.toLowerCase().replaceAll('_', '-')}-${'0'.repeat(24)}`;
const within = (scheme: string, name: string, path = '') => `${scheme}://keeper:${secretOf(name)}@${away}${path}`;

const secrets = {
  ...Object.fromEntries(
    [
      'ASSAY_DUMP_KEY',
      'ASSAY_SECRET_KEY',
      'S3_SECRET_ACCESS_KEY',
      'OIDC_CLIENT_SECRET',
      'SMS_TOKEN',
      'LLM_API_KEY',
      'SALES_WEBHOOK_SECRET',
      'METRICS_TOKEN',
      'AUDIT_SINK_TOKEN',
    ].map((name) => [name, secretOf(name)]),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: `authorization=Bearer ${secretOf('OTEL')}`,
  SMTP_URL: within('smtp', 'SMTP_URL'),
  SMS_URL: within('http', 'SMS_URL', '/send'),
  LLM_BASE_URL: within('http', 'LLM_BASE_URL', '/v1'),
  SALES_WEBHOOK_URL: within('http', 'SALES_WEBHOOK_URL', '/leads'),
  AUDIT_SINK: within('http', 'AUDIT_SINK', '/audit'),
};
/** Secrets that another test has, or that would take the place of what is told here. */
const elsewhere: Readonly<Record<string, string>> = {
  DATABASE_URL: 'its password is that of the installation of the test',
  ASSAY_SECRET_KEY_FORMER: 'is read at a change of the key alone: commands/keys.test.ts',
  EMBEDDINGS_API_KEY: 'goes the way of LLM_API_KEY',
  CAPTCHA_SECRET: 'goes the way of SMS_TOKEN; with a provider nobody could ask for a code here',
};

describe('secrets of the configuration', () => {
  let installation: Installation;
  let service: RunningService;
  let operator: TestClient;
  beforeAll(async () => {
    installation = await withPostgres({
      ASSAY_RATE_LIMITS: '0',
      ASSAY_STEP_UP_MINUTES: '1440',
      S3_ENDPOINT: `http://${away}`,
      S3_BUCKET: 'assay',
      S3_ACCESS_KEY_ID: 'keeper',
      OIDC_ISSUER: `http://${away}`,
      OIDC_CLIENT_ID: 'assay',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://${away}`,
      LLM_MODEL: 'local',
      SALES_MAIL_TO: 'sales@example.com',
      ...secrets,
    });
    service = await installation.start();
    await service.database.pool.query(`insert into operating_tenant (tenant_id) values ('demo')`);
    operator = await signInAs(await service.client(), 'owner');
  });
  afterAll(() => installation.remove());

  it('are all here, or said where they are', () => {
    const marked = Object.entries(settingTable).flatMap(([name, { isSecret }]) => (isSecret === true ? [name] : []));
    expect(marked.filter((name) => !(name in secrets) && !(name in elsewhere))).toEqual([]);
  });

  it('P34: stand in no reply, page or line of the log, also where what they are for fails', async () => {
    const told: string[] = [];
    const hear = async (reply: Response) => {
      told.push(`${reply.status} ${JSON.stringify([...reply.headers])} ${await reply.text()}`);
    };
    const sealed = await sealNumber(await service.client(), '13612390001');
    const failing: [CallName, TestInput][] = [
      ['account.verifyCode', { body: { ...sealed, purpose: 'LOGIN_REGISTER' } }],
      ['credentials.forgot', { body: { account: 'owner@demo.assay' } }],
      ['seek.init', { body: { input: 'How does chloride start pitting corrosion on 316L?' } }],
      ['members.invite', { body: { role: 'viewer', email: 'told@example.com' } }],
    ];
    for (const [name, input] of failing) await hear(await operator.open(name, input));
    const form = new FormData();
    form.append('files', new File(['A report.\n'], 'report.txt'));
    await hear(await operator.open('agents.uploadFile', { body: form }));
    for (const path of [
      '/',
      '/auth/oidc?target=%2Fhome',
      '/metrics',
      '/docs/api',
      '/api/nowhere',
      '/nowhere',
      '/embed/form',
    ])
      for (const by of [operator, await service.client()]) await hear(await by.fetch(path));
    const kept = new Set<CallName>(['account.signOut', 'privacy.deleteAccount']);
    for (const name of names.filter((each) => !kept.has(each) && !(calls[each] as Call).endless)) {
      const { method } = calls[name] as Call;
      for (const input of method === 'GET' ? [{ params: {} }] : [{ params: {} }, { params: {}, body: [] }])
        await hear(await operator.open(name, input));
    }
    const isLogged = (event: RegExp) => () => service.lines.some((line) => event.test(line));
    await expect.poll(isLogged(/"level":"(?:error|warn)"/)).toBe(true);
    await service.stop();
    expect(told.length).toBeGreaterThan(150);
    for (const line of [...told, ...service.lines]) expect(line).not.toContain(word);
  });
});
