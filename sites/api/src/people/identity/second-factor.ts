import { createHmac, randomBytes } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import { CallError } from '../../ground/http/call-error.ts';
import type { Keyring } from '../../ground/keys/keyring.types.ts';
import type { RateLimiter } from '../../ground/operations/rate-limiter.ts';
import { keyFor, sealBytes, unsealBytes } from '../../ground/sealing/sealed-bytes.ts';
import type { IdentityTables } from './identity.migrations.ts';
import { hashToken } from './sessions.ts';
import { base32, matchingStep, newTotpSecret } from './totp.ts';

/** Wrong codes that an account bears in a quarter of an hour and in a month, from wherever they come, and one sign-in. */
const failures = { limit: 10, seconds: 900 };
const failuresInMonth = { limit: 60, seconds: 30 * 86_400 };
const attemptsOfSignIn = 5;
/** Seconds between a right first proof and the code. */
export const pendingLife = 600;
const recoveryCodes = 10;

/** What a sign-in that waits for its code remembers. */
export interface PendingSignIn {
  userId: string;
  tenantId: string | undefined;
  /** When the first proof was given, where that was elsewhere and before. */
  provedAt?: Date | undefined;
}

/** One that waits, and since when. */
interface WaitingSignIn extends PendingSignIn {
  beganAt: Date;
}

type Factor = Pick<Selectable<IdentityTables['second_factor']>, 'user_id' | 'secret' | 'key_id'>;

const factorKey = (secret: string) => keyFor('second factor', secret);

function hashRecovery(secret: string, userId: string, code: string): string {
  return createHmac('sha256', secret)
    .update(`recovery\n${userId}\n${code.toUpperCase().replaceAll(/[^A-Z2-7]/g, '')}`)
    .digest('hex');
}

