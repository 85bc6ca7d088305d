import {
  locales,
  type MaterialGrade,
  type MaterialProperty,
  type MaterialState,
  type MaterialUnit,
  materialStates,
  materialTerms,
  materialUnits,
} from '@assay/domain';
import { askedConditions } from '../language/named-conditions.ts';
import { propertyWords } from '../language/property-words.ts';
import type { Quantity } from '../language/quantities.ts';
import { foldGrade, type GradeName, gradeNames, standardNames } from './grade-names.ts';

/** A question for properties of a grade. */
export interface GradeQuestion {
  grade: MaterialGrade;
  /** Name as the question writes it. */
  written: string;
  /** The name belongs to another standard's nearest grade. */
  nearest?: GradeName['nearest'];
  /** What is asked of it, in the order of the cards. */
  properties: readonly MaterialProperty[];
  /** `T6`, `H900`. */
  temper?: string;
  state?: MaterialState;
  /** Temperatures at which the value is to hold. */
  conditions: readonly Quantity[];
  /** Unit of the answer: `in ksi`. */
  unit?: MaterialUnit;
}

interface Span {
  start: number;
  end: number;
}

interface FoundGrade extends Span {
  name: GradeName;
}

/** Reads questions about the given grades; undefined for every other question. */
export type GradeQuestionReader = (question: string) => GradeQuestion | undefined;

/** A word of a designation, with the signs inside it: `17-4PH`, `Ti-6Al-4V`, `1.4404`. */
const piece =
  /[\p{Script=Latin}\p{Script=Greek}\d](?:[\p{Script=Latin}\p{Script=Greek}\d.+/,-]*[\p{Script=Latin}\p{Script=Greek}\d])?/gu;
const longestName = 6;
const wide = /[\p{Script=Han}\p{Script=Katakana}]/u;
/** Words around a bare number that make it an alloy and no count. */
const alloyBefore =
  /(?:\b(?:of|for|alloy|alloys|steel|aisi|sae|aa|grade|type|stainless|alumini?um|duplex|does|is|an?|the|en|aw)|不锈钢|不鏽鋼|合金|钢|鋼|铝|鋁)[\s-]*$/iu;
const alloyBehind =
  /^[\s-]*(?:steel|stainless|alloy|alumini?um|T\d|H\d|的|の|不锈钢|不鏽鋼|钢|鋼|合金|铝|鋁|アルミ|ステンレス)/iu;
const temperBehind = /^[\s-]*(T\d{1,3}|H\d{2,4}|[OF])(?![\p{L}\d])/u;
/** Words that a question for a value may have besides what it asks for; anything else asks for more than a card holds. */
const aside = new Set(
  (
    'what whats which how much many is are was the a an of for in at to do does did can i we me tell give show please value values typical ' +
    'minimum min max maximum nominal standard room temperature ambient steel stainless alloy alloys grade aluminium aluminum titanium ' +
    'copper nickel polymer plastic ceramic material its it and or with by stock bar sheet plate high low need know you your my get find ' +
    'per unit units expressed temper condition state annealed property properties there between'
  ).split(' '),
);
const wideAside =
  /(?:请问|請問|是多少|为多少|為多少|有多少|多少|是什么|是什麼|什么|什麼|几度|幾度|多大|多高|如何|怎么样|查询|告诉我|数值|數值|典型|常温|室温|室溫|常溫|下|时|時|的|是|在|为|為|和|与|與|及|以|表示|单位|單位|不锈钢|不鏽鋼|钢|鋼|合金|铝合金|鋁合金|材料|塑料|塑膠|陶瓷|ステンレス|ステンレス鋼|アルミ|チタン合金|はいくつですか|はどのくらいですか|はどれくらいですか|はいくらですか|いくつ|どのくらい|どれくらい|いくら|何度|何|教えて|ください|です|か|の|は|を|で|における|と|材|値|について|吗|呢)/gu;

/** Makes the reader; the names are folded once. */
export function createGradeQuestionReader(grades: readonly MaterialGrade[]): GradeQuestionReader {
  const byName = new Map<string, GradeName>();
  // A name of its own comes before a nearest one, and the first card before another of the same name.
  for (const name of gradeNames(grades).sort(
    (a, b) => Number(a.nearest !== undefined) - Number(b.nearest !== undefined),
  ))
    if (!byName.has(name.folded)) byName.set(name.folded, name);
  const wideNames = [...byName.values()]
    .filter(({ written }) => wide.test(written))
    .sort((a, b) => b.written.length - a.written.length);
  return (question) => {
    const text = question.normalize('NFKC');
    const properties = findProperties(text);
    if (properties === undefined) return undefined;
    const found = findGrade(text, byName, wideNames, properties.spans);
    if (found === undefined) return undefined;
    const { name, start, end } = found;
    const behind = text.slice(end);
    const [tempered, temper] = temperBehind.exec(behind) ?? [];
    const states = findStates(text);
    const conditions = askedConditions(text).filter(
      (quantity) =>
        quantity.unit.dimension === 'K' && (quantity.start >= end + (tempered?.length ?? 0) || quantity.end <= start),
    );
    const unit = findUnit(text);
    const taken: Span[] = [
      { start, end: end + (tempered?.length ?? 0) },
      ...properties.spans,
      ...states.spans,
      ...conditions,
      ...(unit === undefined ? [] : [unit]),
    ];
    if (!isAllSaid(text, taken)) return undefined;
    return {
      grade: name.grade,
      written: text.slice(start, end),
      ...(name.nearest === undefined ? {} : { nearest: name.nearest }),
      properties: properties.found,
      ...(temper === undefined ? {} : { temper }),
      ...(states.found === undefined ? {} : { state: states.found }),
      conditions,
      ...(unit === undefined ? {} : { unit: unit.symbol }),
    };
  };
}

