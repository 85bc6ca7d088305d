import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, installations, type RunningService } from '../../testing/installation.ts';
import { joinInvited, registerByPhone, signInAs } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';

describe.each(installations)('the audit log on $engine', ({ install }) => {
  let installation: Installation;
  let service: RunningService;
  let admin: TestClient;
  beforeAll(async () => {
    installation = await install({ ASSAY_RATE_LIMITS: '0' });
    service = await installation.start();
    admin = await signInAs(await service.client(), 'admin');
  });
  afterAll(() => installation.remove());

  const events = async (by: TestClient, query: Parameters<typeof admin.call<'audit.events'>>[1] = { query: {} }) =>
    (await by.call('audit.events', query)).data.events;

  it('W1: holds who did what to whom, newest first', async () => {
    const person = await service.client();
    const tess = { account: 'tess@example.com', full_name: 'Tess Traced', role: 'viewer' } as const;
    const user_id = (await joinInvited(admin, person, tess)).user?.user_id ?? '';
    await admin.call('members.changeRole', { params: { user_id }, body: { role: 'member' } });
    await admin.call('administration.grant', {
      params: { user_id },
      body: { package: 'ls_commercial', ends_at: null },
    });
    await admin.call('members.remove', { params: { user_id } });
    const seen = (await events(admin)).map(({ action, actor, subject, detail }) => [
      action,
      actor?.name,
      subject?.name,
      detail,
    ]);
    expect(seen.slice(0, 5)).toEqual([
      ['member_removed', 'Adil Admin', 'Tess Traced', ''],
      ['package_granted', 'Adil Admin', 'Tess Traced', 'ls_commercial'],
      ['role_changed', 'Adil Admin', 'Tess Traced', 'member'],
      ['joined', 'Tess Traced', undefined, ''],
      ['invited', 'Adil Admin', undefined, 'viewer'],
    ]);
  });

  it('tells a sign-in that was refused, and names nobody where there is no such account', async () => {
    const visitor = await service.client();
    const { data } = await admin.call('account.session');
    const account = data.user?.email ?? '';
    for (const each of [account, 'nobody@example.com'])
      expect((await visitor.call('account.signIn', { body: { account: each, password: 'wrong' } })).status).toBe(401);
    const refused = await events(admin, { query: { action: 'sign_in_refused' } });
    // The demo tenant runs this installation, so it reads of sign-ins that are nobody's too.
    expect(refused.map(({ actor, detail }) => [actor?.name, detail])).toEqual([
      [undefined, 'password'],
      ['Adil Admin', 'password'],
    ]);
  });

  it('is read by action and by person, and as a file that no spreadsheet runs', async () => {
    const { data } = await admin.call('audit.events', { query: { action: 'signed_in', limit: 1 } });
    expect(data.total).toBeGreaterThanOrEqual(1);
    expect(data.events).toHaveLength(1);
    const actor = data.events[0]?.actor?.user_id ?? '';
    for (const event of await events(admin, { query: { actor } })) expect(event.actor?.user_id).toBe(actor);
    const file = await (await admin.open('audit.export', { query: { action: 'signed_in' } })).text();
    const lines = file.trim().split('\r\n');
    expect(lines[0]).toBe(
      'event_id,at,action,actor_id,actor,subject_id,subject,detail,address,browser,system,position,hash',
    );
    expect(lines.slice(1).every((line) => line.includes(',signed_in,'))).toBe(true);
    expect((await events(admin))[0]).toMatchObject({ action: 'exported', detail: 'audit_log' });
  });

  it('A10: is that of one organisation, and forgets a deleted account', async () => {
    const other = await registerByPhone(await service.client(), '13900009999');
    expect((await events(other)).map(({ action }) => action)).toEqual(['signed_in']);
    const { user } = (await other.call('account.session')).data;
    await other.call('privacy.deleteAccount', { body: { full_name: user?.full_name ?? '' } });
    const { rows } = await service.database.pool.query<{ action: string; tenant_id: string | null }>(
      'select action, tenant_id, user_id, detail from audit_event order by id desc limit 1',
    );
    expect(rows).toEqual([{ action: 'account_deleted', tenant_id: null, user_id: null, detail: '' }]);
    const left = await service.database.pool.query('select 1 from audit_event where user_id = $1 or subject_id = $1', [
      user?.user_id,
    ]);
    expect(left.rows).toEqual([]);
  });
});
