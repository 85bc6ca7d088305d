import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Cookies } from '../../ground/http/cookies.ts';
import type { IdentityTables } from './identity.migrations.ts';
import { hashToken } from './sessions.ts';

/** Names a browser in which somebody has signed in; it opens nothing, and outlives the session. */
export const deviceCookie = 'assay_device';
/** Seconds that browsers keep a cookie at most. */
export const deviceLife = 400 * 86_400;

/**
 * Key of this browser if the account of an address or a number was signed in to here before: what strangers do wrong
 * does not count against it. The statement is the same whether or not there is such an account.
 */
export async function knownDevice(
  db: Kysely<IdentityTables>,
  cookies: Cookies,
  account: { email: string } | { mobile_number: string } | { id: string },
): Promise<string | undefined> {
  const token = cookies.get(deviceCookie);
  if (token === undefined) return undefined;
  const device = await db
    .selectFrom('known_device')
    .innerJoin('user_account', 'user_account.id', 'known_device.user_id')
    .select('device_hash')
    .where('device_hash', '=', hashToken(token))
    .where('used_at', '>', sql<Date>`now() - make_interval(secs => ${deviceLife})`)
    .$if('email' in account, (query) => query.where('user_account.email', '=', 'email' in account ? account.email : ''))
    .$if('mobile_number' in account, (query) =>
      query.where('user_account.mobile_number', '=', 'mobile_number' in account ? account.mobile_number : ''),
    )
    .$if('id' in account, (query) => query.where('user_account.id', '=', 'id' in account ? account.id : ''))
    .executeTakeFirst();
  return device?.device_hash;
}

/** Remembers the browser of a sign-in; true for one that is new to an account which knows others. */
export async function rememberDevice(db: Kysely<IdentityTables>, cookies: Cookies, userId: string): Promise<boolean> {
  const token = cookies.get(deviceCookie) ?? randomBytes(32).toString('base64url');
  cookies.set(deviceCookie, token, deviceLife);
  const others = await db
    .selectFrom('known_device')
    .select('device_hash')
    .where('user_id', '=', userId)
    .limit(1)
    .execute();
  const added = await db
    .insertInto('known_device')
    .values({ user_id: userId, device_hash: hashToken(token) })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_hash']).doNothing())
    .returning('device_hash')
    .executeTakeFirst();
  if (added) return others.length > 0;
  await db
    .updateTable('known_device')
    .set({ used_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('device_hash', '=', hashToken(token))
    .execute();
  return false;
}