const isLatin = (text: string) => /^[\p{Script=Latin}\d]/u.test(text);

/** Properties that a text names, the longest names first, so that "specific heat" is no "heat". */
function findProperties(text: string): { found: MaterialProperty[]; spans: Span[] } | undefined {
  const folded = text.toLowerCase().replaceAll('’', "'");
  const spans: Span[] = [];
  const found = new Set<MaterialProperty>();
  for (const [name, properties] of propertyWords()) {
    for (let start = folded.indexOf(name); start >= 0; start = folded.indexOf(name, start + 1)) {
      const end = start + name.length;
      if (spans.some((span) => start < span.end && span.start < end)) continue;
      if (
        isLatin(name) &&
        (/[\p{Script=Latin}\d]$/u.test(folded.slice(0, start)) || /^[\p{Script=Latin}\d]/u.test(folded.slice(end)))
      )
        continue;
      spans.push({ start, end });
      for (const property of properties) found.add(property);
    }
  }
  return found.size === 0 ? undefined : { found: [...found], spans };
}

function findStates(text: string): { found?: MaterialState; spans: Span[] } {
  const folded = text.toLowerCase();
  for (const locale of locales) {
    const { states } = materialTerms(locale);
    // "solution annealed" before the "annealed" in it.
    const [found] = materialStates
      .filter((state) => folded.includes(states[state].toLowerCase()))
      .sort((a, b) => states[b].length - states[a].length);
    if (found === undefined) continue;
    const start = folded.indexOf(states[found].toLowerCase());
    return { found, spans: [{ start, end: start + states[found].length }] };
  }
  return { spans: [] };
}

/** `in ksi`, `以 ksi 表示`, `（MPa）`: the unit that the answer is wanted in. */
function findUnit(text: string): (Span & { symbol: MaterialUnit }) | undefined {
  for (const symbol of (Object.keys(materialUnits) as MaterialUnit[]).sort((a, b) => b.length - a.length)) {
    if (symbol === '' || symbol === 'K') continue;
    const start = text.toLowerCase().lastIndexOf(symbol.toLowerCase());
    const end = start + symbol.length;
    if (
      start < 0 ||
      !/(?:\bin\s+|[(（以用]\s*)$/iu.test(text.slice(0, start)) ||
      /^[\p{L}\d]/u.test(text.slice(end).replace(/^[表で]/u, ''))
    )
      continue;
    return { start, end, symbol };
  }
  return undefined;
}

function findGrade(
  text: string,
  byName: ReadonlyMap<string, GradeName>,
  wideNames: readonly GradeName[],
  taken: readonly Span[],
): FoundGrade | undefined {
  const isFree = (span: Span) => !taken.some(({ start, end }) => span.start < end && start < span.end);
  for (const name of wideNames) {
    const start = text.indexOf(name.written);
    const end = start + name.written.length;
    if (start < 0 || !isFree({ start, end })) continue;
    // 钨 alone is a metal, within another word it is none.
    const isAlone = !wide.test(text.slice(0, start).slice(-1)) && /^(?:[的の\s？?]|$)/u.test(text.slice(end));
    if (name.written.length > 1 || isAlone) return { name, start, end };
  }
  const pieces = [...text.matchAll(piece)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
  for (let count = Math.min(longestName, pieces.length); count > 0; count -= 1) {
    for (let first = 0; first + count <= pieces.length; first += 1) {
      const [from, to] = [pieces[first], pieces[first + count - 1]];
      if (from === undefined || to === undefined) continue;
      const found = nameAt(text, { start: from.start, end: to.end }, byName);
      if (found !== undefined && isFree(found)) return found;
    }
  }
  return undefined;
}

/** The name that a stretch of text is, with a temper or a standard's name taken off. */
function nameAt(text: string, span: Span, byName: ReadonlyMap<string, GradeName>): FoundGrade | undefined {
  const written = text.slice(span.start, span.end);
  const whole = foldGrade(written);
  const [, untempered] = /^(.+?)-(?:T\d{1,3}|H\d{2,4}|O)$/u.exec(written) ?? [];
  const standard = standardNames.find((each) => whole.startsWith(each) && whole.length > each.length + 1);
  const ways: (readonly [string, number])[] = [
    [whole, span.end],
    ...(untempered === undefined ? [] : [[foldGrade(untempered), span.start + untempered.length] as const]),
    ...(standard === undefined ? [] : [[whole.slice(standard.length), span.end] as const]),
  ];
  for (const [folded, end] of ways) {
    const name = byName.get(folded);
    if (name !== undefined && isMeant(text, { start: span.start, end }, name)) return { name, start: span.start, end };
  }
  return undefined;
}

/** Symbols of elements and bare numbers are names only where something says so. */
function isMeant(text: string, { start, end }: Span, { written }: GradeName): boolean {
  const [before, behind, own] = [text.slice(0, start), text.slice(end), text.slice(start, end)];
  if (/^[\d\s]+$/.test(own))
    return alloyBefore.test(before) || alloyBehind.test(behind) || wide.test(behind.trimStart().slice(0, 1));
  if (written.length <= 2)
    return own === written && (/(?:\bof|\bis)\s+$/iu.test(before) || /^\s*(?:的|の)/u.test(behind) || before === '');
  return true;
}

function isAllSaid(text: string, taken: readonly Span[]): boolean {
  let rest = text;
  for (const { start, end } of taken) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  const words = rest
    .toLowerCase()
    .replaceAll(wideAside, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !aside.has(word) && !standardNames.includes(word));
  return words.length === 0;
}
