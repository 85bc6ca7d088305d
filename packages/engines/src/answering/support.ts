import type { Support } from '@assay/domain';
import { quantities } from '../language/quantities.ts';
import { tokenize as terms } from '../language/tokens/tokenize.ts';

const fullCoverage = 0.72;
const someCoverage = 0.4;

/** Script family of a text: a sentence and a quote in different scripts share no terms to compare. */
function script(text: string): 'cjk' | 'other' {
  const ideographic = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  return ideographic > text.replace(/[\d\s\p{P}]/gu, '').length / 3 ? 'cjk' : 'other';
}

const negation = /\b(not|no|never|none|neither|without|cannot|n't)\b|不|没有|沒有|未|无|無|ない|ません/iu;

function numbers(text: string): string[] {
  return [...text.matchAll(/(?<![\p{L}\d])\d+(?:[.,]\d+)*/gu)].map((match) => match[0].replaceAll(',', ''));
}

/**
 * How far the quotes carry a sentence, by rule: its terms must occur in them, each of its numbers too, and it may not
 * deny what they say. It judges words, not truth, and says `unchecked` where it cannot compare (another script, no terms).
 */
export function supportOf(sentence: string, quotes: readonly string[], language: string): Support {
  if (quotes.length === 0) return 'unsupported';
  const evidence = quotes.join('\n');
  if (evidence.includes(sentence.trim())) return 'supported';
  const stated = new Set(numbers(evidence));
  const numbersHeld = numbers(sentence).every((number) => stated.has(number));
  if (script(sentence) !== script(evidence)) return numbersHeld ? 'unchecked' : 'unsupported';
  const claimed = [...new Set(terms(sentence, language))];
  if (claimed.length === 0) return 'unchecked';
  const held = new Set(terms(evidence, language));
  const coverage = claimed.filter((term) => held.has(term)).length / claimed.length;
  if (coverage < someCoverage) return 'unsupported';
  const unitsHeld = quantities(sentence).every(({ unit }) =>
    quantities(evidence).some((other) => other.unit.dimension === unit.dimension),
  );
  const denies = negation.test(sentence) !== negation.test(evidence) && negation.test(sentence);
  if (!numbersHeld || !unitsHeld) return 'unsupported';
  return coverage >= fullCoverage && !denies ? 'supported' : 'partly';
}
