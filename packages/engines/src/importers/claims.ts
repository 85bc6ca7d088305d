import type { Claim } from '@assay/domain';

/** Words that introduce claim numbers, by language; lower case, longest first within a language. */
const claimWords = [
  'claims?',
  'anspr(?:uch|üchen|üche)',
  'patentanspr(?:uch|üchen|üche)',
  'revendications?',
  'reivindicaci(?:ón|ones)',
  '权利要求',
  '權利要求',
  '請求項',
  '请求项',
] as const;

const joiners = ['to', 'through', 'bis', 'à', 'a', '至', '到', '～', '〜', '~', 'から', '-', '–', '—', '‐'] as const;
const separators =
  'and/or and or und oder et ou y o 和 或 及 与 與 又は または 及び もしくは 若しくは 、 ， , ; /'.split(' ');

const anyOf = (words: readonly string[]) =>
  `(?:${words.map((word) => (/^[a-z].*/.test(word) ? `\\b${word}\\b` : word)).join('|')})`;
const claimWord = `(?:${claimWords.join('|')})`;
/** A claim number, not the start of a quantity such as `0.5` or `10 %`. */
const number = '(?:第)?\\d{1,4}(?!\\d|[.,]\\d|\\s*(?:%|°|wt\\b|mol\\b|[nµμmck]?m\\b|[mk]?g\\b))(?:項)?';
const link = `(?:${anyOf(joiners)}|(?:${anyOf(separators)}\\s*)+)`;
/** `claims 1 to 3, 5 and 7`, `any one of claims 1-3`, `權利要求1至3中任一項`: the numbers with what joins them. */
const reference = new RegExp(
  `${claimWord}\\s*(?:nos?\\.?\\s*)?(${number}(?:\\s*${link}\\s*(?:${claimWord}\\s*)?${number})*)`,
  'giu',
);
const token = new RegExp(`(\\d{1,4})|(${anyOf(joiners)})`, 'giu');

/** `any preceding claim`, `einem der vorhergehenden Ansprüche`, `前記請求項のいずれか`. */
const preceding =
  /\b(?:preceding|previous|foregoing|prior|above|aforementioned|aforesaid)\s+(?:[\w-]+\s+){0,2}claims?\b|\bclaims?\s+(?:above|hereinbefore|hereinabove)\b|vorher(?:gehenden|igen)\s+(?:patent)?anspr|vorstehenden\s+(?:patent)?anspr|revendications?\s+pr[ée]c[ée]dentes?|reivindicaciones\s+anteriores|(?:前述|上述|前記|先行する|前の)(?:任[一意何]?[项項]?)?(?:权利要求|權利要求|請求項|请求项)/iu;

/**
 * Numbers of the claims that a claim's text refers to, ranges and lists expanded, ascending. A claim refers to earlier
 * claims only (37 CFR 1.75(c), EPC R. 43(4)); its own number and later ones are no dependency.
 */
export function claimReferences(text: string, own: number): number[] {
  const found = new Set<number>();
  for (const match of text.matchAll(reference)) {
    let previous: number | undefined;
    let isRange = false;
    for (const [, digits] of (match[1] ?? '').matchAll(token)) {
      if (digits === undefined) {
        isRange = true;
        continue;
      }
      const value = Number(digits);
      const from = isRange && previous !== undefined ? previous + 1 : value;
      for (let n = from; n <= Math.min(value, own - 1); n += 1) found.add(n);
      previous = value;
      isRange = false;
    }
  }
  if (preceding.test(text)) for (let n = 1; n < own; n += 1) found.add(n);
  return [...found].filter((n) => n >= 1).sort((a, b) => a - b);
}

/** The text of a claim without its printed number: the label says it. */
export function withoutNumber(text: string, number: number): string {
  const [printed] = /^\s*(?:claim\s+)?\d{1,4}\s*[.)．、]\s*/i.exec(text) ?? [];
  if (printed === undefined || Number.parseInt(printed.replace(/\D+/g, ''), 10) !== number) return text.trim();
  return text.slice(printed.length).trim();
}

/** Makes a claim of its printed text; references of the source are joined with those its words state. */
export function makeClaim(number: number, text: string, referred: readonly number[] = []): Claim {
  const body = withoutNumber(text, number);
  const dependsOn = new Set([...claimReferences(body, number), ...referred.filter((n) => n >= 1 && n < number)]);
  return { number, text: body, dependsOn: [...dependsOn].sort((a, b) => a - b) };
}

/** Splits a run of claims printed as one text (`Claims 1. … 2. …`) at its ascending numbers. */
export function splitClaims(text: string): Claim[] {
  const starts: { number: number; at: number }[] = [];
  let next = 1;
  for (const match of text.matchAll(/(?:^|\n|[.;]\s+)\s*(\d{1,4})\s*[.)]\s+(?=\S)/g)) {
    if (Number(match[1]) !== next) continue;
    starts.push({ number: next, at: match.index + match[0].indexOf(match[1] as string) });
    next += 1;
  }
  return starts.map(({ number, at }, index) => makeClaim(number, text.slice(at, starts[index + 1]?.at ?? text.length)));
}
