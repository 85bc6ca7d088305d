import { randomUUID } from 'node:crypto';
import { errors } from '@assay/contract';
import { verificationPurposes } from '@assay/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callLimits } from '../ground/application/call-limits.ts';
import { demoPassword } from '../people/identity/demo-tenant.ts';
import { type Installation, type SpawnedService, withPostgres } from '../testing/installation.ts';
import { sealNumber } from '../testing/people.ts';
import type { TestClient } from '../testing/test-client.ts';

let installation: Installation;
let processes: SpawnedService[];
beforeAll(async () => {
  installation = await withPostgres({ ROLE: 'web' });
  processes = await Promise.all([installation.spawn(), installation.spawn()]);
});
afterAll(() => installation.remove());

/** Callers on both processes in turn. */
async function callers(): Promise<[TestClient, TestClient]> {
  return Promise.all([processes[0]?.client(), processes[1]?.client()]) as Promise<[TestClient, TestClient]>;
}
const turn = (clients: readonly TestClient[], index: number) => clients[index % clients.length] as TestClient;
const counted = (statuses: readonly number[]) => {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe('two processes together', () => {
  it('bear ten wrong passwords of one account, sent at once, and refuse the right one after them', async () => {
    const clients = await callers();
    const account = 'trial@demo.assay';
    const guess = (index: number, password: string) =>
      turn(clients, index).call('account.signIn', { body: { account, password } });
    const replies = await Promise.all(Array.from({ length: 24 }, (_, index) => guess(index, `guess-${index}`)));
    expect(counted(replies.map(({ status }) => status))).toEqual({ 401: 10, 429: 14 });
    expect((await guess(0, demoPassword)).failure?.error_code).toBe(errors.tooMany.code);
    expect((await guess(1, demoPassword)).failure?.error_code).toBe(errors.tooMany.code);
  });

  it('count the same account however it is written', async () => {
    const clients = await callers();
    const spellings = ['free@demo.assay', 'FREE@demo.assay', ' free@demo.assay ', 'Free@Demo.Assay'];
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      const body = { account: spellings[index % 4] ?? '', password: 'guess' };
      statuses.push((await turn(clients, index).call('account.signIn', { body })).status);
    }
    expect(counted(statuses)).toEqual({ 401: 10, 429: 2 });
  });

  it('bear five wrong codes of one number together', async () => {
    const clients = await callers();
    const sealed = await sealNumber(clients[0], '13000000001');
    const purpose = 'LOGIN_REGISTER' as const;
    const { data } = await clients[0].call('account.verifyCode', { body: { ...sealed, purpose } });
    const right = data.development_code ?? '';
    const guesses = Array.from({ length: 30 }, (_, index) => String(index).padStart(6, '0')).filter((c) => c !== right);
    const replies = await Promise.all(
      guesses.map((code, index) =>
        turn(clients, index).call('account.signInByCode', { body: { ...sealed, purpose, code } }),
      ),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([400]));
    const late = await clients[1].call('account.signInByCode', { body: { ...sealed, purpose, code: right } });
    expect(late.failure?.error_code).toBe(errors.verificationCode.code);
  });

  it('send one number ten codes an hour, for whatever purposes', async () => {
    const clients = await callers();
    const sealed = await sealNumber(clients[0], '13000000002');
    const purposes = verificationPurposes.filter((purpose) => purpose !== 'SMS_SALES_LEAD');
    const statuses: number[] = [];
    for (const [index, purpose] of [...purposes, 'LOGIN' as const, 'SMS_SALES_LEAD' as const].entries()) {
      const { status } = await turn(clients, index).call('account.verifyCode', { body: { ...sealed, purpose } });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });

  it('count an address by its socket: a header of the caller does not make it another', async () => {
    const [client] = await callers();
    const limit = callLimits['lead.createMarketing']?.limit ?? 0;
    const statuses: number[] = [];
    for (let index = 0; index < limit + 2; index += 1) {
      const forged = {
        'x-forwarded-for': `203.0.113.${index}`,
        'x-real-ip': `203.0.113.${index}`,
        forwarded: `for=203.0.113.${index}`,
      };
      statuses.push((await client.send('lead.createMarketing', { body: {} }, forged)).status);
    }
    expect(counted(statuses)).toEqual({ 400: limit, 429: 2 });
  });

  it('tell nobody whether an account exists, by no call that could', async () => {
    const [client] = await callers();
    const known = 'owner@demo.assay';
    const unknown = `${randomUUID()}@demo.assay`;
    const answers = async (account: string) => {
      const signIn = await client.call('account.signIn', { body: { account, password: 'guess' } });
      const register = await client.call('credentials.register', {
        body: { account, full_name: 'Nora' },
      });
      return [signIn.status, signIn.failure?.message, register.status, register.data.sent];
    };
    expect(await answers(known)).toEqual(await answers(unknown));
  });
});
