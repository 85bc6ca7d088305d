import type { Support } from '@assay/domain';
import { designations, namesDesignation, numbersIn } from '../language/literals.ts';
import { magnitude, type Quantity, quantities } from '../language/quantities.ts';
import { tokenize as terms } from '../language/tokens/tokenize.ts';

const fullCoverage = 0.72;
const someCoverage = 0.4;
/** Relative difference up to which two magnitudes are one value in two spellings. */
const sameValue = 1e-6;

/** Script family of a text: a sentence and a quote in different scripts share no terms to compare. */
function script(text: string): 'cjk' | 'other' {
  const ideographic = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  return ideographic > text.replace(/[\d\s\p{P}]/gu, '').length / 3 ? 'cjk' : 'other';
}

export const isOneScript = (a: string, b: string) => script(a) === script(b);

const negation = /\b(not|no|never|none|neither|without|cannot|n't)\b|不|没有|沒有|未|无|無|ない|ません/iu;

const denies = (text: string) => negation.test(text);

const address = /\b(?:https?:\/\/|www\.)[^\s)\]>，。、]+/giu;

/** A text with each stretch taken out that is a value with a unit. */
function withoutValues(text: string, found: readonly Quantity[]): string {
  return found.toReversed().reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= Math.max(Math.abs(a), Math.abs(b)) * sameValue;

/** Whether the evidence states a value: in any unit of its kind, or as a number whose unit stands elsewhere in it. */
function statesValue(value: Quantity, evidence: string, stated: readonly Quantity[]): boolean {
  const { low, high } = magnitude(value);
  const ends = stated
    .filter(({ unit }) => unit.dimension === value.unit.dimension)
    .flatMap((other) => [magnitude(other).low, magnitude(other).high]);
  if ([low, high].every((end) => ends.some((other) => isNear(end, other)))) return true;
  const bare = new Set(numbersIn(withoutValues(evidence, stated)));
  const sameKind = new Set(
    stated.filter(({ unit }) => unit.symbol === value.unit.symbol).flatMap(({ printed }) => numbersIn(printed)),
  );
  return (
    evidence.includes(value.unit.symbol) &&
    numbersIn(value.printed).every((number) => bare.has(number) || sameKind.has(number))
  );
}

/**
 * What the rules object to in a sentence over its quotes, whoever judges its meaning: a number, a value, a unit, a
 * designation or an address that no quote has makes it `unsupported`, a denial that none makes at most `partly`. What
 * stands above the quotes (`about`: titles, sections) may name what they speak of.
 */
export function objectionTo(
  sentence: string,
  quotes: readonly string[],
  about: readonly string[] = [],
): 'unsupported' | 'partly' | undefined {
  if (quotes.length === 0) return 'unsupported';
  const evidence = quotes.join('\n');
  const claimed = quantities(sentence);
  const stated = quantities(evidence);
  const numbers = new Set(numbersIn(evidence));
  const named = [evidence, ...about].join('\n');
  const isHeld =
    (sentence.match(address) ?? []).every((found) => evidence.includes(found)) &&
    claimed.every((value) => statesValue(value, evidence, stated)) &&
    numbersIn(withoutValues(sentence, claimed)).every((number) => numbers.has(number)) &&
    designations(sentence).every((name) => namesDesignation(named, name));
  if (!isHeld) return 'unsupported';
  return denies(sentence) && !denies(evidence) ? 'partly' : undefined;
}

/** Whether a sentence stands in one of its quotes word by word. */
export function isVerbatim(sentence: string, quotes: readonly string[]): boolean {
  return quotes.some((quote) => quote.includes(sentence.trim()));
}

/** Share of a sentence's terms that its quotes have, 0 to 1; undefined for a sentence without terms. */
function termCoverage(sentence: string, quotes: readonly string[], language: string): number | undefined {
  const claimed = [...new Set(terms(sentence, language))];
  if (claimed.length === 0) return undefined;
  const held = new Set(terms(quotes.join('\n'), language));
  return claimed.filter((term) => held.has(term)).length / claimed.length;
}

/**
 * How far the quotes carry a sentence, by rule: its terms must occur in them, each of its values too, and it may not
 * deny what they say. It judges words, not truth, and says `unchecked` where it cannot compare (another script, no terms).
 */
export function supportOf(
  sentence: string,
  quotes: readonly string[],
  language: string,
  about: readonly string[] = [],
): Support {
  if (quotes.length === 0) return 'unsupported';
  if (isVerbatim(sentence, quotes)) return 'supported';
  const objection = objectionTo(sentence, quotes, about);
  if (objection === 'unsupported') return 'unsupported';
  const coverage = isOneScript(sentence, quotes.join('\n')) ? termCoverage(sentence, quotes, language) : undefined;
  if (coverage === undefined) return 'unchecked';
  if (coverage < someCoverage) return 'unsupported';
  return coverage >= fullCoverage && objection === undefined ? 'supported' : 'partly';
}
