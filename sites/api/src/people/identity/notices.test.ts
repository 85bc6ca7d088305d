import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, type RunningService, withPostgres } from '../../testing/installation.ts';
import { base32Bytes, registerByMail, sealNumber } from '../../testing/people.ts';
import { codeAt, stepAt } from './totp.ts';

// Point 11 of the trust review: a person is told by mail of what opens their account to somebody else.

let installation: Installation;
let service: RunningService;
beforeAll(async () => {
  installation = await withPostgres({ ROLE: 'web' });
  service = await installation.start();
});
afterAll(() => installation.remove());

/** Subjects of the mails to an address, links aside. */
async function told(account: string): Promise<string[]> {
  const folder = join(installation.environment['ASSAY_DATA'] ?? '', 'outbox');
  const names = (await readdir(folder)).toSorted();
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails
    .filter((mail) => mail.includes(`To: ${account}`))
    .map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim() ?? '')
    .filter((subject) => !subject.startsWith('Confirm'));
}

describe('11: notices by mail', () => {
  it('tell of a sign-in from a browser that the account does not know, and of no other', async () => {
    const body = { account: 'told@example.com', password: 'a-long-password' };
    const home = await service.client();
    await registerByMail(home, body);
    await home.call('account.signOut');
    await home.call('account.signIn', { body });
    expect(await told(body.account), 'known').toEqual([]);
    const elsewhere = await service.client();
    await elsewhere.call('account.signIn', { body });
    await elsewhere.call('account.signIn', { body });
    expect(await told(body.account)).toEqual(['New sign-in to your Assay account']);
  });

  it('tell of a changed password, phone and second factor', async () => {
    const account = 'changed@example.com';
    const client = await service.client();
    await registerByMail(client, { account });
    const sealed = await sealNumber(client, '13512370001');
    const purpose = 'MOBILE_NUMBER_BINDING' as const;
    const { data } = await client.call('account.verifyCode', { body: { ...sealed, purpose } });
    const code = data.development_code ?? '';
    await client.call('credentials.bindPhone', { body: { ...sealed, purpose, code } });
    expect((await told(account)).at(-1)).toBe('The phone of your Assay account was changed');
    const { data: begun } = await client.call('factor.begin');
    const confirmed = await client.call('factor.confirm', {
      body: { code: codeAt(base32Bytes(begun.secret), stepAt(Date.now())) },
    });
    expect((await told(account)).at(-1)).toBe('Second factor turned on for your Assay account');
    const recovery = confirmed.data.recovery_codes[0] ?? '';
    await client.call('factor.turnOff', { body: { code: recovery } });
    expect((await told(account)).at(-1)).toBe('Second factor turned off for your Assay account');
    await client.call('credentials.prove', { body: { current: 'a-long-password' } });
    await client.call('credentials.changePassword', { body: { password: 'another-long-one' } });
    expect((await told(account)).at(-1)).toBe('Your Assay password was changed');
  });
});
