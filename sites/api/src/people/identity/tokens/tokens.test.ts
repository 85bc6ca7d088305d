import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errors, type StreamFrame } from '@assay/contract';
import type { TokenScope } from '@assay/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askQuestion, framesOf } from '../../../testing/ask-question.ts';
import { type Installation, installations, type RunningService } from '../../../testing/installation.ts';
import { joinInvited, registerByMail, registerByPhone, signInAs } from '../../../testing/people.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { createTokenClient } from '../../../testing/token-client.ts';
import { newToken } from './token-format.ts';

const password = 'a-long-password';
const linkToken = (link: string | undefined) => link?.split('=')[1] ?? '';

describe.each(installations)('tokens of people and services, on $engine', ({ install }) => {
  let installation: Installation;
  let service: RunningService;
  beforeAll(async () => {
    installation = await install({ ASSAY_STEP_UP_MINUTES: '1440' });
    service = await installation.start();
  });
  afterAll(() => installation.remove());

  const query = async (text: string, values: unknown[] = []) => (await service.database.pool.query(text, values)).rows;
  const using = (token: string) => createTokenClient(service.address, token);
  const create = async (by: TestClient, scopes: TokenScope[] = ['read', 'ask'], days = 30) => {
    const { data, failure } = await by.call('tokens.create', { body: { name: 'nightly run', scopes, days } });
    if (failure) throw new Error(failure.message);
    return data;
  };
  /** A person with an address and an organisation of their own. */
  let newest = 0;
  async function newcomer(): Promise<{ client: TestClient; account: string; id: string }> {
    const client = await service.client();
    const account = `token-${(newest += 1)}@example.com`;
    // One address registers so many an hour.
    await query(`delete from rate_window where key not like 'token%'`);
    const { user } = await registerByMail(client, { account });
    return { client, account, id: user?.user_id ?? '' };
  }
  const statusOf = async (token: string) => (await using(token).call('history.records')).status;
  const events = (tenant: string | undefined, action: string) =>
    query(
      'select detail, user_id, subject_id from audit_event where tenant_id is not distinct from $1 and action = $2 order by position',
      [tenant ?? null, action],
    );

  describe('a personal token', () => {
    it('P24: is shown once, kept as a hash, and acts as its person without a session', async () => {
      const { client, id } = await newcomer();
      const made = await create(client);
      expect(made.token).toMatch(/^assay_pat_/);
      expect(made.token.endsWith(made.ends_with)).toBe(true);
      const [row] = await query('select * from access_token where id = $1', [made.token_id]);
      expect(JSON.stringify(row)).not.toContain(made.token);
      expect(row).toMatchObject({ user_id: id, scopes: ['read', 'ask'], used_on: null, created_by: null });
      const { data: listed } = await client.call('tokens.list');
      expect(listed.tokens).toEqual([expect.not.objectContaining({ token: expect.anything() })]);
      expect(listed.tokens[0]).toMatchObject({ token_id: made.token_id, kind: 'personal', used_on: null });

      const program = using(made.token);
      const { data: asked } = await program.call('seek.init', { body: { input: 'What is PEEK?' } });
      const stream = await program.open('seek.stream', { body: { question_id: asked.question_id } });
      expect(framesOf(await stream.text()).at(-1)?.type).toBe('finish');
      expect((await program.call('seek.page', { params: { seek_id: asked.seek_id } })).data.seek_id).toBe(
        asked.seek_id,
      );
      expect((await client.call('seek.page', { params: { seek_id: asked.seek_id } })).status, 'their own').toBe(200);
      const used = (await client.call('tokens.list')).data.tokens[0]?.used_on;
      expect(used).toBe(new Date().toISOString().slice(0, 10));
      await client.call('account.signOut');
      expect(await statusOf(made.token), 'it outlives the session').toBe(200);
    });

    it('writes its use down once a day', async () => {
      const { client } = await newcomer();
      const { token, token_id } = await create(client);
      await statusOf(token);
      const version = async () =>
        (await query('select xmin::text as x from access_token where id = $1', [token_id]))[0];
      const first = await version();
      for (let at = 0; at < 5; at += 1) await statusOf(token);
      expect(await version()).toEqual(first);
    });

    it('sets no cookie, and hears none: who is signed in beside it does not matter', async () => {
      const [mine, other] = [await newcomer(), await newcomer()];
      const { token } = await create(mine.client);
      const reply = await other.client.open('history.records', {}, { headers: { authorization: `Bearer ${token}` } });
      expect(reply.status).toBe(200);
      expect(reply.headers.getSetCookie()).toEqual([]);
      const { data: asked } = await using(token).call('seek.init', { body: { input: 'What is PEEK?' } });
      const page = { params: { seek_id: asked.seek_id } };
      expect((await other.client.call('seek.page', page)).status).not.toBe(200);
      expect((await other.client.call('seek.page', page, { authorization: `Bearer ${token}` })).status).toBe(200);
    });

    it('is heard in the header alone, and on no page of another site', async () => {
      const { client } = await newcomer();
      const { token } = await create(client);
      const plain = await fetch(`${service.address}/api/assay/history/records?access_token=${token}&token=${token}`);
      expect(plain.status).toBe(401);
      const origin = 'https://elsewhere.example';
      const foreign = await using(token).open('history.records', {}, { origin, 'sec-fetch-site': 'cross-site' });
      expect(foreign.status).toBe(403);
      expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
      expect(foreign.headers.get('access-control-allow-credentials')).toBeNull();
      const preflight = await fetch(`${service.address}/api/assay/history/records`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
      });
      expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    });

    it('P24: what it was not made for is refused with the scope that it lacks, and told in the log', async () => {
      const { client, id } = await newcomer();
      const { token } = await create(client, ['read']);
      const refused = await using(token).call('seek.init', { body: { input: 'What is PEEK?' } });
      expect([refused.status, refused.failure?.error_code]).toEqual([403, errors.insufficientScope.code]);
      expect(refused.headers.get('www-authenticate')).toBe('Bearer error="insufficient_scope", scope="ask"');
      expect(refused.failure?.fields).toEqual({ scope: 'ask' });
      const closed = await using(token).call('account.info');
      expect([closed.status, closed.failure?.error_code]).toEqual([403, errors.closedToTokens.code]);
      expect(closed.headers.get('www-authenticate')).toBe('Bearer error="insufficient_scope"');
      await using(token).call('account.info');
      const { data } = await client.call('account.session');
      expect(await events(data.tenant?.tenant_id, 'token_refused')).toEqual([
        { detail: 'scope seek.init', user_id: id, subject_id: null },
        { detail: 'closed account.info', user_id: id, subject_id: null },
      ]);
    });

    it('P24: ends with revocation, and says why from then on', async () => {
      const { client, id } = await newcomer();
      const { token, token_id } = await create(client);
      expect(await statusOf(token)).toBe(200);
      expect((await client.call('tokens.revoke', { params: { token_id } })).status).toBe(200);
      const refused = await using(token).call('history.records');
      expect([refused.status, refused.failure?.error_code]).toEqual([401, errors.invalidToken.code]);
      expect(refused.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
      expect((await client.call('tokens.list')).data.tokens).toEqual([]);
      expect((await client.call('tokens.revoke', { params: { token_id } })).status, 'once').toBe(404);
      const { data } = await client.call('account.session');
      await statusOf(token);
      expect(await events(data.tenant?.tenant_id, 'token_refused'), 'P87: once an hour').toEqual([
        { detail: 'revoked', user_id: id, subject_id: null },
      ]);
      const told = await events(data.tenant?.tenant_id, 'token_created');
      expect(told).toEqual([
        { detail: expect.stringMatching(/^personal ….{4} read,ask nightly run$/), user_id: id, subject_id: null },
      ]);
      expect(await events(data.tenant?.tenant_id, 'token_revoked')).toHaveLength(1);
    });

    it('P24: ends on its day', async () => {
      const { client } = await newcomer();
      const { token, token_id, expires_at } = await create(client, ['read'], 7);
      expect(Math.round((Date.parse(expires_at) - Date.now()) / 86_400_000)).toBe(7);
      await query(`update access_token set expires_at = now() - interval '1 second' where id = $1`, [token_id]);
      expect(await statusOf(token)).toBe(401);
    });

    it('lives 90 days when nothing is said, and never longer than a year and a day', async () => {
      const { client } = await newcomer();
      const usual = await client.call('tokens.create', { body: { name: 'usual', scopes: ['read'] } });
      expect(Math.round((Date.parse(usual.data.expires_at) - Date.now()) / 86_400_000)).toBe(90);
      for (const days of [0, 367, 1.5, null])
        expect((await client.send('tokens.create', { body: { name: 'long', scopes: ['read'], days } })).status).toBe(
          400,
        );
      for (const scopes of [[], ['read', 'read'], ['everything'], ['operator']])
        expect((await client.send('tokens.create', { body: { name: 'odd', scopes } })).status).toBe(400);
    });

    it('P24: ends with the seat of its owner, and does no more than their present role', async () => {
      const boss = await newcomer();
      const client = await service.client();
      const joined = await joinInvited(boss.client, client, {
        account: `${newest}-joined@example.com`,
        role: 'member',
      });
      const params = { user_id: joined.user?.user_id ?? '' };
      const { token } = await create(client);
      const ask = async () => (await using(token).call('seek.init', { body: { input: 'What is PEEK?' } })).status;
      expect(await ask()).toBe(200);
      await boss.client.call('members.changeRole', { params, body: { role: 'viewer' } });
      expect([await ask(), await statusOf(token)]).toEqual([403, 200]);
      await boss.client.call('members.remove', { params });
      expect(await statusOf(token)).toBe(401);
    });

    it('acts in the organisation that it was made in, and in no other of its owner', async () => {
      const [boss, guest] = [await newcomer(), await newcomer()];
      const { token } = await create(guest.client);
      const { data } = await boss.client.call('members.invite', { body: { role: 'viewer', email: guest.account } });
      await guest.client.call('members.accept', { body: { token: linkToken(data.link) } });
      expect((await guest.client.call('tokens.list')).data.tokens, 'of the other organisation').toEqual([]);
      const ask = await using(token).call('seek.init', { body: { input: 'What is PEEK?' } });
      expect(ask.status, 'their own role there').toBe(200);
    });

    it('P7: ends with a reset of the password by mail', async () => {
      const { client, account } = await newcomer();
      const { token } = await create(client);
      const stranger = await service.client();
      const { data } = await stranger.call('credentials.forgot', { body: { account } });
      const body = { token: linkToken(data.development_link), password: 'another-long-one' };
      expect((await stranger.call('credentials.reset', { body })).status).toBe(200);
      expect(await statusOf(token)).toBe(401);
    });

    it('P2: of an address that nobody proved speaks for nobody, and is gone with the first proof', async () => {
      const { client, account, id } = await newcomer();
      const { token } = await create(client);
      await query('update user_account set email_verified_at = null where id = $1', [id]);
      expect(await statusOf(token)).toBe(401);
      const owner = await service.client();
      const { data } = await owner.call('credentials.forgot', { body: { account } });
      await owner.call('credentials.reset', { body: { token: linkToken(data.development_link), password } });
      expect(await query('select id from access_token where user_id = $1', [id])).toEqual([]);
    });

    it('P18: opens nothing while its owner lacks the factor that their organisation demands', async () => {
      const boss = await newcomer();
      const { token } = await create(boss.client);
      const { data } = await boss.client.call('account.session');
      await query('update tenant set demands_factor = true where id = $1', [data.tenant?.tenant_id]);
      const refused = await using(token).call('history.records');
      expect([refused.status, refused.failure?.error_code]).toEqual([401, errors.factorDemanded.code]);
    });

    it('P11: is told by mail when it is made and when it is revoked', async () => {
      const { client, account } = await newcomer();
      const { token_id } = await create(client);
      await client.call('tokens.revoke', { params: { token_id } });
      const folder = join(installation.environment['ASSAY_DATA'] ?? '', 'outbox');
      const subjects = async () => {
        const mails = await Promise.all(
          (await readdir(folder)).toSorted().map((name) => readFile(join(folder, name), 'utf8')),
        );
        return mails
          .filter((mail) => mail.includes(`To: ${account}`))
          .map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim());
      };
      await expect
        .poll(async () => (await subjects()).slice(-2))
        .toEqual(['New access token of your Assay account', 'Access token of your Assay account revoked']);
    });

    it('W1: is in the copy of one’s data without its secret, and goes with the account', async () => {
      const { client, id } = await newcomer();
      const made = await create(client);
      const text = await (await client.open('privacy.export', {})).text();
      const rows = (JSON.parse(text) as { data: Record<string, Record<string, unknown>[]> }).data['access_token'];
      expect(rows).toEqual([expect.objectContaining({ id: made.token_id, name: 'nightly run' })]);
      expect(text).not.toMatch(/token_hash/);
      expect((await client.call('privacy.deleteAccount', { body: { full_name: 'Nora New' } })).status).toBe(200);
      expect(await query('select id from access_token where user_id = $1', [id])).toEqual([]);
      expect(await statusOf(made.token)).toBe(401);
    });
  });

  describe('the longest life that an organisation sets', () => {
    const limit = (by: TestClient, longest_days: number | null) =>
      by.call('administration.saveTokenLimit', { body: { longest_days } });
    const age = (id: string, days: number) =>
      query('update access_token set created_at = created_at - make_interval(days => $2) where id = $1', [id, days]);
    const daysLeft = (at: string) => Math.round((Date.parse(at) - Date.now()) / 86_400_000);

    it('P24: bounds what is made, ends what is older at once and the rest earlier, for good', async () => {
      const { client } = await newcomer();
      const [old, young, short] = [
        await create(client, ['read'], 180),
        await create(client),
        await create(client, ['read'], 7),
      ];
      await age(old.token_id, 20);
      expect((await limit(client, 14)).data).toEqual({ ended: 1, shortened: 1 });
      expect([await statusOf(old.token), await statusOf(young.token), await statusOf(short.token)]).toEqual([
        401, 200, 200,
      ]);
      const { data } = await client.call('tokens.list');
      expect(data.longest_days).toBe(14);
      expect(data.tokens.map(({ expires_at }) => daysLeft(expires_at))).toEqual([7, 14]);
      const body = { name: 'long', scopes: ['read'] as TokenScope[], days: 15 };
      expect((await client.call('tokens.create', { body })).failure?.fields).toEqual({ days: 'At most 14.' });
      expect((await client.call('administration.tenant')).data.longest_token_days).toBe(14);
      expect((await limit(client, null)).data, 'lifted').toEqual({ ended: 0, shortened: 0 });
      expect([
        await statusOf(old.token),
        daysLeft((await client.call('tokens.list')).data.tokens[1]?.expires_at ?? ''),
      ]).toEqual([401, 14]);
      expect((await client.call('tokens.create', { body })).status).toBe(200);
      const { data: session } = await client.call('account.session');
      expect((await events(session.tenant?.tenant_id, 'settings_changed')).map(({ detail }) => detail)).toEqual([
        'token_life longest=14d ended=1 shortened=1',
        'token_life longest=- ended=0 shortened=0',
      ]);
    });

    it('P24: reaches no token of another organisation, and is in the range of the product', async () => {
      const [boss, other] = [await newcomer(), await newcomer()];
      const { token, token_id } = await create(other.client);
      await age(token_id, 20);
      await limit(boss.client, 1);
      expect(await statusOf(token)).toBe(200);
      for (const longest_days of [0, 367, 1.5])
        expect((await boss.client.send('administration.saveTokenLimit', { body: { longest_days } })).status).toBe(400);
    });

    it('P24: counts for a token that is made at the same moment', async () => {
      const { client } = await newcomer();
      const body = { name: 'racing', scopes: ['read'] as TokenScope[], days: 90 };
      const [set] = await Promise.all([
        limit(client, 7),
        ...Array.from({ length: 8 }, () => client.call('tokens.create', { body })),
      ]);
      expect(set.status).toBe(200);
      for (const { expires_at } of (await client.call('tokens.list')).data.tokens)
        expect(daysLeft(expires_at)).toBeLessThanOrEqual(7);
    });
  });

  describe('whoever brings one', () => {
    it('P24, P87: that is unknown is refused, counted by network and told of once', async () => {
      const unknown = newToken('personal');
      const before = (await events(undefined, 'token_refused')).length;
      const replies: number[] = [];
      for (let at = 0; at < 62; at += 1) replies.push(await statusOf(at % 2 ? unknown : `${unknown.slice(0, -1)}!`));
      expect(replies.filter((status) => status === 401).length).toBeLessThanOrEqual(60);
      expect(replies.at(-1)).toBe(429);
      expect((await events(undefined, 'token_refused')).length - before).toBeLessThanOrEqual(1);
      await query(`delete from rate_window where key like 'token-failed:%'`);
      // A process that refused remembers it for a second.
      await expect.poll(() => statusOf(unknown), { interval: 500 }).toBe(401);
    });

    it('asks 600 times a minute at most', async () => {
      const { client } = await newcomer();
      const { token, token_id } = await create(client, ['read']);
      const minute = 60_000;
      await query(
        `insert into rate_window (key, window_start, count, ends_at)
         select 'token:' || $1, n, 600, now() + interval '2 minutes' from generate_series($2::int, $2::int + 1) as n`,
        [token_id, Math.floor(Date.now() / minute)],
      );
      const refused = await using(token).call('history.records');
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    });

    it('P58: is cut from what they read within a second of its end', async () => {
      const { client } = await newcomer();
      const { question_id } = await askQuestion(client, 'What is the bandgap of 4H-SiC?');
      const [row] = await query('select stream_id from run where id = $1', [question_id]);
      await query(`delete from stream_event where stream_id = $1 and type = 'finish'`, [row?.['stream_id']]);
      await query(`update stream set status = 'PROCESSING', last_seq = last_seq - 1 where id = $1`, [
        row?.['stream_id'],
      ]);
      const { token, token_id } = await create(client, ['read']);
      const reply = await using(token).open('seek.stream', { body: { question_id } });
      expect(reply.status).toBe(200);
      const text = reply.text();
      await client.call('tokens.revoke', { params: { token_id } });
      const revoked = performance.now();
      expect(framesOf(await text).at(-1) as StreamFrame).toMatchObject({ type: 'failed', code: 401 });
      expect(performance.now() - revoked).toBeLessThan(1_000);
    });
  });

  describe('a service', () => {
    const createService = async (by: TestClient, body: { name?: string; user_id?: string } = {}) =>
      by.call('tokens.createService', {
        body: { name: 'laboratory robot', role: 'member', scopes: ['read', 'ask'], ...body },
      });

    it('P24: ends with its tokens and streams when it is removed; what it made and what the log says of it stay', async () => {
      const boss = await newcomer();
      const { data: made } = await createService(boss.client);
      const robot = using(made.token);
      const { data: asked } = await robot.call('seek.init', { body: { input: 'What is PEEK?' } });
      await (await robot.open('seek.stream', { body: { question_id: asked.question_id } })).text();
      const [found] = (await boss.client.call('tokens.ofTenant')).data.services;
      expect(found).toEqual({ user_id: expect.any(String), name: 'laboratory robot', role: 'member' });
      const params = { user_id: found?.user_id ?? '' };
      const removed = await boss.client.call('tokens.removeService', { params });
      expect(removed.data).toEqual({ name: 'laboratory robot' });
      expect((await robot.call('history.records')).status).toBe(401);
      const { data } = await boss.client.call('tokens.ofTenant');
      expect([data.tokens, data.services]).toEqual([[], []]);
      expect((await boss.client.call('tokens.removeService', { params })).status, 'once').toBe(404);
      expect((await createService(boss.client, { user_id: params.user_id })).status, 'no token after it').toBe(404);
      expect(await query('select id from seek_page where owner_id = $1', [params.user_id])).toHaveLength(1);
      const { data: log } = await boss.client.call('audit.events', { query: { page: 1, limit: 20 } });
      expect(log.events.find(({ action }) => action === 'service_removed')).toMatchObject({
        actor: { name: 'Nora New' },
        subject: { name: 'laboratory robot' },
      });
    });

    it('P65: is removed by administrators of its organisation alone, and nobody else by that', async () => {
      const [boss, other] = [await newcomer(), await newcomer()];
      await createService(boss.client);
      const [found] = (await boss.client.call('tokens.ofTenant')).data.services;
      for (const user_id of [found?.user_id ?? '', boss.id, other.id, 'invented'])
        expect((await other.client.call('tokens.removeService', { params: { user_id } })).status).toBe(404);
      expect((await boss.client.call('tokens.ofTenant')).data.tokens).toHaveLength(1);
    });

    it('P24: acts in the organisation under its own name, and is nobody’s', async () => {
      const boss = await newcomer();
      const mine = await askQuestion(boss.client, 'What is the Blech effect?');
      const { data: made } = await createService(boss.client);
      expect(made.token).toMatch(/^assay_svc_/);
      const robot = using(made.token);
      const { data: asked, status } = await robot.call('seek.init', { body: { input: 'What is PEEK?' } });
      expect(status).toBe(200);
      await (await robot.open('seek.stream', { body: { question_id: asked.question_id } })).text();
      expect((await robot.call('history.records')).data.history_maps).not.toEqual([]);
      expect((await robot.call('seek.page', { params: { seek_id: mine.seek_id } })).status, 'private').not.toBe(200);
      const page = await boss.client.call('seek.page', { params: { seek_id: asked.seek_id } });
      expect(page.status, 'of the service').not.toBe(200);
      const { data: tenant } = await boss.client.call('tokens.ofTenant');
      expect(tenant.tokens).toEqual([
        expect.objectContaining({
          token_id: made.token_id,
          kind: 'service',
          made_by: 'Nora New',
          owner: { user_id: expect.any(String), name: 'laboratory robot', role: 'member' },
        }),
      ]);
      const actor = tenant.tokens[0]?.owner.user_id ?? '';
      expect(await query('select feature from usage_event where user_id = $1', [actor])).toHaveLength(1);
      await robot.call('seek.export', { body: { question_id: asked.question_id, format: 'md' } });
      const { data: log } = await boss.client.call('audit.events', { query: { actor } });
      expect(log.events).toEqual([
        expect.objectContaining({
          action: 'exported',
          actor: { user_id: actor, name: 'laboratory robot' },
          detail: `answer token …${made.ends_with}`,
        }),
      ]);
    });

    it('P1: cannot sign in, and is no member whom somebody could change, invite to or remove', async () => {
      const boss = await newcomer();
      await createService(boss.client);
      const user_id = (await boss.client.call('tokens.ofTenant')).data.tokens[0]?.owner.user_id ?? '';
      expect((await boss.client.call('members.list')).data.map((member) => member.user_id)).toEqual([boss.id]);
      const params = { user_id };
      const role = await boss.client.call('members.changeRole', { params, body: { role: 'admin' } });
      expect([
        role.status,
        (await boss.client.call('members.remove', { params })).status,
        (await boss.client.call('members.endSessions', { params })).status,
        (await boss.client.call('members.resetFactor', { params })).status,
      ]).toEqual([404, 404, 404, 404]);
      for (const column of ['email', 'mobile_number', 'password_hash'])
        await expect(query(`update user_account set ${column} = 'x' where id = $1`, [user_id])).rejects.toThrow(
          /service_signs_in_nowhere/,
        );
    });

    it('P24: has no scope and no role of administrators', async () => {
      const boss = await newcomer();
      const refused = async (change: object) =>
        (
          await boss.client.send('tokens.createService', {
            body: { name: 'robot', role: 'member', scopes: ['read'], ...change },
          })
        ).status;
      expect(await refused({ role: 'admin' })).toBe(400);
      expect(await refused({ role: 'owner' })).toBe(400);
      expect(await refused({ scopes: ['library'] })).toBe(400);
      expect(await refused({ scopes: ['tenant'] })).toBe(400);
    });

    it('goes on by another token, in its organisation alone', async () => {
      const [boss, other] = [await newcomer(), await newcomer()];
      const { data: first } = await createService(boss.client);
      const { data: asked } = await using(first.token).call('seek.init', { body: { input: 'What is PEEK?' } });
      const user_id = (await boss.client.call('tokens.ofTenant')).data.tokens[0]?.owner.user_id ?? '';
      expect((await createService(other.client, { user_id })).status, 'A10').toBe(404);
      expect((await createService(boss.client, { user_id: boss.id })).status, 'a person is no service').toBe(404);
      const { data: second } = await createService(boss.client, { user_id, name: 'second' });
      await boss.client.call('tokens.revokeOfTenant', { params: { token_id: first.token_id } });
      expect(await statusOf(first.token)).toBe(401);
      const page = await using(second.token).call('seek.page', { params: { seek_id: asked.seek_id } });
      expect(page.status, 'its own').toBe(200);
    });

    it('W1: leaves with the organisation of whoever was its last person', async () => {
      const boss = await newcomer();
      const { data: made } = await createService(boss.client);
      await using(made.token).call('seek.init', { body: { input: 'What is PEEK?' } });
      const [row] = await query('select user_id from access_token where id = $1', [made.token_id]);
      const { data } = await boss.client.call('account.session');
      expect((await boss.client.call('privacy.deleteAccount', { body: { full_name: 'Nora New' } })).status).toBe(200);
      expect(await query('select id from tenant where id = $1', [data.tenant?.tenant_id])).toEqual([]);
      expect(await query('select id from user_account where id = $1', [row?.['user_id']])).toEqual([]);
      expect(await query('select id from seek_page where owner_id = $1', [row?.['user_id']])).toEqual([]);
      expect(await statusOf(made.token)).toBe(401);
    });
  });

  describe('administrators', () => {
    it('P64: see every token of the organisation and end it, but those of owners', async () => {
      const boss = await newcomer();
      const admin = await service.client();
      await joinInvited(boss.client, admin, { account: `${newest}-admin@example.com`, role: 'admin' });
      const member = await service.client();
      await joinInvited(boss.client, member, { account: `${newest}-member@example.com`, role: 'member' });
      const [owners, members] = [await create(boss.client), await create(member)];
      const { data } = await admin.call('tokens.ofTenant');
      expect(data.tokens.map(({ token_id }) => token_id).toSorted()).toEqual(
        [owners.token_id, members.token_id].toSorted(),
      );
      expect(JSON.stringify(data)).not.toContain(owners.token.slice(10, 40));
      const revoke = (by: TestClient, { token_id }: { token_id: string }) =>
        by.call('tokens.revokeOfTenant', { params: { token_id } });
      expect((await revoke(admin, owners)).status).toBe(403);
      expect(await statusOf(owners.token)).toBe(200);
      expect((await revoke(admin, members)).status).toBe(200);
      expect(await statusOf(members.token)).toBe(401);
      const stranger = await registerByPhone(await service.client(), `1351238${String(newest).padStart(4, '0')}`);
      expect((await revoke(stranger, owners)).status, 'A10').toBe(404);
      expect((await member.call('tokens.ofTenant')).status).toBe(403);
    });

    it('P19: make tokens of services with a fresh proof alone, as people do their own', async () => {
      const admin = await signInAs(await service.client(), 'admin');
      await query(`update session set proved_at = now() - interval '25 hours' where user_id = $1`, [
        (await admin.call('account.session')).data.user?.user_id,
      ]);
      const own = await admin.call('tokens.create', { body: { name: 'own', scopes: ['read'] } });
      const ofService = await createStale(admin);
      expect([own.failure?.error_code, ofService.failure?.error_code]).toEqual([
        errors.proofDemanded.code,
        errors.proofDemanded.code,
      ]);
    });

    const createStale = (by: TestClient) =>
      by.call('tokens.createService', { body: { name: 'robot', role: 'viewer', scopes: ['read'] } });
  });
});
