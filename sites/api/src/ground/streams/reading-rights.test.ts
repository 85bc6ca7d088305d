import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.types.ts';
import { openDatabase } from '../database/open-database.ts';
import { type Claim, createReadingRights, type Need, type ReadingRight } from './reading-rights.ts';

const hour = 3_600_000;
const claim = (kind: string, ...values: string[]): Claim => ({ kind, values });
const need = (code: 401 | 403, ...oneOf: Claim[]): Need => ({ oneOf, code, refusal: `${code}` });

/** Rights over sets of keys that a test ends, looked at only when it says so. */
function rightsOver(kinds: readonly string[]) {
  const rights = createReadingRights({ interval: hour, gathering: 1 });
  const ended = new Set<string>();
  const looks: { kind: string; claims: number }[] = [];
  for (const kind of kinds)
    rights.handle(kind, (claims) => {
      looks.push({ kind, claims: claims.length });
      return claims.map(([id = '']) => !ended.has(id));
    });
  let wake: () => void = () => undefined;
  const pool = {
    listen: async (_: string, handler: (payload: string) => void) => {
      wake = () => handler('');
      return async () => undefined;
    },
  };
  return { rights, ended, looks, listen: () => rights.listen(pool), wake: () => wake() };
}

const endOf = (rights: ReturnType<typeof createReadingRights>, right: ReadingRight) =>
  new Promise<Need>((resolve) => rights.hold(right, resolve));

describe('rights of readers', () => {
  it('point 8: 2,000 readers are looked at together, by one check for each kind of claim', async () => {
    const { rights, ended, looks, listen, wake } = rightsOver(['session', 'link']);
    await listen();
    const lost: string[] = [];
    for (let at = 0; at < 2_000; at += 1) {
      const session = `s${at % 1_500}`;
      rights.hold([need(401, claim('session', session)), need(403, claim('link', 'l1'))], () => lost.push(session));
    }
    const watched = endOf(rights, [need(401, claim('session', 's7'))]);
    ended.add('s7');
    wake();
    expect((await watched).code).toBe(401);
    expect(lost).toEqual(['s7', 's7']);
    expect(looks).toEqual([
      { kind: 'session', claims: 1_500 },
      { kind: 'link', claims: 1 },
    ]);
  });

  it('holds by any of the claims of a need, and tells which need was lost', async () => {
    const { rights, ended, listen, wake } = rightsOver(['grant', 'link']);
    await listen();
    const right = [need(403, claim('grant', 'g'), claim('link', 'l'))];
    const end = endOf(rights, right);
    ended.add('g');
    await expect(rights.whileHeld(right, async () => 'read')).resolves.toBe('read');
    ended.add('l');
    wake();
    expect((await end).refusal).toBe('403');
  });

  it('ends a wait, and gives nothing to somebody who may no longer have it', async () => {
    const { rights, ended, listen, wake } = rightsOver(['session']);
    await listen();
    const waiting = rights.whileHeld([need(401, claim('session', 's'))], async (signal) => {
      ended.add('s');
      wake();
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      return 'a secret';
    });
    await expect(waiting).rejects.toMatchObject({ error: 'unauthenticated' });
  });

  it('takes a check that fails for no answer, and looks again', async () => {
    const rights = createReadingRights({ interval: 5, gathering: 1 });
    let tries = 0;
    rights.handle('session', () => {
      tries += 1;
      if (tries < 3) throw new Error('The database is away.');
      return [false];
    });
    expect((await endOf(rights, [need(401, claim('session', 's'))])).code).toBe(401);
    expect(tries).toBe(3);
  });

  it('notices that a time is over', async () => {
    const rights = createReadingRights({ interval: 5, gathering: 1 });
    expect((await endOf(rights, [need(403, claim('until', String(Date.now() + 20)))])).code).toBe(403);
  });

  it('refuses a claim that nobody can tell of', () => {
    expect(() => createReadingRights().hold([need(403, claim('unknown', '1'))], () => undefined)).toThrow(/handle\(\)/);
  });

  describe('over a database', () => {
    let database: Database;
    beforeAll(async () => {
      database = await openDatabase({ directory: null, poolSize: 1 });
    });
    afterAll(() => database.close());

    it('hears what the database tells', async () => {
      const rights = createReadingRights({ interval: hour, gathering: 1 });
      let holds = true;
      rights.handle('session', () => [holds]);
      const unlisten = await rights.listen(database.pool);
      const end = endOf(rights, [need(401, claim('session', 's'))]);
      holds = false;
      await database.pool.query(`select pg_notify('assay_rights', '')`);
      expect((await end).code).toBe(401);
      await unlisten();
    });
  });
});
