import { maskNumber, type OwnProofKind } from '@assay/domain';
import type { Database } from '../../ground/database/database.types.ts';
import { CallError } from '../../ground/http/call-error.ts';
import type { Keyring } from '../../ground/keys/keyring.types.ts';
import type { RateLimiter } from '../../ground/operations/rate-limiter.ts';
import type { MemberScope } from '../../ground/scope/tenant-scope.ts';
import type { TenancyTables } from '../tenancy/tenancy.migrations.ts';
import { createAccountStore } from './account.store.ts';
import type { IdentityTables } from './identity.migrations.ts';
import { type Assertion, createPasskeyProofs } from './passkey-proofs.ts';
import { passkeysOf } from './passkeys.ts';
import type { Passwords } from './password.ts';
import { countGuess } from './password-guesses.ts';
import type { RelyingParty } from './relying-party.ts';
import { createSecondFactor } from './second-factor.ts';
import { takeCode } from './verification-codes.ts';

/** What a code to the own phone or address is for; no caller can ask for one of this purpose to another. */
export const ownCodePurpose = 'OWN_PROOF';

/** What a person brings to prove anew who they are. */
export interface GivenProof {
  /** The present password. */
  current: string;
  /** A code sent to the phone or the address of the account. */
  own_code?: string | undefined;
  /** A code of the second factor. */
  factor_code?: string | undefined;
  /** Signed with a passkey; in place of all the others. */
  passkey?: Assertion | undefined;
}

interface Proving {
  scope: Pick<MemberScope, 'userId'>;
  sessionId: string;
  party: RelyingParty;
  device: string | undefined;
  /** Key of this browser, where the account knows it. */
  known: string | undefined;
}

/** Where a code goes: the phone comes before the address. */
export type CodePlace = { mobileNumber: string } | { email: string };

/** That it is still the person, and not only their browser, who does what a stolen session should not (ASVS 7.5.1). */
export function createOwnProof(
  database: Pick<Database, 'engine' | 'tables'>,
  {
    keys,
    limiter,
    passwords,
    hasMail,
  }: { keys: Keyring; limiter: RateLimiter; passwords: Passwords; hasMail: boolean },
) {
  const db = database.tables<IdentityTables & TenancyTables>();
  const store = createAccountStore(db);
  const factor = createSecondFactor(db, { keys, limiter });
  const passkeys = createPasskeyProofs(db, limiter);

  /** Where a code may go of an account without a password; undefined where only a new sign-in will do. */
  async function placeOf({ userId }: Pick<MemberScope, 'userId'>): Promise<CodePlace | undefined> {
    const [{ mobile_number: mobileNumber }, reached] = await Promise.all([
      store.own({ userId }),
      store.addressOf(userId),
    ]);
    if (mobileNumber !== null) return { mobileNumber };
    if (!hasMail || !reached || reached.email === null || reached.email_verified_at === null) return undefined;
    return { email: reached.email };
  }

  async function assertPassword({ scope, known }: Proving, given: string, stored: string): Promise<void> {
    const { email } = await store.own(scope);
    const guess = await countGuess(limiter, { account: email ?? scope.userId, stored, known });
    const matches = await passwords.matches(given, stored);
    if (matches) await guess.wasRight();
    if (!matches || guess.isSpent) throw new CallError('wrongCredentials');
  }

  async function assertCode({ scope, device, known }: Proving, code: string | undefined): Promise<void> {
    const place = await placeOf(scope);
    if (!place) throw new CallError('forbidden');
    const addressee = { ...place, purpose: ownCodePurpose, device, known };
    if (code === undefined || !(await takeCode({ db, engine: database.engine, keys, limiter }, addressee, code)))
      throw new CallError('verificationCode');
  }

  return {
    placeOf,

    /** What the person is asked for. */
    async needs(
      scope: Pick<MemberScope, 'userId'>,
      party: RelyingParty,
    ): Promise<{
      needs: OwnProofKind;
      sent_to: string | null;
      needs_factor: boolean;
      has_passkey: boolean;
    }> {
      const [{ password_hash: stored }, place, isOn, held] = await Promise.all([
        store.secretsOf(scope.userId),
        placeOf(scope),
        factor.isOn(scope.userId),
        passkeysOf(db, scope.userId, party.id),
      ]);
      const besides = { needs_factor: isOn, has_passkey: held.length > 0 };
      if (stored !== null) return { needs: 'password', sent_to: null, ...besides };
      if (!place) return { needs: 'sign_in', sent_to: null, ...besides };
      return 'email' in place
        ? { needs: 'mail', sent_to: place.email, ...besides }
        : { needs: 'code', sent_to: maskNumber(place.mobileNumber), ...besides };
    },

    /**
     * Takes what a sign-in would take: a passkey of the account; or the present password, of an account without one a
     * code, and one of the second factor where that is on. Wrong ones count as those of a sign-in do.
     *
     * @throws CallError wrongCredentials for a wrong password, verificationCode for a wrong code, badRequest without one
     * of the second factor, forbidden where only a new sign-in will do, passkeyRefused, passkeyCopied, tooMany
     */
    async assert(proving: Proving, given: GivenProof): Promise<void> {
      const { current, own_code: code, factor_code: factorCode, passkey } = given;
      const { userId } = proving.scope;
      if (passkey) {
        const { party, sessionId, known } = proving;
        const use = { purpose: 'prove', sessionId, rpId: party.id } as const;
        await passkeys.accept(passkey, use, { party, owner: userId, knownTo: async () => known });
        return;
      }
      const [{ password_hash: stored }, isOn] = await Promise.all([store.secretsOf(userId), factor.isOn(userId)]);
      if (isOn && factorCode === undefined)
        throw new CallError('badRequest', { fields: { factor_code: 'A code of the second factor.' } });
      if (stored === null) await assertCode(proving, code);
      else await assertPassword(proving, current, stored);
      if (isOn) await factor.assert(userId, factorCode ?? '', proving.known ?? 'strangers');
    },
  };
}
