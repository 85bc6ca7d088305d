import { trustedScriptAddress } from '@assay/client';
import { captchaLoadCodes, leadTimes, toleratedCaptchaCodes } from '@assay/domain';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { CaptchaChallenge } from './sales-lead.source.ts';

/** A captcha that gave no proof; where its code is one that is tolerated, work of our own gives one in its place. */
export class CaptchaFailure extends Error {
  override readonly name = 'CaptchaFailure';
  readonly code: number;

  constructor(code: number, cause?: unknown) {
    super(isLoadCode(code) ? 'Network failure' : `The captcha failed with code ${code}.`, { cause });
    this.code = code;
  }
}

export function isTolerated(code: number): boolean {
  return (toleratedCaptchaCodes as readonly number[]).includes(code);
}

/** Whether the captcha did not load, which is told as a network failure (section 8). */
export function isLoadCode(code: number): boolean {
  return Object.values<number>(captchaLoadCodes).includes(code);
}

/** What another provider's script defines: `{lang}` in its address and `language` carry our language map. */
export type ScriptCaptcha = (options: { siteKey: string; language: string }) => Promise<string>;

declare global {
  interface Window {
    assayCaptcha?: ScriptCaptcha;
  }
}

/** Asks the service what is to be done; by its own work where `provider` says so. */
export type AskChallenge = (query: { provider?: 'altcha' }) => Promise<CaptchaChallenge>;

/**
 * Gets past the captcha: proof of work of our own, or the script of the operator's provider. After a failure that is tolerated
 * our own work stands in for what failed: a message is paid for all the same.
 *
 * @param onTolerated told of such a failure
 * @returns the proof that the service asks for.
 * @throws CaptchaFailure with the code of section 5.
 */
export async function solveCaptcha(ask: AskChallenge, onTolerated?: (code: number) => void): Promise<string> {
  try {
    return await solve(ask({}));
  } catch (error) {
    const code = captchaCode(error);
    if (!isTolerated(code)) throw error;
    onTolerated?.(code);
    return solve(ask({ provider: 'altcha' }));
  }
}

async function solve(asked: Promise<CaptchaChallenge>): Promise<string> {
  const challenge = await asked.catch((cause: unknown) => {
    throw new CaptchaFailure(captchaLoadCodes.refused, cause);
  });
  return challenge.provider === 'altcha' ? proveWork(challenge.challenge) : askScript(challenge);
}

async function proveWork(given: object): Promise<string> {
  const challenge = given as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new CaptchaFailure(60200);
  return btoa(JSON.stringify({ challenge, solution }));
}

async function askScript({ script, site_key: siteKey, language }: CaptchaChallenge & { provider: 'script' }) {
  if (!window.assayCaptcha) await loadScript(script);
  if (!window.assayCaptcha) throw new CaptchaFailure(captchaLoadCodes.refused);
  return window.assayCaptcha({ siteKey, language }).catch((cause: unknown) => {
    throw new CaptchaFailure(captchaCode(cause), cause);
  });
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(() => reject(new CaptchaFailure(captchaLoadCodes.timeout)), leadTimes.captchaScript);
    script.src = trustedScriptAddress('assay-captcha', address);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', (event) => reject(new CaptchaFailure(captchaLoadCodes.refused, event)));
    for (const end of ['load', 'error']) script.addEventListener(end, () => clearTimeout(timer));
    document.head.append(script);
  });
}

/** Code of a failure, or of whatever a provider rejects with; one that tells none stops the message. */
export function captchaCode(cause: unknown): number {
  const code = (cause as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'number' ? code : 0;
}
