/** Romaji of katakana by the sounds that English words have: long vowels and doubled consonants are written once. */
const syllables: Readonly<Record<string, string>> = {
  ア: 'a',
  イ: 'i',
  ウ: 'u',
  エ: 'e',
  オ: 'o',
  カ: 'ka',
  キ: 'ki',
  ク: 'ku',
  ケ: 'ke',
  コ: 'ko',
  サ: 'sa',
  シ: 'Si',
  ス: 'su',
  セ: 'se',
  ソ: 'so',
  タ: 'ta',
  チ: 'Ci',
  ツ: 'Tu',
  テ: 'te',
  ト: 'to',
  ナ: 'na',
  ニ: 'ni',
  ヌ: 'nu',
  ネ: 'ne',
  ノ: 'no',
  ハ: 'ha',
  ヒ: 'hi',
  フ: 'fu',
  ヘ: 'he',
  ホ: 'ho',
  マ: 'ma',
  ミ: 'mi',
  ム: 'mu',
  メ: 'me',
  モ: 'mo',
  ヤ: 'ya',
  ユ: 'yu',
  ヨ: 'yo',
  ラ: 'ra',
  リ: 'ri',
  ル: 'ru',
  レ: 're',
  ロ: 'ro',
  ワ: 'wa',
  ヲ: 'o',
  ン: 'n',
  ガ: 'ga',
  ギ: 'gi',
  グ: 'gu',
  ゲ: 'ge',
  ゴ: 'go',
  ザ: 'za',
  ジ: 'Ji',
  ズ: 'zu',
  ゼ: 'ze',
  ゾ: 'zo',
  ダ: 'da',
  ヂ: 'Ji',
  ヅ: 'zu',
  デ: 'de',
  ド: 'do',
  バ: 'ba',
  ビ: 'bi',
  ブ: 'bu',
  ベ: 'be',
  ボ: 'bo',
  パ: 'pa',
  ピ: 'pi',
  プ: 'pu',
  ペ: 'pe',
  ポ: 'po',
  ヴ: 'bu',
  ァ: 'a',
  ィ: 'i',
  ゥ: 'u',
  ェ: 'e',
  ォ: 'o',
  ャ: 'a',
  ュ: 'u',
  ョ: 'o',
};
const smallVowel = /[ァィゥェォャュョ]/;

/** The sounds of a katakana word: consonants of English, with `S C J T` for sh, ch, j, ts. */
export function soundsOfKatakana(word: string): string {
  let sounds = '';
  for (const character of word) {
    const syllable = syllables[character];
    if (syllable === undefined) continue;
    // ティ is ti and シャ sha: the vowel of the first gives way, but キャ keeps a y, and ウェ and クォ a w.
    if (smallVowel.test(character)) sounds = withoutVowel(sounds, /[ャュョ]/.test(character));
    sounds += syllable;
  }
  return tidy(sounds.replace(/n(?=[pbm])/g, 'm'));
}

function withoutVowel(sounds: string, isPalatal: boolean): string {
  if (isPalatal && /[kgnhbpmr]i$/.test(sounds)) return `${sounds.slice(0, -1)}y`;
  if (/(?:^|[aiueokg])u$/.test(sounds)) return `${sounds.slice(0, -1)}w`;
  return sounds.replace(/[aiueo]$/, '');
}

/**
 * How English spells its sounds, in the order in which they are replaced; `S C J T` as above. An r after a vowel is not
 * heard, l is r, v is b, th is s, and -er is a.
 */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/^(?:kn|gn|pn)/, 'n'],
  [/^wr/, 'r'],
  [/^ps/, 's'],
  [/^x/, 'z'],
  [/rh/g, 'r'],
  [/^wh/, 'w'],
  [/que$/, 'k'],
  [/qu/g, 'kw'],
  [/sch/g, 'sk'],
  [/tch/g, 'C'],
  [/ch(?=[rlmno])|(?<=(?:me|te))ch(?=[an])/g, 'k'],
  [/ch/g, 'C'],
  [/sh/g, 'S'],
  [/p?ph/g, 'f'],
  [/ough|augh/g, 'o'],
  [/igh/g, 'ai'],
  [/gh/g, 'g'],
  [/thy/g, 'Ci'],
  [/(?<=e)th(?=[ae])/g, 't'],
  [/th/g, 's'],
  [/ck/g, 'k'],
  [/sc(?=[eiy])/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/(?:ti|ssi|ci|si)on/g, 'Son'],
  [/(?:ti|ci)a/g, 'Sa'],
  [/ture/g, 'Ca'],
  [/du(?=[lr])/g, 'Ju'],
  [/dj/g, 'J'],
  [/dge/g, 'J'],
  [/(?<!^)ge(?=[aou]|$)/g, 'J'],
  [/g(?=[ei])/g, 'J'],
  [/j/g, 'J'],
  [/x/g, 'ks'],
  [/[cq]/g, 'k'],
  [/ai|ay/g, 'e'],
  [/[ae]u|aw/g, 'o'],
  [/ee|ea/g, 'i'],
  [/oo/g, 'u'],
  [/([a-zA-Z])\1+/g, '$1'],
  [/(?<=[a-zA-Z])re$/, 'a'],
  [/le$/, 'l'],
  [/a(?=(?:[bdfgklmnpstz]|st)e$)/, 'e'],
  [/i(?=[bdfgklmnpstvz]e$)/, 'ai'],
  [/u(?=[bdfgklmnpstz]e$)/, 'yu'],
  [/(?<=[bdfgklmnprstvzCSJu])e$/, ''],
  [/[eiu]r(?=[^aeiouy]|$)/g, 'a'],
  [/or$/, 'a'],
  [/([aeiou])r(?=[^aeiouy]|$)/g, '$1'],
  [/v/g, 'b'],
  [/l/g, 'r'],
  [/y(?![aeiou])/g, 'i'],
  [/ou|ow/g, 'au'],
  [/oa/g, 'o'],
  [/(?<=[aeiou])w/g, 'u'],
];

