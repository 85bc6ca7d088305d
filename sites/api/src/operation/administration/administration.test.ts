import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errors } from '@assay/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../../ground/configuration/settings.ts';
import { type Installation, type RunningService, withEmbedded, withPostgres } from '../../testing/installation.ts';
import { registerByPhone, signInAs } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { shownConfiguration } from './shown-configuration.ts';

const idOf = async (person: TestClient) => (await person.call('account.session')).data.user?.user_id ?? '';

describe('the administration', () => {
  let installation: Installation;
  let service: RunningService;
  let admin: TestClient;
  beforeAll(async () => {
    // Nobody listens there: the test of the model finds that out.
    installation = await withEmbedded({ LLM_BASE_URL: 'http://127.0.0.1:9/v1', LLM_MODEL: 'm', LLM_API_KEY: 'k-e-y' });
    service = await installation.start();
    admin = await signInAs(await service.client(), 'admin');
  });
  afterAll(() => installation.remove());

  it('B1: grants a package until a day, gives it another end, and withdraws it', async () => {
    const person = await signInAs(await service.client(), 'free');
    const params = { user_id: await idOf(person) };
    const edition = async () => (await person.call('account.session')).data.user?.edition;
    expect(await edition()).toBe('freemium');
    const ends_at = new Date(Date.now() + 86_400_000).toISOString();
    const granted = await admin.call('administration.grant', { params, body: { package: 'ls_commercial', ends_at } });
    expect(granted.data).toContainEqual(expect.objectContaining({ package: 'ls_commercial', ends_at }));
    expect(await edition()).toBe('premium');
    const again = await admin.call('administration.grant', {
      params,
      body: { package: 'ls_commercial', ends_at: null },
    });
    expect(again.data.filter((held) => held.package === 'ls_commercial')).toMatchObject([{ ends_at: null }]);
    await admin.call('administration.withdraw', { params: { ...params, package: 'ls_commercial' } });
    expect(await edition()).toBe('freemium');
    const absent = await admin.call('administration.withdraw', { params: { ...params, package: 'ls_commercial' } });
    expect(absent.status).toBe(404);
  });

  it('B1: lets nobody grant packages to themselves in an organisation of their own', async () => {
    const stranger = await registerByPhone(await service.client(), '13712345678');
    const params = { user_id: await idOf(stranger) };
    const tried = await stranger.call('administration.grant', {
      params,
      body: { package: 'ls_commercial', ends_at: null },
    });
    expect([tried.status, tried.failure?.error_code]).toEqual([403, errors.operatorForbidden.code]);
    expect((await stranger.call('administration.tenant')).data.runs_installation).toBe(false);
    expect(
      (await admin.call('administration.grant', { params, body: { package: 'air_trial', ends_at: null } })).status,
    ).toBe(404);
  });

  it('V1: counts days in the time zone of the organisation', async () => {
    await admin.call('administration.saveTimeZone', { body: { time_zone: 'Asia/Taipei' } });
    expect((await admin.call('usage.page')).data.time_zone).toBe('Asia/Taipei');
    const unknown = await admin.call('administration.saveTimeZone', { body: { time_zone: 'Mars/Olympus' } });
    expect(unknown.failure?.fields).toHaveProperty('time_zone');
    await admin.call('administration.saveTimeZone', { body: { time_zone: null } });
    expect((await admin.call('administration.tenant')).data).toMatchObject({
      time_zone: null,
      installation_time_zone: 'UTC',
      runs_installation: true,
    });
  });

  it('says why the model does not answer, without its key and address', async () => {
    const { data } = await admin.call('administration.testModel');
    expect(data).toMatchObject({ state: 'failed', model: 'm', fault: 'unreachable', status: null });
    expect(JSON.stringify(data)).not.toMatch(/127\.0\.0\.1|k-e-y/);
  });

  it('writes a test mail to the caller', async () => {
    const { data } = await admin.call('administration.testMail');
    expect(data).toMatchObject({ state: 'written', to: 'admin@demo.assay' });
    const outbox = join(installation.environment['ASSAY_DATA'] ?? '', 'outbox');
    const mails = await Promise.all((await readdir(outbox)).map((name) => readFile(join(outbox, name), 'utf8')));
    expect(mails.join()).toMatch(/To: admin@demo\.assay[\s\S]*can send mail/);
  });

  it('backs up now, and lists what can be restored', async () => {
    expect((await admin.call('administration.backups')).data).toMatchObject({ engine: 'embedded', dumps: [] });
    expect((await admin.call('administration.backUp')).data).toEqual({ begun: true });
    const state = async () => (await admin.call('administration.backups')).data;
    await expect.poll(async () => (await state()).is_running, { timeout: 20_000 }).toBe(false);
    const { dumps, failed_at } = await state();
    expect(failed_at).toBeNull();
    expect(dumps).toHaveLength(1);
    expect(dumps[0]?.name).toMatch(/^assay-.*\.jsonl\.gz$/);
    expect(dumps[0]?.bytes).toBeGreaterThan(1_000);
  });
});

it('on a PostgreSQL server backups are its operator’s', async () => {
  const installation = await withPostgres();
  try {
    const service = await installation.start();
    const admin = await signInAs(await service.client(), 'admin');
    expect((await admin.call('administration.backUp')).data).toEqual({ begun: false });
    expect((await admin.call('administration.backups')).data).toMatchObject({ engine: 'postgres', dumps: [] });
  } finally {
    await installation.remove();
  }
});

describe('shownConfiguration()', () => {
  it('shows addresses without what they hide, and no secret', () => {
    const shown = shownConfiguration(
      readSettings({
        SMTP_URL: 'smtp://robot:pass-word@mail.example.com:587',
        LLM_BASE_URL: 'https://user:pass-word@models.example.com/v1?key=pass-word',
        LLM_MODEL: 'm',
        LLM_API_KEY: 'pass-word',
      }),
    );
    expect(JSON.stringify(shown)).not.toContain('pass-word');
    const valueOf = (name: string) => shown.settings.find((setting) => setting.name === name);
    expect(valueOf('SMTP_URL')).toMatchObject({ is_set: true, value: 'smtp://mail.example.com:587' });
    expect(valueOf('LLM_BASE_URL')?.value).toBe('https://models.example.com/v1');
    expect(valueOf('LLM_API_KEY')).toMatchObject({ is_set: true, value: null });
    expect(valueOf('EMBEDDINGS_BASE_URL')).toMatchObject({ is_set: false, value: null });
    expect(shown).toMatchObject({ model: 'configured', mail: 'configured' });
  });

  it('tells a development outbox from no mail at all', () => {
    expect(shownConfiguration(readSettings({})).mail).toBe('outbox');
    expect(shownConfiguration(readSettings({ NODE_ENV: 'production' })).mail).toBe('none');
  });
});
