import { createHmac, randomInt } from 'node:crypto';
import { createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import type { Keyring } from '../../ground/keys/keyring.types.ts';
import type { CaptchaTables } from './captcha.migrations.ts';
import type { Captcha } from './captcha.types.ts';

/** Keys that a browser derives to find the one asked for: a tenth of a second on a desk, a second on an old phone. */
const work = { cost: 1_000, fewest: 60, most: 240 };
/** Seconds a challenge may be answered: as long as filling in a form takes. */
const validFor = 1_200;

const proofForm = z.object({
  challenge: z.object({
    parameters: z.looseObject({ nonce: z.string(), salt: z.string(), expiresAt: z.number() }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** What became of a proof: `foreign` is one whose challenge we did not give. */
type Verdict = 'holds' | 'refused' | 'foreign';

interface ProofOfWork extends Captcha {
  judge(proof: string): Promise<Verdict>;
}

/** Proof of work by Altcha: nothing to read or click, no third party; each proof holds once, in any process. */
export function proofOfWork(db: Kysely<CaptchaTables>, keys: Keyring): ProofOfWork {
  async function judge(proof: string): Promise<Verdict> {
    const payload = readProof(proof);
    if (!payload) return 'foreign';
    for (const secret of keys.honoured()) {
      const given = { ...(payload as unknown as Payload), deriveKey, ...secretsOf(secret) };
      const { verified, invalidSignature } = await verifySolution(given);
      if (!verified && invalidSignature !== false) continue;
      const { signature, parameters } = payload.challenge;
      return verified && (await spend(db, signature, parameters.expiresAt)) ? 'holds' : 'refused';
    }
    return 'foreign';
  }
  return {
    async challenge() {
      const { parameters, signature = '' } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: work.cost,
        counter: randomInt(work.fewest, work.most),
        deriveKey,
        expiresAt: Math.floor(Date.now() / 1000) + validFor,
        ...secretsOf(keys.current()),
      });
      return { provider: 'altcha', challenge: { parameters: { ...parameters }, signature } };
    },
    verify: async (proof) => (await judge(proof)) === 'holds',
    judge,
  };
}

function secretsOf(secret: string) {
  const keyFor = (purpose: string) => createHmac('sha256', secret).update(`captcha\n${purpose}`).digest('hex');
  return { hmacSignatureSecret: keyFor('challenge'), hmacKeySignatureSecret: keyFor('solution') };
}

/** Takes a proof; false when it was taken before. */
async function spend(db: Kysely<CaptchaTables>, proof: string, expiresAt: number): Promise<boolean> {
  await db.deleteFrom('captcha_spent').where('expires_at', '<', new Date()).execute();
  const taken = await db
    .insertInto('captcha_spent')
    .values({ proof, expires_at: new Date(expiresAt * 1000) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('proof')
    .executeTakeFirst();
  return taken !== undefined;
}

function readProof(proof: string) {
  try {
    return proofForm.safeParse(JSON.parse(Buffer.from(proof, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