/** The sounds by which a Japanese ear would write an English word down, in lower-case letters. */
export function soundsOfEnglish(word: string): string {
  let sounds = word;
  for (const [spelling, sound] of spellings) sounds = sounds.replace(spelling, sound);
  return tidy(sounds.replace(/n(?=[pbm])/g, 'm'));
}

const tidy = (sounds: string) => sounds.replace(/([a-zA-Z])\1+/g, '$1');

/** Consonants by kind, vowels left out: what is alike in both languages whoever writes it. */
export function skeletonOf(sounds: string): string {
  const kinds = sounds
    .replace(/[aeiouwy]/g, '')
    .replace(/[TC]/g, 't')
    .replace(/[zJS]/g, 's')
    .replace(/f/g, 'h')
    .replace(/m/g, 'n');
  return (/^[aeiou]/.test(sounds) ? '-' : '') + tidy(kinds);
}

const vowel = /[aeiou]/;
const alike = [
  'sS',
  'tT',
  'TC',
  'tC',
  'zJ',
  'dJ',
  'zs',
  'SJ',
  'mn',
  'hf',
  'bf',
  'ie',
  'ai',
  'ae',
  'ou',
  'oa',
  'ua',
  'eu',
  'iy',
  'uw',
  'SC',
];
const pairs = new Set(alike.flatMap((pair) => [pair, [...pair].toReversed().join('')]));

function substitution(a: string, b: string): number {
  if (a === b) return 0;
  if (pairs.has(a + b)) return 0.3;
  return vowel.test(a) && vowel.test(b) ? 0.6 : 1.5;
}

/** The vowel that Japanese puts behind a consonant without one costs little, another vowel more, a consonant most. */
function insertion(sound: string, before: string | undefined): number {
  if (!vowel.test(sound)) return /[rwyh]/.test(sound) ? 0.6 : 1;
  const added =
    before === undefined
      ? ''
      : /[td]/.test(before)
        ? 'o'
        : /[CJSk]/.test(before)
          ? 'iu'
          : vowel.test(before)
            ? ''
            : 'u';
  return added.includes(sound) && added !== '' ? 0.08 : 0.5;
}

/** Edit distance of sounds, weighted by what Japanese adds and merges. */
export function soundDistance(katakana: string, english: string): number {
  let row = [0];
  for (let to = 1; to <= english.length; to += 1)
    row.push((row[to - 1] as number) + insertionOfEnglish(english, to - 1));
  for (let from = 1; from <= katakana.length; from += 1) {
    const sound = katakana[from - 1] as string;
    const skip = insertion(sound, katakana[from - 2]);
    const next = [(row[0] as number) + skip];
    for (let to = 1; to <= english.length; to += 1) {
      next.push(
        Math.min(
          (row[to] as number) + skip,
          (next[to - 1] as number) + insertionOfEnglish(english, to - 1),
          (row[to - 1] as number) + substitution(sound, english[to - 1] as string),
        ),
      );
    }
    row = next;
  }
  return row[english.length] as number;
}

function insertionOfEnglish(english: string, at: number): number {
  const sound = english[at] as string;
  if (vowel.test(sound)) return vowel.test(english[at - 1] ?? '') || vowel.test(english[at + 1] ?? '') ? 0.25 : 0.45;
  return /[rwyh]/.test(sound) ? 0.6 : 1;
}
