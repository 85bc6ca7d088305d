import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, createServer as createRelay, type Server as Relay } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, type RunningService, withPostgres } from '../../testing/installation.ts';
import { mailbox } from '../../testing/mailbox.ts';
import { registerByMail, sealNumber } from '../../testing/people.ts';
import { solveCaptcha } from '../../testing/solve-captcha.ts';
import type { TestClient } from '../../testing/test-client.ts';

/** An address of this machine that is not its loopback one: whoever connects from it is a peer like any in the network. */
const outside = Object.values(networkInterfaces())
  .flatMap((each) => each ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

const listening = (server: Server | Relay) =>
  new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );

/** A way to a service on which it sees a peer from another address, and nothing else: the bytes stay as they are. */
async function wayFrom(localAddress: string, target: string): Promise<{ address: string; close(): void }> {
  const { hostname: host, port } = new URL(target);
  const server = createRelay((near) => {
    const far = connect({ host, port: Number(port), localAddress });
    near.pipe(far).pipe(near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  return { address: `http://127.0.0.1:${await listening(server)}`, close: () => server.close() };
}

let turn = 0;
interface Asked {
  client: TestClient;
  /** Whose browser asks for a code to the address of theirs. */
  own: TestClient;
  /** An address that has an account. */
  account: string;
  headers?: Readonly<Record<string, string>>;
}

/** Asks for everything that is sent to somebody; gives what the replies held that was meant for them alone. */
async function told({ client, own, account, headers = {} }: Asked) {
  turn += 1;
  // As if the minute were over in which no second one is sent.
  await service.database.pool.query('delete from verification_code');
  const { data: invited, failure } = await inviter.call('members.invite', { body: { role: 'member' } });
  if (failure) throw new Error(JSON.stringify(failure));
  const token = invited.link.split('=')[1] ?? '';
  const number = String(turn).padStart(2, '0');
  const captcha = async () => (isCostly ? { captcha: await solveCaptcha(client) } : {});
  const asks = {
    register: { account: `new-${turn}@example.com`, full_name: 'Nora', ...(await captcha()) },
    askToJoin: { token, account: `invited-${turn}@example.com`, ...(await captcha()) },
    verifyCode: { ...(await sealNumber(client, `136123900${number}`)), ...(await captcha()) },
    lead: { ...(await sealNumber(client, `137123900${number}`)), ...(await captcha()) },
  };
  const replies = {
    register: await client.call('credentials.register', { body: asks.register }, headers),
    forgot: await client.call('credentials.forgot', { body: { account, ...(await captcha()) } }, headers),
    askToJoin: await client.call('members.askToJoin', { body: asks.askToJoin }, headers),
    verifyCode: await client.call(
      'account.verifyCode',
      { body: { ...asks.verifyCode, purpose: 'LOGIN_REGISTER' } },
      headers,
    ),
    lead: await client.call('account.verifyCode', { body: { ...asks.lead, purpose: 'SMS_SALES_LEAD' } }, headers),
    ownCode: await own.call('credentials.sendOwnCode', {}, headers),
    demoAccounts: await client.call('account.demoAccounts', {}, headers),
  };
  return Object.fromEntries(
    Object.entries(replies).map(([name, { status, data }]) => [
      name,
      [
        status,
        ...Object.keys(data ?? {}).filter((field) => field.startsWith('development') || field === 'accounts'),
        ...(JSON.stringify(data ?? '').match(/"\d{6}"|#(?:confirm|reset|invitation)=/g) ?? []).map(() => 'secret'),
      ],
    ]),
  );
}

/** Somebody with an account, and a stranger, whose requests come by an address. */
async function peers(address = service.address): Promise<Asked> {
  const [own, client] = await Promise.all([service.client(), service.client()]);
  const account = `known-${turn}-${new URL(address).port}@example.com`;
  await registerByMail(own, { account });
  own.address = address;
  client.address = address;
  return { own, client, account };
}

let installation: Installation;
let service: RunningService;
let inviter: TestClient;
/** Whether a message costs a proof of work, as where it is sent. */
let isCostly = false;
async function start(settings: Readonly<Record<string, string>> = {}): Promise<void> {
  await service?.stop();
  service = await installation.start({ ASSAY_RATE_LIMITS: '0', ...settings });
  isCostly = settings['SMTP_URL'] !== undefined;
  if (inviter) inviter.address = service.address;
}
beforeAll(async () => {
  installation = await withPostgres({ ROLE: 'web' });
  await start();
  inviter = await service.client();
  await registerByMail(inviter, { account: 'inviter@example.com' });
});
afterAll(() => installation.remove());

const shown = {
  register: [200, 'development_link', 'secret'],
  forgot: [200, 'development_link', 'secret'],
  askToJoin: [200, 'development_link', 'secret'],
  verifyCode: [200, 'development_code', 'secret'],
  lead: [200, 'development_code', 'secret'],
  ownCode: [200, 'development_code', 'secret'],
  demoAccounts: [200, 'accounts'],
};
const unsent = Object.fromEntries(
  ['register', 'forgot', 'askToJoin', 'verifyCode', 'lead', 'ownCode'].map((name) => [name, [503]]),
);
/** What asks for a message to a phone is refused where it would be sent nowhere. */
const withheld = {
  register: [200],
  forgot: [200],
  askToJoin: [200],
  verifyCode: [503],
  lead: [503],
  ownCode: [200],
  demoAccounts: [404],
};

describe('P32: links and codes that a development installation sends nowhere', () => {
  it('P32: are shown to a peer on loopback', async () => {
    expect(await told(await peers())).toEqual(shown);
  });

  it('P32: are withheld from a proxy or a tunnel of this machine, behind which anybody may be', async () => {
    const asked = await peers();
    for (const [name, value] of Object.entries({
      'x-forwarded-for': '127.0.0.1',
      'x-real-ip': '127.0.0.1',
      forwarded: 'for=127.0.0.1',
      via: '1.1 tunnel',
    }))
      expect([name, await told({ ...asked, headers: { [name]: value } })]).toEqual([name, withheld]);
  });

  it.skipIf(outside === undefined).each<Record<string, string>>([{}, { TRUST_PROXY: '1' }])(
    'P32: are withheld from a peer that is not on loopback, judged by its socket and not by a header: %j',
    async (settings) => {
      if ('TRUST_PROXY' in settings) await start(settings);
      const way = await wayFrom(outside ?? '', service.address);
      try {
        const asked = await peers(way.address);
        expect(await told(asked)).toEqual(withheld);
        const headers = { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' };
        expect(await told({ ...asked, headers }), 'it says that it is on loopback').toEqual(withheld);
      } finally {
        way.close();
      }
    },
  );
});

describe('P32: production', () => {
  const production = { NODE_ENV: 'production', ASSAY_PUBLIC_URL: 'http://assay.example' };

  it('P32: shows no link and no code, and has no demo accounts, where it can send nothing', async () => {
    await start(production);
    const asked = { client: await service.client(), own: inviter, account: 'inviter@example.com' };
    expect(await told(asked)).toEqual({ ...unsent, ownCode: [409], demoAccounts: [404] });
  });

  it('P32: nor where it sends them', async () => {
    const sent: string[] = [];
    const provider = createServer((request, reply) => {
      sent.push(request.url ?? '');
      request.resume();
      reply.end('{}');
    });
    const post = mailbox();
    const [sms, smtp] = [await listening(provider), await listening(post.server)];
    try {
      await start({
        ...production,
        SMTP_URL: `smtp://127.0.0.1:${smtp}`,
        SMS_URL: `http://127.0.0.1:${sms}/sms`,
      });
      const asked = { client: await service.client(), own: inviter, account: 'inviter@example.com' };
      const quiet = Object.keys(unsent).map((name) => [name, [200]]);
      expect(await told(asked)).toEqual({ ...Object.fromEntries(quiet), demoAccounts: [404] });
      expect(sent).toEqual(['/sms', '/sms']);
      expect(post.mails.join(''), 'the own code').toMatch(/\b\d{6}\b/);
    } finally {
      provider.close();
      post.server.close();
    }
  });
});
