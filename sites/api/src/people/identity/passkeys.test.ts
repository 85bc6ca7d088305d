import { randomUUID, sign } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errors } from '@assay/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, type RunningService, withPostgres } from '../../testing/installation.ts';
import { base32Bytes, registerByMail, registerByPhone } from '../../testing/people.ts';
import { selfSignedCertificate } from '../../testing/self-signed-certificate.ts';
import {
  type Cbor,
  createAuthenticator,
  type MadeKey,
  type SoftwareAuthenticator,
} from '../../testing/software-authenticator.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { passkeyLimit } from './passkeys.ts';
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
const statusOf = async (client: TestClient) => (await client.call('account.info')).status;
const codeOf = ({ failure }: { failure: { error_code: number } | undefined }) => failure?.error_code;

interface Person {
  client: TestClient;
  account: string;
  userId: string;
}

async function registered(): Promise<Person> {
  // More people than an address may register in an hour.
  await query(`delete from rate_window where key like 'credentials.register:%'`);
  const client = await service.client();
  const account = `${randomUUID()}@example.com`;
  const { user } = await registerByMail(client, { account, password, full_name: 'Pia Passkey' });
  return { client, account, userId: user?.user_id ?? '' };
}

async function add(client: TestClient, authenticator: SoftwareAuthenticator) {
  const { data } = await client.call('passkeys.begin');
  return client.call('passkeys.add', { body: { passkey: authenticator.create(data) } });
}

/** Somebody with a passkey, and what keeps it. */
async function holder(settings?: Parameters<typeof createAuthenticator>[1]) {
  const person = await registered();
  const authenticator = createAuthenticator(service, settings);
  const { data } = await add(person.client, authenticator);
  return { ...person, authenticator, passkeyId: data.passkey_id };
}

async function signIn(
  authenticator: SoftwareAuthenticator,
  deviation?: Parameters<SoftwareAuthenticator['get']>[1],
  client?: TestClient,
) {
  const by = client ?? (await service.client());
  const { data } = await by.call('passkeys.signInOptions');
  const passkey = authenticator.get(data, deviation);
  return { by, passkey, reply: await by.call('passkeys.signIn', { body: { passkey } }) };
}

/** As if the person had signed in long ago. */
const age = (userId: string) =>
  query(`update session set proved_at = now() - interval '11 minutes' where user_id = $1`, [userId]);

async function told(account: string): Promise<string[]> {
  const folder = join(installation.environment['ASSAY_DATA'] ?? '', 'outbox');
  const names = (await readdir(folder)).toSorted();
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails
    .filter((mail) => mail.includes(`To: ${account}`))
    .map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim() ?? '');
}

async function auditOf(userId: string): Promise<string[]> {
  const { rows } = await query('select action, detail from audit_event where user_id = $1 order by position', [userId]);
  return (rows as { action: string; detail: string }[]).map(({ action, detail }) => `${action} ${detail}`.trim());
}

