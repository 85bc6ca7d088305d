const english =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand|million';

/** Spans of time that are written out: `twelve months`, `三个月`, `十年`. */
const spelledTime = new RegExp(
  String.raw`\b(?:${english}|an?|half an?|several)[- ](?:\w+ )?(?:second|minute|hour|day|week|fortnight|month|year|decade)s?\b|[一二三四五六七八九十两兩半数數][十百]?[二四五六八]?(?:秒|分钟|分鐘|分間|小时|小時|時間|天|日|周|週|个月|個月|か月|ヶ月|箇月|月|年)`,
  'iu',
);
/** Counts that are written out, and words that say how many without a number. */
const spelledCount = new RegExp(
  String.raw`\b(?:${english}|single|sole|both|pair|dozen|none|no|zero|once|twice|double|triple|half|each|every|any|several|few|many|multiple|all)\b|[一二三四五六七八九十百千万两兩双雙半単单單零每毎全]|若干|多个|多個|複数|いくつか|数[个種种回]`,
  'iu',
);

export const spellsTime = (text: string): boolean => spelledTime.test(text);

/** Whether a text says how many: in digits that are no part of a name, or in words. */
export const statesCount = (text: string): boolean =>
  /(?<![\p{Script=Latin}\d])\d/u.test(text.normalize('NFKC')) || spelledCount.test(text);
