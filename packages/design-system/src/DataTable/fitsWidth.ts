/** Letters, figures and marks that are no wider than two thirds of an em in any text face. */
const narrow = /[a-ln-vx-z0-9 .,:;()/'’+−-]/;

/** Latin, general punctuation, kana, Han, Hangul and full-width forms: none is wider than an em. */
const known = /^[\u0020-\u024f\u2010-\u2027\u2212\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]*$/;

/**
 * Whether words surely fit into `width` px, by a bound from above: what fits needs no edge to be cut at, and an edge at
 * every cell is most of what drawing a table costs.
 */
export function fitsWidth(words: string, width: number, em: number): boolean {
  if (words.length * em * 0.67 > width || !known.test(words)) return false;
  let ems = 0;
  for (const letter of words) ems += narrow.test(letter) ? 0.67 : 1;
  return ems * em <= width;
}
