/** A name as bibliographies sort it; `literal` is a body, or a name that is not to be taken apart. */
export type PersonName = { family: string; given: string; suffix?: string } | { literal: string };

/** Words that only the names of bodies hold; legal forms that could be initials (AG, SA, NV) are not among them. */
const bodyWord =
  /\b(?:inc|corp|corporation|ltd|limited|llc|gmbh|plc|company|universit\w*|institut\w*|college|laborator\w+|foundation|consortium|group|team|association|society|ministry|department|agency|cent(?:er|re)|collaboration|committee|network|investigators)\b|株式会社|有限公司|公司|大学|大學|研究所|研究院/iu;
const han = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;
const suffixWord = /^(?:jr|sr|ii|iii|iv)\.?$/i;
/** Initials behind a family name, as PubMed and many offices print them: `Smith JA`. */
const initials = /^\p{Lu}{1,3}$/u;
const particle = /^(?:von|van|de|der|den|del|della|di|da|dos|du|la|le|ter|ten|zu|zur|af|av|bin|ibn|al)$/u;

/**
 * Reads a printed name: `Family, Given`, `Family, Given, Jr.`, `Given van Family`, `Family AB`, `姓 名`. What cannot be
 * told apart, such as a Chinese name without a space, stays whole.
 */
export function personName(printed: string): PersonName {
  const name = printed.replaceAll(/\s+/g, ' ').trim();
  if (bodyWord.test(name)) return { literal: name };
  const [before = '', ...after] = name.split(/\s*,\s*/).filter((part) => part !== '');
  if (after.length > 0) {
    const suffix = after.find((part) => suffixWord.test(part));
    const given = after.filter((part) => part !== suffix).join(' ');
    if (given !== '') return { family: before, given, ...(suffix === undefined ? {} : { suffix }) };
    return withSuffix(personName(before), suffix);
  }
  const words = before.split(' ');
  if (words.length === 1) return { literal: name };
  if (han.test(name)) return { family: words[0] ?? '', given: words.slice(1).join(' ') };
  const last = words.at(-1) ?? '';
  if (suffixWord.test(last) && words.length > 2) return withSuffix(personName(words.slice(0, -1).join(' ')), last);
  if (initials.test(last) && !words.slice(0, -1).some((word) => /^\p{Lu}\.?$/u.test(word))) {
    return { family: words.slice(0, -1).join(' '), given: Array.from(last, (letter) => `${letter}.`).join(' ') };
  }
  const from = words.findIndex((word, at) => at > 0 && at < words.length - 1 && particle.test(word));
  const cut = from < 0 ? words.length - 1 : from;
  return { family: words.slice(cut).join(' '), given: words.slice(0, cut).join(' ') };
}

function withSuffix(name: PersonName, suffix: string | undefined): PersonName {
  return 'literal' in name || suffix === undefined ? name : { ...name, suffix };
}
