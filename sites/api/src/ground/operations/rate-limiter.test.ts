import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Installation, withPostgres } from '../../testing/installation.ts';
import type { Database } from '../database/database.types.ts';
import { createRateLimiter } from './rate-limiter.ts';

let installation: Installation;
let database: Database;
beforeAll(async () => {
  installation = await withPostgres({}, 'schema');
  database = await installation.open();
});
afterAll(() => installation.remove());

const day = 86_400;
const countOf = async (key: string) =>
  (await database.pool.query<{ count: number }>('select count from rate_window where key = $1', [key])).rows[0]?.count;

it('P46: a flood beyond a limit is refused by what the process remembers, and asks the database once', async () => {
  const limiter = createRateLimiter(database, true);
  for (let time = 0; time < 3; time += 1) await limiter.hit('flood', 3, day);
  for (let time = 0; time < 100; time += 1)
    await expect(limiter.hit('flood', 3, day)).rejects.toMatchObject({ error: 'tooMany', isRepeated: time > 0 });
  expect(await countOf('flood')).toBe(4);
});

it('counts for all processes together, and what one forgets is open in it at once', async () => {
  const [here, there] = [createRateLimiter(database, true), createRateLimiter(database, true)];
  for (let time = 0; time < 3; time += 1) await (time % 2 === 0 ? here : there).hit('shared', 3, day);
  await expect(here.hit('shared', 3, day)).rejects.toThrow();
  await expect(there.hit('shared', 3, day)).rejects.toThrow();
  await here.forget('shared');
  await here.hit('shared', 3, day);
  expect(await countOf('shared')).toBe(1);
});
