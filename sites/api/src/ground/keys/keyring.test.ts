import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Installation, installations } from '../../testing/installation.ts';
import type { Database } from '../database/database.types.ts';
import { keyFor, sealBytes, unsealBytes } from '../sealing/sealed-bytes.ts';
import { openKeyring } from './keyring.ts';
import type { WrappingKeys } from './keyring.types.ts';
import type { KeysTables } from './keys.migrations.ts';
import { rotateKeys } from './rotate-keys.ts';
import { SealedKeysError } from './wrapped-secret.ts';

const wrappingKey = () => randomBytes(32);
const none: WrappingKeys = { sealing: undefined, opening: [] };
const by = (sealing: Buffer, ...former: readonly Buffer[]): WrappingKeys => ({
  sealing,
  opening: [sealing, ...former],
});
const nothing = async () => undefined;

describe.each(installations)('the keys of an installation on $engine', ({ install }) => {
  let installation: Installation;
  let database: Database;
  beforeAll(async () => {
    installation = await install({}, 'schema');
    database = await installation.open();
  });
  afterAll(() => installation.remove());

  const db = () => database.tables<KeysTables>();
  const values = async () =>
    (await db().selectFrom('installation_key').select('value').orderBy('id').execute()).map(({ value }) => value);
  const emptied = () => db().deleteFrom('installation_key').execute();

  it('P39: are the same for every process, and in the clear nowhere', async () => {
    await emptied();
    const wrapping = by(wrappingKey());
    const [one, other] = await Promise.all([openKeyring(database, wrapping), openKeyring(database, wrapping)]);
    expect(one.current()).toMatch(/^[0-9a-f]{64}$/);
    expect(other.current()).toBe(one.current());
    expect(await values()).toEqual([expect.stringMatching(/^sealed:/)]);
    expect((await values()).join()).not.toContain(one.current());
    await expect(openKeyring(database, by(wrappingKey()))).rejects.toThrow(SealedKeysError);
    for (const ring of [one, other]) await ring.stop();
  });

  it('P39: a new one signs once every process can know it; what the former signed is honoured for two days', async () => {
    await emptied();
    const wrapping = by(wrappingKey());
    const ring = await openKeyring(database, wrapping);
    const former = ring.current();
    const { secret } = await rotateKeys(db(), { wrapping, atOnce: false }, nothing);
    await expect.poll(() => ring.all()).toEqual([former, secret]);
    expect(ring.current()).toBe(former);
    expect(ring.honoured()).toEqual([former, secret]);
    const { rows } = await database.pool.query<{ seconds: number }>(
      'select extract(epoch from retires_at - now())::float8 as seconds from installation_key where id = 1',
    );
    expect(rows[0]?.seconds).toBeGreaterThan(2 * 86_400);
    await database.pool.query(`update installation_key set starts_at = starts_at - interval '3 minutes'`);
    const later = await openKeyring(database, wrapping);
    expect([later.current(), later.honoured()]).toEqual([secret, [secret, former]]);
    await database.pool.query(`update installation_key set retires_at = now() - interval '1 second' where id = 1`);
    const after = await openKeyring(database, wrapping);
    expect([after.honoured(), after.all()]).toEqual([[secret], [former, secret]]);
    for (const each of [ring, later, after]) await each.stop();
  });

  it('P39: one that others have seen is honoured no more from the moment it is replaced', async () => {
    await emptied();
    const wrapping = by(wrappingKey());
    const ring = await openKeyring(database, wrapping);
    const { id, secret } = await rotateKeys(db(), { wrapping, atOnce: true }, nothing);
    await expect.poll(() => ring.honoured()).toEqual([secret]);
    expect(ring.sealing()).toEqual({ id, secret });
    // A process whose clock is four minutes behind no longer honours it either.
    vi.setSystemTime(Date.now() - 240_000);
    expect(ring.honoured()).toEqual([secret]);
    vi.useRealTimers();
    await ring.stop();
  });

  it('P12: the oldest signs where none has begun yet, since the clock was set back by an hour', async () => {
    await emptied();
    const wrapping = by(wrappingKey());
    const ring = await openKeyring(database, wrapping);
    const former = ring.current();
    const { secret } = await rotateKeys(db(), { wrapping, atOnce: false }, nothing);
    await expect.poll(() => ring.all()).toEqual([former, secret]);
    vi.setSystemTime(Date.now() - 3_600_000);
    const known = [ring.current(), ring.honoured()];
    vi.useRealTimers();
    expect(known).toEqual([former, [former, secret]]);
    await ring.stop();
  });

  it('a key that another process has just made is found', async () => {
    await emptied();
    const ring = await openKeyring(database, none);
    const { id, secret } = await rotateKeys(db(), { wrapping: none, atOnce: false }, nothing);
    expect(await ring.secretOf(id)).toBe(secret);
    await expect(ring.secretOf(id + 1)).rejects.toThrow('no key');
    await ring.stop();
  });

  it('are sealed where they were in the clear, and anew under another wrapping key', async () => {
    await emptied();
    const open = await openKeyring(database, none);
    const secret = open.current();
    expect(await values()).toEqual([`clear:${secret}`]);
    const [first, second] = [wrappingKey(), wrappingKey()];
    for (const wrapping of [by(first), by(second, first), by(second)]) {
      const ring = await openKeyring(database, wrapping);
      expect(ring.current()).toBe(secret);
      await ring.stop();
    }
    await expect(openKeyring(database, by(first))).rejects.toThrow(SealedKeysError);
    await open.stop();
  });

  it('sealed by the key of a folder open on a server, and stay as they are until a setting seals them', async () => {
    await emptied();
    const [kept, set] = [wrappingKey(), wrappingKey()];
    const before = await openKeyring(database, by(kept));
    const [row] = await values();
    const moved = await openKeyring(database, { sealing: undefined, opening: [kept] });
    expect([moved.current(), await values()]).toEqual([before.current(), [row]]);
    const sealed = await openKeyring(database, by(set, kept));
    expect(sealed.current()).toBe(before.current());
    await expect(openKeyring(database, by(kept))).rejects.toThrow(SealedKeysError);
    for (const each of [before, moved, sealed]) await each.stop();
  });

  it('are not looked for again by a process that stopped', async () => {
    await emptied();
    const ring = await openKeyring(database, none);
    await ring.stop();
    await rotateKeys(db(), { wrapping: none, atOnce: true }, nothing);
    await wait(200);
    expect(ring.all()).toHaveLength(1);
  });
});

describe('sealed bytes', () => {
  const key = keyFor('a test', 'the secret');
  const bytes = Buffer.from('what nobody reads');

  it('open under their key, for what they are about', () => {
    const sealed = sealBytes(key, 'one', bytes);
    expect(unsealBytes(key, 'one', sealed)).toEqual(bytes);
    expect(sealBytes(key, 'one', bytes)).not.toBe(sealed);
    for (const open of [
      () => unsealBytes(key, 'another', sealed),
      () => unsealBytes(keyFor('another use', 'the secret'), 'one', sealed),
      // The first letter: of the last one, not all bits are bytes.
      () =>
        unsealBytes(
          key,
          'one',
          sealed.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
        ),
      () => unsealBytes(key, 'one', 'not sealed'),
    ])
      expect(open).toThrow();
  });
});
