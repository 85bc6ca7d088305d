/** What is said in two ways, said in one. */
export function plainEnglish(sentence: string): string {
  return sentence
    .replace(/\b(do|does|did|is|are|was|were|has|have|had|must|should|would|could|need)n['\u2019]?t\b/giu, '$1 not')
    .replace(/\bw\/(?:out|o)\b/giu, 'without')
    .replace(/\bw\//giu, 'with ')
    .replace(/\b(?:as well as|along with|together with)\b/giu, 'and')
    .replace(/\bas well\b/giu, 'too')
    .replace(/\bso that\b/giu, 'so')
    .replace(/\bas soon as\b/giu, 'when')
    .replace(/\b(?:because of|owing to|as a result of|on account of)\b/giu, 'due to')
    .replace(/\u2019/gu, "'")
    .replace(/\s\([^()]{1,40}\)/gu, '');
}