/** The second factor of an account: an authenticator app, and codes for when it is lost. */
export function createSecondFactor(
  db: Kysely<IdentityTables>,
  { keys, limiter }: { keys: Keyring; limiter: RateLimiter },
) {
  /** Under whichever key its codes were made: we know no code to make its hash anew. */
  const recoveryHashes = (userId: string, code: string) =>
    keys.all().map((secret) => hashRecovery(secret, userId, code));

  const factorOf = (userId: string) =>
    db.selectFrom('second_factor').selectAll().where('user_id', '=', userId).executeTakeFirst();

  /** True once for a right code of the app: a step is taken one time, whichever process is asked. */
  async function takeAppCode({ user_id: userId, secret, key_id: keyId }: Factor, code: string): Promise<boolean> {
    const bytes = unsealBytes(factorKey(await keys.secretOf(keyId)), userId, secret);
    const step = matchingStep(bytes, code, Date.now());
    if (step === undefined) return false;
    const { numUpdatedRows } = await db
      .updateTable('second_factor')
      .set({ last_step: step })
      .where('user_id', '=', userId)
      .where('secret', '=', secret)
      .where('last_step', '<', step)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async function takeRecoveryCode(userId: string, code: string): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('recovery_code')
      .where('user_id', '=', userId)
      .where('code_hash', 'in', recoveryHashes(userId, code))
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /**
   * @param guesser what wrong codes are counted for: a browser that the account knows, a session, or all strangers
   * @throws CallError verificationCode for a wrong or spent code, tooMany after ten in a quarter of an hour or sixty in
   * a month
   */
  async function assertCode(userId: string, guesser: string, take: () => Promise<boolean>): Promise<void> {
    const [bound, boundOfMonth] = [`factor:${userId}:${guesser}`, `factor-month:${userId}:${guesser}`];
    await limiter.hit(bound, failures.limit, failures.seconds);
    await limiter.hit(boundOfMonth, failuresInMonth.limit, failuresInMonth.seconds);
    if (!(await take())) throw new CallError('verificationCode');
    await Promise.all([limiter.forget(bound), limiter.forget(boundOfMonth)]);
  }

  return {
    async isOn(userId: string): Promise<boolean> {
      return (await factorOf(userId))?.confirmed_at instanceof Date;
    },

    async state(userId: string): Promise<{ since: Date | null; codesLeft: number }> {
      const [factor, codes] = await Promise.all([
        factorOf(userId),
        db.selectFrom('recovery_code').select('code_hash').where('user_id', '=', userId).execute(),
      ]);
      return { since: factor?.confirmed_at ?? null, codesLeft: codes.length };
    },

    /** A new secret, which counts once a code of it was given. @throws CallError conflict when one is on */
    async begin(userId: string): Promise<Buffer> {
      const bytes = newTotpSecret();
      const { id, secret } = keys.sealing();
      const values = {
        secret: sealBytes(factorKey(secret), userId, bytes),
        key_id: id,
        last_step: 0,
        confirmed_at: null,
      };
      const begun = await db
        .insertInto('second_factor')
        .values({ user_id: userId, ...values })
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet(values).where('second_factor.confirmed_at', 'is', null),
        )
        .returning('user_id')
        .executeTakeFirst();
      if (!begun) throw new CallError('conflict');
      return bytes;
    },

    /**
     * Turns the factor on with a code of the secret begun with; gives the recovery codes, which are not kept.
     *
     * @throws CallError notFound where none was begun; conflict when one is on; verificationCode, tooMany
     */
    async confirm(userId: string, code: string): Promise<readonly string[]> {
      const factor = await factorOf(userId);
      if (!factor) throw new CallError('notFound');
      if (factor.confirmed_at !== null) throw new CallError('conflict');
      await assertCode(userId, 'session', () => takeAppCode(factor, code));
      const { secret } = keys.sealing();
      const codes = Array.from({ length: recoveryCodes }, () => base32(randomBytes(15)));
      await db.transaction().execute(async (trx) => {
        const confirmed = await trx
          .updateTable('second_factor')
          .set({ confirmed_at: sql<Date>`now()` })
          .where('user_id', '=', userId)
          .where('secret', '=', factor.secret)
          .where('confirmed_at', 'is', null)
          .executeTakeFirst();
        if (confirmed.numUpdatedRows === 0n) throw new CallError('conflict');
        await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
        await trx
          .insertInto('recovery_code')
          .values(codes.map((each) => ({ user_id: userId, code_hash: hashRecovery(secret, userId, each) })))
          .execute();
      });
      return codes.map((each) => each.replaceAll(/(.{6})(?=.)/g, '$1-'));
    },

    /** Takes a code of the app or a recovery code. @throws CallError verificationCode, tooMany, notFound without a factor */
    async assert(userId: string, code: string, guesser: string): Promise<void> {
      const factor = await factorOf(userId);
      if (!factor || factor.confirmed_at === null) throw new CallError('notFound');
      const given = code.normalize('NFKC').replaceAll(/\s/g, '');
      await assertCode(userId, guesser, () =>
        /^\d{6}$/.test(given) ? takeAppCode(factor, given) : takeRecoveryCode(userId, given),
      );
    },

    turnOff: (userId: string) => forgetFactor(db, userId),

    /** Remembers a right first proof; gives the token that the browser brings with the code. */
    async wait({ userId, tenantId, provedAt }: PendingSignIn): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      await db
        .insertInto('pending_sign_in')
        .values({
          id: hashToken(token),
          user_id: userId,
          tenant_id: tenantId ?? null,
          expires_at: sql<Date>`now() + make_interval(secs => ${pendingLife})`,
          proved_at: provedAt ?? null,
        })
        .execute();
      return token;
    },

    /** Counts an attempt of a sign-in that waits. @throws CallError gone when it has run out, or bears no more */
    async pending(token: string | undefined): Promise<WaitingSignIn> {
      const row = await db
        .updateTable('pending_sign_in')
        .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
        .where('id', '=', hashToken(token ?? ''))
        .where('expires_at', '>', sql<Date>`now()`)
        .where('attempts', '<', attemptsOfSignIn)
        .returning([
          'user_id',
          'tenant_id',
          'proved_at',
          sql<Date>`expires_at - make_interval(secs => ${pendingLife})`.as('began_at'),
        ])
        .executeTakeFirst();
      if (!row) throw new CallError('gone');
      return {
        userId: row.user_id,
        tenantId: row.tenant_id ?? undefined,
        ...(row.proved_at && { provedAt: row.proved_at }),
        beganAt: row.began_at,
      };
    },
  };
}

/** Turns the factor off, with its codes and whatever waits for one. */
export async function forgetFactor(db: Kysely<IdentityTables>, userId: string): Promise<void> {
  for (const table of ['recovery_code', 'pending_sign_in', 'second_factor'] as const)
    await db.deleteFrom(table).where('user_id', '=', userId).execute();
}

/**
 * Seals the secret of every factor under a new key; recovery codes stay under the key they were made with.
 *
 * @param secretOf the secrets of the keys so far, by their ids
 */
export async function resealFactors(
  db: Kysely<IdentityTables>,
  key: { id: number; secret: string },
  secretOf: (id: number) => Promise<string>,
): Promise<void> {
  const rows = await db.selectFrom('second_factor').select(['user_id', 'secret', 'key_id']).forUpdate().execute();
  for (const { user_id: userId, secret, key_id: keyId } of rows) {
    const bytes = unsealBytes(factorKey(await secretOf(keyId)), userId, secret);
    await db
      .updateTable('second_factor')
      .set({ secret: sealBytes(factorKey(key.secret), userId, bytes), key_id: key.id })
      .where('user_id', '=', userId)
      .execute();
  }
}
