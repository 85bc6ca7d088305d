import { errors } from '@assay/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeAt, stepAt } from '../people/identity/totp.ts';
import { askQuestion } from '../testing/ask-question.ts';
import { type Installation, type RunningService, withPostgres } from '../testing/installation.ts';
import { base32Bytes, joinInvited, registerByPhone } from '../testing/people.ts';
import type { TestClient } from '../testing/test-client.ts';
import { createTokenClient } from '../testing/token-client.ts';

let installation: Installation;
let service: RunningService;
let owner: TestClient;
let tenantId: string;
beforeAll(async () => {
  installation = await withPostgres({ ASSAY_RATE_LIMITS: '0' });
  service = await installation.start();
  owner = await registerByPhone(await service.client(), '13612350001');
  tenantId = (await owner.call('account.session')).data.tenant?.tenant_id ?? '';
});
afterAll(() => installation.remove());

const tokenOf = (link: string | undefined) => link?.split('=')[1] ?? '';
const itemOf = (seekId: string) => ({ data_id: seekId, data_type: 'seek_search' as const });
let count = 0;
const historyQuery = { page: 1, pageSize: 100, type: 'playbook', duration: 1, tzOffset: 0, list: 'all' } as const;

async function joinAs(role: 'admin' | 'member') {
  const person = await service.client();
  const data = await joinInvited(owner, person, { account: `leaver${(count += 1)}@example.com`, role });
  return { person, id: data.user?.user_id ?? '' };
}

/** Links that an administrator hands out and keeps: one that anybody may use, and one that was mailed to an address. */
async function inviteFrom(person: TestClient) {
  const open = await person.call('members.invite', { body: { role: 'admin' } });
  const asked = await (await service.client()).call('members.askToJoin', {
    body: { token: tokenOf(open.data.link), account: `friend${(count += 1)}@example.com` },
  });
  return { open: tokenOf(open.data.link), mailed: tokenOf(asked.data.development_link) };
}

/** What each way into the organisation by these links answers. */
async function waysIn({ open, mailed }: Awaited<ReturnType<typeof inviteFrom>>) {
  const visitor = await service.client();
  const account = await registerByPhone(await service.client(), `1361235${String(1000 + (count += 1))}`);
  return {
    look: (await visitor.call('members.invitation', { body: { token: open } })).status,
    ask: (await visitor.call('members.askToJoin', { body: { token: open, account: `late${count}@example.com` } }))
      .status,
    accept: (await account.call('members.accept', { body: { token: open } })).status,
    join: (
      await visitor.call('members.join', {
        body: { token: mailed, password: 'a-long-password', full_name: 'Late Comer' },
      })
    ).status,
  };
}

const shut = { look: 410, ask: 410, accept: 410, join: 410 };
const listed = async () => (await owner.call('members.invitations')).data.length;

describe('P5: an invitation', () => {
  it('lets nobody in once whoever gave it was taken out, and is listed no more', async () => {
    const { person, id } = await joinAs('admin');
    const [links, before] = [await inviteFrom(person), await listed()];
    await owner.call('members.remove', { params: { user_id: id } });
    expect(await waysIn(links)).toEqual(shut);
    expect(await listed()).toBe(before - 1);
  });

  it('lets nobody in once whoever gave it may invite no more, nor when they may again', async () => {
    const { person, id } = await joinAs('admin');
    const links = await inviteFrom(person);
    const lower = (role: 'member' | 'admin') =>
      owner.call('members.changeRole', { params: { user_id: id }, body: { role } });
    await lower('member');
    expect(await waysIn(links)).toEqual(shut);
    await lower('admin');
    expect(await waysIn(links)).toEqual(shut);
  });

  it('of somebody who left by erasing their account lets nobody in', async () => {
    const { person } = await joinAs('admin');
    const links = await inviteFrom(person);
    const erased = await person.call('privacy.deleteAccount', { body: { full_name: 'Ines Invited' } });
    expect(erased.status).toBe(200);
    expect(await waysIn(links)).toEqual(shut);
  });

  it('of an owner who became an administrator still holds', async () => {
    const { person, id } = await joinAs('admin');
    const change = (role: 'owner' | 'admin') =>
      owner.call('members.changeRole', { params: { user_id: id }, body: { role } });
    await change('owner');
    const { open } = await inviteFrom(person);
    await change('admin');
    const account = await registerByPhone(await service.client(), '13612350777');
    expect((await account.call('members.accept', { body: { token: open } })).status).toBe(200);
  });
});

