import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errors } from '@assay/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, type RunningService, withPostgres } from '../../testing/installation.ts';
import { base32Bytes, registerByMail, registerByPhone } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { sessionCookie } from './sessions.ts';
import { codeAt, stepAt } from './totp.ts';

let installation: Installation;
let service: RunningService;
beforeAll(async () => {
  installation = await withPostgres({ ROLE: 'web' });
  service = await installation.start();
});
afterAll(() => installation.remove());

const password = 'correct horse battery';
const query = (text: string, values: unknown[] = []) => service.database.pool.query(text, values);

/** As if the person had signed in long ago. */
async function age(client: TestClient): Promise<string> {
  const { data } = await client.call('account.session');
  const id = data.user?.user_id ?? '';
  await query(`update session set proved_at = now() - interval '11 minutes' where user_id = $1`, [id]);
  return id;
}

async function registered(account: string): Promise<{ client: TestClient; id: string }> {
  const client = await service.client();
  await registerByMail(client, { account, password });
  return { client, id: await age(client) };
}

const codeOf = async (client: TestClient, body: object) =>
  (await client.send('credentials.prove', { body })).failure?.error_code;
/** What a call answers that asks for a proof. */
const demands = async (client: TestClient) => (await client.send('factor.begin', {})).failure?.error_code;

