import { createHmac } from 'node:crypto';
import { type Call, type CallName, calls, errors } from '@assay/contract';
import { schemas } from '@assay/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../ground/configuration/settings.ts';
import { openKeyring } from '../ground/keys/keyring.ts';
import type { Keyring } from '../ground/keys/keyring.types.ts';
import { fixedKeys } from '../ground/keys/testing/fixed-keys.ts';
import { wrappingKeys } from '../ground/keys/wrapping-key.ts';
import { type PopulatedService, populate, secretWord } from '../testing/example-world.ts';
import { examples } from '../testing/examples/index.ts';
import { withPostgres } from '../testing/installation.ts';
import { joinInvited, registerByPhone, signInAs } from '../testing/people.ts';
import type { TestClient, TestInput } from '../testing/test-client.ts';
import { readToken, signToken } from '../trade/embed/embed-token.ts';

const page = 'https://www.partner.example';
const names = Object.keys(calls) as CallName[];
/** Calls that a reader with a share link may make of the page, with input that the owner of the page could send. */
const guestCalls = names.filter((name) => calls[name].access === 'guest');

let populated: PopulatedService;
let member: TestClient;
let keys: Keyring;
beforeAll(async () => {
  populated = await populate(withPostgres, { EMBED_ORIGINS: page });
  ({ member } = populated.world);
  keys = await openKeyring(
    populated.service.database,
    await wrappingKeys(readSettings(populated.installation.environment)),
  );
});
afterAll(() => populated.remove());

const query = (text: string, values: unknown[] = []) => populated.service.database.pool.query(text, values);
/** Another text of the same form: one sign in the middle is changed. */
const tampered = (text: string) => {
  const middle = text.length >> 1;
  return `${text.slice(0, middle)}${text[middle] === 'a' ? 'b' : 'a'}${text.slice(middle + 1)}`;
};

async function guestWith(token: string): Promise<TestClient> {
  const guest = await populated.service.client();
  guest.share = token;
  return guest;
}

describe('A1: a share link', () => {
  const spoilings = {
    revoked: async (link: { link_id: string; token: string }) => {
      await member.call('share.revoke', { body: { link_id: link.link_id } });
      return link.token;
    },
    expired: async (link: { link_id: string; token: string }) => {
      await query(`update share_link set expires_at = now() - interval '1 second' where id = $1`, [link.link_id]);
      return link.token;
    },
    tampered: async (link: { token: string }) => tampered(link.token),
    'written in another case': async (link: { token: string }) => link.token.toUpperCase(),
    'given as its id': async (link: { link_id: string }) => link.link_id,
    empty: async () => '',
  };

  it.each(Object.entries(spoilings))('that is %s opens no call at all', async (_, spoil) => {
    const { data: link } = await member.call('share.create', {
      body: { data_id: populated.world.page.seek_id, data_type: 'seek_search' },
    });
    const guest = await guestWith(await spoil(link));
    for (const name of guestCalls) {
      const { input } = await populated.goodCall(calls[name], examples[name]);
      const reply = await guest.open(name, input);
      expect([name, reply.status]).toEqual([name, 401]);
      expect(await reply.text()).not.toContain(secretWord);
    }
    const path = `/page/${populated.world.page.seek_id}?share=${guest.share}`;
    expect([403, 503]).toContain((await guest.fetch(path)).status);
  });

  it('opens its own item and none of another kind or of the same owner', async () => {
    const { data: link } = await member.call('share.create', {
      body: { data_id: populated.world.page.seek_id, data_type: 'seek_search' },
    });
    const guest = await guestWith(link.token);
    const other = await member.call('seek.init', { body: { input: 'What is electromigration?' } });
    expect((await guest.call('seek.page', { params: { seek_id: other.data.seek_id } })).status).toBe(403);
    for (const name of guestCalls.filter((each) => each.startsWith('agents.'))) {
      const { input } = await populated.goodCall(calls[name], examples[name]);
      expect([403, 404], name).toContain((await guest.send(name, input)).status);
    }
  });
});

