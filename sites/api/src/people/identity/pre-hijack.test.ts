import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, type RunningService, withPostgres } from '../../testing/installation.ts';
import { registerByMail, registerByPhone, sealNumber } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';

// Point 1 of the trust review: what somebody sets on an address that they did not prove must not outlive its proof.

let installation: Installation;
let service: RunningService;
let inviter: TestClient;
beforeAll(async () => {
  installation = await withPostgres({ ROLE: 'web' });
  service = await installation.start();
  inviter = await registerByPhone(await service.client(), '13712340001');
});
afterAll(() => installation.remove());

const tokenOf = (link: string | undefined) => link?.split('=')[1] ?? '';
const query = (text: string, values: unknown[] = []) => service.database.pool.query(text, values);
const strangers = 'a password of a stranger';
const owners = 'a password of the owner';

/** An account as former versions left it: an address nobody proved, with all that a stranger could set. */
async function takenBefore(account: string, phone: string): Promise<{ stranger: TestClient; userId: string }> {
  const stranger = await service.client();
  const { user } = await registerByMail(stranger, { account, password: strangers });
  const userId = user?.user_id ?? '';
  const sealed = await sealNumber(stranger, phone);
  const purpose = 'MOBILE_NUMBER_BINDING' as const;
  const { data } = await stranger.call('account.verifyCode', { body: { ...sealed, purpose } });
  await stranger.call('credentials.bindPhone', {
    body: { ...sealed, purpose, code: data.development_code ?? '' },
  });
  await query(`insert into second_factor (user_id, secret, confirmed_at) values ($1, 'theirs', now())`, [userId]);
  await query('update user_account set email_verified_at = null where id = $1', [userId]);
  return { stranger, userId };
}

async function kept(userId: string) {
  const { rows } = await query(
    `select mobile_number, (select count(*)::int from second_factor where user_id = a.id) as factors,
      (select count(*)::int from session where user_id = a.id) as sessions, email_verified_at is not null as proved
      from user_account a where id = $1`,
    [userId],
  );
  return rows[0];
}

const signIn = async (account: string, password: string) =>
  (await service.client()).call('account.signIn', { body: { account, password } });

describe('1: registration', () => {
  it('P3: takes the password of whoever opens the mailed link, and none before', async () => {
    const account = 'victim@example.com';
    const stranger = await service.client();
    const asked = await stranger.send('credentials.register', {
      body: { account, password: strangers, full_name: 'Mal Lory' },
    });
    const link = (asked.data as { development_link?: string }).development_link;
    const owner = await service.client();
    const input = { token: tokenOf(link) };
    expect((await owner.send('credentials.confirm', { body: input })).status, 'without a password').toBe(400);
    for (const client of [owner, stranger]) expect((await client.call('account.session')).data.isLogin).toBe(false);
    for (const password of [strangers, owners])
      expect((await signIn(account, password)).status, 'without the link').toBe(401);
    const confirmed = await owner.send('credentials.confirm', { body: { ...input, password: owners } });
    expect(confirmed.status).toBe(200);
    expect((await signIn(account, strangers)).status).toBe(401);
    expect((await signIn(account, owners)).status).toBe(200);
  });
});

