import { afterEach, describe, expect, it } from 'vitest';
import { type Installation, type RunningService, withPostgres } from '../testing/installation.ts';
import { registerByMail, sealNumber } from '../testing/people.ts';
import type { TestClient } from '../testing/test-client.ts';

// What strangers cause ends at a bound for everybody together: a new network for each attempt does not multiply it.

let installation: Installation;
afterEach(() => installation.remove());

async function start(environment: Record<string, string>): Promise<RunningService> {
  installation = await withPostgres({ ROLE: 'web', TRUST_PROXY: '1', ...environment });
  return installation.start();
}
/** Header of a request from the network of that number. */
const from = (network: number) => ({ 'x-forwarded-for': `2001:db8:0:${network.toString(16)}::1` });

describe('P52: questions of visitors', () => {
  const input = { body: { input: 'What is the bandgap of 4H-SiC?', code: 'air_technical_qa_agent' } };
  const ask = async (client: TestClient, network: number) =>
    (await client.send('agents.guestQuickChat', input, from(network))).status;

  it('end at five a day for a network, and for all networks together at what the operator sets', async () => {
    const service = await start({ ASSAY_GUEST_QUESTIONS_A_DAY: '7' });
    const client = await service.client();
    const first: number[] = [];
    for (let time = 0; time < 6; time += 1) first.push(await ask(client, 1));
    expect(first).toEqual([200, 200, 200, 200, 200, 429]);
    expect([await ask(client, 2), await ask(client, 3), await ask(client, 4)]).toEqual([200, 200, 429]);
  });

  it('are refused where the operator takes none', async () => {
    const service = await start({ ASSAY_GUEST_QUESTIONS_A_DAY: '0' });
    expect(await ask(await service.client(), 1)).toBe(403);
  });
});

describe('P50: codes to phones', () => {
  let number = 0;
  const ask = async (client: TestClient, country: '+86' | '+81') => {
    number += 1;
    const digits = country === '+86' ? `1351238${1000 + number}` : `9012${String(100_000 + number)}`;
    const body = { ...(await sealNumber(client, digits)), country_code: country, purpose: 'SMS_SALES_LEAD' };
    return (await client.send('account.verifyCode', { body })).status;
  };

  it('end for a country, and for all of them', async () => {
    const service = await start({ ASSAY_COUNTRY_CODES_A_DAY: '2', ASSAY_CODES_A_DAY: '3' });
    const client = await service.client();
    const china = [await ask(client, '+86'), await ask(client, '+86'), await ask(client, '+86')];
    expect(china).toEqual([200, 200, 429]);
    expect([await ask(client, '+81'), await ask(client, '+81')]).toEqual([200, 429]);
  });

  it('end for a number in a day, however many hours it has', async () => {
    const service = await start({});
    const client = await service.client();
    const body = { ...(await sealNumber(client, '13512389999')), purpose: 'SMS_SALES_LEAD' };
    const statuses: number[] = [];
    for (let time = 0; time < 21; time += 1) {
      await service.database.pool.query(`update verification_code set sent_at = now() - interval '2 minutes'`);
      await service.database.pool.query(
        `delete from rate_window where key like 'code:%' and ends_at < now() + interval '61 minutes' and key not like '%:day'`,
      );
      statuses.push((await client.send('account.verifyCode', { body })).status);
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  });
});

it('P48: mails that strangers ask for end for all of them together, whoever they are for', async () => {
  const service = await start({ ASSAY_ASKED_MAILS_AN_HOUR: '3' });
  const client = await service.client();
  const register = async (network: number) =>
    (
      await client.send(
        'credentials.register',
        { body: { account: `stranger${network}@example.com`, full_name: 'S', company_name: '' } },
        from(network),
      )
    ).status;
  const forget = async (network: number) =>
    (await client.send('credentials.forgot', { body: { account: `other${network}@example.com` } }, from(network)))
      .status;
  expect([await register(1), await forget(2), await register(3), await forget(4), await register(5)]).toEqual([
    200, 200, 200, 429, 429,
  ]);
});

it('P48: invitations, which are mails to strangers too, end for a person in an hour and for an organisation in a day, and their mails for everybody in a day', async () => {
  const service = await start({});
  const owner = await service.client();
  await registerByMail(owner, { account: 'inviter@example.com' });
  const { user, tenant } = (await owner.call('account.session')).data;
  let invited = 0;
  const next = () => {
    invited += 1;
    return { body: { email: `colleague${invited}@example.com`, role: 'member' as const } };
  };
  const invite = async () => (await owner.send('members.invite', next())).status;
  const counted = (key: string, times: number, seconds: number) =>
    service.database.pool.query(
      `insert into rate_window (key, window_start, count, ends_at)
       select $1, floor(extract(epoch from now()) / s)::bigint, $2, to_timestamp((floor(extract(epoch from now()) / s) + 1) * s)
       from (select $3::int as s) as w on conflict (key, window_start) do update set count = excluded.count`,
      [key, times, seconds],
    );
  const person = `members.invite:${user?.user_id}`;
  await counted(person, 49, 3600);
  expect([await invite(), await invite()]).toEqual([200, 429]);
  // A process asks the database again about a key that was over its limit once a second has passed.
  const again = { interval: 400, timeout: 10_000 };
  await counted(person, 0, 3600);
  await counted(`members.invite:tenant:${tenant?.tenant_id}`, 199, 86_400);
  await expect.poll(invite, again).toBe(200);
  expect(await invite()).toBe(429);
  await service.database.pool.query(`delete from rate_window where key like 'members.invite:%'`);
  await counted('mail:invitations', 4999, 86_400);
  await expect.poll(invite, again).toBe(200);
  const sent = async () =>
    (await service.database.pool.query(`select count from rate_window where key = 'mail:invitations'`)).rows;
  expect(await sent()).toEqual([{ count: 5000 }]);
  const alone = await owner.call('members.invite', { body: { role: 'member' } });
  const beyond = await owner.call('members.invite', next());
  expect([alone.data.mailed, beyond.status, beyond.data.mailed]).toEqual([false, 200, false]);
  expect(beyond.data.link).toContain('/home#invitation=');
  expect(await sent(), 'a link without an address is no mail').toEqual([{ count: 5001 }]);
});
