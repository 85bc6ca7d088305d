import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, type RunningService, withPostgres } from '../../testing/installation.ts';
import { registerByPhone, sealNumber, signInAs } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';

let installation: Installation;
let service: RunningService;
beforeAll(async () => {
  installation = await withPostgres({ ROLE: 'web', ASSAY_RATE_LIMITS: '0' });
  service = await installation.start();
});
afterAll(() => installation.remove());

const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0';
const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';

/** The same person once more, from another browser. */
async function signInByPhone(number: string, userAgent: string): Promise<TestClient> {
  const client = await service.client();
  const sealed = await sealNumber(client, number);
  // A second code to the number within its minute.
  await service.database.pool.query(`update verification_code set sent_at = now() - interval '2 minutes'`);
  const sent = await client.call('account.verifyCode', { body: { ...sealed, purpose: 'LOGIN' } });
  const body = { ...sealed, purpose: 'LOGIN' as const, code: sent.data.development_code ?? '' };
  const { status } = await client.call('account.signInByCode', { body }, { 'user-agent': userAgent });
  expect(status).toBe(200);
  return client;
}

const statusOf = async (client: TestClient) => (await client.call('account.info')).status;
const listOf = async (client: TestClient) => (await client.call('sessions.list')).data.sessions;

describe('sessions of an account', () => {
  it('A8: are seen with browser and system, and the one that asks is marked', async () => {
    await registerByPhone(await service.client(), '13712340001');
    const there = await signInByPhone('13712340001', safari);
    const here = await signInByPhone('13712340001', firefox);
    const list = await listOf(here);
    expect(list).toHaveLength(3);
    expect(list.filter(({ is_current }) => is_current)).toMatchObject([{ browser: 'firefox', system: 'windows' }]);
    const other = (await listOf(there)).find(({ is_current }) => is_current);
    expect(other).toMatchObject({ browser: 'safari', system: 'ios' });
    expect(Date.parse(other?.used_at ?? '')).toBeGreaterThanOrEqual(Date.parse(other?.began_at ?? ''));
  });

  it('A8: end one by one or all others at once, and open nothing afterwards', async () => {
    const first = await registerByPhone(await service.client(), '13712340002');
    const [second, third, here] = [
      await signInByPhone('13712340002', safari),
      await signInByPhone('13712340002', safari),
      await signInByPhone('13712340002', firefox),
    ];
    const session_id = (await listOf(second)).find(({ is_current }) => is_current)?.session_id ?? '';
    expect((await here.call('sessions.end', { params: { session_id } })).data).toEqual({ ended: true });
    expect([await statusOf(first), await statusOf(second), await statusOf(here)]).toEqual([200, 401, 200]);
    expect((await here.call('sessions.end', { params: { session_id } })).status).toBe(404);
    expect((await here.call('sessions.endOthers')).data).toEqual({ ended: 2 });
    expect([await statusOf(first), await statusOf(third), await statusOf(here)]).toEqual([401, 401, 200]);
    expect(await listOf(here)).toHaveLength(1);
  });

  it('P61: belong to their person: nobody else ends them, and the name of one is not its key', async () => {
    const owner = await registerByPhone(await service.client(), '13712340003');
    const session_id = (await listOf(owner))[0]?.session_id ?? '';
    const stranger = await signInAs(await service.client(), 'trial');
    expect((await stranger.call('sessions.end', { params: { session_id } })).status).toBe(404);
    const visitor = await service.client();
    const tried = await visitor.open('account.info', {}, { headers: { cookie: `assay_session=${session_id}` } });
    expect([tried.status, await statusOf(owner)]).toEqual([401, 200]);
  });

  it('that has run out or grown too old is not listed', async () => {
    const client = await registerByPhone(await service.client(), '13712340004');
    const { data } = await client.call('account.session');
    await signInByPhone('13712340004', safari);
    await signInByPhone('13712340004', safari);
    await service.database.pool.query(
      `update session set created_at = now() - interval '91 days'
       where id = (select id from session where user_id = $1 and browser = 'safari' limit 1)`,
      [data.user?.user_id],
    );
    await service.database.pool.query(
      `update session set expires_at = now() - interval '1 second'
       where id = (select id from session where user_id = $1 and browser = 'safari' order by created_at desc limit 1)`,
      [data.user?.user_id],
    );
    expect(await listOf(client)).toHaveLength(1);
  });
});

describe('an administrator', () => {
  const idOf = async (client: TestClient) => (await client.call('account.session')).data.user?.user_id ?? '';

  it('A10: ends every session of a member, and the log of the tenant tells', async () => {
    const admin = await signInAs(await service.client(), 'admin');
    const here = await signInAs(await service.client(), 'viewer');
    const there = await signInAs(await service.client(), 'viewer');
    const user_id = await idOf(here);
    expect((await admin.call('members.endSessions', { params: { user_id } })).data).toEqual({ ended: 2 });
    expect([await statusOf(here), await statusOf(there)]).toEqual([401, 401]);
    const { data } = await admin.call('audit.events', { query: { action: 'sessions_ended' } });
    expect(data.events[0]).toMatchObject({ actor: { name: 'Adil Admin' }, subject: { user_id } });
  });

  it('A10: touches no owner, and nobody of another tenant', async () => {
    const admin = await signInAs(await service.client(), 'admin');
    const owner = await signInAs(await service.client(), 'owner');
    const user_id = await idOf(owner);
    expect((await admin.call('members.endSessions', { params: { user_id } })).status).toBe(403);
    const stranger = await registerByPhone(await service.client(), '13712340005');
    expect((await stranger.call('members.endSessions', { params: { user_id } })).status).toBe(404);
    expect(await statusOf(owner)).toBe(200);
  });
});
