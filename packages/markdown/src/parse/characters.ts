const punctuation = /[\p{P}\p{S}]/u;
const unicodeSpace = /[\s]/u;
const cjk =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef\u2018\u2019\u201c\u201d\u2026]/u;

/** Space or tab, the only blanks that count inside a Markdown line. */
export function isBlank(character: string | undefined): boolean {
  return character === ' ' || character === '\t';
}

/** Start and end of text count as white space (CommonMark 0.31, 6.2). */
export function isSpace(character: string): boolean {
  return character === '' || unicodeSpace.test(character);
}

export function isPunctuation(character: string): boolean {
  return character !== '' && punctuation.test(character);
}

/**
 * Chinese, Japanese and Korean write without spaces, so `**“引用”**は` must still close: next to these characters
 * punctuation does not decide the side of a delimiter run.
 */
export function isCjk(character: string): boolean {
  return character !== '' && cjk.test(character);
}

/** The whole character that ends before `at`, '' at the start. */
export function characterBefore(text: string, at: number): string {
  if (at <= 0) return '';
  const unit = text.charCodeAt(at - 1);
  return unit >= 0xdc00 && unit <= 0xdfff && at > 1 ? text.slice(at - 2, at) : text.charAt(at - 1);
}

/** The whole character at `at`, '' at the end. */
export function characterAt(text: string, at: number): string {
  const point = text.codePointAt(at);
  return point === undefined ? '' : String.fromCodePoint(point);
}
