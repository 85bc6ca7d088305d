import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database.types.ts';
import type { Log } from '../log/log.ts';
import type { Keyring, WrappingKeys } from './keyring.types.ts';
import type { KeysTables } from './keys.migrations.ts';
import { isWrappedOtherwise, unwrapSecret, wrapSecret } from './wrapped-secret.ts';

/** Channel on which a change of the keys is told. */
export const keysChannel = 'installation_key';
const refreshInterval = 60_000;

type KeyRow = Pick<KeysTables['installation_key'], 'id' | 'value'>;

interface OpenKey {
  id: number;
  secret: string;
  startsAt: number;
  retiresAt: number;
}

const about = (id: number) => `installation key ${id}`;

/** A key as its row holds it. */
export const rowValue = (id: number, secret: string, wrapping: WrappingKeys) => wrapSecret(about(id), secret, wrapping);

/** @throws SealedKeysError */
const secretOfRow = ({ id, value }: KeyRow, wrapping: WrappingKeys) => unwrapSecret(about(id), value, wrapping);

export const newSecret = (): string => randomBytes(32).toString('hex');

/**
 * Opens the keys of an installation, makes the first one, and seals those that are in the clear or under a former
 * wrapping key.
 *
 * @throws SealedKeysError where they are sealed with another key
 */
export async function openKeyring(database: Database, wrapping: WrappingKeys, log?: Log): Promise<Keyring> {
  const db = database.tables<KeysTables>();
  await db
    .insertInto('installation_key')
    .columns(['id', 'value'])
    .expression(
      sql`select 1, ${rowValue(1, newSecret(), wrapping)}::text where not exists (select from installation_key)`,
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  let keys = await read(db, wrapping);
  await sealOutdated(db, wrapping);

  async function refresh(): Promise<void> {
    keys = await read(db, wrapping);
  }
  const refreshLater = () => void refresh().catch((error: unknown) => log?.error('keys-not-read', error));
  const timer = setInterval(refreshLater, refreshInterval);
  timer.unref();
  const unlisten = await database.pool.listen(keysChannel, refreshLater);

  const oldest = () => keys[0] as OpenKey;
  const started = () => keys.filter(({ startsAt }) => startsAt <= Date.now());
  // Where a clock was set back nothing has started: the oldest key is the one that everybody knows.
  const newest = () => started().at(-1) ?? oldest();
  return {
    current: () => newest().secret,
    honoured() {
      const current = newest();
      const others = keys.filter(({ id, retiresAt }) => id !== current.id && retiresAt > Date.now());
      return [current, ...others].map(({ secret }) => secret);
    },
    sealing() {
      const { id, secret } = keys.at(-1) as OpenKey;
      return { id, secret };
    },
    async secretOf(id) {
      const find = () => keys.find((key) => key.id === id)?.secret;
      if (find() === undefined) await refresh();
      const secret = find();
      if (secret === undefined) throw new Error(`This installation has no key ${id}.`);
      return secret;
    },
    all: () => keys.map(({ secret }) => secret),
    async stop() {
      clearInterval(timer);
      await unlisten();
    },
  };
}

async function read(db: Kysely<KeysTables>, wrapping: WrappingKeys): Promise<OpenKey[]> {
  const rows = await db.selectFrom('installation_key').selectAll().orderBy('id').execute();
  return rows.map((row) => ({
    id: row.id,
    secret: secretOfRow(row, wrapping),
    startsAt: row.starts_at.getTime(),
    retiresAt: row.retires_at?.getTime() ?? Number.POSITIVE_INFINITY,
  }));
}

async function sealOutdated(db: Kysely<KeysTables>, wrapping: WrappingKeys): Promise<void> {
  const rows = await db.selectFrom('installation_key').select(['id', 'value']).execute();
  for (const row of rows.filter(({ id, value }) => isWrappedOtherwise(about(id), value, wrapping))) {
    await db
      .updateTable('installation_key')
      .set({ value: rowValue(row.id, secretOfRow(row, wrapping), wrapping) })
      .where('id', '=', row.id)
      .where('value', '=', row.value)
      .execute();
  }
}