describe('a session', () => {
  async function sessionOf(client: TestClient): Promise<string> {
    const { data } = await client.call('account.session');
    const { rows } = await populated.service.database.pool.query<{ id: string }>(
      'select id from session where user_id = $1 order by created_at desc',
      [data.user?.user_id],
    );
    return rows[0]?.id ?? '';
  }

  it.each([
    ['has run out', `update session set expires_at = now() - interval '1 second' where id = $1`],
    [
      'has lasted as long as one may, however much it was used',
      `update session set created_at = now() - interval '91 days' where id = $1`,
    ],
    ['was ended', 'delete from session where id = $1'],
  ])('that %s opens nothing', async (_, change) => {
    const client = await signInAs(await populated.service.client(), 'trial');
    expect((await client.call('account.info')).status).toBe(200);
    await query(change, [await sessionOf(client)]);
    expect((await client.call('account.info')).status).toBe(401);
  });

  it('is not opened by the hash that the database keeps, nor by a changed token', async () => {
    const client = await signInAs(await populated.service.client(), 'trial');
    const visitor = await populated.service.client();
    for (const token of [await sessionOf(client), 'x'.repeat(43), '', '%00', '"quoted"']) {
      const reply = await visitor.open('account.info', {}, { headers: { cookie: `assay_session=${token}` } });
      expect(reply.status).toBe(401);
    }
  });

  it('begins anew with each sign-in, and the former one ends', async () => {
    const client = await signInAs(await populated.service.client(), 'trial');
    const former = await sessionOf(client);
    await signInAs(client, 'trial');
    expect(await sessionOf(client)).not.toBe(former);
    const { rows } = await query('select id from session where id = $1', [former]);
    expect(rows).toEqual([]);
  });

  it('ends with the membership it acts in', async () => {
    const { admin } = populated.world;
    const person = await populated.service.client();
    const joined = await joinInvited(admin, person, { account: 'left@demo.assay', role: 'member' });
    await admin.call('members.remove', { params: { user_id: joined.user?.user_id ?? '' } });
    expect((await person.call('account.info')).status).toBe(401);
  });
});