describe('P66: a person who was taken out', () => {
  it('P56: reads nothing by the links they made, of their own items or of those of others', async () => {
    const { person, id } = await joinAs('admin');
    const own = await askQuestion(person, 'What is the bandgap of 4H-SiC?');
    const other = await askQuestion(owner, 'How does chloride start pitting corrosion on 316L?');
    const guests: { seek_id: string; guest: TestClient }[] = [];
    for (const { seek_id } of [own, other]) {
      const guest = await service.client();
      guest.share = (await person.call('share.create', { body: itemOf(seek_id) })).data.token;
      guests.push({ seek_id, guest });
    }
    const kept = await service.client();
    kept.share = (await owner.call('share.create', { body: itemOf(other.seek_id) })).data.token;
    const readings = () =>
      Promise.all(
        guests.map(async ({ seek_id, guest }) => ({
          page: (await guest.call('seek.page', { params: { seek_id } })).status,
          check: (await guest.call('share.check', { query: itemOf(seek_id) })).data?.allowed ?? false,
        })),
      );
    expect(await readings()).toEqual(guests.map(() => ({ page: 200, check: true })));
    await owner.call('members.remove', { params: { user_id: id } });
    expect(await readings()).toEqual(guests.map(() => ({ page: 401, check: false })));
    expect((await kept.call('seek.page', { params: { seek_id: other.seek_id } })).status, 'a link of the owner').toBe(
      200,
    );
  });

  it('reaches nothing by session or token', async () => {
    const { person, id } = await joinAs('member');
    const { seek_id } = await askQuestion(person, 'What is the density of PEEK?');
    const { data: token } = await person.call('tokens.create', { body: { name: 'kept', scopes: ['read'] } });
    const program = createTokenClient(service.address, token.token);
    const read = async (client: Pick<TestClient, 'call'>) =>
      (await client.call('seek.page', { params: { seek_id } })).status;
    expect([await read(person), (await program.call('history.records', { query: historyQuery })).status]).toEqual([
      200, 200,
    ]);
    await owner.call('members.remove', { params: { user_id: id } });
    expect([await read(person), (await program.call('history.records', { query: historyQuery })).status]).toEqual([
      401, 401,
    ]);
  });
});

describe('P65: an administrator', () => {
  it('ends the sessions of a person that act in the own organisation, and none that acts in another', async () => {
    const { person: here, id } = await joinAs('member');
    const there = await service.client();
    const account = `leaver${count}@example.com`;
    const elsewhere = await registerByPhone(await service.client(), '13612350888');
    const { data } = await elsewhere.call('members.invite', { body: { role: 'member' } });
    await there.call('account.signIn', { body: { account, password: 'a-long-password' } });
    const accepted = await there.call('members.accept', { body: { token: tokenOf(data.link) } });
    expect(accepted.data.tenants).toHaveLength(2);
    expect((await owner.call('members.endSessions', { params: { user_id: id } })).data).toEqual({ ended: 1 });
    const states = [here, there].map(async (client) => (await client.call('account.info')).status);
    expect(await Promise.all(states)).toEqual([401, 200]);

    const back = await there.call('account.switchTenant', { body: { tenant_id: tenantId } });
    expect(back.failure?.error_code, 'a session of before does not come back by a switch').toBe(
      errors.sessionTooOld.code,
    );
    const anew = await service.client();
    await anew.call('account.signIn', { body: { account, password: 'a-long-password' } });
    const switched = await anew.call('account.switchTenant', { body: { tenant_id: tenantId } });
    expect(switched.data.tenant?.tenant_id).toBe(tenantId);
  });

  it('bars what was signed in before from coming back, by an invitation of its own or with a code that is still owed', async () => {
    const { person: stolen, id } = await joinAs('member');
    const account = `leaver${count}@example.com`;
    const own = await registerByPhone(await service.client(), '13612350999');
    const { data: kept } = await own.call('members.invite', { body: { role: 'member' } });
    // A sign-in elsewhere whose second factor is not given yet, and a session that acts elsewhere.
    const { secret } = (await stolen.call('factor.begin')).data;
    const code = (later: number) => ({ body: { code: codeAt(base32Bytes(secret), stepAt(Date.now()) + later) } });
    expect((await stolen.call('factor.confirm', code(0))).status).toBe(200);
    const waiting = await service.client();
    const first = await waiting.call('account.signIn', { body: { account, password: 'a-long-password' } });
    expect(first.data.needs_code).toBe(true);
    const accepted = await stolen.call('members.accept', { body: { token: tokenOf(kept.link) } });
    expect(accepted.data.tenants).toHaveLength(2);

    await owner.call('members.endSessions', { params: { user_id: id } });
    const third = await registerByPhone(await service.client(), '13612350998');
    const { data: another } = await third.call('members.invite', { body: { role: 'viewer' } });
    expect((await stolen.call('members.accept', { body: { token: tokenOf(another.link) } })).status).toBe(200);
    const back = await stolen.call('account.switchTenant', { body: { tenant_id: tenantId } });
    expect(back.failure?.error_code).toBe(errors.sessionTooOld.code);
    const late = await waiting.call('factor.signIn', code(1));
    expect(late.data.tenant?.tenant_id, 'it acts elsewhere').not.toBe(tenantId);
    const behind = await waiting.call('account.switchTenant', { body: { tenant_id: tenantId } });
    expect(behind.failure?.error_code).toBe(errors.sessionTooOld.code);
  });
});
