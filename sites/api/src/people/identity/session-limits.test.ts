import { errors } from '@assay/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, installations, type RunningService } from '../../testing/installation.ts';
import { joinInvited, registerByMail, signInAs } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';

const hour = 3600;
const password = 'correct horse battery';
let last = 0;

describe.each(installations)('P22: limits of the sessions of a tenant, on $engine', ({ engine, install }) => {
  let installation: Installation;
  let service: RunningService;
  /** On a server another process. */
  let elsewhere: { client(): Promise<TestClient> };
  beforeAll(async () => {
    installation = await install({ ROLE: 'web', ASSAY_RATE_LIMITS: '0' });
    service = await installation.start();
    elsewhere = engine === 'postgres' ? await installation.spawn({ ROLE: 'web' }) : service;
  });
  afterAll(() => installation.remove());

  const query = async (text: string, values: unknown[] = []) => (await service.database.pool.query(text, values)).rows;
  const statusOf = async (client: TestClient) => (await client.call('account.info')).status;
  const endOf = async (client: TestClient) => (await client.call('account.session')).data.ended_by;

  /** An owner of a tenant of their own. */
  async function newOwner() {
    last += 1;
    const account = `owner-${last}@limits.example`;
    const client = await service.client();
    const { user, tenant } = await registerByMail(client, { account, password, full_name: 'Olga Limits' });
    return { client, account, userId: user?.user_id ?? '', tenantId: tenant?.tenant_id ?? '' };
  }

  /** A member of that tenant, where they sign in. */
  async function newMember(owner: TestClient, at: { client(): Promise<TestClient> } = service) {
    last += 1;
    const account = `member-${last}@limits.example`;
    const joined = await joinInvited(owner, await service.client(), { account, password, role: 'member' });
    const client = await at.client();
    await client.call('account.signIn', { body: { account, password } });
    return { client, account, userId: joined.user?.user_id ?? '' };
  }

  const save = (client: TestClient, idle_minutes: number | null, age_hours: number | null) =>
    client.call('administration.saveSessionLimits', { body: { idle_minutes, age_hours } });
  const unusedFor = (userId: string, seconds: number) =>
    query('update session set renewed_at = now() - make_interval(secs => $2) where user_id = $1', [userId, seconds]);
  const agedBy = (userId: string, seconds: number) =>
    query('update session set created_at = now() - make_interval(secs => $2) where user_id = $1', [userId, seconds]);

  it('end a session that is not used, and never one that is; its person is told why', async () => {
    const owner = await newOwner();
    const member = await newMember(owner.client);
    expect((await save(owner.client, 15, null)).status).toBe(200);
    for (let times = 0; times < 3; times += 1) {
      await unusedFor(member.userId, 15 * 60 - 2);
      expect(await statusOf(member.client), 'used in time').toBe(200);
    }
    await unusedFor(member.userId, 15 * 60);
    expect(await statusOf(member.client)).toBe(401);
    expect(await endOf(member.client)).toEqual({ limit: 'idle', minutes: 15 });
    const { data } = await owner.client.call('administration.tenant');
    expect(data).toMatchObject({ session_idle_minutes: 15, session_age_hours: null });
    await member.client.call('account.signIn', { body: { account: member.account, password } });
    expect([await statusOf(member.client), await endOf(member.client)]).toEqual([200, null]);
  });

  it('have the use of a session written down as often as they need, and no more often elsewhere', async () => {
    const owner = await newOwner();
    const written = async () => {
      await unusedFor(owner.userId, 30);
      await statusOf(owner.client);
      const [row] = await query(
        'select extract(epoch from now() - renewed_at)::float8 as ago from session where user_id = $1',
        [owner.userId],
      );
      return Number(row?.['ago']) < 20;
    };
    expect(await written()).toBe(false);
    await save(owner.client, 15, null);
    expect(await written()).toBe(true);
  });

  it('end a session by its age however much it is used', async () => {
    const owner = await newOwner();
    const member = await newMember(owner.client);
    await save(owner.client, null, 1);
    await agedBy(member.userId, hour - 5);
    expect([await statusOf(member.client), await statusOf(member.client)]).toEqual([200, 200]);
    await agedBy(member.userId, hour);
    expect([await statusOf(member.client), await endOf(member.client)]).toEqual([401, { limit: 'age', minutes: 60 }]);
    expect((await member.client.call('sessions.list')).status).toBe(401);
    await member.client.call('account.signIn', { body: { account: member.account, password } });
    expect((await member.client.call('sessions.list')).data.sessions, 'the ended one is not live').toHaveLength(1);
  });

  it('once lowered, end at once and in every process what is over them, and raising them brings nothing back', async () => {
    const owner = await newOwner();
    const member = await newMember(owner.client, elsewhere);
    const young = await newMember(owner.client, elsewhere);
    await agedBy(member.userId, 5 * hour);
    await unusedFor(member.userId, 20 * 60);
    expect(await statusOf(member.client)).toBe(200);
    await save(owner.client, null, 4);
    expect([await statusOf(member.client), await statusOf(young.client)]).toEqual([401, 200]);
    await save(owner.client, null, 24);
    await save(owner.client, null, null);
    expect([await statusOf(member.client), await endOf(member.client)]).toEqual([401, { limit: 'age', minutes: 240 }]);
  });

  it('let nothing come back that was over them, when they are lifted before anybody looked', async () => {
    const owner = await newOwner();
    const member = await newMember(owner.client);
    await save(owner.client, 15, null);
    await unusedFor(member.userId, 16 * 60);
    await save(owner.client, null, null);
    expect([await statusOf(member.client), await endOf(member.client)]).toEqual([401, { limit: 'idle', minutes: 15 }]);
  });

  it('hold for whoever switches to the tenant: a session too old for it asks for a new sign-in', async () => {
    const [strict, usual] = [await newOwner(), await newOwner()];
    const { data: invited } = await strict.client.call('members.invite', { body: { role: 'member' } });
    await usual.client.call('members.accept', { body: { token: invited.link.split('=')[1] ?? '' } });
    await usual.client.call('account.switchTenant', { body: { tenant_id: usual.tenantId } });
    await save(strict.client, null, 1);
    await agedBy(usual.userId, 2 * hour);
    expect(await statusOf(usual.client), 'its own tenant sets none').toBe(200);
    const enter = () => usual.client.call('account.switchTenant', { body: { tenant_id: strict.tenantId } });
    const refused = await enter();
    expect([refused.status, refused.failure?.error_code]).toEqual([403, errors.sessionTooOld.code]);
    expect(refused.failure?.message).toMatch(/^That organisation asks for a newer sign-in/);
    expect(await statusOf(usual.client), 'where it was').toBe(200);
    await usual.client.call('account.signIn', { body: { account: usual.account, password } });
    expect((await enter()).data.tenant?.tenant_id).toBe(strict.tenantId);
  });

  it('set how long a browser keeps the cookie: a day beyond the greatest age, to be told why it ended', async () => {
    const owner = await newOwner();
    const member = await newMember(owner.client);
    const kept = async () => {
      const reply = await member.client.call('account.signIn', { body: { account: member.account, password } });
      return Number(/assay_session=[^;]+; Max-Age=(\d+)/.exec(reply.headers.get('set-cookie') ?? '')?.[1]);
    };
    expect(await kept()).toBe(30 * 24 * hour);
    await save(owner.client, null, 8);
    const limited = await kept();
    expect(limited).toBeLessThanOrEqual(32 * hour);
    expect(limited).toBeGreaterThan(31 * hour);
  });

  it('are set by administrators in the ranges, after a proof, and the log tells; other tenants keep theirs', async () => {
    const owner = await newOwner();
    const other = await newOwner();
    const member = await newMember(owner.client);
    const wrong: [number | null, number | null][] = [
      [14, null],
      [43_201, null],
      [null, 0],
      [null, 2161],
      [15.5, null],
    ];
    for (const [idle, age] of wrong) expect((await save(owner.client, idle, age)).status).toBe(400);
    expect((await save(member.client, 15, 1)).status).toBe(403);
    await query(`update session set proved_at = now() - interval '11 minutes' where user_id = $1`, [owner.userId]);
    expect((await save(owner.client, 15, 8)).failure?.error_code).toBe(errors.proofDemanded.code);
    await query('update session set proved_at = now() where user_id = $1', [owner.userId]);
    expect((await save(owner.client, 15, 8)).status).toBe(200);
    const { data } = await owner.client.call('audit.events', { query: { action: 'settings_changed' } });
    expect(data.events[0]).toMatchObject({
      detail: 'sessions idle=15min age=8h',
      actor: { user_id: owner.userId },
      address: expect.any(String),
    });
    expect((await other.client.call('administration.tenant')).data).toMatchObject({
      session_idle_minutes: null,
      session_age_hours: null,
    });
    const demo = await signInAs(await service.client(), 'viewer');
    expect((await save(demo, 15, 8)).status).toBe(403);
  });
});
