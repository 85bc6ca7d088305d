import { type Kysely, sql } from 'kysely';
import { CallError } from '../../ground/http/call-error.ts';
import type { IdentityTables } from './identity.migrations.ts';
import type { TokenTables } from './tokens/tokens.migrations.ts';

/** Whether an account has an address that nobody has shown to be theirs: nobody signs in to it. */
export const isUnproved = (account: { email: string | null; email_verified_at: Date | null }): boolean =>
  account.email !== null && account.email_verified_at === null;

/**
 * Writes down that somebody showed the address of an account to be theirs. With the first proof everything goes that
 * was set before it, by whoever that was: password, phone, second factor, passkeys, ways of single sign-on, sessions,
 * tokens.
 */
export async function proveAddress(db: Kysely<IdentityTables>, userId: string): Promise<void> {
  const forget = async (trx: Kysely<IdentityTables>) => {
    const first = await trx
      .updateTable('user_account')
      .set({ email_verified_at: sql<Date>`now()`, password_hash: null, mobile_number: null, phone_bound_at: null })
      .where('id', '=', userId)
      .where('email', 'is not', null)
      .where('email_verified_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!first) return;
    for (const table of [
      'second_factor',
      'passkey',
      'recovery_code',
      'pending_sign_in',
      'user_identity',
      'known_device',
      'session',
      'access_token',
    ] as const)
      await (trx as unknown as Kysely<IdentityTables & TokenTables>)
        .deleteFrom(table)
        .where('user_id', '=', userId)
        .execute();
  };
  await (db.isTransaction ? forget(db) : db.transaction().execute(forget));
}

/** @throws CallError forbidden for an account whose address nobody has proved */
export async function assertProved(db: Kysely<IdentityTables>, userId: string): Promise<void> {
  const account = await db
    .selectFrom('user_account')
    .select(['email', 'email_verified_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (isUnproved(account)) throw new CallError('forbidden');
}