describe('a proof of the person', () => {
  it('P19: is the present password of an account that has one, and opens all that asked for it', async () => {
    const { client } = await registered('proof@example.com');
    expect((await client.call('credentials.proof')).data).toEqual({
      needs: 'password',
      sent_to: null,
      needs_factor: false,
      has_passkey: false,
    });
    expect(await demands(client)).toBe(errors.proofDemanded.code);
    for (const body of [{}, { current: 'wrong' }, { own_code: '123456' }])
      expect(await codeOf(client, body)).toBe(errors.wrongCredentials.code);
    expect(await demands(client)).toBe(errors.proofDemanded.code);
    expect((await client.call('credentials.prove', { body: { current: password } })).data).toEqual({ proved: true });
    expect((await client.call('credentials.changePassword', { body: { password: 'a quite new one' } })).status).toBe(
      200,
    );
    expect((await client.open('privacy.export', {})).status).toBe(200);
    expect(await demands(client)).toBeUndefined();
  });

  it('P20: the session goes on under another token; the former opens nothing', async () => {
    const client = await service.client();
    await registerByMail(client, { account: 'token@example.com', password });
    const tokenIn = (reply: Response) =>
      new RegExp(`${sessionCookie}=([^;]+)`).exec(reply.headers.get('set-cookie') ?? '')?.[1];
    const body = { account: 'token@example.com', password };
    const former = tokenIn(await client.open('account.signIn', { body }));
    const { data: before } = await client.call('sessions.list');
    const proved = await client.open('credentials.prove', { body: { current: password } });
    expect(tokenIn(proved)).toBeDefined();
    expect(tokenIn(proved)).not.toBe(former);
    const thief = await service.client();
    const stolen = await thief.open('account.info', {}, { headers: { cookie: `${sessionCookie}=${former}` } });
    expect(stolen.status).toBe(401);
    expect((await client.call('account.info')).status).toBe(200);
    const { data: after } = await client.call('sessions.list');
    const own = ({ sessions }: typeof after) => sessions.find(({ is_current }) => is_current)?.session_id;
    expect(own(after)).toBe(own(before));
  });

  it('P13: wrong passwords count with those of the sign-in', async () => {
    const account = 'guesses@example.com';
    const { client } = await registered(account);
    for (let tries = 0; tries < 10; tries += 1)
      expect(await codeOf(client, { current: 'wrong' })).toBe(errors.wrongCredentials.code);
    expect(await codeOf(client, { current: password })).toBe(errors.tooMany.code);
    expect((await client.call('account.signIn', { body: { account, password } })).status).toBe(429);
  });

  it('P87: is audited, and so are refused ones', async () => {
    const { client, id } = await registered('audited@example.com');
    await codeOf(client, { current: 'wrong' });
    await codeOf(client, { current: password });
    const { rows } = await query(
      `select action, detail from audit_event where user_id = $1 and action in ('proved', 'proof_refused') order by id`,
      [id],
    );
    expect(rows).toEqual([
      { action: 'proof_refused', detail: 'credentials.prove' },
      { action: 'proved', detail: '' },
    ]);
  });

  it('is a code to the phone of an account without a password, once and for nobody else', async () => {
    const client = await registerByPhone(await service.client(), '13512340005');
    await age(client);
    expect((await client.call('credentials.proof')).data).toMatchObject({ needs: 'code', sent_to: '135****0005' });
    expect(await codeOf(client, {})).toBe(errors.verificationCode.code);
    expect(await codeOf(client, { own_code: '000000' })).toBe(errors.verificationCode.code);
    const { data: sent } = await client.call('credentials.sendOwnCode', { body: {} });
    expect(sent.sent_to).toBe('135****0005');
    const body = { own_code: sent.development_code };
    const other = await registerByPhone(await service.client(), '13512340006');
    expect(await codeOf(other, body)).toBe(errors.verificationCode.code);
    expect(await codeOf(client, body)).toBeUndefined();
    expect(await codeOf(client, body), 'a spent code').toBe(errors.verificationCode.code);
  });

  it('is a code by mail of an account with neither, where its address is proved', async () => {
    const { client, id } = await registered('mail@example.com');
    await query('update user_account set password_hash = null where id = $1', [id]);
    expect((await client.call('credentials.proof')).data).toMatchObject({ needs: 'mail', sent_to: 'mail@example.com' });
    const { data: sent } = await client.call('credentials.sendOwnCode', { body: {} });
    expect(sent.development_code).toMatch(/^\d{6}$/);
    const outbox = join(installation.environment['ASSAY_DATA'] ?? '', 'outbox');
    const mails = await Promise.all((await readdir(outbox)).map((name) => readFile(join(outbox, name), 'utf8')));
    const mailed = mails.filter((mail) => mail.includes(sent.development_code ?? '-'));
    expect(mailed).toEqual([expect.stringContaining('mail@example.com')]);
    expect((await client.call('credentials.sendOwnCode', { body: {} })).status, 'within the minute').toBe(429);
    expect(await codeOf(client, { own_code: sent.development_code })).toBeUndefined();
    expect(await demands(client)).toBeUndefined();
  });

  it('is a new sign-in where no code can be sent', async () => {
    const client = await registerByPhone(await service.client(), '13512340008');
    const id = await age(client);
    await query('update user_account set mobile_number = null where id = $1', [id]);
    expect((await client.call('credentials.proof')).data).toMatchObject({ needs: 'sign_in', sent_to: null });
    expect((await client.call('credentials.sendOwnCode', { body: {} })).status).toBe(409);
    expect(await codeOf(client, { own_code: '000000' })).toBe(errors.forbidden.code);
  });

  it('P19: is no invitation that somebody accepts, whoever made it', async () => {
    const thief = await service.client();
    await registerByMail(thief, { account: 'thief@example.com', password });
    const { client } = await registered('victim@example.com');
    expect(await demands(client)).toBe(errors.proofDemanded.code);
    const { data } = await thief.call('members.invite', { body: { role: 'member' } });
    const accepted = await client.call('members.accept', { body: { token: data.link.split('=')[1] ?? '' } });
    expect(accepted.status).toBe(200);
    expect(await demands(client)).toBe(errors.proofDemanded.code);
  });

  it('holds a code of the second factor besides, where that is on', async () => {
    const client = await service.client();
    await registerByMail(client, { account: 'factor@example.com', password });
    const { data: begun } = await client.call('factor.begin');
    const code = (steps = 0) => codeAt(base32Bytes(begun.secret), stepAt(Date.now()) + steps);
    const { data: on } = await client.call('factor.confirm', { body: { code: code() } });
    await age(client);
    expect((await client.call('credentials.proof')).data.needs_factor).toBe(true);
    expect(await codeOf(client, { current: password })).toBe(errors.badRequest.code);
    expect(await codeOf(client, { current: password, factor_code: code(9) })).toBe(errors.verificationCode.code);
    const factor_code = on.recovery_codes[0];
    expect(await codeOf(client, { current: 'wrong', factor_code })).toBe(errors.wrongCredentials.code);
    expect(await codeOf(client, { current: password, factor_code })).toBeUndefined();
  });
});
