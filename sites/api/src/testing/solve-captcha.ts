import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { TestClient } from './test-client.ts';

/** Does the work that the service asks of a browser, or has it do where its provider failed, and gives the proof. */
export async function solveCaptcha(client: TestClient, provider?: 'altcha'): Promise<string> {
  const { data } = await client.call('captcha.challenge', { query: provider === undefined ? {} : { provider } });
  if (data.provider !== 'altcha') throw new Error('This installation has another captcha.');
  const challenge = data.challenge as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
