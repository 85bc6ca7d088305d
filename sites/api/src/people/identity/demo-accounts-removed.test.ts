import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, type RunningService, withPostgres } from '../../testing/installation.ts';
import { mailbox } from '../../testing/mailbox.ts';
import { type DemoPerson, joinInvited, sealNumber, signInAs } from '../../testing/people.ts';
import { createAuthenticator } from '../../testing/software-authenticator.ts';
import { solveCaptcha } from '../../testing/solve-captcha.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createTokenClient } from '../../testing/token-client.ts';
import { demoAccounts, demoPassword } from './demo-tenant.ts';

const site = 'http://assay.example';
const phone = '13612360001';
const authenticator = createAuthenticator({ address: site });

let installation: Installation;
let service: RunningService;
/** Callers that were signed in to development, each with the ways to an account that its person has set up. */
const callers: Partial<Record<DemoPerson, TestClient>> = {};
let token = '';
let code = '';
let invitation = '';
let guestLink = '';
let seekId = '';
let joined: TestClient;
/** Whose browser asks for codes to the phone of a demo account. */
let stranger: TestClient;
let demoId: string | undefined;

const texts: string[] = [];
const provider = createServer((request, reply) => {
  request.on('data', (chunk: Buffer) => texts.push(chunk.toString()));
  request.on('end', () => reply.end('{}'));
});
const post = mailbox();
const listening = (server: Server) =>
  new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );

/** A phone as its calls take it, for a purpose. */
async function phoneFor<P extends string>(client: TestClient, purpose: P) {
  return { ...(await sealNumber(client, phone)), purpose };
}

/** A code to the phone, as if the minute were over in which no second one is sent. */
async function newCode(): Promise<string> {
  await service.database.pool.query('delete from verification_code');
  const { data } = await stranger.call('account.verifyCode', { body: await phoneFor(stranger, 'LOGIN') });
  return data.development_code ?? '';
}

async function signInByPasskey(client: TestClient) {
  const { data } = await client.call('passkeys.signInOptions');
  return client.call('passkeys.signIn', { body: { passkey: authenticator.get(data) } });
}

beforeAll(async () => {
  installation = await withPostgres({ ASSAY_PUBLIC_URL: site, ASSAY_RATE_LIMITS: '0' });
  service = await installation.start();
  const of = async (person: DemoPerson) => (callers[person] = await signInAs(await service.client(), person));
  const owner = await of('owner');
  demoId = (await owner.call('account.session')).data.tenant?.tenant_id;
  const enterprise = await of('enterprise');
  // A phone.
  const binding = await phoneFor(enterprise, 'MOBILE_NUMBER_BINDING');
  const { data: sent } = await enterprise.call('account.verifyCode', { body: binding });
  await enterprise.call('credentials.bindPhone', { body: { ...binding, code: sent.development_code ?? '' } });
  // A token, a passkey, a link for guests, an invitation and somebody who took one.
  token = (await owner.call('tokens.create', { body: { name: 'demo', scopes: ['read'], days: 30 } })).data.token;
  const admin = await of('admin');
  const { data: options } = await admin.call('passkeys.begin');
  await admin.call('passkeys.add', { body: { passkey: authenticator.create(options) } });
  invitation = (await admin.call('members.invite', { body: { role: 'admin' } })).data.link.split('=')[1] ?? '';
  joined = await service.client();
  await joinInvited(owner, joined, { account: 'joined@example.com', role: 'member' });
  const { data: asked } = await enterprise.call('seek.init', { body: { input: 'What is solid-state electrolyte?' } });
  seekId = asked.seek_id;
  await joined.call('seek.init', { body: { input: 'What is a separator of cells?' } });
  const item = { data_type: 'seek_search' as const, data_id: seekId };
  guestLink = (await enterprise.call('share.create', { body: item })).data.token;
  stranger = await service.client();
});
afterAll(async () => {
  await installation.remove();
  provider.close();
  post.server.close();
});

