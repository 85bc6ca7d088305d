/** First letters of the first and last word, or the first two of a name without spaces (one for CJK). */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u);
  const first = Array.from(words[0] ?? '');
  if (words.length > 1) return `${first[0] ?? ''}${Array.from(words.at(-1) ?? '')[0] ?? ''}`;
  const isHan = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name.trim());
  return first.slice(0, isHan ? 1 : 2).join('');
}