describe('1: an invitation without an address', () => {
  const invitation = async () =>
    tokenOf((await inviter.call('members.invite', { body: { role: 'viewer' } })).data.link);

  it('makes no account with an address that nobody proved', async () => {
    const account = 'claimed@example.com';
    const body = { account, password: strangers, full_name: 'Mal Lory' };
    const stranger = await service.client();
    const joined = await stranger.send('members.join', { body: { ...body, token: await invitation() } });
    expect(joined.status).toBe(403);
    expect((await stranger.call('account.session')).data.isLogin).toBe(false);
    expect((await query('select 1 from user_account where email = $1', [account])).rows).toEqual([]);
  });

  it('P4: answers alike for known and unknown addresses, and leaves the invitation to whoever reads the mail', async () => {
    await registerByMail(await service.client(), { account: 'known@example.com' });
    const token = await invitation();
    const stranger = await service.client();
    const replies = await Promise.all(
      ['known@example.com', 'unknown@example.com'].map((account) =>
        stranger.call('members.askToJoin', { body: { token, account } }),
      ),
    );
    expect(replies.map(({ status, data }) => [status, Object.keys(data)])).toEqual([
      [200, ['sent', 'development_link']],
      [200, ['sent', 'development_link']],
    ]);
    const mailed = tokenOf(replies[1]?.data.development_link);
    const shown = await stranger.call('members.invitation', { body: { token: mailed } });
    expect(shown.data).toMatchObject({ email: 'unknown@example.com', proves_address: true });
    const joined = await stranger.call('members.join', { body: { token: mailed, password: owners, full_name: 'Una' } });
    expect(joined.data).toMatchObject({ isLogin: true, user: { email: 'unknown@example.com', role: 'viewer' } });
    const late = tokenOf(replies[0]?.data.development_link);
    expect((await stranger.call('members.invitation', { body: { token: late } })).status, 'used').toBe(410);
  });

  it('is nobody’s proof when it was mailed and also shown to the inviter', async () => {
    const { data } = await inviter.call('members.invite', { body: { role: 'viewer', email: 'seen@example.com' } });
    const body = { token: tokenOf(data.link), account: 'seen@example.com', password: strangers, full_name: 'Mal' };
    expect((await (await service.client()).send('members.join', { body })).status).toBe(403);
  });
});

describe('1: an account on an unproved address', () => {
  it('has no session and is not signed in to, by password, phone or provider', async () => {
    const account = 'unproved@example.com';
    const { stranger } = await takenBefore(account, '13712340002');
    await stranger.call('account.signOut');
    expect((await signIn(account, strangers)).status).toBe(401);
    const sealed = await sealNumber(stranger, '13712340002');
    const { data } = await stranger.call('account.verifyCode', { body: { ...sealed, purpose: 'LOGIN' } });
    const byPhone = await stranger.call('account.signInByCode', {
      body: { ...sealed, purpose: 'LOGIN', code: data.development_code ?? '' },
    });
    expect(byPhone.status).toBe(403);
    expect((await stranger.call('account.info')).status).toBe(401);
  });

  it.each(['forgot', 'register'] as const)('loses by the first proof (%s) what was set before it', async (way) => {
    const account = `${way}@example.com`;
    const { stranger, userId } = await takenBefore(account, way === 'forgot' ? '13712340003' : '13712340004');
    const owner = await service.client();
    const { data } =
      way === 'forgot'
        ? await owner.call('credentials.forgot', { body: { account } })
        : await owner.call('credentials.register', { body: { account, full_name: 'Olga Owner' } });
    const body = { token: tokenOf(data.development_link), password: owners };
    const proved = await owner.call(way === 'forgot' ? 'credentials.reset' : 'credentials.confirm', { body });
    expect(proved.data).toMatchObject({ isLogin: true, user: { user_id: userId, mobile_number: null } });
    expect(await kept(userId)).toEqual({ mobile_number: null, factors: 0, sessions: 1, proved: true });
    expect((await stranger.call('account.info')).status).toBe(401);
    expect((await signIn(account, strangers)).status).toBe(401);
  });

  it('keeps phone and factor when an address that was proved long ago is proved again', async () => {
    const account = 'twice@example.com';
    const { userId } = await takenBefore(account, '13712340005');
    await query('update user_account set email_verified_at = now(), phone_bound_at = null where id = $1', [userId]);
    const owner = await service.client();
    const { data } = await owner.call('credentials.forgot', { body: { account } });
    const reset = await owner.call('credentials.reset', {
      body: { token: tokenOf(data.development_link), password: owners },
    });
    expect(reset.data).toMatchObject({ isLogin: false, needs_code: true });
    expect(await kept(userId)).toEqual({ mobile_number: '13712340005', factors: 1, sessions: 0, proved: true });
  });
});
