import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, type RunningService, withPostgres } from '../../testing/installation.ts';
import { joinInvited, registerByPhone, signInAs } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';

let installation: Installation;
let service: RunningService;
let owner: TestClient;
beforeAll(async () => {
  installation = await withPostgres({ ROLE: 'web' });
  service = await installation.start();
  owner = await registerByPhone(await service.client(), '13612340001');
});
afterAll(() => installation.remove());

const tokenOf = (link: string | undefined) => link?.split('=')[1] ?? '';
let count = 0;

/** Somebody new who joins the owner's tenant. */
async function join(role: 'admin' | 'member' | 'viewer') {
  const person = await service.client();
  const account = `person${(count += 1)}@example.com`;
  const data = await joinInvited(owner, person, { account, full_name: `Person ${count}`, role });
  return { person, id: data.user?.user_id ?? '', session: data };
}

describe('invitations', () => {
  it('A10: lead a new person into the tenant with the role that was given', async () => {
    const { session } = await join('member');
    const own = await owner.call('account.session');
    expect(session).toMatchObject({ isLogin: true, user: { role: 'member' }, tenant: { role: 'member' } });
    expect(session.tenant?.tenant_id).toBe(own.data.tenant?.tenant_id);
    expect(session.tenants).toHaveLength(1);
  });

  it('work once, tell what they lead to, and can be withdrawn', async () => {
    const { data } = await owner.call('members.invite', { body: { role: 'viewer' } });
    const body = { token: tokenOf(data.link) };
    const visitor = await service.client();
    expect((await visitor.call('members.invitation', { body })).data).toMatchObject({ role: 'viewer', email: null });
    expect((await owner.call('members.invitations')).data.map((each) => each.invitation_id)).toContain(
      data.invitation_id,
    );
    const stranger = await registerByPhone(await service.client(), '13612340002');
    const input = { params: { invitation_id: data.invitation_id } };
    expect((await stranger.call('members.revokeInvitation', input)).status).toBe(404);
    expect((await owner.call('members.revokeInvitation', input)).data).toEqual({ revoked: true });
    expect((await visitor.call('members.invitation', { body })).status).toBe(410);
    expect((await stranger.call('members.accept', { body })).status).toBe(410);
  });

  it('carry no text of the sender into a mail: names are one line and no address', async () => {
    const { data } = await owner.call('account.session');
    for (const name of ['Acme\r\nBcc: spy@evil.example\r\n\r\nDear customer', 'Sign in at https://evil.example/login'])
      expect([
        (await owner.call('members.rename', { body: { name } })).status,
        (await owner.call('account.saveInformation', { body: { full_name: name } })).status,
        (await owner.call('credentials.register', { body: { account: 'wordy@example.com', full_name: name } })).status,
      ]).toEqual([400, 400, 400]);
    expect((await owner.call('account.session')).data.tenant).toEqual(data.tenant);
  });

  it('P4: seat one person, whoever proves an address or accepts at the same moment', async () => {
    const before = (await owner.call('members.list')).data.length;
    const { data } = await owner.call('members.invite', { body: { role: 'viewer' } });
    const token = tokenOf(data.link);
    const mailed = await Promise.all(
      Array.from({ length: 6 }, async (_, n) => {
        const person = await service.client();
        const account = `racer${n}@example.com`;
        const asked = await person.call('members.askToJoin', { body: { token, account } });
        return { person, token: tokenOf(asked.data.development_link) };
      }),
    );
    const known = await Promise.all(
      ['13612340011', '13612340012', '13612340013'].map(async (number) =>
        registerByPhone(await service.client(), number),
      ),
    );
    expect((await owner.call('members.list')).data, 'nobody has proved anything yet').toHaveLength(before);
    const body = { password: 'a-long-password', full_name: 'Racer' };
    const replies = await Promise.all([
      ...mailed.map((each) => each.person.call('members.join', { body: { ...body, token: each.token } })),
      ...known.map((person) => person.call('members.accept', { body: { token } })),
    ]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await owner.call('members.list')).data).toHaveLength(before + 1);
  });

  it('for an address are only for whoever has it', async () => {
    const { data } = await owner.call('members.invite', { body: { role: 'viewer', email: 'Only@Example.com' } });
    expect(data).toMatchObject({ email: 'only@example.com', mailed: true });
    const stranger = await registerByPhone(await service.client(), '13612340003');
    const body = { token: tokenOf(data.link) };
    expect((await stranger.call('members.accept', { body })).status).toBe(403);
    const person = await service.client();
    const asked = await person.call('members.askToJoin', { body: { ...body, account: 'only@example.com' } });
    const join = await person.call('members.join', {
      body: { token: tokenOf(asked.data.development_link), password: 'a-long-password', full_name: 'Only' },
    });
    expect(join.status).toBe(200);
    const again = await owner.call('members.invite', { body: { role: 'viewer', email: 'only@example.com' } });
    expect(again.status).toBe(409);
  });

  it('A10: give an existing account a second tenant, and act in it', async () => {
    const person = await registerByPhone(await service.client(), '13612340004');
    const { data } = await owner.call('members.invite', { body: { role: 'admin' } });
    const accepted = await person.call('members.accept', { body: { token: tokenOf(data.link) } });
    expect(accepted.data.tenant?.role).toBe('admin');
    expect(accepted.data.tenants.map(({ role }) => role).toSorted()).toEqual(['admin', 'owner']);
  });
});

