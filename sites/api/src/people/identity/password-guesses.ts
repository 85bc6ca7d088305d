import type { RateLimiter } from '../../ground/operations/rate-limiter.ts';
import { hashToken } from './sessions.ts';

/** Wrong passwords of one account in a quarter of an hour, from wherever they come; a browser it knows has its own. */
const guesses = { limit: 10, seconds: 900 };

/**
 * Counts a guess at the password of an account, at the sign-in and at every later proof of the person alike.
 *
 * @param account its address in lower case, or its id where it has none
 * @param known key of a browser that the account knows
 * @throws CallError tooMany
 */
export async function countGuess(
  limiter: RateLimiter,
  account: string,
  known: string | undefined,
): Promise<{ wasRight(): Promise<void> }> {
  const key = `password:${hashToken(account)}:${known ?? 'strangers'}`;
  await limiter.hit(key, guesses.limit, guesses.seconds);
  return { wasRight: () => limiter.forget(key) };
}
