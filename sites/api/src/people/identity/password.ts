import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import type { Settings } from '../../ground/configuration/settings.ts';

/** Parameters of scrypt (RFC 7914); it takes 128·N·r bytes, and time by N·r·p. */
interface Cost {
  N: number;
  r: number;
  p: number;
}

/**
 * Cost of a new hash: 16 MiB (OWASP Password Storage, scrypt). Of the rows there it is the one that asks little memory
 * for the same work, since many people sign in at once on a small machine.
 */
const strongCost: Cost = { N: 16_384, r: 8, p: 5 };
/** A run of the tests signs in thousands of times, and guards nothing. */
const testCost: Cost = { N: 1024, r: 8, p: 1 };
const length = 32;

const workOf = ({ N, r, p }: Cost) => N * r * p;

function derive(password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
  const options: ScryptOptions = { N, r, p, maxmem: 256 * r * (N + p + 2) };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, length, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

interface StoredHash {
  cost: Cost;
  salt: Buffer;
  hash: Buffer;
}

/** Reads `scrypt$N$r$p$salt$hash`, both base64url. */
function read(stored: string | null): StoredHash | undefined {
  const [scheme, N, r, p, salt = '', hash = ''] = (stored ?? '').split('$');
  if (scheme !== 'scrypt') return undefined;
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  };
}

export interface Passwords {
  /** `scrypt$N$r$p$salt$hash`, both base64url. */
  hash(password: string): Promise<string>;
  /**
   * Compares in constant time; without a stored hash it takes as long and is false, so that no account can be guessed.
   */
  matches(password: string, stored: string | null): Promise<boolean>;
  /** Whether a stored hash was made at a lower cost than today's, and is made anew when its password is known. */
  isOutdated(stored: string): boolean;
}

/** How passwords are kept and compared in this installation. */
export function createPasswords({ NODE_ENV }: Pick<Settings, 'NODE_ENV'>): Passwords {
  const cost = NODE_ENV === 'test' ? testCost : strongCost;
  return {
    async hash(password) {
      const salt = randomBytes(16);
      const key = await derive(password, salt, cost);
      return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
    },
    async matches(password, stored) {
      const kept = read(stored);
      if (!kept) {
        await derive(password, randomBytes(16), cost);
        return false;
      }
      return timingSafeEqual(await derive(password, kept.salt, kept.cost), kept.hash);
    },
    isOutdated(stored) {
      const kept = read(stored);
      return kept !== undefined && workOf(kept.cost) < workOf(cost);
    },
  };
}
