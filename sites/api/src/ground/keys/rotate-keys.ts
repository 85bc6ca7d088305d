import { type Kysely, sql, type Transaction } from 'kysely';
import { keysChannel, newSecret, rowValue } from './keyring.ts';
import type { WrappingKeys } from './keyring.types.ts';
import type { KeysTables } from './keys.migrations.ts';

/** Seconds until a new key signs, so that every process knows it, and for which the former ones are honoured after. */
const startsAfter = 120;
/** Seconds by which the clock of a process may be behind that of the database, as with signatures of devices. */
const clocksDiffer = 300;
/** Longer than the longest life of what is signed: a guest's token, 24 hours. */
const honouredFor = 2 * 86_400;

export interface NewKey {
  id: number;
  secret: string;
}

/**
 * Makes a new key. What the former ones signed is honoured for two days; `atOnce`, for a key that was seen by others, no
 * longer from now on.
 *
 * @param reseal seals what is kept under the new key, in the same transaction
 */
export async function rotateKeys(
  db: Kysely<KeysTables>,
  { wrapping, atOnce }: { wrapping: WrappingKeys; atOnce: boolean },
  reseal: (transaction: Transaction<KeysTables>, key: NewKey) => Promise<void>,
): Promise<NewKey> {
  return db.transaction().execute(async (transaction) => {
    await sql`lock table installation_key in exclusive mode`.execute(transaction);
    const { id } = await transaction
      .selectFrom('installation_key')
      .select(({ fn }) => sql<number>`${fn.max('id')} + 1`.as('id'))
      .executeTakeFirstOrThrow();
    const key = { id, secret: newSecret() };
    // Also for a process whose clock is behind, a key that was seen by others is over.
    const wait = atOnce ? -clocksDiffer : startsAfter;
    await transaction
      .updateTable('installation_key')
      .set({ retires_at: sql<Date>`now() + make_interval(secs => ${atOnce ? wait : wait + honouredFor})` })
      .where((row) =>
        atOnce
          ? row.or([row('retires_at', 'is', null), row('retires_at', '>', sql<Date>`now()`)])
          : row('retires_at', 'is', null),
      )
      .execute();
    await transaction
      .insertInto('installation_key')
      .values({
        id,
        value: rowValue(id, key.secret, wrapping),
        created_at: sql<Date>`now()`,
        starts_at: sql<Date>`now() + make_interval(secs => ${wait})`,
        retires_at: null,
      })
      .execute();
    await reseal(transaction, key);
    await sql`select pg_notify(${keysChannel}, '')`.execute(transaction);
    return key;
  });
}

/** Deletes every key, readable or not, and makes a new one. */
export async function replaceKeys(transaction: Transaction<KeysTables>, wrapping: WrappingKeys): Promise<number> {
  const { id } = await transaction
    .selectFrom('installation_key')
    .select(({ fn }) => sql<number>`coalesce(${fn.max('id')}, 0) + 1`.as('id'))
    .executeTakeFirstOrThrow();
  await transaction.deleteFrom('installation_key').execute();
  await transaction
    .insertInto('installation_key')
    .values({
      id,
      value: rowValue(id, newSecret(), wrapping),
      created_at: sql<Date>`now()`,
      starts_at: sql<Date>`now()`,
      retires_at: null,
    })
    .execute();
  await sql`select pg_notify(${keysChannel}, '')`.execute(transaction);
  return id;
}
