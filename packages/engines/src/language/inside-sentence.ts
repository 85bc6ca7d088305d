import { findMembers } from './exclusive-names/contrasting.ts';
import { readable } from './names-in-text.ts';
import { isGeneralEnglish, isGeneralName } from './spelling/general-english.ts';
import { stopWords } from './tokens/stop-words.ts';

/** A word whose one capital is its first letter; `Young's` is a name. */
const capitalised = /^(\p{Lu})(\p{Ll}+|(?=-\p{Ll}))(?!\p{L}|['’]s?\s)/u;
/** Ends of words of science that are nobody's name: `isothermal`, `ionic`, `permittivity`. */
const scienceEnd = /(?:al|ic|ive|ous|ile|ary|ation|ivity|ility)$/u;

const beginsWithMember = (text: string) => findMembers(readable(text))[0]?.start === 0;

/** Whether a word begins with a capital only where a sentence begins. */
const isPlainWord = (word: string) =>
  stopWords.has(word.toLowerCase()) ||
  (!isGeneralName(word) && (isGeneralEnglish(word.toLowerCase()) || scienceEnd.test(word)));

/**
 * Words as they stand inside a sentence: the capital of a beginning goes, that of a name, a symbol or an abbreviation
 * stays. A word that nothing knows is kept as it is.
 */
export function insideSentence(words: string): string {
  const [first, letter = '', rest = ''] = capitalised.exec(words) ?? [];
  if (first === undefined) return words;
  const lowered = letter.toLowerCase() + words.slice(letter.length);
  // The classes write what stands for itself with its capital, and find it in no other form.
  const isPlain = beginsWithMember(words) ? beginsWithMember(lowered) : rest !== '' && isPlainWord(first);
  return isPlain ? lowered : words;
}
