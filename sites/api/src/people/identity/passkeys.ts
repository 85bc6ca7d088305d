import { randomUUID } from 'node:crypto';
import type { AssayCalls } from '@assay/contract';
import type { Kysely, Selectable } from 'kysely';
import { CallError } from '../../ground/http/call-error.ts';
import type { IdentityTables } from './identity.migrations.ts';
import { challengeLife, issueChallenge, spendChallenge } from './passkey-challenges.ts';
import { providerOf } from './passkey-providers.ts';
import type { RelyingParty } from './relying-party.ts';

/** Passkeys that an account may have. */
export const passkeyLimit = 20;
/** EdDSA, ES256 and RS256: every authenticator has one of them (COSE, RFC 9053). */
const algorithms = [-8, -7, -257];

export type PasskeyRow = Selectable<IdentityTables['passkey']>;
type Attestation = AssayCalls['passkeys.add']['request']['body']['passkey'];
type CreationOptions = AssayCalls['passkeys.begin']['response'];

/** The session that a passkey is added in. */
export interface PasskeySession {
  userId: string;
  sessionId: string;
  party: RelyingParty;
}

/** Fetched with the first ceremony: a start does not wait for it. */
export const webAuthn = () => import('@simplewebauthn/server');

/** What a key says of whose it is: nothing but the account's random id. */
export const handleOf = (userId: string): string => Buffer.from(userId).toString('base64url');

/** How a browser finds a key. */
export const descriptorOf = ({ credential_id: id, transports }: PasskeyRow) => ({
  id,
  type: 'public-key' as const,
  transports: [...transports],
});

/** Passkeys of an account, the first made first; under one name of the product where that is given. */
export function passkeysOf(db: Kysely<IdentityTables>, userId: string, rpId?: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(rpId !== undefined, (rows) => rows.where('rp_id', '=', rpId ?? ''))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** What its person is told of a passkey. */
export function shownPasskey(row: PasskeyRow): AssayCalls['passkeys.add']['response'] {
  return {
    passkey_id: row.id,
    name: row.name,
    provider: providerOf(row.aaguid) ?? null,
    is_synced: row.backed_up,
    created_at: row.created_at.toISOString(),
    used_at: row.used_at?.toISOString() ?? null,
  };
}

/** Passkeys of accounts: made, named and removed (WebAuthn Level 3, 7.1). */
export function createPasskeys(db: Kysely<IdentityTables>) {
  return {
    /** What a browser makes a passkey from. @throws CallError passkeysFull */
    async optionsToAdd(
      { userId, sessionId, party }: PasskeySession,
      person: { name: string; displayName: string },
    ): Promise<CreationOptions> {
      const held = await passkeysOf(db, userId);
      if (held.length >= passkeyLimit) throw new CallError('passkeysFull');
      return {
        challenge: await issueChallenge(db, { purpose: 'add', sessionId, rpId: party.id }),
        rp: { id: party.id, name: 'Assay' },
        user: { id: handleOf(userId), ...person },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        timeout: challengeLife * 1000,
        excludeCredentials: held.filter(({ rp_id }) => rp_id === party.id).map(descriptorOf),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      };
    },

    /**
     * Keeps a key that a browser made, and holds the session for proved by it.
     *
     * @throws CallError passkeyRefused, passkeysFull, conflict for a key that is kept already
     */
    async add(
      { id, response: { transports = [], ...response } }: Attestation,
      { userId, sessionId, party }: PasskeySession,
    ): Promise<PasskeyRow> {
      const use = { purpose: 'add', sessionId, rpId: party.id } as const;
      const challenge = await spendChallenge(db, use, response.clientDataJSON);
      await assertNoCertificates(response.attestationObject);
      const { verifyRegistrationResponse } = await webAuthn();
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: [...party.origins],
        expectedRPID: party.id,
        requireUserVerification: true,
        supportedAlgorithmIDs: algorithms,
      }).catch((cause: unknown) => {
        throw new CallError('passkeyRefused', { cause });
      });
      if (!verified) throw new CallError('passkeyRefused');
      const { credential, aaguid, credentialDeviceType, credentialBackedUp } = registrationInfo;
      return db.transaction().execute(async (trx) => {
        // Whoever adds two at once takes turns here.
        await trx.selectFrom('user_account').select('id').where('id', '=', userId).forUpdate().execute();
        if ((await passkeysOf(trx, userId)).length >= passkeyLimit) throw new CallError('passkeysFull');
        const kept = await trx
          .insertInto('passkey')
          .values({
            id: randomUUID(),
            user_id: userId,
            rp_id: party.id,
            credential_id: credential.id,
            public_key: Buffer.from(credential.publicKey).toString('base64url'),
            counter: credential.counter,
            transports: JSON.stringify(transports),
            aaguid,
            device_type: credentialDeviceType === 'multiDevice' ? 'multi' : 'single',
            backed_up: credentialBackedUp,
          })
          .onConflict((conflict) => conflict.column('credential_id').doNothing())
          .returningAll()
          .executeTakeFirst();
        if (!kept) throw new CallError('conflict');
        await trx.updateTable('session').set({ by_passkey: true }).where('id', '=', sessionId).execute();
        return kept;
      });
    },

    /** @throws CallError notFound for one that is not theirs */
    async rename(userId: string, passkeyId: string, name: string): Promise<PasskeyRow> {
      const renamed = await db
        .updateTable('passkey')
        .set({ name })
        .where('id', '=', passkeyId)
        .where('user_id', '=', userId)
        .returningAll()
        .executeTakeFirst();
      if (!renamed) throw new CallError('notFound');
      return renamed;
    },

    /** @throws CallError notFound for one that is not theirs */
    async remove(userId: string, passkeyId: string): Promise<void> {
      const { numDeletedRows } = await db
        .deleteFrom('passkey')
        .where('id', '=', passkeyId)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new CallError('notFound');
    },
  };
}

/**
 * Refuses certificates of an authenticator's maker. We ask for none and believe none, and the library would fetch the
 * address that one names for revoked ones, past the ledger and the rule of destinations.
 */
async function assertNoCertificates(attestationObject: string): Promise<void> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  let format: string;
  let isSelfSigned: boolean;
  try {
    const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
    format = decoded.get('fmt');
    isSelfSigned = decoded.get('attStmt').get('x5c') === undefined;
  } catch (cause) {
    throw new CallError('passkeyRefused', { cause });
  }
  // An authenticator that signs for itself alone may say "packed" though nothing was asked for (WebAuthn, 5.1.3).
  if (format !== 'none' && !(format === 'packed' && isSelfSigned)) throw new CallError('passkeyRefused');
}
