/** Units as people write them out, with the symbols that they stand for. */

/** English words of a single unit, as they are looked up in lower case. */
const english: Readonly<Record<string, string>> = {
  micron: 'µm',
  inch: 'in',
  inche: 'in',
  foot: 'ft',
  feet: 'ft',
  yard: 'yd',
  microinch: 'µin',
  uin: 'µin',
  angstrom: 'Å',
  pound: 'lb',
  lb: 'lb',
  ounce: 'oz',
  gallon: 'gal',
  mil: 'mil',
  tonne: 't',
  kelvin: 'K',
  celsius: '°C',
  centigrade: '°C',
  fahrenheit: '°F',
  degc: '°C',
  degf: '°F',
  percent: '%',
  pct: '%',
  volt: 'V',
  watt: 'W',
  joule: 'J',
  newton: 'N',
  pascal: 'Pa',
  ohm: 'ohm',
  hertz: 'Hz',
  amp: 'A',
  ampere: 'A',
  gram: 'g',
  gramme: 'g',
  metre: 'm',
  meter: 'm',
  litre: 'L',
  liter: 'L',
  mole: 'mol',
  molar: 'M',
  tesla: 'T',
  calorie: 'cal',
  seconds: 's',
  sec: 's',
  min: 'min',
  minute: 'min',
  hour: 'h',
  hr: 'h',
  day: 'd',
  week: 'week',
  month: 'month',
  year: 'year',
  yr: 'year',
  cycle: 'cycles',
  denier: 'den',
  poise: 'P',
  cc: 'cm3',
};

const capitals: Readonly<Record<string, string>> = { PSI: 'psi', KSI: 'ksi', RPM: 'rpm', MPA: 'MPa', GPA: 'GPa' };

const englishPrefixes: Readonly<Record<string, string>> = {
  giga: 'G',
  mega: 'M',
  kilo: 'k',
  deci: 'd',
  centi: 'c',
  milli: 'm',
  micro: 'µ',
  nano: 'n',
  pico: 'p',
};

const wide: Readonly<Record<string, string>> = {
  帕: 'Pa',
  帕斯卡: 'Pa',
  米: 'm',
  公尺: 'm',
  克: 'g',
  升: 'L',
  公升: 'L',
  伏: 'V',
  伏特: 'V',
  安培: 'A',
  瓦: 'W',
  瓦特: 'W',
  焦耳: 'J',
  牛顿: 'N',
  牛頓: 'N',
  赫兹: 'Hz',
  赫茲: 'Hz',
  欧姆: 'Ω',
  歐姆: 'Ω',
  摩尔: 'mol',
  莫耳: 'mol',
  メートル: 'm',
  グラム: 'g',
  リットル: 'L',
  パスカル: 'Pa',
  ボルト: 'V',
  ワット: 'W',
  ジュール: 'J',
  ニュートン: 'N',
  ヘルツ: 'Hz',
  オーム: 'Ω',
  モル: 'mol',
};

const widePrefixes: Readonly<Record<string, string>> = {
  吉: 'G',
  兆: 'M',
  百万: 'M',
  千: 'k',
  厘: 'c',
  毫: 'm',
  微: 'µ',
  纳: 'n',
  奈: 'n',
  ギガ: 'G',
  メガ: 'M',
  キロ: 'k',
  センチ: 'c',
  ミリ: 'm',
  マイクロ: 'µ',
  ナノ: 'n',
};

/** Those that no prefix makes. */
const wideWhole: Readonly<Record<string, string>> = {
  摄氏度: '°C',
  攝氏度: '°C',
  度C: '°C',
  华氏度: '°F',
  華氏度: '°F',
  公斤: 'kg',
  公分: 'cm',
  吨: 't',
  噸: 't',
  ミクロン: 'µm',
  トン: 't',
  パーセント: '%',
  英寸: 'in',
  インチ: 'in',
  磅: 'lb',
  埃: 'Å',
  小时: 'h',
  小時: 'h',
  時間: 'h',
  分钟: 'min',
  分鐘: 'min',
  分間: 'min',
  秒: 's',
  天: 'd',
  日間: 'd',
  周: 'week',
  週: 'week',
  週間: 'week',
  个月: 'month',
  個月: 'month',
  か月: 'month',
  ヶ月: 'month',
  年: 'year',
  次: 'cycles',
  回: 'cycles',
};