describe('roles', () => {
  it('A10: an administrator changes members, but neither touches nor makes an owner', async () => {
    const admin = await join('admin');
    const viewer = await join('viewer');
    const own = (await owner.call('account.session')).data.user?.user_id ?? '';
    const change = (by: TestClient, user_id: string, role: 'owner' | 'admin' | 'member' | 'viewer') =>
      by.call('members.changeRole', { params: { user_id }, body: { role } }).then(({ status }) => status);
    expect(await change(admin.person, viewer.id, 'member')).toBe(200);
    expect((await viewer.person.call('account.session')).data.user?.role).toBe('member');
    expect(await change(admin.person, viewer.id, 'owner')).toBe(403);
    expect(await change(admin.person, own, 'viewer')).toBe(403);
    expect(await change(owner, own, 'member')).toBe(409);
    expect(await change(owner, admin.id, 'owner')).toBe(200);
    expect(await change(owner, admin.id, 'admin')).toBe(200);
  });

  it('A10: two owners who leave at the same moment leave one', async () => {
    const second = await join('admin');
    await owner.call('members.changeRole', { params: { user_id: second.id }, body: { role: 'owner' } });
    const own = (await owner.call('account.session')).data.user?.user_id ?? '';
    const statuses = await Promise.all([
      owner.call('members.changeRole', { params: { user_id: own }, body: { role: 'member' } }),
      second.person.call('members.changeRole', { params: { user_id: second.id }, body: { role: 'member' } }),
    ]);
    expect(statuses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const remaining = statuses[0]?.status === 409 ? owner : second.person;
    const other = remaining === owner ? second.id : own;
    await remaining.call('members.changeRole', { params: { user_id: other }, body: { role: 'owner' } });
  });

  it('a person who is taken out is signed out of the tenant and keeps the account', async () => {
    const { person, id } = await join('viewer');
    expect((await owner.call('members.remove', { params: { user_id: id } })).data).toEqual({ removed: true });
    expect((await person.call('account.info')).status).toBe(401);
    const account = `person${count}@example.com`;
    const again = await person.call('account.signIn', { body: { account, password: 'a-long-password' } });
    expect(again.data).toMatchObject({ isLogin: true, tenant: { role: 'owner' } });
    const own = await owner.call('account.session');
    expect(again.data.tenant?.tenant_id).not.toBe(own.data.tenant?.tenant_id);
  });

  it('are not for members to see or change', async () => {
    const { person, id } = await join('member');
    expect((await person.call('members.list')).status).toBe(403);
    expect((await person.call('members.remove', { params: { user_id: id } })).status).toBe(403);
    const demo = await signInAs(await service.client(), 'admin');
    expect((await demo.call('members.remove', { params: { user_id: id } })).status).toBe(404);
    const listed = (await owner.call('members.list')).data;
    expect(listed.find((member) => member.user_id === id)).toMatchObject({ role: 'member', packages: ['air_free'] });
  });
});
