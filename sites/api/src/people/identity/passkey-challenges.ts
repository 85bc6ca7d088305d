import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { CallError } from '../../ground/http/call-error.ts';
import type { IdentityTables } from './identity.migrations.ts';
import { hashToken } from './sessions.ts';

/** Seconds between a challenge and what was signed of it. */
export const challengeLife = 300;

/** Whose challenge it is and what it is for: nobody else may bring it, and to nothing else. */
export type ChallengeUse = { rpId: string } & (
  | { purpose: 'add' | 'prove'; sessionId: string }
  /** Of whoever signs in nothing is known but the device. */
  | { purpose: 'sign_in'; device: string | undefined }
);

const holderOf = (use: ChallengeUse) => ({
  purpose: use.purpose,
  rp_id: use.rpId,
  session_id: use.purpose === 'sign_in' ? null : use.sessionId,
  device: use.purpose === 'sign_in' ? (use.device ?? '') : '',
});

/** Makes a challenge of 256 random bits in base64url; the database keeps only its hash. */
export async function issueChallenge(db: Kysely<IdentityTables>, use: ChallengeUse): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await db
    .insertInto('passkey_challenge')
    .values({
      id: hashToken(challenge),
      ...holderOf(use),
      expires_at: sql<Date>`now() + make_interval(secs => ${challengeLife})`,
    })
    .execute();
  return challenge;
}

/** The challenge that was signed, by what the browser wrote down of it. */
function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown };
    return String(challenge);
  } catch (cause) {
    throw new CallError('passkeyRefused', { cause });
  }
}

/**
 * Takes the challenge that was signed, which is spent by that: in time, and from whom it was made for.
 *
 * @throws CallError passkeyRefused for one that is not ours, was used, has run out, or was made for something else
 */
export async function spendChallenge(
  db: Kysely<IdentityTables>,
  use: ChallengeUse,
  clientDataJSON: string,
): Promise<string> {
  const challenge = challengeIn(clientDataJSON);
  const { purpose, rp_id, session_id, device } = holderOf(use);
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenge')
    .where('id', '=', hashToken(challenge))
    .where('purpose', '=', purpose)
    .where('rp_id', '=', rp_id)
    .where('session_id', 'is not distinct from', session_id)
    .where('device', '=', device)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new CallError('passkeyRefused');
  return challenge;
}
