import type { Candidate } from './passages.ts';
import { isCondition } from './values.ts';

/** What a question wants to have stated: values of a dimension. */
export interface AskedValue {
  dimensions: RegExp;
  /** Asked as a condition: `at which temperature`. Else a value that is itself the condition of another states nothing. */
  isCondition: boolean;
}

const stressOf = /^m\^-1 kg s\^-2/;
const share = String.raw`(?:wt|vol|mol|at)?%|ppm`;

/** Names of quantities, in English and in Chinese and Japanese characters, with the dimensions of their values. */
const quantitiesAsked: readonly (readonly [
  english: RegExp | undefined,
  wide: RegExp | undefined,
  dimensions: RegExp,
])[] = [
  [/\b(?:temperature|melting point|boiling point)s?\b/i, /温度|溫度|[熔沸融]点|[熔沸]點|几度|幾度|何度|何℃/u, /^K$/],
  [
    /\b(?:period|term|time|duration|half-?li(?:fe|ves)|lifetime|deadline)s?\b/i,
    /期限|期间|期間|时间|時間|優惠期|宽限期|多久|有多长|有多長|半衰期|半減期/u,
    /^s$/,
  ],
  [/\b(?:pressure|modulus|strength|stress)(?:es)?\b/i, /压力|壓力|圧力|模量|強さ|应力|應力|応力/u, stressOf],
  [
    /\b(?:thickness|diameter|size|width|length|wavelength|height|radius)(?:es)?s?\b/i,
    /厚度|膜厚|厚み|厚さ|粒径|粒徑|直径|直徑|尺寸|波长|波長/u,
    /^m$/,
  ],
  [/\b(?:over)?(?:voltage|potential)s?\b/i, /电压|電壓|電圧|电位|電位/u, /^m\^2 kg s\^-3 A\^-1$/],
  [/\bcurrent dens/i, /电流密度|電流密度/u, /^m\^-2 A$/],
  [/\bconcentrations?\b/i, /浓度|濃度/u, new RegExp(String.raw`^(?:${share}|m\^-3 (?:mol|kg)|kg\^-1 mol)$`)],
  [
    /\b(?:efficiency|yield|share|percentage|fraction)s?\b/i,
    /[效収收浸转轉留透反良]出?率/u,
    new RegExp(`^(?:${share})$`),
  ],
];

/** `How much lithium`, `how thick`: words that ask for a dimension without naming it. */
const adjectives: readonly (readonly [RegExp, RegExp])[] = [
  [/\bhow (?:hot|cold|warm)\b/i, /^K$/],
  [/\bhow (?:thick|wide|deep|tall)\b/i, /^m$/],
  [/\bhow long (?:is|are|do|does|can|must|should|may)\b/i, /^(?:s|m)$/],
  [
    /\bhow much (?!do(?:es)?\b|did\b|is\b|are\b|can\b|could\b|has\b|have\b|will\b|would\b|more\b|less\b)[a-z]/i,
    new RegExp(String.raw`^(?:${share}|kg|m\^3|mol|m\^-[23] (?:kg|mol)|kg\^-1 mol|m\^3 kg\^-1)$`),
  ],
];

const english =
  /\b(at |under |above |below |in )?(?:which|what)\s+(?:(?:is|are|was|were)\s+(?:the|an?)?\s*)?([^?]*?)(?=\s(?:of|in|for|do|does|did|is|are|was|were|can|at|to|when|must|should|may|has|have|will|gives?|between|with|after|during|from|on)\s|[?]|$)/gi;
const wide =
  /([^的の？?，,、は]{1,16}(?:[和与與とや、][^的の？?，,は]{1,10})?)(?:是多少|为多少|為多少|是几|是幾|有多[大高长長少厚]|能?达到?多少|能?達到?多少|多久|はどのくらい|はどれくらい|はどれほど|はいくら|は何)/u;

/** What a question asks of its subject: `at what current density`, `which particle size`. */
export function askedPhrases(question: string): string[] {
  return [...question.matchAll(english)].flatMap(([, , phrase = '']) => (phrase === '' ? [] : [phrase]));
}

/** Dimensions whose values a question asks for; none where it does not say so. */
export function askedValues(question: string): AskedValue[] {
  const found = adjectives.flatMap(([asks, dimensions]) =>
    asks.test(question) ? [{ dimensions, isCondition: true }] : [],
  );
  for (const [, preposition, phrase = ''] of question.matchAll(english)) {
    for (const [name, , dimensions] of quantitiesAsked)
      if (name?.test(phrase)) found.push({ dimensions, isCondition: preposition !== undefined });
  }
  const tail = wide.exec(question)?.[0];
  if (tail !== undefined)
    for (const [, name, dimensions] of quantitiesAsked)
      if (name?.test(tail)) found.push({ dimensions, isCondition: true });
  return found;
}

/** Spans of time that are written out. */
const spelledTime =
  /\b(?:one|two|three|four|five|six|ten|twelve|eighteen|twenty|thirty) (?:hour|day|week|month|year)s?\b/iu;

/** Share of the asked values that a sentence states, 0 to 1. */
export function statedShare(asked: readonly AskedValue[], { text, row, quantities }: Candidate): number {
  if (asked.length === 0) return 1;
  const stated = asked.filter(
    ({ dimensions, isCondition: asCondition }) =>
      (dimensions.test('s') && spelledTime.test(text)) ||
      quantities.some(
        (quantity) =>
          dimensions.test(quantity.unit.dimension) &&
          (asCondition || row !== undefined || isCondition(text, quantity) === undefined),
      ),
  );
  return stated.length / asked.length;
}