/** Each way into what was made of the demo accounts, with the status of who tries it. */
async function ways(): Promise<Record<string, number>> {
  for (const client of [...Object.values(callers), joined, stranger]) client.address = service.address;
  const by = (person: DemoPerson) => callers[person] as TestClient;
  const fresh = () => service.client();
  const guest = await fresh();
  guest.share = guestLink;
  return {
    cookie: (await by('owner').call('account.info')).status,
    'cookie with a phone': (await by('enterprise').call('account.info')).status,
    'cookie with a passkey': (await by('admin').call('account.info')).status,
    token: (await createTokenClient(service.address, token).call('history.records')).status,
    passkey: (await signInByPasskey(await fresh())).status,
    password: (
      await (await fresh()).call('account.signIn', { body: { account: 'free@demo.assay', password: demoPassword } })
    ).status,
    code: (await stranger.call('account.signInByCode', { body: { ...(await phoneFor(stranger, 'LOGIN')), code } }))
      .status,
    link: (await guest.call('seek.page', { params: { seek_id: seekId } })).status,
    membership: (await joined.call('account.info')).status,
    invitation: (await guest.call('members.invitation', { body: { token: invitation } })).status,
  };
}

describe('P33: a start in production on data of development', () => {
  it('P33: ends the sessions, phones, tokens, passkeys, links and codes of the demo accounts, and says so', async () => {
    code = await newCode();
    const open = await ways();
    expect(new Set(Object.values(open)), JSON.stringify(open)).toEqual(new Set([200]));
    code = await newCode();
    const [sms, smtp] = [await listening(provider), await listening(post.server)];
    await service.stop();
    service = await installation.start({
      NODE_ENV: 'production',
      SMS_URL: `http://127.0.0.1:${sms}/`,
      SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    });
    const told = service.lines.map((line) => JSON.parse(line) as { event: string; accounts?: number });
    expect(told).toContainEqual(
      expect.objectContaining({ event: 'demo-accounts-removed', accounts: demoAccounts.length }),
    );
    const { rows: codes } = await service.database.pool.query('select from verification_code');
    expect(codes, 'nor does a code wait for whoever has the phone next').toEqual([]);
    expect(await ways()).toEqual({
      cookie: 401,
      'cookie with a phone': 401,
      'cookie with a passkey': 401,
      token: 401,
      passkey: 401,
      password: 401,
      code: 400,
      link: 401,
      invitation: 410,
      membership: 401,
    });
  });

  it('P33: leaves no row of theirs or of their tenant, in whatever table', async () => {
    const url = new URL(installation.environment['DATABASE_URL'] ?? '');
    // Beyond every policy.
    url.username = 'postgres';
    const client = new Client(url.href);
    await client.connect();
    const { rows: columns } = await client.query<{ table_name: string; column_name: string }>(
      `select c.table_name, c.column_name from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
       where table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name in ('tenant_id', 'is_demo')`,
    );
    const left: string[] = [];
    for (const { table_name: table, column_name: column } of columns) {
      const is = column === 'is_demo' ? 'is_demo' : `${column} = '${demoId}'`;
      const { rows } = await client.query(`select from "${table}" where ${is}`);
      if (rows.length > 0) left.push(`${table}.${column}: ${rows.length}`);
    }
    const { rows: phones } = await client.query('select from user_account where mobile_number = $1', [phone]);
    await client.end();
    expect(columns.length).toBeGreaterThan(20);
    expect([left, phones]).toEqual([[], []]);
  });

  it('P33: lets none of them in again, by password, a code to the phone or a link by mail', async () => {
    const statuses: [string, number][] = [];
    const client = await service.client();
    const captcha = () => solveCaptcha(client);
    // A password is compared as slowly as production does.
    const some = demoAccounts.filter(({ account }) => /^(?:enterprise|owner)@/.test(account));
    for (const { account } of some) {
      const body = { account, password: demoPassword };
      statuses.push([account, (await client.call('account.signIn', { body })).status]);
      const forgot = await client.call('credentials.forgot', { body: { account, captcha: await captcha() } });
      expect(forgot.data).toEqual({ sent: true });
    }
    expect(statuses).toEqual(some.map(({ account }) => [account, 401]));
    const links = async (table: string) => (await service.database.pool.query(`select from ${table}`)).rows.length;
    await expect.poll(() => links(`job where kind = 'account-link'`)).toBe(0);
    expect([await links('one_time_link'), post.mails]).toEqual([0, []]);
    const login = await phoneFor(client, 'LOGIN');
    expect((await client.call('account.verifyCode', { body: { ...login, captcha: await captcha() } })).status).toBe(
      200,
    );
    const sent = /\b\d{6}\b/.exec(texts.join(''))?.[0] ?? '';
    expect((await client.call('account.signInByCode', { body: { ...login, code: sent } })).status).toBe(400);
    expect((await client.call('account.session')).data.isLogin).toBe(false);
  });
});