describe('a passkey of the own account', () => {
  it('P11, P87: is added after a proof of the person, told by mail and in the audit log', async () => {
    const { client, account, userId } = await registered();
    await age(userId);
    expect(codeOf(await client.send('passkeys.begin', {}))).toBe(errors.proofDemanded.code);
    await client.call('credentials.prove', { body: { current: password } });
    const { data: options } = await client.call('passkeys.begin');
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Assay' },
      user: { name: account, displayName: 'Pia Passkey' },
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    const passkey = createAuthenticator(service).create(options);
    await age(userId);
    const early = await client.send('passkeys.add', { body: { passkey } });
    expect(codeOf(early), 'the proof is too old by then').toBe(errors.proofDemanded.code);
    await client.call('credentials.prove', { body: { current: password } });
    const added = await client.call('passkeys.add', { body: { passkey } });
    expect(added.data).toMatchObject({ name: '', provider: '1Password', is_synced: true, used_at: null });
    expect((await told(account)).at(-1)).toBe('Passkey added to your Assay account');
    expect(await auditOf(userId)).toContain('passkey_added');
    const { data: again } = await client.call('passkeys.begin');
    expect(again.excludeCredentials, 'no second one on the same device').toEqual([
      { id: passkey.id, type: 'public-key', transports: ['internal', 'hybrid'] },
    ]);
  });

  it('is listed without its key, named by its person, and by nobody else', async () => {
    const { client, authenticator, passkeyId } = await holder();
    const params = { passkey_id: passkeyId };
    await signIn(authenticator);
    const named = await client.call('passkeys.rename', { params, body: { name: '  Office laptop ' } });
    expect(named.data).toMatchObject({ passkey_id: passkeyId, name: 'Office laptop' });
    const { data } = await client.call('passkeys.list');
    expect(data.limit).toBe(passkeyLimit);
    expect(data.passkeys).toEqual([
      {
        passkey_id: passkeyId,
        name: 'Office laptop',
        provider: '1Password',
        is_synced: true,
        created_at: expect.any(String),
        used_at: expect.any(String),
      },
    ]);
    const { client: other } = await registered();
    expect((await other.call('passkeys.list')).data.passkeys).toEqual([]);
    expect((await other.call('passkeys.rename', { params, body: { name: 'Mine' } })).status).toBe(404);
    expect((await other.call('passkeys.remove', { params })).status).toBe(404);
  });

  it('P11: is removed after a proof of the person, which ends the other sessions, and then opens nothing', async () => {
    const { client, account, userId, authenticator, passkeyId } = await holder();
    const { by: there } = await signIn(authenticator);
    const params = { passkey_id: passkeyId };
    await age(userId);
    expect(codeOf(await client.send('passkeys.remove', { params }))).toBe(errors.proofDemanded.code);
    await client.call('credentials.prove', { body: { current: password } });
    expect((await client.call('passkeys.remove', { params })).data).toEqual({ removed: true });
    expect([await statusOf(client), await statusOf(there)]).toEqual([200, 401]);
    expect((await told(account)).at(-1)).toBe('Passkey removed from your Assay account');
    expect(await auditOf(userId)).toContain('passkey_removed');
    const { reply } = await signIn(authenticator);
    expect(codeOf(reply)).toBe(errors.passkeyRefused.code);
  });

  it('is one of twenty at most, also when two are added at once', async () => {
    const { client, userId } = await holder();
    await query(
      `insert into passkey (id, user_id, rp_id, credential_id, public_key, counter, aaguid, device_type, backed_up)
       select gen_random_uuid()::text, $1, 'localhost', gen_random_uuid()::text, '', 0, '', 'single', false
       from generate_series(1, $2::int)`,
      [userId, passkeyLimit - 2],
    );
    const made = await Promise.all(
      [1, 2].map(async () => createAuthenticator(service).create((await client.call('passkeys.begin')).data)),
    );
    const replies = await Promise.all(made.map((passkey) => client.call('passkeys.add', { body: { passkey } })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.failure).toMatchObject({
      error_code: errors.passkeysFull.code,
      message: 'An account has at most 20 passkeys. Remove one that you no longer use.',
    });
    expect(codeOf(await client.call('passkeys.begin'))).toBe(errors.passkeysFull.code);
  });

  it('P17: is refused when it was made elsewhere, for elsewhere, unverified, late, twice, or by somebody else', async () => {
    const { client, userId } = await registered();
    const other = await registered();
    const authenticator = createAuthenticator(service);
    const options = async () => (await client.call('passkeys.begin')).data;
    const refusals = {
      'another origin': authenticator.create(await options(), { origin: 'https://assay.evil.example' }),
      'another relying party': authenticator.create(await options(), { rpId: 'evil.example' }),
      'no verification of the person': authenticator.create(await options(), { isVerified: false }),
      'an assertion': authenticator.create(await options(), { type: 'webauthn.get' }),
      'a challenge of its own': authenticator.create(await options(), { challenge: 'AAAA' }),
      'the challenge of a sign-in': authenticator.create({
        ...(await options()),
        challenge: (await client.call('passkeys.signInOptions')).data.challenge,
      }),
      'the challenge of a proof': authenticator.create({
        ...(await options()),
        challenge: (await client.call('passkeys.proofOptions')).data.challenge,
      }),
      'the challenge of somebody else': authenticator.create((await other.client.call('passkeys.begin')).data),
    };
    for (const [what, passkey] of Object.entries(refusals))
      expect(codeOf(await client.call('passkeys.add', { body: { passkey } })), what).toBe(errors.passkeyRefused.code);
    const late = authenticator.create(await options());
    await query(`update passkey_challenge set expires_at = now() - interval '1 second'`);
    expect(codeOf(await client.call('passkeys.add', { body: { passkey: late } }))).toBe(errors.passkeyRefused.code);
    const passkey = authenticator.create(await options());
    expect((await client.call('passkeys.add', { body: { passkey } })).status).toBe(200);
    expect(codeOf(await client.call('passkeys.add', { body: { passkey } }))).toBe(errors.passkeyRefused.code);
    expect(await auditOf(userId)).toContain('proof_refused passkeys.add');
  });

  it('P83: is refused with the certificate of a maker, which may name addresses to ask', async () => {
    const { client } = await registered();
    const { certificate, privateKey } = selfSignedCertificate('Maker');
    const byMaker = ({ rpIdHash, clientDataHash, id, point }: MadeKey) => {
      const signature = sign(
        'sha256',
        Buffer.concat([Buffer.from([0]), rpIdHash, clientDataHash, id, point]),
        privateKey,
      );
      const statement = new Map<string, Cbor>([
        ['sig', signature],
        ['x5c', [certificate]],
      ]);
      return { format: 'fido-u2f', statement };
    };
    const { data } = await client.call('passkeys.begin');
    const passkey = createAuthenticator(service).create(data, { attestation: byMaker, aaguid: Buffer.alloc(16) });
    expect(codeOf(await client.call('passkeys.add', { body: { passkey } }))).toBe(errors.passkeyRefused.code);
  });

  it('is taken from an authenticator that signs for itself, as some do though nothing was asked for', async () => {
    const { client } = await registered();
    const byItself = ({ authenticatorData, clientDataHash, privateKey }: MadeKey) => {
      const signature = sign('sha256', Buffer.concat([authenticatorData, clientDataHash]), privateKey);
      const statement = new Map<string, Cbor>([
        ['alg', -7],
        ['sig', signature],
      ]);
      return { format: 'packed', statement };
    };
    const { data } = await client.call('passkeys.begin');
    const passkey = createAuthenticator(service).create(data, { attestation: byItself, aaguid: Buffer.alloc(16) });
    expect((await client.call('passkeys.add', { body: { passkey } })).data).toMatchObject({ provider: null });
  });
});

describe('a sign-in with a passkey', () => {
  it('names no account, and is the same for everybody', async () => {
    const { client } = await holder();
    const shapes = await Promise.all(
      [client, await service.client()].map(async (by) => {
        const { data } = await by.call('passkeys.signInOptions');
        return { ...data, challenge: data.challenge.length };
      }),
    );
    expect(shapes[0]).toEqual(shapes[1]);
    expect(shapes[0]).toEqual({
      challenge: 43,
      rpId: 'localhost',
      timeout: 300_000,
      userVerification: 'required',
      allowCredentials: [],
    });
  });

  it('P17, P20: opens a session under a new token, and is told in the audit log', async () => {
    const { authenticator, userId, account } = await holder();
    const by = await service.client();
    await by.call('account.signIn', { body: { account, password } });
    const tokenOf = (reply: Response) =>
      new RegExp(`${sessionCookie}=([^;]+)`).exec(reply.headers.get('set-cookie') ?? '')?.[1];
    const { data } = await by.call('passkeys.signInOptions');
    const opened = await by.open('passkeys.signIn', { body: { passkey: authenticator.get(data) } });
    expect(tokenOf(opened)).toMatch(/^[\w-]{43}$/);
    expect(await opened.json()).toMatchObject({ data: { isLogin: true, needs_code: false, user: { email: account } } });
    expect(await statusOf(by)).toBe(200);
    expect((await auditOf(userId)).at(-1)).toBe('signed_in passkey');
    const { rows } = await query('select by_passkey from session where user_id = $1', [userId]);
    expect(rows.filter((row) => (row as { by_passkey: boolean }).by_passkey)).toHaveLength(2);
  });

  it('stands for the second factor too, and ends the sign-in that waits for a code', async () => {
    const { client, account, authenticator } = await holder();
    const { data } = await client.call('factor.begin');
    await client.call('factor.confirm', {
      body: { code: codeAt(base32Bytes(data.secret), stepAt(Date.now())) },
    });
    const by = await service.client();
    const waiting = await by.call('account.signIn', { body: { account, password } });
    expect(waiting.data).toMatchObject({ isLogin: false, needs_code: true });
    const { reply } = await signIn(authenticator, {}, by);
    expect(reply.data).toMatchObject({ isLogin: true, needs_code: false });
    expect((await by.call('factor.signIn', { body: { code: '123456' } })).status).toBe(410);
  });

  it('P17: is refused for whatever was not signed here, now, by a key of that account', async () => {
    const { client, userId, authenticator } = await holder();
    const stranger = await holder();
    const by = await service.client();
    const options = async () => (await by.call('passkeys.signInOptions')).data;
    const elsewhere = await service.client();
    const refusals = {
      'another origin': authenticator.get(await options(), { origin: 'https://assay.evil.example' }),
      'a subdomain': authenticator.get(await options(), { origin: 'http://evil.localhost:1' }),
      'another relying party': authenticator.get(await options(), { rpId: 'evil.example' }),
      'no verification of the person': authenticator.get(await options(), { isVerified: false }),
      'a spoilt signature': authenticator.get(await options(), { spoilsSignature: true }),
      'a registration': authenticator.get(await options(), { type: 'webauthn.create' }),
      'a challenge of its own': authenticator.get(await options(), { challenge: 'AAAA' }),
      'the handle of another account': authenticator.get(await options(), {
        userHandle: Buffer.from(stranger.userId).toString('base64url'),
      }),
      'no handle': authenticator.get(await options(), { userHandle: null }),
      'a key of another account under its name': {
        ...stranger.authenticator.get(await options()),
        id: authenticator.get(await options()).id,
      },
      'the challenge of a registration': authenticator.get({
        ...(await options()),
        challenge: (await client.call('passkeys.begin')).data.challenge,
      }),
      'the challenge of a proof': authenticator.get({
        ...(await options()),
        challenge: (await client.call('passkeys.proofOptions')).data.challenge,
      }),
      'the challenge of another device': authenticator.get((await elsewhere.call('passkeys.signInOptions')).data),
      'a key that nobody has': createKeyOfNobody(await options()),
    };
    for (const [what, passkey] of Object.entries(refusals)) {
      await query(`delete from rate_window where key like 'passkey:%'`);
      const reply = await by.call('passkeys.signIn', { body: { passkey } });
      expect(codeOf(reply), what).toBe(errors.passkeyRefused.code);
      expect(await statusOf(by), what).toBe(401);
    }
    const late = authenticator.get(await options());
    await query(`update passkey_challenge set expires_at = now() - interval '1 second'`);
    expect(codeOf(await by.call('passkeys.signIn', { body: { passkey: late } })), 'late').toBe(
      errors.passkeyRefused.code,
    );
    const passkey = authenticator.get(await options());
    expect((await by.call('passkeys.signIn', { body: { passkey } })).status).toBe(200);
    expect(codeOf(await by.call('passkeys.signIn', { body: { passkey } })), 'replayed').toBe(
      errors.passkeyRefused.code,
    );
    expect(await auditOf(userId)).toContain('sign_in_refused passkey');
  });

  it('P17: is taken by one of two who bring the same signature at once', async () => {
    const { authenticator } = await holder();
    const by = await service.client();
    const { data } = await by.call('passkeys.signInOptions');
    const passkey = authenticator.get(data);
    const statuses = await Promise.all(
      [1, 2, 3, 4].map(async () => (await by.call('passkeys.signIn', { body: { passkey } })).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('P17: is refused when its counter does not grow, since the key was copied then', async () => {
    const { userId, authenticator } = await holder({ counts: true });
    expect((await signIn(authenticator, { counter: 5 })).reply.status).toBe(200);
    for (const counter of [5, 4, 0]) {
      const { by, reply } = await signIn(authenticator, { counter });
      expect(codeOf(reply), String(counter)).toBe(errors.passkeyCopied.code);
      expect(await statusOf(by)).toBe(401);
    }
    expect((await auditOf(userId)).filter((entry) => entry === 'sign_in_refused passkey_copied')).toHaveLength(3);
    expect((await signIn(authenticator, { counter: 6 })).reply.status, 'the original goes on').toBe(200);
    const { rows } = await query('select counter from passkey where user_id = $1', [userId]);
    expect(rows).toEqual([{ counter: 6 }]);
  });

  it('P14: bears ten refused ones of an account from strangers, and the browser of its owner goes on', async () => {
    const { client, authenticator } = await holder();
    const stranger = await service.client();
    for (let tries = 0; tries < 10; tries += 1)
      expect((await signIn(authenticator, { spoilsSignature: true }, stranger)).reply.status).toBe(401);
    expect((await signIn(authenticator, {}, stranger)).reply.status, 'the eleventh').toBe(429);
    expect((await signIn(authenticator, {}, client)).reply.status, 'where the account is known').toBe(200);
  });

  it('P1, P2: opens no account whose address is unproved, and goes with the first proof of it', async () => {
    const { account, userId, authenticator } = await holder();
    await query('update user_account set email_verified_at = null where id = $1', [userId]);
    const { by, reply } = await signIn(authenticator);
    expect([reply.status, await statusOf(by)]).toEqual([403, 401]);
    const { data } = await by.call('credentials.forgot', { body: { account } });
    const token = data.development_link?.split('=')[1] ?? '';
    await by.call('credentials.reset', { body: { token, password: 'a quite new one' } });
    expect((await by.call('passkeys.list')).data.passkeys).toEqual([]);
    expect(codeOf((await signIn(authenticator)).reply)).toBe(errors.passkeyRefused.code);
  });

  it('P7, P11: of longer ago outlives a new password by mail, which ends every session and is told', async () => {
    const { client, account, userId, authenticator } = await holder();
    await query(`update passkey set created_at = now() - interval '8 days' where user_id = $1`, [userId]);
    const by = await service.client();
    const { data } = await by.call('credentials.forgot', { body: { account } });
    const token = data.development_link?.split('=')[1] ?? '';
    await by.call('credentials.reset', { body: { token, password: 'a quite new one' } });
    expect(await statusOf(client)).toBe(401);
    expect(await told(account)).toContain('Your Assay password was changed');
    expect((await signIn(authenticator)).reply.status).toBe(200);
  });

  it('works for an account of a phone alone', async () => {
    const client = await registerByPhone(await service.client(), '13500010001');
    const authenticator = createAuthenticator(service);
    const { data } = await client.call('passkeys.begin');
    expect(data.user.name).toBe('135****0001');
    await client.call('passkeys.add', { body: { passkey: authenticator.create(data) } });
    expect((await signIn(authenticator)).reply.data).toMatchObject({ isLogin: true });
  });
});

describe('a proof of the person with a passkey', () => {
  const prove = async (client: TestClient, authenticator: SoftwareAuthenticator) => {
    const { data } = await client.call('passkeys.proofOptions');
    return client.call('credentials.prove', { body: { passkey: authenticator.get(data) } });
  };

  it('P19: stands for the password and the second factor, and opens what asked for it', async () => {
    const { client, userId, authenticator } = await holder();
    await age(userId);
    expect((await client.call('credentials.proof')).data).toMatchObject({ needs: 'password', has_passkey: true });
    expect(codeOf(await client.send('privacy.export', {}))).toBe(errors.proofDemanded.code);
    const { data: options } = await client.call('passkeys.proofOptions');
    expect(options.allowCredentials).toHaveLength(1);
    expect((await prove(client, authenticator)).data).toEqual({ proved: true });
    expect((await client.open('privacy.export', {})).status).toBe(200);
    expect((await auditOf(userId)).filter((entry) => entry.startsWith('proved'))).toEqual(['proved passkey']);
  });

  it('P17: is refused with a key of somebody else, and with a challenge of another session or purpose', async () => {
    const { client, account, userId, authenticator } = await holder();
    const stranger = await holder();
    const there = await service.client();
    await there.call('account.signIn', { body: { account, password } });
    await age(userId);
    const { data: own } = await client.call('passkeys.proofOptions');
    const foreign = { ...own, challenge: (await there.call('passkeys.proofOptions')).data.challenge };
    const ofSignIn = { ...own, challenge: (await client.call('passkeys.signInOptions')).data.challenge };
    const ofAdding = { ...own, challenge: (await stranger.client.call('passkeys.begin')).data.challenge };
    const tried = {
      'the key of a stranger': stranger.authenticator.get(own),
      'the challenge of another session': authenticator.get(foreign),
      'the challenge of a sign-in': authenticator.get(ofSignIn),
      'the challenge of a registration': authenticator.get(ofAdding),
      'the spent challenge': authenticator.get(own),
    };
    for (const [what, passkey] of Object.entries(tried))
      expect(codeOf(await client.call('credentials.prove', { body: { passkey } })), what).toBe(
        errors.passkeyRefused.code,
      );
    expect(codeOf(await client.send('factor.begin', {}))).toBe(errors.proofDemanded.code);
    expect(await auditOf(userId)).toContain('proof_refused credentials.prove');
  });
});

describe('an organisation that demands a second factor', () => {
  /** A member of an organisation that demands it, and its owner. */
  async function demanded() {
    const owner = await holder();
    const member = await holder();
    const { data } = await owner.client.call('members.invite', { body: { role: 'member' } });
    await member.client.call('members.accept', { body: { token: data.link.split('=')[1] ?? '' } });
    const tenantId = (await owner.client.call('account.session')).data.tenant?.tenant_id ?? '';
    const saved = await owner.client.call('administration.saveFactorDemand', { body: { demanded: true } });
    expect(saved.data).toEqual({ saved: true });
    return { owner, member, tenantId };
  }

  async function enter(client: TestClient, tenantId: string) {
    return client.call('account.switchTenant', { body: { tenant_id: tenantId } });
  }

  it('P18: is met by a passkey that was used, and by no password of whoever has one', async () => {
    const { owner, member, tenantId } = await demanded();
    const by = await service.client();
    await by.call('account.signIn', { body: { account: member.account, password } });
    expect((await enter(by, tenantId)).data).toMatchObject({ isLogin: false, needs_factor: true });
    expect(codeOf(await by.call('account.info'))).toBe(errors.factorDemanded.code);
    expect((await by.call('factor.state')).data).toMatchObject({ since: null, has_passkey: true });
    const { data } = await by.call('passkeys.proofOptions');
    await by.call('credentials.prove', { body: { passkey: member.authenticator.get(data) } });
    expect(await statusOf(by)).toBe(200);
    const { by: direct } = await signIn(member.authenticator);
    expect((await enter(direct, tenantId)).data).toMatchObject({ isLogin: true, needs_factor: false });
    expect((await owner.client.call('administration.tenant')).data.members_without_factor).toBe(0);
    const listed = (await owner.client.call('members.list')).data;
    expect(listed.map(({ second_factor, passkeys }) => [second_factor, passkeys])).toEqual([
      [false, 1],
      [false, 1],
    ]);
  });

  it('P18: lets nobody with the password alone put a factor of theirs in its place, in whatever organisation', async () => {
    const { member, tenantId } = await demanded();
    const thief = await service.client();
    await thief.call('account.signIn', { body: { account: member.account, password } });
    const attempts = async () => [
      codeOf(await thief.send('factor.begin', {})),
      codeOf(await thief.send('passkeys.begin', {})),
      codeOf(await thief.send('passkeys.remove', { params: { passkey_id: member.passkeyId } })),
    ];
    const { passkeyDemanded, factorDemanded } = errors;
    expect(await attempts(), 'in the own organisation').toEqual(Array(3).fill(passkeyDemanded.code));
    await enter(thief, tenantId);
    expect(await attempts(), 'where it is demanded').toEqual([
      passkeyDemanded.code,
      passkeyDemanded.code,
      factorDemanded.code,
    ]);
  });

  it('P18: is met by a passkey that is made in answer to it, and asked for again when the last one goes', async () => {
    const { owner, tenantId } = await demanded();
    const { client } = await registered();
    const { data } = await owner.client.call('members.invite', { body: { role: 'member' } });
    await client.call('members.accept', { body: { token: data.link.split('=')[1] ?? '' } });
    expect(codeOf(await client.call('account.info'))).toBe(errors.factorDemanded.code);
    const added = await add(client, createAuthenticator(service));
    expect(await statusOf(client)).toBe(200);
    await client.call('passkeys.remove', { params: { passkey_id: added.data.passkey_id } });
    expect((await client.call('account.session')).data).toMatchObject({ needs_factor: true });
    expect((await enter(client, tenantId)).data).toMatchObject({ isLogin: false });
  });

  it('is demanded by no administrator who only has a passkey and has not shown it', async () => {
    const { account } = await holder();
    const by = await service.client();
    await by.call('account.signIn', { body: { account, password } });
    const refused = await by.call('administration.saveFactorDemand', { body: { demanded: true } });
    expect(refused.status).toBe(409);
  });

  it('P65: has an administrator take the passkeys of somebody who lost them, unless they belong elsewhere', async () => {
    const owner = await holder();
    const member = await holder();
    const { data } = await owner.client.call('members.invite', { body: { role: 'member' } });
    await member.client.call('members.accept', { body: { token: data.link.split('=')[1] ?? '' } });
    const params = { user_id: member.userId };
    expect((await owner.client.call('members.resetFactor', { params })).data).toEqual({ reset: true });
    expect(codeOf((await signIn(member.authenticator)).reply)).toBe(errors.passkeyRefused.code);
    expect(await statusOf(member.client)).toBe(401);
  });
});

describe('what is kept of a passkey', () => {
  it('P43: stands in the export of its person, and goes with the account', async () => {
    const { client, userId, passkeyId } = await holder();
    const exported = (await (await client.open('privacy.export', {})).json()) as Record<string, unknown>;
    expect(JSON.stringify(exported)).toContain(passkeyId);
    await client.call('privacy.deleteAccount', { body: { full_name: 'Pia Passkey' } });
    const { rows } = await query('select id from passkey where user_id = $1', [userId]);
    expect(rows).toEqual([]);
  });

  it('holds challenges only as hashes', async () => {
    const by = await service.client();
    const { data } = await by.call('passkeys.signInOptions');
    const { rows } = await query('select * from passkey_challenge');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(data.challenge);
  });
});

/** A signature that is right in itself, by a key that no account has. */
function createKeyOfNobody(options: Parameters<SoftwareAuthenticator['get']>[0]) {
  const authenticator = createAuthenticator(service);
  authenticator.create({
    challenge: options.challenge,
    rp: { id: options.rpId, name: 'Assay' },
    user: { id: 'bm9ib2R5', name: 'nobody', displayName: 'Nobody' },
    pubKeyCredParams: [],
    timeout: 1,
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  });
  return authenticator.get(options);
}
