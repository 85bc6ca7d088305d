import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errors } from '@assay/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, type RunningService, withPostgres } from '../../testing/installation.ts';
import { registerByMail, sealNumber } from '../../testing/people.ts';
import { createAuthenticator, type SoftwareAuthenticator } from '../../testing/software-authenticator.ts';
import type { TestClient } from '../../testing/test-client.ts';

let installation: Installation;
let service: RunningService;
beforeAll(async () => {
  installation = await withPostgres({ ROLE: 'web' });
  service = await installation.start();
});
afterAll(() => installation.remove());

const password = 'a quite new one';
const query = (text: string, values: unknown[] = []) => service.database.pool.query(text, values);
let lastNumber = 13_512_380_000;

interface Person {
  client: TestClient;
  account: string;
  userId: string;
  tenantId: string;
}

async function registered(): Promise<Person> {
  const client = await service.client();
  const account = `${randomUUID()}@example.com`;
  const { user, tenant } = await registerByMail(client, { account });
  return { client, account, userId: user?.user_id ?? '', tenantId: tenant?.tenant_id ?? '' };
}

async function bindPhone(client: TestClient): Promise<string> {
  const number = String((lastNumber += 1));
  const sealed = await sealNumber(client, number);
  const purpose = 'MOBILE_NUMBER_BINDING' as const;
  const { data } = await client.call('account.verifyCode', { body: { ...sealed, purpose } });
  const body = { ...sealed, purpose, code: data.development_code ?? '' };
  expect((await client.call('credentials.bindPhone', { body })).status).toBe(200);
  return number;
}

async function addPasskey(client: TestClient): Promise<SoftwareAuthenticator> {
  const authenticator = createAuthenticator(service);
  const { data } = await client.call('passkeys.begin');
  expect((await client.call('passkeys.add', { body: { passkey: authenticator.create(data) } })).status).toBe(200);
  return authenticator;
}

/** As if all that is bound now had been eight days ago. */
async function age(userId: string): Promise<void> {
  await query(`update passkey set created_at = created_at - interval '8 days' where user_id = $1`, [userId]);
  await query(`update user_account set phone_bound_at = phone_bound_at - interval '8 days' where id = $1`, [userId]);
}

async function reset(account: string) {
  const client = await service.client();
  const { data } = await client.call('credentials.forgot', { body: { account } });
  const token = data.development_link?.split('=')[1] ?? '';
  return { client, reply: await client.call('credentials.reset', { body: { token, password } }) };
}

async function byPhone(number: string): Promise<number> {
  const client = await service.client();
  const sealed = await sealNumber(client, number);
  const { data } = await client.call('account.verifyCode', { body: { ...sealed, purpose: 'LOGIN' } });
  const body = { ...sealed, purpose: 'LOGIN' as const, code: data.development_code ?? '' };
  return (await client.call('account.signInByCode', { body })).status;
}

async function byPasskey(authenticator: SoftwareAuthenticator): Promise<number> {
  const client = await service.client();
  const { data } = await client.call('passkeys.signInOptions');
  return (await client.call('passkeys.signIn', { body: { passkey: authenticator.get(data) } })).status;
}

const byPassword = async (account: string) =>
  (await (await service.client()).call('account.signIn', { body: { account, password } })).status;

async function lastMail(account: string): Promise<string> {
  const folder = join(installation.environment['ASSAY_DATA'] ?? '', 'outbox');
  const names = (await readdir(folder)).toSorted();
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const told = mails.filter((mail) => mail.includes(`To: ${account}`) && mail.includes('password was changed'));
  return told.at(-1)?.replaceAll(/=\r?\n/g, '') ?? '';
}

async function auditOf(userId: string): Promise<string[]> {
  const { rows } = await query('select action, detail from audit_event where user_id = $1 order by position', [userId]);
  return (rows as { action: string; detail: string }[]).map(({ action, detail }) => `${action} ${detail}`.trim());
}

