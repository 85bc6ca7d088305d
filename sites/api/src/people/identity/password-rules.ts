import { CallError } from '../../ground/http/call-error.ts';
import type { BreachedPasswords } from './breached-passwords.ts';

/** Words of the product, which somebody who guesses tries first (docs/security.md lists what else is tried). */
const productWords = ['assay', 'password', 'passwort'] as const;
/** Shorter words are too often part of others. */
const shortestWord = 4;
/** Letters, or signs of any kind, that have to remain when what everybody knows is taken away. */
const remaining = { letters: 4, signs: 8 } as const;

/** The list of zxcvbn, most of it from leaked databases: 18,000 of its entries are as long as ours have to be. */
const common = onFirstUse(async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
});

export interface PasswordRules {
  /**
   * Refuses a password that has leaked or is among those tried first, or that is little more than the name, the address
   * or the organisation of its account. Anything else may be one, of whatever signs.
   *
   * @param known what others know about the account.
   * @throws CallError listedPassword or guessablePassword
   */
  assertSafe(password: string, known?: readonly (string | null | undefined)[]): Promise<void>;
  /** Whether the operator's list of leaked passwords holds it; false where there is no list. @throws as the list */
  isBreached(password: string): Promise<boolean>;
}

/** What passwords may be in this installation. @param breached the operator's list of leaked ones */
export function createPasswordRules(breached: BreachedPasswords | undefined): PasswordRules {
  const isBreached = async (password: string) => (await breached?.has(password)) ?? false;
  return {
    isBreached,
    async assertSafe(password, known = []) {
      const lower = password.toLowerCase();
      if ((await common()).has(lower) || (await isBreached(password)))
        throw refusal('listedPassword', 'It has leaked, or is tried first. Choose one that only you would think of.');
      const words = [...productWords, ...known.flatMap((text) => (text ?? '').toLowerCase().split(/[^\p{L}\p{N}]+/u))]
        .filter((word) => word.length >= shortestWord)
        .sort((a, b) => b.length - a.length);
      const rest = words.reduce((text, word) => text.replaceAll(word, ''), lower);
      const letters = rest.match(/\p{L}/gu)?.length ?? 0;
      if (rest.length === lower.length || letters >= remaining.letters || rest.length >= remaining.signs) return;
      throw refusal('guessablePassword', 'It is hardly more than a name that others know. Add words of your own.');
    },
  };
}

const refusal = (error: 'listedPassword' | 'guessablePassword', password: string) =>
  new CallError(error, { fields: { password } });

function onFirstUse<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
