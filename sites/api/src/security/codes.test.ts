import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errors } from '@assay/contract';
import { verificationPurposes } from '@assay/contract/schemas';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sweepSessions } from '../people/identity/sessions.ts';
import { type Installation, type RunningService, withEmbedded, withPostgres } from '../testing/installation.ts';
import { sealNumber } from '../testing/people.ts';
import type { TestClient } from '../testing/test-client.ts';

let installation: Installation;
let service: RunningService;
let client: TestClient;
beforeAll(async () => {
  installation = await withPostgres({ ROLE: 'web', ASSAY_RATE_LIMITS: '0' });
  service = await installation.start();
  client = await service.client();
});
afterAll(() => installation.remove());

let last = 13_100_000_000;
const newNumber = () => String((last += 1));
const signIn = { purpose: 'LOGIN_REGISTER' } as const;
const refused = [400, errors.verificationCode.code];

async function sent(number: string, purpose: (typeof verificationPurposes)[number], by = client) {
  const sealed = await sealNumber(by, number);
  const { data } = await by.call('account.verifyCode', { body: { ...sealed, purpose } });
  return { sealed, code: data.development_code ?? '' };
}

async function tried(sealed: Awaited<ReturnType<typeof sealNumber>>, code: string, by = client) {
  const { status, failure } = await by.call('account.signInByCode', { body: { ...sealed, ...signIn, code } });
  return [status, failure?.error_code];
}

const wrongCodes = (right: string, count: number) =>
  Array.from({ length: 1000 }, (_, index) => String(index).padStart(6, '0'))
    .filter((code) => code !== right)
    .slice(0, count);

describe('A8: a code for a phone', () => {
  it('works once', async () => {
    const { sealed, code } = await sent(newNumber(), 'LOGIN_REGISTER');
    expect(await tried(sealed, code)).toEqual([200, undefined]);
    expect(await tried(sealed, code)).toEqual(refused);
  });

  it('works for its own number only', async () => {
    const { code } = await sent(newNumber(), 'LOGIN_REGISTER');
    const { sealed: other } = await sent(newNumber(), 'LOGIN');
    expect(await tried(other, code)).toEqual(refused);
  });

  it('works only where it was asked for: told to somebody else, it opens nothing', async () => {
    const { sealed, code } = await sent(newNumber(), 'LOGIN_REGISTER');
    const elsewhere = await service.client();
    expect(await tried(sealed, code, elsewhere)).toEqual(refused);
    expect(await tried(sealed, code)).toEqual([200, undefined]);
  });

  it.each(verificationPurposes.filter((purpose) => purpose !== 'LOGIN_REGISTER'))(
    'of the purpose %s signs nobody in by another purpose',
    async (purpose) => {
      const { sealed, code } = await sent(newNumber(), purpose);
      expect(await tried(sealed, code)).toEqual(refused);
    },
  );

  it.each(['LOGIN', 'LOGIN_REGISTER', 'SMS_SALES_LEAD', 'MOBILE_NUMBER_BINDING'] as const)(
    'of the purpose %s sets no password',
    async (purpose) => {
      const { sealed, code } = await sent(newNumber(), purpose);
      const body = { ...sealed, code, password: 'a-long-enough-one' };
      const { status, failure } = await client.call('credentials.resetByCode', { body });
      expect([status, failure?.error_code]).toEqual(refused);
    },
  );

  it('is refused after five wrong ones, and so is the right one', async () => {
    const { sealed, code } = await sent(newNumber(), 'LOGIN_REGISTER');
    for (const wrong of wrongCodes(code, 5)) expect(await tried(sealed, wrong)).toEqual(refused);
    expect(await tried(sealed, code)).toEqual(refused);
  });

  it('bears five wrong ones in all, also when a thousand come at once', async () => {
    const { sealed, code } = await sent(newNumber(), 'LOGIN_REGISTER');
    const tries = [...wrongCodes(code, 60), code];
    const replies = await Promise.all(tries.map((each) => tried(sealed, each)));
    expect(replies.filter(([status]) => status !== 400)).toEqual([]);
    const { rows } = await service.database.pool.query<{ attempts: number }>(
      'select max(attempts) as attempts from verification_code where attempts > 5',
    );
    expect(rows).toEqual([{ attempts: null }]);
  });

  it('is over after ten minutes', async () => {
    const { sealed, code } = await sent(newNumber(), 'LOGIN_REGISTER');
    await service.database.pool.query(`update verification_code set expires_at = now() - interval '1 second'`);
    expect(await tried(sealed, code)).toEqual(refused);
  });

  it('is no longer the former one when a new one was sent', async () => {
    const number = newNumber();
    const former = await sent(number, 'LOGIN_REGISTER');
    await service.database.pool.query(`update verification_code set sent_at = now() - interval '2 minutes'`);
    const next = await sent(number, 'LOGIN_REGISTER');
    if (former.code !== next.code) expect(await tried(next.sealed, former.code)).toEqual(refused);
    expect(await tried(next.sealed, next.code)).toEqual([200, undefined]);
  });

  it('P12: is sent again, and taken, after the clock was set back by an hour', async () => {
    const number = newNumber();
    const former = await sent(number, 'LOGIN_REGISTER');
    await service.database.pool.query(
      `update verification_code set sent_at = sent_at + interval '1 hour', expires_at = expires_at + interval '1 hour'`,
    );
    const next = await sent(number, 'LOGIN_REGISTER');
    expect(next.code).toMatch(/^\d{6}$/);
    if (former.code !== next.code) expect(await tried(next.sealed, former.code)).toEqual(refused);
    expect(await tried(next.sealed, next.code)).toEqual([200, undefined]);
  });

  it('P12: is taken after the clock was set back by seconds, as time servers do', async () => {
    const { sealed, code } = await sent(newNumber(), 'LOGIN_REGISTER');
    await service.database.pool.query(`update verification_code set sent_at = sent_at + interval '20 seconds'`);
    expect(await tried(sealed, code)).toEqual([200, undefined]);
  });

  it('P12: lives no longer for a clock that was set back: it is refused, and gone before its time comes again', async () => {
    const { sealed, code } = await sent(newNumber(), 'LOGIN_REGISTER');
    const { pool } = service.database;
    await pool.query(
      `update verification_code set sent_at = sent_at + interval '1 hour', expires_at = expires_at + interval '1 hour'`,
    );
    expect(await tried(sealed, code)).toEqual(refused);
    await sweepSessions(service.database);
    expect((await pool.query('select purpose from verification_code')).rows).toEqual([]);
  });

  it('P12: is over ten minutes after it was sent, though by a clock that was set back its end lies ahead', async () => {
    const { sealed, code } = await sent(newNumber(), 'LOGIN_REGISTER');
    await service.database.pool.query(
      `update verification_code set sent_at = sent_at - interval '10 minutes', expires_at = expires_at + interval '1 hour'`,
    );
    expect(await tried(sealed, code)).toEqual(refused);
  });

  it('comes with a number that was sealed for us: not in the clear, not under another key, not half of it', async () => {
    const number = newNumber();
    const sealed = await sealNumber(client, number);
    for (const changed of [
      { mobile_number: number },
      { mobile_number: Buffer.from(number).toString('base64') },
      { mobile_number: sealed.mobile_number.slice(0, -8) },
      { key_id: 'another' },
    ]) {
      const body = { ...sealed, ...changed, purpose: 'LOGIN' as const };
      const { status, failure } = await client.call('account.verifyCode', { body });
      expect([status, Object.keys(failure?.fields ?? {})]).toEqual([400, ['mobile_number']]);
    }
  });
});