describe('a reset of the password by mail', () => {
  it('P7: takes the phone and the passkeys with it that were bound in the seven days before, and says so', async () => {
    const { client, account, userId } = await registered();
    const kept = await addPasskey(client);
    await age(userId);
    const [number, first, second] = [await bindPhone(client), await addPasskey(client), await addPasskey(client)];
    const { reply } = await reset(account);
    expect(reply.data.ways).toEqual({
      dropped: { phone: number.slice(-2), passkeys: 2 },
      left: { phone: null, passkeys: 1 },
    });
    expect(await byPhone(number)).not.toBe(200);
    expect(await Promise.all([first, second, kept].map(byPasskey))).toEqual([401, 401, 200]);
    expect(await byPassword(account)).toBe(200);
    const mail = await lastMail(account);
    expect(mail).toContain(`the phone ending in ${number.slice(-2)} and 2 passkeys`);
    expect(mail).toContain('still sign in to your account: one passkey');
    const dropped = ['phone_removed mail', 'passkey_removed mail', 'passkey_removed mail'];
    expect(await auditOf(userId)).toEqual(expect.arrayContaining([...dropped, 'password_changed mail']));
    const { rows } = await query(`select change from ended_right where row_key = $1 and change ? 'mobile_number'`, [
      { id: userId },
    ]);
    expect(rows, 'what a restore repeats').toEqual([{ change: { mobile_number: null } }]);
  });

  it('P7: lets nobody in meanwhile by what it takes', async () => {
    const { client, account } = await registered();
    const number = await bindPhone(client);
    const thief = await service.client();
    const sealed = await sealNumber(thief, number);
    const { data } = await thief.call('account.verifyCode', { body: { ...sealed, purpose: 'LOGIN' } });
    const body = { ...sealed, purpose: 'LOGIN' as const, code: data.development_code ?? '' };
    const holder = await service.database.pool.connect();
    await holder.query('begin');
    // The sessions have ended by then: whoever signed in from now on would stay.
    await holder.query('lock table access_token in access exclusive mode');
    const resetting = reset(account);
    const waits = `select from pg_locks where not granted
      and database = (select oid from pg_database where datname = current_database())`;
    await expect.poll(async () => (await query(waits)).rowCount).toBe(1);
    expect((await thief.call('account.signInByCode', { body })).status).toBe(400);
    await holder.query('rollback');
    holder.release();
    expect((await resetting).reply.data.ways.dropped.phone).toBe(number.slice(-2));
    expect((await thief.call('account.session')).data.isLogin).toBe(false);
  });

  it('P7: leaves what was bound longer ago, also a phone of before anybody noted when', async () => {
    const { client, account, userId } = await registered();
    const [number, authenticator] = [await bindPhone(client), await addPasskey(client)];
    await age(userId);
    const left = { phone: number.slice(-2), passkeys: 1 };
    expect((await reset(account)).reply.data.ways).toEqual({ dropped: { phone: null, passkeys: 0 }, left });
    await query('update user_account set phone_bound_at = null where id = $1', [userId]);
    expect((await reset(account)).reply.data.ways.left).toEqual(left);
    expect([await byPhone(number), await byPasskey(authenticator)]).toEqual([200, 200]);
    expect((await lastMail(account)).includes('was taken off')).toBe(false);
  });

  it('P7: leaves the passkey that an organisation demanded, and opens nothing there to whoever holds the mailbox', async () => {
    const { client, account, tenantId } = await registered();
    const [demanded, later] = [await addPasskey(client), await addPasskey(client)];
    await query('update tenant set demands_factor = true where id = $1', [tenantId]);
    const { client: holder, reply } = await reset(account);
    expect(reply.data).toMatchObject({ needs_factor: true, ways: { dropped: { passkeys: 1 }, left: { passkeys: 1 } } });
    expect((await holder.call('passkeys.begin')).failure?.error_code).toBe(errors.passkeyDemanded.code);
    expect((await holder.call('factor.begin')).failure?.error_code).toBe(errors.passkeyDemanded.code);
    expect([await byPasskey(demanded), await byPasskey(later)]).toEqual([200, 401]);
  });
});
