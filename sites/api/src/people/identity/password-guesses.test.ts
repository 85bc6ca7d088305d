import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, type RunningService, withPostgres } from '../../testing/installation.ts';
import { registerByMail } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';

let installation: Installation;
let service: RunningService;
beforeAll(async () => {
  installation = await withPostgres({ ROLE: 'web' });
  service = await installation.start();
});
afterAll(() => installation.remove());

const query = (text: string) => service.database.pool.query(text);

describe('P13: a password', () => {
  it('bears a hundred wrong guesses of strangers in its life; then its owner goes on where they signed in before, or sets another', async () => {
    const account = 'guessed@example.com';
    const password = 'a-long-password';
    // Quarters of an hour, days and a month go by.
    const later = () => query("delete from rate_window where ends_at < now() + interval '40 days'");
    await later();
    const own = await service.client();
    await registerByMail(own, { account, password, full_name: 'Gus Guessed' });
    await own.call('account.signOut');
    const signIn = async (client: TestClient, given: string) =>
      (await client.call('account.signIn', { body: { account, password: given } })).status;
    const stranger = await service.client();
    for (let round = 0; round < 10; round += 1) {
      await later();
      for (let guess = 0; guess < 10; guess += 1) expect(await signIn(stranger, `guess-${round}-${guess}`)).toBe(401);
    }
    await later();
    expect(await signIn(await service.client(), password), 'the right one, brought by whoever').toBe(401);
    expect(await signIn(own, password), 'a browser that the account knows').toBe(200);
    await later();
    const { data } = await own.call('credentials.forgot', { body: { account } });
    const token = data.development_link?.split('=')[1] ?? '';
    const fresh = await service.client();
    expect((await fresh.call('credentials.reset', { body: { token, password: 'another-long-one' } })).status).toBe(200);
    expect(await signIn(await service.client(), 'another-long-one')).toBe(200);
  });
});
