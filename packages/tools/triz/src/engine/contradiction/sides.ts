/** The two sides of a problem: what is to get better, and what suffers from it or must not suffer. */
export interface Sides {
  readonly wanted: string;
  /** Empty where nothing parts them. */
  readonly kept: string;
}

/** As much of a problem as is read: what a work holds of it. */
const longest = 4_000;

/** Two properties set against each other by name; a name has an end, so that no text makes the search for one long. */
const pairs: readonly RegExp[] = [
  /\b(?:trade-?off|balance|conflict|contradiction|compromise)s? between (?<wanted>.{1,80}?) and (?<kept>[^.;,]{1,200})/iu,
  /^(?<wanted>.{1,200}?)\s(?:vs\.?|versus)\s(?<kept>.+)$/iu,
  /(?<wanted>[^，。,]{1,40}?)[和与與跟](?<kept>[^，。,]{1,40}?)的?(?:之间的|之間的|之间|之間|相互|互相|无法|無法)?(?:矛盾|冲突|衝突|取舍|取捨|兼顾|兼顧|权衡|權衡|平衡)/u,
  /(?<wanted>[^、。]{1,40}?)と(?<kept>[^、。]{1,40}?)[のをはが]?(?:両立|トレードオフ|せめぎ合い|板挟み|バランス|相反)/u,
];

/** Words that close what must not suffer, which then stands before what is to get better. */
const closings =
  /(?:(?:維持|保持|確保)し|保ち)(?:つつ|ながら|たまま)|(?<=[さらせわかたまばなが])ずに|ことなく|の(?:ない|無い)まま|的(?:情况|情況|前提)下|的同[时時]/u;
const leading = /^(?:without|instead of)\b\s*(?<kept>[^,]+),\s*(?<wanted>.+)$/isu;

/** Words in front of what comes of a change. */
const consequence =
  /\b(?:caus(?:es?|ed|ing)|leads? to|results? in|means? that|which makes|so that|(?:since |and )?then|(?:and )?now)\b|[导導]致|[会會]使|使得|从而|(?<=[るすくむつうぶぐぬ])と、?(?=[^いのきし])|たところ|ほど/giu;

const effect = new RegExp(`${consequence.source}|\\bmakes?\\b`, 'giu');

/** Where a problem turns, the plainest words first. What stands in front of `turn` belongs to the second side. */
const turns: readonly RegExp[] = [
  /\b(?:but|yet|however|unfortunately|whereas|alas|(?:al)?though|at the (?:cost|expense|price) of|only that|except that|on the other hand|in return|the catch is)\b|但是|但|可是|可惜|然而|不过|不過|偏偏|只是|[同时同時]*不[但仅僅]|[代换換][价價來来]的?是|しかし|けれども|けれど|けど|ものの|一方で|一方、|反面|ただ[、し]|ところが|[代か]わりに|のに、?|(?<=[るいただくすつむうぐぶぬ])が、|(?<=[，,。；])(?=[^，,。；]{0,8}?(?:(?<![冷退忘])[却卻]|反而|反倒|又不|又怕|就怕))|(?=(?<![冷退忘])[却卻]|反而|反倒|又不|又怕|就怕)/giu,
  /\b(?:without|and not|whil(?:e|st)|and (?:still )?(?:keep|maintain|retain|preserve)\w*)\b|[并並且時时]保持|而不/giu,
  new RegExp(`${consequence.source}|结果|結果`, 'giu'),
  /[.!?。！？;；\n]/gu,
  /[,，、]/gu,
];

const hasWords = (text: string) => /[\p{L}\p{N}]{2}/u.test(text);
const isNumber = (before: string, after: string) => /\d$/.test(before) && /^\d/.test(after);

/** What comes of a change where a text says both, else the text. */
function effectIn(text: string): string {
  const [, ...effects] = text.split(effect).filter(hasWords);
  return effects.length > 0 ? effects.join(' ') : text;
}

/** Of a Japanese sentence in whose midst a condition stands, what the condition is about is not what the sentence is about. */
const midst = /^(?<whole>.{1,80}?[をは])(?<condition>.{0,80}?[をが].+)$/su;

/** Parts a problem where its words turn most plainly; of two turns alike, at the first. */
export function sidesOf(problem: string): Sides {
  // What it is about, named before a colon, is on neither side.
  const text = problem
    .slice(0, longest)
    .trim()
    .replace(/[.。!！?？]+$/u, '')
    .replace(/^[^:：\n]{1,24}[:：]\s*/u, '');
  for (const form of [...pairs, leading]) {
    const { wanted, kept } = form.exec(text)?.groups ?? {};
    if (wanted !== undefined && kept !== undefined) return { wanted, kept };
  }
  // Where words have begun, and where the last ones begin: a turn has some on either side.
  const words = [...text.matchAll(/(?=[\p{L}\p{N}]{2})/gu)].map(({ index }) => index);
  const [first = Number.POSITIVE_INFINITY] = words;
  const last = words.at(-1) ?? Number.NEGATIVE_INFINITY;
  for (const [form, isBackward] of [[closings, true] as const, ...turns.map((turn) => [turn, false] as const)]) {
    for (const { index, 0: turn } of text.matchAll(new RegExp(form.source, 'giu'))) {
      const end = index + turn.length;
      if (index < first + 2 || end > last) continue;
      const [before, after] = [text.slice(0, index), text.slice(end)];
      if (isNumber(before.slice(-1), after.slice(0, 1))) continue;
      if (!isBackward) return { wanted: before, kept: effectIn(after) };
      const { whole = '', condition = before } = midst.exec(before)?.groups ?? {};
      return { wanted: whole + after, kept: condition };
    }
  }
  return { wanted: text, kept: '' };
}