describe('a one-time link', () => {
  const tokenOf = (link: string | undefined) => link?.split('=')[1] ?? '';

  it('works once, for its own purpose and in its time', async () => {
    const client = await populated.service.client();
    const account = 'link@example.com';
    const asked = await client.call('credentials.register', {
      body: { account, full_name: 'Lin K' },
    });
    const token = tokenOf(asked.data.development_link);
    const password = 'another-long-one';
    expect((await client.call('credentials.reset', { body: { token, password } })).status, 'another purpose').toBe(410);
    expect((await client.call('members.invitation', { body: { token } })).status, 'another kind').toBe(410);
    expect((await client.call('credentials.confirm', { body: { token: tampered(token), password } })).status).toBe(410);
    expect((await client.call('credentials.confirm', { body: { token, password } })).status).toBe(200);
    expect((await client.call('credentials.confirm', { body: { token, password } })).status, 'again').toBe(410);
    const forgot = tokenOf((await client.call('credentials.forgot', { body: { account } })).data.development_link);
    await query(`update one_time_link set expires_at = now() - interval '1 second'`);
    expect((await client.call('credentials.reset', { body: { token: forgot, password } })).status, 'late').toBe(410);
  });

  it('P9: that is mailed lives as long as it says, lies as a hash, and is not spent by a program that opens it', async () => {
    const client = await populated.service.client();
    const account = 'scanned@example.com';
    const password = 'a-long-password';
    const linkTo = async (asked: Promise<{ data: { development_link?: string | undefined } }>) =>
      (await asked).data.development_link ?? '';
    /** What scanners of mail and previews of chats do with an address. */
    async function opened(link: string): Promise<void> {
      expect(link).toMatch(/#\w+=[\w-]{43}$/);
      for (const address of [link, link.replace('#', '?')])
        for (const method of ['GET', 'HEAD', 'GET']) await (await fetch(address, { method })).arrayBuffer();
    }
    const life = async (purpose: string, token: string) => {
      const { rows } = await query(
        `select extract(epoch from expires_at - now())::float as seconds, to_jsonb(l)::text as line
         from one_time_link l where purpose = $1 order by expires_at desc`,
        [purpose],
      );
      expect(rows.map(({ line }) => String(line)).join()).not.toContain(token);
      return Number(rows[0]?.['seconds']);
    };
    const confirm = await linkTo(client.call('credentials.register', { body: { account, full_name: 'Sam' } }));
    expect(await life('register', tokenOf(confirm))).toBeLessThanOrEqual(86_400);
    await opened(confirm);
    const confirmed = await client.call('credentials.confirm', { body: { token: tokenOf(confirm), password } });
    expect(confirmed.status).toBe(200);
    const reset = await linkTo(client.call('credentials.forgot', { body: { account } }));
    expect(await life('password', tokenOf(reset))).toBeLessThanOrEqual(3_600);
    await opened(reset);
    expect((await client.call('credentials.reset', { body: { token: tokenOf(reset), password } })).status).toBe(200);
    const { data } = await populated.world.admin.call('members.invite', { body: { role: 'viewer' } });
    const join = await linkTo(
      client.call('members.askToJoin', { body: { token: tokenOf(data.link), account: 'joins@example.com' } }),
    );
    expect(await life('join', tokenOf(join))).toBeLessThanOrEqual(7 * 86_400);
    await opened(join);
    await client.call('members.invitation', { body: { token: tokenOf(join) } });
    const joined = { token: tokenOf(join), password, full_name: 'Jo' };
    expect((await client.call('members.join', { body: joined })).status).toBe(200);
    for (const name of ['credentials.confirm', 'credentials.reset', 'members.join', 'members.accept'] as const)
      expect([name, calls[name].method]).toEqual([name, 'POST']);
  });

  it('that invites works once and not for somebody else’s address', async () => {
    const { admin } = populated.world;
    const { data } = await admin.call('members.invite', { body: { role: 'admin', email: 'ina@example.com' } });
    const token = tokenOf(data.link);
    const client = await populated.service.client();
    const ask = (account: string) => client.call('members.askToJoin', { body: { token, account } });
    expect((await ask('mallory@example.com')).status).toBe(403);
    const body = { password: 'a-long-password', full_name: 'Ina' };
    const shown = await client.call('members.join', { body: { ...body, token } });
    expect(shown.status, 'the link that the inviter saw').toBe(403);
    const mailed = tokenOf((await ask('ina@example.com')).data.development_link);
    const join = () => client.call('members.join', { body: { ...body, token: mailed } });
    expect((await join()).status).toBe(200);
    expect((await join()).status).toBe(410);
  });
});

describe('a signed address of a file', () => {
  async function signed(): Promise<{ input: TestInput & { query: Record<string, string> }; id: string }> {
    const { input } = await populated.goodCall(calls['agents.file'], examples['agents.file']);
    return { input: { ...input, query: input.query as Record<string, string> }, id: input.params?.['file_id'] ?? '' };
  }
  const statusOf = async (input: TestInput) =>
    (await (await populated.service.client()).open('agents.file', input)).status;

  it('opens its file until its time is over, and nothing that was changed in it', async () => {
    const { input, id } = await signed();
    const other = await signed();
    expect(await statusOf(input)).toBe(200);
    const change = (changes: Record<string, string>) => ({ ...input, query: { ...input.query, ...changes } });
    expect(
      await statusOf(change({ signature: tampered(input.query['signature'] ?? '').replace(/[^0-9a-f]/g, '0') })),
    ).toBe(403);
    expect(await statusOf(change({ expires: String(Number(input.query['expires']) + 60_000) })), 'longer').toBe(403);
    expect(await statusOf({ ...input, params: { file_id: other.id } }), 'another file').toBe(403);
    const stranger = Buffer.from(JSON.stringify(['until', String(Date.now() + 60_000)])).toString('base64url');
    expect(await statusOf(change({ by: stranger })), 'by somebody else').toBe(403);
    const past = String(Date.now() - 1);
    const text = `agent file\n${id}\n${past}\n${input.query['by']}`;
    const late = createHmac('sha256', keys.current()).update(text).digest('hex');
    expect(await statusOf(change({ expires: past, signature: late })), 'over').toBe(410);
  });
});

describe('a guest’s token of a job', () => {
  it('opens that job, in its time, and no other', async () => {
    const client = await populated.service.client();
    const ask = async () =>
      (
        await client.call('agents.guestQuickChat', {
          body: { input: 'What is the glass transition temperature of PEEK?', code: 'air_technical_qa_agent' },
        })
      ).data;
    const [first, second] = [await ask(), await ask()];
    const read = async (id: string, token: string) =>
      (await client.call('agents.guestJob', { params: { id }, query: { guest_token: token } })).status;
    expect(await read(first.job_id, first.guest_token)).toBe(200);
    expect(await read(second.job_id, first.guest_token)).toBe(403);
    expect(await read(first.job_id, tampered(first.guest_token))).toBe(403);
    const [expires = '', mac = ''] = first.guest_token.split('.');
    expect(await read(first.job_id, `${Number(expires) + 1000}.${mac}`)).toBe(403);
    expect(await read(first.job_id, `Infinity.${mac}`)).toBe(403);
    const past = Date.now() - 1;
    const late = createHmac('sha256', keys.current()).update(`agent guest\n${first.job_id}\n${past}`).digest('hex');
    expect(await read(first.job_id, `${past}.${late}`)).toBe(403);
  });
});

describe('a token of a widget', () => {
  const as = (token: string, origin: string | undefined = page) => ({
    authorization: `Bearer ${token}`,
    'sec-fetch-site': 'cross-site',
    ...(origin === undefined ? {} : { origin }),
  });
  const later = () => Math.floor(Date.now() / 1000) + 600;

  it('P71: opens the calls of its widget on its page, and no other call of the contract', async () => {
    const client = await populated.service.client();
    const { data } = await client.call('embed.session', { body: { widget: 'company-autocomplete' } }, { origin: page });
    expect(data.expires_in).toBeLessThanOrEqual(900);
    const { expires = 0 } = readToken(keys, data.token) ?? {};
    expect(expires - Date.now() / 1000).toBeGreaterThan(0);
    expect(expires - Date.now() / 1000).toBeLessThanOrEqual(900);
    const open: string[] = [];
    for (const name of names) {
      const call: Call = calls[name];
      const input = call.method === 'GET' || !('body' in schemas[name]) ? {} : { body: [] };
      const { status, failure } = await client.send(name, { params: {}, ...input }, as(data.token));
      if (status !== 403 || failure?.error_code !== errors.forbidden.code) open.push(name);
    }
    expect(open).toEqual(['companies.find']);
  });

  const find = { name: 'companies.find', input: { query: { companyName: 'Acme' } } } as const;
  const ask = { name: 'seek.init', input: { body: { input: 'x' } } } as const;
  const autocomplete = { origin: page, widget: 'company-autocomplete', site: 'operator' } as const;
  it.each([
    { about: 'of another page', claims: { ...autocomplete, origin: 'https://other.example' }, made: find, status: 403 },
    { about: 'that is over', claims: { ...autocomplete, expires: 1 }, made: find, status: 401 },
    {
      about: 'of a site that is gone',
      claims: { origin: page, widget: 'seek-panel', site: 'gone', visitor: 'v' } as const,
      made: ask,
      status: 403,
    },
  ])('P71: $about is refused', async ({ claims, made, status }) => {
    const client = await populated.service.client();
    const token = signToken(keys, { expires: later(), ...claims });
    expect((await client.send(made.name, made.input, as(token))).status).toBe(status);
  });

  it('that we did not sign says nothing, not even with another key or without a signature', async () => {
    const client = await populated.service.client();
    const content = {
      origin: page,
      widget: 'seek-panel',
      site: 's',
      visitor: 'v',
      expires: later(),
    } as const;
    const [head = '', payload = ''] = signToken(fixedKeys('another key'), content).split('.');
    for (const token of [
      signToken(fixedKeys('another key'), content),
      `${head}.${payload}.`,
      `${head}.${payload}`,
      `${head}..`,
      'assay-embed.e30.e30',
    ]) {
      const { status } = await client.send('seek.init', { body: { input: 'x' } }, { authorization: `Bearer ${token}` });
      expect(status).toBe(401);
    }
  });

  it('does not become somebody who is signed in to the product', async () => {
    const client = await signInAs(await populated.service.client(), 'enterprise');
    const token = signToken(keys, { origin: page, widget: 'sales-lead', site: 'operator', expires: later() });
    expect((await client.send('account.info', {}, as(token))).status).toBe(403);
    const { data } = await client.call('account.publicKey', {}, as(token));
    expect(data.algorithm).toBe('RSA-OAEP-256');
  });
});

describe('a signature of a device', () => {
  it('is asked for by every call but the few that come before it', async () => {
    const unsigned = names.filter((name) => (calls[name] as Call).unsigned === true);
    expect(unsigned.sort()).toEqual([
      'agents.file',
      'agents.stepIcon',
      'embed.session',
      'operations.health',
      'operations.ready',
      'operations.registerDevice',
    ]);
  });

  it('belongs to its device: another’s key does not sign for it', async () => {
    const client = await registerByPhone(await populated.service.client(), '13200132000');
    const { status, failure } = await client.send('account.info', {}, { 'x-device-id': 'another-device-000001' });
    expect([status, failure?.error_code]).toEqual([401, errors.badSignature.code]);
  });
});
