import { maskNumber } from '@assay/domain';
import { type Kysely, sql } from 'kysely';
import { CallError } from '../../ground/http/call-error.ts';
import type { Keyring } from '../../ground/keys/keyring.types.ts';
import type { RateLimiter } from '../../ground/operations/rate-limiter.ts';
import type { MemberScope } from '../../ground/scope/tenant-scope.ts';
import type { TenancyTables } from '../tenancy/tenancy.migrations.ts';
import { createAccountStore } from './account.store.ts';
import type { IdentityTables } from './identity.migrations.ts';
import type { Passwords } from './password.ts';
import { takeCode } from './verification-codes.ts';

/** Wrong passwords that a person bears in a quarter of an hour. */
const failures = { limit: 10, seconds: 900 };
/** Seconds that a sign-in, or a proof given since, speaks for whoever has no password. */
const proofLife = 600;
/** What a code to the own phone is for; no caller can ask for one of this purpose to another number. */
export const ownCodePurpose = 'OWN_PROOF';

export type ProofKind = 'password' | 'code' | 'sign_in' | 'nothing';

/** What a person brings to change how their account proves itself. */
export interface GivenProof {
  /** The present password. */
  current: string;
  /** A code sent to the phone of the account. */
  own_code?: string | undefined;
}

type Asking = { scope: Pick<MemberScope, 'userId'>; sessionId: string | undefined };
type Proving = Asking & { device: string | undefined };

/** That it is still the person, and not only their browser, who changes how the account proves itself (ASVS 7.5.1). */
export function createOwnProof(
  db: Kysely<IdentityTables & TenancyTables>,
  { keys, limiter, passwords }: { keys: Keyring; limiter: RateLimiter; passwords: Passwords },
) {
  const store = createAccountStore(db);

  async function isFresh(sessionId: string | undefined): Promise<boolean> {
    if (sessionId === undefined) return false;
    const session = await db
      .selectFrom('session')
      .select('id')
      .where('id', '=', sessionId)
      .where('proved_at', '>', sql<Date>`now() - make_interval(secs => ${proofLife})`)
      .executeTakeFirst();
    return session !== undefined;
  }

  async function assertPassword(userId: string, given: string, stored: string): Promise<void> {
    const key = `password:${userId}`;
    await limiter.hit(key, failures.limit, failures.seconds);
    if (!(await passwords.matches(given, stored))) throw new CallError('wrongCredentials');
    await limiter.forget(key);
  }

  return {
    /** What a change asks for now, and the masked number that a code goes to. */
    async needs({ scope, sessionId }: Asking): Promise<{ needs: ProofKind; mobile_number: string | null }> {
      const [{ password_hash }, { mobile_number }] = await Promise.all([
        store.secretsOf(scope.userId),
        store.own(scope),
      ]);
      const masked = mobile_number === null ? null : maskNumber(mobile_number);
      if (password_hash !== null) return { needs: 'password', mobile_number: masked };
      if (await isFresh(sessionId)) return { needs: 'nothing', mobile_number: masked };
      return { needs: mobile_number === null ? 'sign_in' : 'code', mobile_number: masked };
    },

    /**
     * Lets a change go on: with the present password; of an account without one with a code to its phone, or within
     * ten minutes of the sign-in.
     *
     * @throws CallError wrongCredentials for a wrong password, verificationCode for a wrong code, forbidden when only a
     * fresh sign-in would do
     */
    async assert({ scope, sessionId, device }: Proving, { current, own_code: code }: GivenProof): Promise<void> {
      const [{ password_hash }, { mobile_number: mobileNumber }] = await Promise.all([
        store.secretsOf(scope.userId),
        store.own(scope),
      ]);
      if (password_hash !== null) return assertPassword(scope.userId, current, password_hash);
      if (await isFresh(sessionId)) return undefined;
      if (mobileNumber === null) throw new CallError('forbidden');
      if (
        code === undefined ||
        !(await takeCode(
          { db, keys, limiter },
          { mobileNumber, purpose: ownCodePurpose, device, known: sessionId },
          code,
        ))
      )
        throw new CallError('verificationCode');
      // The code is spent: what fails after it does not ask for another.
      if (sessionId !== undefined)
        await db.updateTable('session').set({ proved_at: sql<Date>`now()` }).where('id', '=', sessionId).execute();
      return undefined;
    },
  };
}
