import { createHmac } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Server as TcpServer } from 'node:net';
import { join } from 'node:path';
import { errors } from '@assay/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, type RunningService, withPostgres } from '../../testing/installation.ts';
import { mailbox } from '../../testing/mailbox.ts';
import { registerByPhone, sealNumber, signInAs } from '../../testing/people.ts';
import { solveCaptcha } from '../../testing/solve-captcha.ts';
import type { TestClient } from '../../testing/test-client.ts';

let last = 13_500_000_000;
const newNumber = () => String((last += 1));
const form = {
  name: 'Wei Chen',
  company_name: 'Northfield Thermal',
  post: 'R&D engineer',
  reason: ['team_use', 'other:a|b'],
  type: 'AIR',
  source_type: 'home_banner',
} as const;

/** Sends a code to a number and gives what a lead with it carries. */
async function prove(client: TestClient, number = newNumber(), country: '+86' | '+886' | '+81' = '+86') {
  const { mobile_number, key_id } = await sealNumber(client, number);
  const sent = await client.call('account.verifyCode', {
    body: {
      mobile_number,
      key_id,
      country_code: country,
      purpose: 'SMS_SALES_LEAD',
      captcha: await solveCaptcha(client),
    },
  });
  if (sent.status !== 200) throw new Error(sent.failure?.message);
  return {
    mobile: mobile_number,
    key_id,
    country_code: country,
    code: sent.data.development_code ?? '',
    sent: sent.data,
  };
}

async function create(client: TestClient, more: object = {}) {
  const { sent: _, ...proof } = await prove(client);
  return client.send('lead.create', { body: { ...form, ...proof, ...more } });
}

/** A webhook that answers as it is told and keeps what came. */
function webhook(statuses: number[]) {
  const arrived: { headers: Record<string, unknown>; body: string }[] = [];
  const server: Server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    arrived.push({ headers: request.headers, body });
    response.writeHead(statuses.shift() ?? 200).end();
  });
  return { server, arrived };
}

async function listening(server: Server | TcpServer): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return (server.address() as AddressInfo).port;
}

