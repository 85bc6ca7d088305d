import { CallError } from '../../ground/http/call-error.ts';

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

/**
 * Refuses a password that is among those tried first, or that is little more than the name, the address or the
 * organisation of its account. Anything else may be one, of whatever signs.
 *
 * @param known what others know about the account.
 * @throws CallError badRequest
 */
export async function assertSafePassword(
  password: string,
  known: readonly (string | null | undefined)[] = [],
): Promise<void> {
  const lower = password.toLowerCase();
  if ((await common()).has(lower)) {
    throw refusal('This password is on the lists that are tried first. Choose one that only you would think of.');
  }
  const words = [...productWords, ...known.flatMap((text) => (text ?? '').toLowerCase().split(/[^\p{L}\p{N}]+/u))]
    .filter((word) => word.length >= shortestWord)
    .sort((a, b) => b.length - a.length);
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), lower);
  const letters = rest.match(/\p{L}/gu)?.length ?? 0;
  if (rest.length === lower.length || letters >= remaining.letters || rest.length >= remaining.signs) return;
  throw refusal('This password is hardly more than a name that others know. Add words of your own.');
}

const refusal = (message: string) => new CallError('badRequest', { fields: { password: message } });

function onFirstUse<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
