import { type Kysely, sql } from 'kysely';
import type { SignInWays } from '../mail/notice-mails.ts';
import type { TenancyTables } from '../tenancy/tenancy.migrations.ts';
import { showsPasskeysAlone } from './demanded-factor.ts';
import type { IdentityTables } from './identity.migrations.ts';
import { passkeysOf } from './passkeys.ts';

/** What a reset by mail took with it, and what still signs in. */
export interface WaysAfterReset {
  dropped: SignInWays;
  left: SignInWays;
}

const lately = sql<Date>`now() - interval '7 days'`;

/**
 * Drops the phone and the passkeys that were bound in the seven days before a reset by mail (decision 175). The passkey
 * that an organisation's demand of a second factor was met with first stays: without it, whoever holds the mailbox would
 * set up a factor of their own.
 */
export async function dropBoundLately(
  db: Kysely<IdentityTables & TenancyTables>,
  userId: string,
): Promise<WaysAfterReset> {
  const isFirstKept = await showsPasskeysAlone(db, userId);
  const accounts: Kysely<IdentityTables> = db;
  return accounts.transaction().execute(async (trx) => {
    const { phone, isLate } = await trx
      .selectFrom('user_account')
      .select(['mobile_number as phone', sql<boolean>`coalesce(phone_bound_at > ${lately}, false)`.as('isLate')])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (isLate)
      await trx
        .updateTable('user_account')
        .set({ mobile_number: null, phone_bound_at: null })
        .where('id', '=', userId)
        .execute();
    const [first] = isFirstKept ? await passkeysOf(trx, userId) : [];
    const { numDeletedRows } = await trx
      .deleteFrom('passkey')
      .where('user_id', '=', userId)
      .where('created_at', '>', lately)
      .$if(first !== undefined, (rows) => rows.where('id', '!=', first?.id ?? ''))
      .executeTakeFirst();
    const end = phone?.slice(-2) ?? null;
    return {
      dropped: { phone: isLate ? end : null, passkeys: Number(numDeletedRows) },
      left: { phone: isLate ? null : end, passkeys: (await passkeysOf(trx, userId)).length },
    };
  });
}
