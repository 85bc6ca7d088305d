import { CallError } from '../../ground/http/call-error.ts';
import type { RateLimiter } from '../../ground/operations/rate-limiter.ts';
import { hashToken } from './sessions.ts';

/** Wrong passwords of one account in a quarter of an hour, from wherever they come; a browser it knows has its own. */
const guesses = { limit: 10, seconds: 900 };
/** Wrong ones in a row that a password bears in its life (NIST SP 800-63B-4, 3.2.2). */
const guessesOfPassword = { limit: 100, seconds: 3650 * 86_400 };

interface GuessedAccount {
  /** Its address in lower case, or its id where it has none. */
  account: string;
  /** Hash of the password; null for an account without one, and for none. A new password is guessed at anew. */
  stored: string | null;
  /** Key of a browser that the account knows. */
  known: string | undefined;
}

export interface Guess {
  /** The password has borne all guesses it may: the right one is not believed either, until another is set. */
  isSpent: boolean;
  wasRight(): Promise<void>;
}

/**
 * Counts a guess at the password of an account, at the sign-in and at every later proof of the person alike.
 *
 * @throws CallError tooMany
 */
export async function countGuess(
  limiter: RateLimiter,
  { account, stored, known = 'strangers' }: GuessedAccount,
): Promise<Guess> {
  const key = `password:${hashToken(account)}:${known}`;
  await limiter.hit(key, guesses.limit, guesses.seconds);
  const ofPassword = `${key}:${stored === null ? '' : hashToken(stored)}`;
  const isSpent = await isBeyond(limiter.hit(ofPassword, guessesOfPassword.limit, guessesOfPassword.seconds));
  return {
    isSpent,
    async wasRight() {
      await limiter.forget(key);
      if (!isSpent) await limiter.forget(ofPassword);
    },
  };
}

const isBeyond = (hit: Promise<void>): Promise<boolean> =>
  hit.then(
    () => false,
    (error: unknown) => {
      if (error instanceof CallError && error.error === 'tooMany') return true;
      throw error;
    },
  );