const wideNames = new Map([
  ...Object.entries(wide),
  ...Object.entries(widePrefixes).flatMap(([prefix, sign]) =>
    Object.entries(wide).map(([name, symbol]): [string, string] => [prefix + name, sign + symbol]),
  ),
  ...Object.entries(wideWhole),
]);

/** The symbol that a single word stands for: `microns`, `megapascals`, `毫米`; undefined for what is no such word. */
export function symbolOfName(word: string): string | undefined {
  const own = wideNames.get(word);
  if (own !== undefined) return own;
  const shouted = capitals[word];
  if (shouted !== undefined) return shouted;
  // `Rule 13.2 PCT`: three capitals are a name.
  if (/^[A-Z]{3,}$/.test(word)) return undefined;
  const lower = word.toLowerCase();
  if (!/^[a-z]{2,}$/.test(lower)) return undefined;
  const single = lower.endsWith('s') && lower.length > 2 ? lower.slice(0, -1) : lower;
  const whole = english[lower] ?? english[single];
  if (whole !== undefined) return whole;
  for (const [prefix, sign] of Object.entries(englishPrefixes)) {
    const base = single.startsWith(prefix) ? english[single.slice(prefix.length)] : undefined;
    if (base !== undefined) return sign + base;
  }
  return undefined;
}

const end = String.raw`(?![\p{Script=Latin}\d])`;
/** Words of more than one part at the beginning of a text, each with its symbol; the longest stand first. */
const phrases: readonly (readonly [RegExp, string])[] = (
  [
    [String.raw`d(?=[eg]{0,2}g)[eg]{1,3}r?e{0,2}s{0,2}\.?\s?(?:C|celsius|centigrade)`, '°C'],
    [String.raw`d(?=[eg]{0,2}g)[eg]{1,3}r?e{0,2}s{0,2}\.?\s?(?:F|fahrenheit)`, '°F'],
    [String.raw`°\s[Cc]`, '°C'],
    [String.raw`°\s[Ff]`, '°F'],
    [String.raw`(?:%|per\s?cent)\s?(?:RH|r\.h\.|relative humidity)`, '%RH'],
    [String.raw`%\s?IACS`, '%IACS'],
    [String.raw`(?:wt|weight|mass)[.-]?\s?(?:%|per\s?cent)`, 'wt%'],
    [String.raw`(?:%|per\s?cent) by (?:weight|mass)`, 'wt%'],
    [String.raw`vol(?:ume)?\.?\s?(?:%|per\s?cent)`, 'vol%'],
    [String.raw`(?:%|per\s?cent) by volume`, 'vol%'],
    [String.raw`mol(?:e|ar)?\s?(?:%|per\s?cent)`, 'mol%'],
    [String.raw`at(?:omic|\.)?\s?(?:%|per\s?cent)`, 'at%'],
    [String.raw`質量\s?%`, 'wt%'],
    [String.raw`per cent`, '%'],
    [String.raw`(?:square|sq\.?)\s(?:feet|foot|ft)`, 'ft2'],
    [String.raw`(?:square|sq\.?)\s(?:inch(?:es)?|in)`, 'in2'],
    [String.raw`(?:square|sq\.?)\s?(?:metres?|meters?|m)`, 'm2'],
    [String.raw`(?:cubic|cu\.?)\s(?:feet|foot|ft)`, 'ft3'],
    [String.raw`cubic\s(?:metres?|meters?)`, 'm3'],
    [String.raw`cubic\s(?:centimet(?:re|er)s?|cm)`, 'cm3'],
    [String.raw`ft[-·\s]?lbf?`, 'ft·lbf'],
    [String.raw`C[-\s]rates?`, 'Crate'],
    [String.raw`Shore\s?A`, 'ShoreA'],
    [String.raw`Shore\s?D`, 'ShoreD'],
    [String.raw`microns?`, 'µm'],
    [String.raw`平方米|平方公尺`, 'm2'],
    [String.raw`立方米|立方公尺`, 'm3'],
  ] as const
).map(([source, symbol]) => [new RegExp(`^(?:${source})${/\p{Script=Han}$/u.test(source) ? '' : end}`, 'iu'), symbol]);

/** What a text begins with when that is a unit in several words: its length there, and its symbol. */
export function leadingPhrase(text: string): { length: number; symbol: string } | undefined {
  let best: { length: number; symbol: string } | undefined;
  for (const [phrase, symbol] of phrases) {
    const found = phrase.exec(text)?.[0].length ?? 0;
    if (found > (best?.length ?? 0)) best = { length: found, symbol };
  }
  return best;
}
