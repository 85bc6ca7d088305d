import type { AssayCalls } from '@assay/contract';
import { type Kysely, sql } from 'kysely';
import { CallError } from '../../ground/http/call-error.ts';
import type { RateLimiter } from '../../ground/operations/rate-limiter.ts';
import type { IdentityTables } from './identity.migrations.ts';
import { type ChallengeUse, challengeLife, issueChallenge, spendChallenge } from './passkey-challenges.ts';
import { descriptorOf, handleOf, type PasskeyRow, passkeysOf, webAuthn } from './passkeys.ts';
import type { RelyingParty } from './relying-party.ts';

/** Refused signatures of one account in a quarter of an hour; a browser it knows has its own. */
const failures = { limit: 10, seconds: 900 };

export type Assertion = AssayCalls['passkeys.signIn']['request']['body']['passkey'];
type RequestOptions = AssayCalls['passkeys.signInOptions']['response'];

interface Expected {
  party: RelyingParty;
  /** The only account whose keys count; of a sign-in the key itself says whose it is. */
  owner?: string;
  /** Key of this browser, where an account knows it. */
  knownTo(userId: string): Promise<string | undefined>;
}

/** Proofs signed with passkeys (WebAuthn Level 3, 7.2). */
export function createPasskeyProofs(db: Kysely<IdentityTables>, limiter: RateLimiter) {
  async function options(use: ChallengeUse, allowed: readonly PasskeyRow[]): Promise<RequestOptions> {
    return {
      challenge: await issueChallenge(db, use),
      rpId: use.rpId,
      timeout: challengeLife * 1000,
      userVerification: 'required',
      allowCredentials: allowed.map(descriptorOf),
    };
  }

  /**
   * Notes that a key was used. A counter that does not grow says that the key was copied: two of them count apart
   * (WebAuthn Level 3, 6.1.1). Keys that are kept for several devices do not count, and stay at zero.
   *
   * @throws CallError passkeyCopied
   */
  async function count({ id, user_id: account }: PasskeyRow, counter: number, isBackedUp: boolean): Promise<void> {
    const { numUpdatedRows } = await db
      .updateTable('passkey')
      .set({ counter, backed_up: isBackedUp, used_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where((row) => (counter === 0 ? row('counter', '=', 0) : row('counter', '<', counter)))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new CallError('passkeyCopied', { account });
  }

  return {
    /** Names no account, so that it tells of none: the browser offers the keys that it finds. */
    optionsToSignIn: (device: string | undefined, { id }: RelyingParty) =>
      options({ purpose: 'sign_in', device, rpId: id }, []),

    optionsToProve: async (userId: string, sessionId: string, { id }: RelyingParty) =>
      options({ purpose: 'prove', sessionId, rpId: id }, await passkeysOf(db, userId, id)),

    /**
     * Takes a signature, once: of a challenge of ours, for our origin, by a key of the account, which has verified its
     * person.
     *
     * @throws CallError passkeyRefused, passkeyCopied, tooMany after ten refused ones in a quarter of an hour
     */
    async accept({ id, response }: Assertion, use: ChallengeUse, expected: Expected): Promise<PasskeyRow> {
      const { party, owner, knownTo } = expected;
      const challenge = await spendChallenge(db, use, response.clientDataJSON);
      const passkey = await db
        .selectFrom('passkey')
        .selectAll()
        .where('credential_id', '=', id)
        .where('rp_id', '=', party.id)
        .executeTakeFirst();
      if (!passkey || (owner !== undefined && passkey.user_id !== owner)) throw new CallError('passkeyRefused');
      const { user_id: account } = passkey;
      const bound = `passkey:${account}:${(await knownTo(account)) ?? 'strangers'}`;
      await limiter.hit(bound, failures.limit, failures.seconds);
      // A key that was named need not say whose it is; one that was found does.
      const handle = response.userHandle ?? (owner === undefined ? undefined : handleOf(account));
      if (handle !== handleOf(account)) throw new CallError('passkeyRefused', { account });
      const { userHandle: _, ...signed } = response;
      const { verifyAuthenticationResponse } = await webAuthn();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { id, rawId: id, type: 'public-key', response: signed, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: [...party.origins],
        expectedRPID: party.id,
        requireUserVerification: true,
        // The counter is judged where it is written: of two that bring the same one, one is refused.
        credential: { id, publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')), counter: 0 },
      }).catch((cause: unknown) => {
        throw new CallError('passkeyRefused', { account, cause });
      });
      if (!verified) throw new CallError('passkeyRefused', { account });
      await count(passkey, authenticationInfo.newCounter, authenticationInfo.credentialBackedUp);
      await limiter.forget(bound);
      return passkey;
    },
  };
}
