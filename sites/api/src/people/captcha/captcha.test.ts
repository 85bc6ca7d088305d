import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { schemas } from '@assay/contract/schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Installation, type RunningService, withPostgres } from '../../testing/installation.ts';
import { sealNumber } from '../../testing/people.ts';
import { solveCaptcha } from '../../testing/solve-captcha.ts';
import type { TestClient } from '../../testing/test-client.ts';

let outside: Server;
let installation: Installation;
let service: RunningService;
/** What was sent to phones, and the proofs that the operator's provider was asked about. */
const messages: string[] = [];
const judged: string[] = [];
beforeAll(async () => {
  outside = createServer(async (request, reply) => {
    const body = await text(request);
    if (request.url === '/sms') messages.push(body);
    else judged.push(new URLSearchParams(body).get('response') ?? '');
    reply.end(JSON.stringify({ success: judged.at(-1) === 'good' }));
  });
  await new Promise<void>((listening) => outside.listen(0, '127.0.0.1', listening));
  const address = outside.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  installation = await withPostgres({
    ROLE: 'web',
    SMS_URL: `${origin}/sms`,
    CAPTCHA_SCRIPT: `${origin}/captcha.js?lang={lang}`,
    CAPTCHA_SITE_KEY: 'site',
    CAPTCHA_SECRET: 'secret',
    CAPTCHA_VERIFY_URL: `${origin}/judge`,
  });
  service = await installation.start();
});
afterAll(async () => {
  await installation.remove();
  await new Promise<void>((closed) => outside.close(() => closed()));
});

let count = 0;
async function ask(client: TestClient, captcha?: string) {
  const sealed = await sealNumber(client, `1351237${String(1000 + (count += 1))}`);
  const body = { ...sealed, purpose: 'SMS_SALES_LEAD' as const, ...(captcha === undefined ? {} : { captcha }) };
  return (await client.call('account.verifyCode', { body })).status;
}

it('C11: a provider of the operator judges what its script gave, in the language of the visitor', async () => {
  const client = await service.client();
  const { data } = await client.call('captcha.challenge', { query: { lang: 'tw' } });
  expect(data).toMatchObject({ provider: 'script', language: 'zho-tw', site_key: 'site' });
  expect([await ask(client, 'good'), await ask(client, 'bad'), await ask(client)]).toEqual([200, 400, 400]);
  expect(judged).toEqual(['good', 'bad']);
  expect(messages).toHaveLength(1);
});

it('P49, C11: where the provider failed work stands in for it, once each and three times an hour for a network', async () => {
  const client = await service.client();
  const before = messages.length;
  const proof = await solveCaptcha(client, 'altcha');
  expect([await ask(client, proof), await ask(client, proof), await ask(client, proof)]).toEqual([200, 400, 400]);
  for (let time = 0; time < 2; time += 1) expect(await ask(client, await solveCaptcha(client, 'altcha'))).toBe(200);
  expect(await ask(client, await solveCaptcha(client, 'altcha')), 'the fourth').toBe(429);
  expect(messages).toHaveLength(before + 3);
  expect(judged, 'the provider is not asked about what is not its own').toEqual(['good', 'bad']);
});

it('P49: no message leaves without a proof, whatever it is for, a code for somebody who is signed in among them', async () => {
  const client = await service.client();
  const sealed = await sealNumber(client, '13512370001');
  const before = messages.length;
  for (const purpose of schemas['account.verifyCode'].body.shape.purpose.options)
    expect([purpose, (await client.call('account.verifyCode', { body: { ...sealed, purpose } })).status]).toEqual([
      purpose,
      400,
    ]);
  expect(messages).toHaveLength(before);

  const purpose = 'LOGIN_REGISTER';
  await client.call('account.verifyCode', { body: { ...sealed, purpose, captcha: 'good' } });
  const code = /\b\d{6}\b/.exec(messages.at(-1) ?? '')?.[0] ?? '';
  expect((await client.call('account.signInByCode', { body: { ...sealed, purpose, code } })).status).toBe(200);
  expect((await client.call('credentials.sendOwnCode', { body: {} })).status).toBe(400);
  expect(messages).toHaveLength(before + 1);
  expect((await client.call('credentials.sendOwnCode', { body: { captcha: 'good' } })).status).toBe(200);
  expect(messages).toHaveLength(before + 2);
});
