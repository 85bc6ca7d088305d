import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DatabaseEngine } from '../../ground/database/database.types.ts';
import { CallError } from '../../ground/http/call-error.ts';
import type { Keyring } from '../../ground/keys/keyring.types.ts';
import type { RateLimiter } from '../../ground/operations/rate-limiter.ts';
import type { IdentityTables } from './identity.migrations.ts';
import { latestSent, sendingClock } from './sending-clock.ts';
import { hashToken } from './sessions.ts';

/** Seconds a code is valid, seconds until another may be sent, and wrong attempts it survives (section 9). */
export const codeLife = 600;
export const resendWait = 60;
export const codeAttempts = 5;
/** Wrong codes of one number in a day, however many were sent; a browser that its account knows is counted apart. */
export const guessesOfNumber = { limit: 20, seconds: 86_400 };
/** The same in a month. */
export const guessesInMonth = { limit: 100, seconds: 30 * 86_400 };
/** Codes that one number is sent in an hour, for whatever purpose. */
export const codesToNumber = { limit: 10, seconds: 3600 };

/** Where codes are kept, and what signs them. */
interface CodeStore {
  db: Kysely<IdentityTables>;
  engine: DatabaseEngine;
  keys: Keyring;
}

type Addressee = ({ mobileNumber: string } | { email: string }) & {
  purpose: string;
  /** That asked for the code, and alone may bring it: a code that was talked out of somebody opens nothing elsewhere. */
  device: string | undefined;
  /** Key of a browser that the account of the number or the address knows. */
  known?: string | undefined;
};

/** Where a code was sent. A number is none of mail's addresses: those have an @. */
const placeOf = (addressee: Addressee) => ('email' in addressee ? addressee.email : addressee.mobileNumber);

function hashCode(secret: string, addressee: Addressee, code: string): string {
  const { purpose, device = '' } = addressee;
  return createHmac('sha256', secret)
    .update(`code\n${placeOf(addressee)}\n${purpose}\n${device}\n${code}`)
    .digest('hex');
}

/**
 * Makes a code of six digits, valid for ten minutes; it replaces the one before of the same device, and no other.
 *
 * @throws CallError tooMany within a minute of the last, whichever process sent it.
 */
export async function issueCode({ db, engine, keys }: CodeStore, addressee: Addressee): Promise<string> {
  const now = sendingClock(engine);
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  const values = {
    mobile_number: placeOf(addressee),
    purpose: addressee.purpose,
    device: addressee.device ?? '',
    code_hash: hashCode(keys.current(), addressee, code),
    attempts: 0,
    sent_at: now,
    expires_at: sql<Date>`now() + make_interval(secs => ${codeLife})`,
  };
  const written = await db
    .insertInto('verification_code')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['mobile_number', 'purpose', 'device'])
        .doUpdateSet(values)
        .where((sent) =>
          sent.or([
            sent('verification_code.sent_at', '<=', sql<Date>`${now} - make_interval(secs => ${resendWait})`),
            // The clock was set back since. What lies ahead by less was written beside this, by one that began a little later.
            sent('verification_code.sent_at', '>', latestSent(engine)),
          ]),
        ),
    )
    .returning('purpose')
    .executeTakeFirst();
  if (!written) throw new CallError('tooMany', { retryAfter: resendWait });
  return code;
}

/**
 * Takes a code: true once, for the right one in time; each wrong attempt counts, also under parallel calls.
 *
 * @throws CallError tooMany after twenty wrong ones of the number in a day, or a hundred in a month
 */
export async function takeCode(
  { db, engine, keys, limiter }: CodeStore & { limiter: RateLimiter },
  addressee: Addressee,
  code: string,
): Promise<boolean> {
  const attempt = await db
    .updateTable('verification_code')
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .where('mobile_number', '=', placeOf(addressee))
    .where('purpose', '=', addressee.purpose)
    .where('device', '=', addressee.device ?? '')
    // By the clock too: a machine that slept looks as one whose clock was set forward.
    .where('expires_at', '>', sql<Date>`now()`)
    .where('sent_at', '>', sql<Date>`${sendingClock(engine)} - make_interval(secs => ${codeLife})`)
    .where('sent_at', '<=', latestSent(engine))
    .where('attempts', '<', codeAttempts)
    .returning('code_hash')
    .executeTakeFirst();
  if (!attempt) return false;
  const guesses = `guess:${hashToken(placeOf(addressee))}:${addressee.known ?? 'strangers'}`;
  await limiter.hit(guesses, guessesOfNumber.limit, guessesOfNumber.seconds);
  await limiter.hit(`${guesses}:month`, guessesInMonth.limit, guessesInMonth.seconds);
  const kept = Buffer.from(attempt.code_hash);
  const isOf = (secret: string) => timingSafeEqual(kept, Buffer.from(hashCode(secret, addressee, code)));
  if (!keys.honoured().some(isOf)) return false;
  const taken = await db
    .deleteFrom('verification_code')
    .where('mobile_number', '=', placeOf(addressee))
    .where('purpose', '=', addressee.purpose)
    .where('device', '=', addressee.device ?? '')
    .where('code_hash', '=', attempt.code_hash)
    .executeTakeFirst();
  if (taken.numDeletedRows === 0n) return false;
  await limiter.forget(guesses);
  await limiter.forget(`${guesses}:month`);
  return true;
}
