import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, type RunningService, withPostgres } from '../../testing/installation.ts';
import { registerByMail } from '../../testing/people.ts';
import { createPasswords } from './password.ts';

/** Of `correct horse battery`, as releases until now made it: N 2^15, r 8, p 1. */
const former = 'scrypt$32768$8$1$AAECAwQFBgcICQoLDA0ODw$xy6UCICz8Vv_P6JqOkkUD4DOmhxN0tXSe6sQAUBxupQ';

describe('passwords', () => {
  const passwords = createPasswords({ NODE_ENV: 'production' });

  it('are kept at a cost of the OWASP table, each with a salt of its own', async () => {
    const [one, two] = [await passwords.hash('correct horse battery'), await passwords.hash('correct horse battery')];
    expect(one).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
    expect(one).not.toBe(two);
    expect(await passwords.matches('correct horse battery', one)).toBe(true);
    expect(await passwords.matches('correct horse batterz', one)).toBe(false);
    expect(passwords.isOutdated(one)).toBe(false);
  });

  it('of a former cost still match, and are known for it', async () => {
    expect(await passwords.matches('correct horse battery', former)).toBe(true);
    expect(await passwords.matches('correct horse', former)).toBe(false);
    expect(passwords.isOutdated(former)).toBe(true);
  });

  it('match nothing where none is kept', async () => {
    for (const stored of [null, '', 'argon2$x']) expect(await passwords.matches('', stored)).toBe(false);
  });
});

describe('a sign-in', () => {
  let installation: Installation;
  let service: RunningService;
  beforeAll(async () => {
    installation = await withPostgres({ ROLE: 'web' });
    service = await installation.start();
  });
  afterAll(() => installation.remove());

  it('A8: with a hash of a former cost makes it anew; the password stays, and a wrong one changes nothing', async () => {
    const account = 'former@example.com';
    const client = await service.client();
    await registerByMail(client, { account, password: 'correct horse battery', full_name: 'Fay Former' });
    // Cheaper than what a run of the tests makes.
    const cheaper = 'scrypt$2$8$1$AAECAwQFBgcICQoLDA0ODw$VqSAQRIqTc05r6G_3fkldqt_5x8-SIg_G_P4-NCnU7w';
    const kept = async () => {
      const { rows } = await service.database.pool.query<{ password_hash: string }>(
        'select password_hash from user_account where email = $1',
        [account],
      );
      return rows[0]?.password_hash;
    };
    await service.database.pool.query('update user_account set password_hash = $2 where email = $1', [
      account,
      cheaper,
    ]);
    const signIn = async (password: string) =>
      (await (await service.client()).call('account.signIn', { body: { account, password } })).status;
    expect(await signIn('correct horse')).toBe(401);
    expect(await kept()).toBe(cheaper);
    expect(await signIn('correct horse battery')).toBe(200);
    const renewed = await kept();
    expect(renewed).not.toBe(cheaper);
    expect(renewed).toMatch(/^scrypt\$1024\$8\$1\$/);
    expect(await signIn('correct horse battery')).toBe(200);
    expect(await kept()).toBe(renewed);
  });
});