describe('A8: a code for a phone, where the clock of the machine is that of the embedded database', () => {
  let embedded: Installation;
  let clock: string;
  let person: TestClient;
  const minute = 60_000;
  beforeAll(async () => {
    embedded = await withEmbedded({ ROLE: 'web', ASSAY_RATE_LIMITS: '0' });
    clock = join(embedded.environment['ASSAY_DATA'] ?? '', 'moved-clock');
    await writeFile(clock, '0');
    const preload = new URL('../testing/moved-clock.ts', import.meta.url).href;
    person = await (await embedded.spawn({ NODE_OPTIONS: `--import=${preload}`, MOVED_CLOCK: clock })).client();
  });
  afterEach(() => move(0));
  afterAll(() => embedded.remove());

  /** Sets the clock of the service, and that of the browser, which signs by it. */
  async function move(by: number): Promise<void> {
    await writeFile(clock, String(by));
    vi.useRealTimers();
    if (by !== 0) vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + by });
  }

  it.each([
    ['nine minutes', 9 * minute],
    ['an hour', 60 * minute],
    ['three days', 3 * 24 * 60 * minute],
  ])('P12: is taken after the clock was set back by %s, and no other is sent within the minute', async (_, by) => {
    const number = newNumber();
    const { code } = await sent(number, 'LOGIN_REGISTER', person);
    await move(-by);
    const sealed = await sealNumber(person, number);
    const body = { ...sealed, purpose: 'LOGIN_REGISTER' as const };
    expect((await person.call('account.verifyCode', { body })).status).toBe(429);
    expect(await tried(sealed, code, person)).toEqual([200, undefined]);
  });

  it('P12: is refused after the clock was set forward by more than its life, as where the machine slept', async () => {
    const number = newNumber();
    const { code } = await sent(number, 'LOGIN_REGISTER', person);
    await move(11 * minute);
    expect(await tried(await sealNumber(person, number), code, person)).toEqual(refused);
  });
});