async function until<T>(read: () => Promise<T | undefined> | T | undefined): Promise<T> {
  for (;;) {
    const found = await read();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('a lead', () => {
  let installation: Installation;
  let service: RunningService;
  const hook = webhook([500, 503]);
  const post = mailbox();
  beforeAll(async () => {
    installation = await withPostgres({
      ASSAY_RATE_LIMITS: '0',
      SMTP_URL: `smtp://127.0.0.1:${await listening(post.server)}`,
      SALES_MAIL_TO: 'sales@example.com',
      SALES_WEBHOOK_URL: `http://127.0.0.1:${await listening(hook.server)}/leads`,
      SALES_WEBHOOK_SECRET: 'shared',
    });
    service = await installation.start();
  });
  afterAll(async () => {
    await installation.remove();
    hook.server.close();
    post.server.close();
  });

  it('C9, C15: is kept, mailed to sales, and pushed with a signature until the webhook takes it', async () => {
    const { data } = (await create(await service.client(), { post: '=cmd()' })) as { data: { lead_id: string } };
    const admin = await signInAs(await service.client(), 'admin');
    const lead = await until(async () => {
      const { leads } = (await admin.call('lead.list', { query: {} })).data;
      return leads.find(({ lead_id, mail, webhook }) => {
        return lead_id === data.lead_id && mail === 'delivered' && webhook === 'delivered';
      });
    });
    expect(lead).toMatchObject({ name: 'Wei Chen', reason: form.reason, upgrade_reason: 'team_use|other:a\\|b' });
    expect(hook.arrived).toHaveLength(3);
    for (const { headers, body } of hook.arrived) {
      const [, time = '', mac] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-assay-signature'])) ?? [];
      expect(mac).toBe(createHmac('sha256', 'shared').update(`${time}.${body}`).digest('hex'));
      expect(headers['idempotency-key']).toBe(data.lead_id);
      expect(JSON.parse(body)).toMatchObject({ event: 'lead.created', lead_id: data.lead_id });
    }
    expect(post.mails.join('')).toContain('Northfield Thermal');
    const csv = await (await admin.open('lead.export', {})).text();
    expect(csv.split('\r\n')[0]).toContain('lead_id,created_at');
    expect(csv).toContain(`,'=cmd(),`);
  });

  it('C15: is stored once when the same submission comes twice', async () => {
    const client = await service.client();
    const { sent: _, ...proof } = await prove(client);
    const body = { ...form, ...proof, client_id: 'submission-1' };
    const first = await client.send('lead.create', { body });
    const second = await client.send('lead.create', { body });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.data).toEqual(first.data);
  });

  it.each([
    ['+886', '0912345678', '+886 912****678'],
    ['+81', '09012345678', '+81 901****678'],
    ['+86', '13812345678', '138****5678'],
  ] as const)('C5, C14, Z5: takes a number of %s and shows it masked', async (country, number, shown) => {
    const client = await service.client();
    const { sent, ...proof } = await prove(client, number, country);
    expect(sent).toMatchObject({ mobile_number: shown, expires_in: 600, resend_after: 60 });
    expect((await client.send('lead.create', { body: { ...form, ...proof } })).status).toBe(200);
  });

  it('C6, Z4: refuses a wrong code with 9030119 and kills it after five misses', async () => {
    const client = await service.client();
    const { sent: _, code, ...proof } = await prove(client);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let miss = 0; miss < 5; miss += 1) {
      const { status, failure } = await client.send('lead.create', { body: { ...form, ...proof, code: wrong } });
      expect([status, failure?.error_code]).toEqual([400, errors.verificationCode.code]);
    }
    const late = await client.send('lead.create', { body: { ...form, ...proof, code } });
    expect(late.failure?.error_code).toBe(9030119);
  });

  it('C6: a code for another purpose opens nothing here', async () => {
    const client = await service.client();
    const sealed = await sealNumber(client, newNumber());
    const sent = await client.call('account.verifyCode', { body: { ...sealed, purpose: 'LOGIN' } });
    const { mobile_number: mobile, ...rest } = sealed;
    const reply = await client.send('lead.create', {
      body: { ...form, ...rest, mobile, code: sent.data.development_code },
    });
    expect(reply.failure?.error_code).toBe(9030119);
  });

  it("C9: takes the account's own number where none is sent, and asks a visitor for one", async () => {
    const client = await registerByPhone(await service.client(), '13512340000');
    expect((await client.send('lead.create', { body: form })).status).toBe(200);
    const visitor = await (await service.client()).send('lead.create', { body: form });
    expect([visitor.status, Object.keys(visitor.failure?.fields ?? {})]).toEqual([400, ['mobile']]);
  });

  it('C11: takes a proof of work once, and none that was tampered with', async () => {
    const client = await service.client();
    const proof = await solveCaptcha(client);
    const send = async (captcha: string) =>
      client.send('account.verifyCode', {
        body: { ...(await sealNumber(client, newNumber())), purpose: 'SMS_SALES_LEAD', captcha },
      });
    expect((await send(proof)).status).toBe(200);
    expect((await send(proof)).status).toBe(400);
    const forged = JSON.parse(Buffer.from(await solveCaptcha(client), 'base64').toString('utf8'));
    forged.challenge.parameters.cost = 1;
    expect((await send(Buffer.from(JSON.stringify(forged)).toString('base64'))).status).toBe(400);
    expect((await send('no proof')).status).toBe(400);
  });

  it('A10: is not shown to administrators of another tenant', async () => {
    const stranger = await registerByPhone(await service.client(), '13512340001');
    for (const name of ['lead.list', 'lead.export'] as const)
      expect((await stranger.send(name, { query: {} })).failure?.error_code, name).toBe(errors.operatorForbidden.code);
  });
});

describe('limits', () => {
  let installation: Installation;
  let service: RunningService;
  beforeAll(async () => {
    installation = await withPostgres({ ROLE: 'web', TRUST_PROXY: '1' });
    service = await installation.start();
  });
  afterAll(() => installation.remove());

  it('C15: the sixth lead of an address in an hour is refused', async () => {
    const client = await service.client();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await client.send('lead.create', { body: form })).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it('C11: a network leaves sales two messages in an hour without a proof of the captcha, further ones with it', async () => {
    const client = await service.client();
    const { name, company_name, type, source_type } = form;
    const body = { name, company_name, type, source_type, email: 'wei@example.com' };
    const leave = async (host: number, more: object = {}) => {
      const from = { 'x-forwarded-for': `2001:db8:7:7::${host}` };
      return (await client.send('lead.createMarketing', { body: { ...body, ...more } }, from)).status;
    };
    expect([await leave(1), await leave(2), await leave(3)]).toEqual([200, 200, 429]);
    expect(await leave(4, { captcha: await solveCaptcha(client) })).toBe(200);
    expect(await leave(5, { captcha: 'no proof' })).toBe(400);
  });
});

it('C15: a lead without mail server or webhook is kept, and development writes its mail to a folder', async () => {
  const installation = await withPostgres({ ASSAY_RATE_LIMITS: '0', SALES_MAIL_TO: 'sales@example.com' });
  try {
    const service = await installation.start();
    expect((await create(await service.client())).status).toBe(200);
    const outbox = join(installation.environment['ASSAY_DATA'] ?? '', 'outbox');
    const [file = ''] = await until(async () => {
      const names = await readdir(outbox).catch(() => []);
      return names.length > 0 ? names : undefined;
    });
    expect(await readFile(join(outbox, file), 'utf8')).toContain('To: sales@example.com');
  } finally {
    await installation.remove();
  }
});
