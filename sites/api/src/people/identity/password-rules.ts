import { CallError } from '../../ground/http/call-error.ts';
import type { BreachedPasswords } from './breached-passwords.ts';
import { inLetters, isRepeated, type Reading, readingsOf } from './password-readings.ts';

/** Words that somebody who guesses tries first, of the product and of signing in (docs/security.md lists what else). */
const triedWords = [
  'assay',
  'password',
  'passwort',
  'pass',
  'word',
  'admin',
  'login',
  'welcome',
  'qwerty',
  'secret',
] as const;
/** Shorter words are too often part of others. */
const shortestWord = 4;
/** Letters, or signs of any kind, that have to remain when what everybody knows is taken away. */
const remaining = { letters: 4, signs: 8 } as const;
/** Digits and signs at the ends of a word of the list that make another of it. */
const besideListed = 4;
/** Shorter ones are no words. */
const listedWord = /^\p{L}{4,}$/u;

/** The list of zxcvbn, most of it from leaked databases: 18,000 of its entries are as long as ours have to be. */
const common = onFirstUse(async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const listed = dictionary['passwords-common'];
  return { listed: new Set(listed), inLetters: new Set(listed.map((word) => inLetters(word))) };
});

/** Whether it is on the list, or is a word of it under the usual replacements and with little at its ends. */
async function isCommon(lower: string): Promise<boolean> {
  const words = await common();
  return (
    words.listed.has(lower) ||
    readingsOf(lower, besideListed - 1).some(({ text }) => listedWord.test(text) && words.inLetters.has(text))
  );
}

/** Whether hardly anything remains of a reading when words are taken away that stand in it. */
function isLittleMore({ text, without }: Reading, words: readonly string[]): boolean {
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), text);
  const letters = rest.match(/\p{L}/gu)?.length ?? 0;
  return rest.length < text.length && letters < remaining.letters && rest.length + without < remaining.signs;
}

export interface PasswordRules {
  /**
   * Refuses a password that has leaked, that is among those tried first or is written for one of them, that is a piece
   * over and over, or that is little more than words of signing in, the name, the address or the organisation of its
   * account. Anything else may be one, of whatever signs.
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
      if (isRepeated(lower) || (await isCommon(lower)) || (await isBreached(password)))
        throw refusal('listedPassword', 'It has leaked, or is tried first. Choose one that only you would think of.');
      const words = [...triedWords, ...known.flatMap((text) => (text ?? '').toLowerCase().split(/[^\p{L}\p{N}]+/u))]
        .filter((word) => word.length >= shortestWord)
        .sort((a, b) => b.length - a.length);
      const readings = readingsOf(lower, remaining.signs - 1);
      const isGuessable =
        isLittleMore({ text: lower, without: 0 }, words) ||
        readings.some((reading) => isLittleMore(reading, words.map(inLetters)));
      if (isGuessable)
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
