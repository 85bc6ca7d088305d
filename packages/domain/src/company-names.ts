import { foldHan } from './han-variants.ts';

/** Letters that are written in two ways and are no mark over a letter. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const eastern = String.raw`\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}ー々`;
const easternRun = new RegExp(`[${eastern}]+`, 'gu');
const isEastern = new RegExp(`^[${eastern}]+$`, 'u');

/**
 * A name in one form: NFKC, small letters without marks, one character for what China, Taiwan and Japan write
 * differently, katakana for hiragana.
 */
function foldName(name: string): string {
  const plain = name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu, '$1')
    .normalize('NFC')
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/[ぁ-ゖ]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) + 0x60));
  return foldHan(plain);
}

/** Words of a folded text: abbreviations with points closed up (`s.p.a.`, `a/s`, `at&t`), `and` left out. */
function wordsOf(folded: string): string[] {
  return folded
    .replaceAll(/(?<=(?<![\p{L}\p{N}])\p{L})[./&](?=\p{L}(?![\p{L}\p{N}]))/gu, '')
    .replaceAll(/(?<=\p{L})[&](?=\p{L}(?![\p{L}\p{N}]))/gu, '')
    .replaceAll(/['’`´]/g, '')
    .replaceAll(easternRun, ' $& ')
    .split(/[^\p{L}\p{M}\p{N}ー々]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word) && word !== 'and' && word !== 'und');
}

/** Legal forms in Latin letters, folded as names are: whole words behind a name. */
const latinForms = {
  english: 'inc,incorporated,corp,corporation,co,company,ltd,limited,llc,llp,lp,plc,pbc,pllc,cic,dac,unlimited'.split(
    ',',
  ),
  commonwealth: 'public limited company,private limited,pvt,pte,pty'.split(','),
  german: 'gmbh,mbh,ag,kg,kgaa,ohg,gbr,ug,ev,eg,se,gmbh und co kg,aktiengesellschaft'.split(','),
  french: 'sa,sas,sasu,sarl,eurl,snc,scs,sca,scop,societe anonyme'.split(','),
  italian: 'spa,srl,sapa'.split(','),
  iberian: 'sl,slu,sau,sab,sapi,de cv,ltda,eireli,cia,saic'.split(','),
  dutch: 'nv,bv,bvba,cv,vof'.split(','),
  nordic: 'ab,publ,as,asa,aps,oy,oyj,abp,hf,ehf,sf'.split(','),
  central: 'sro,kft,zrt,nyrt,bt,sp z oo,sp k,doo,dd,ad,ead,eood,ood,uab,sia'.split(','),
  russian: 'ooo,oao,zao,pao,pjsc,ojsc,cjsc,jsc,ao,tov'.split(','),
  turkish: ['anonim sirketi'],
  asian: 'pt,tbk,sdn,bhd,berhad,psc,fze,kk,kabushiki kaisha,godo kaisha,gk,yk,yugen kaisha'.split(','),
} as const satisfies Record<string, readonly string[]>;

/** Legal forms of East Asia: at either end of a name, without a space. */
const easternForms = {
  japanese: '株式会社,有限会社,合同会社,合资会社,合名会社,(株),(有),(同)'.split(','),
  japaneseBodies: '一般社団法人,公益社団法人,一般財団法人,公益財団法人,国立大学法人,学校法人,国立研究開発法人'.split(
    ',',
  ),
  chinese: '股份有限公司,有限责任公司,有限公司,股份公司,无限公司,(集团)股份有限公司,财团法人'.split(','),
  korean: '주식회사,유한회사,유한책임회사,(주),(유)'.split(','),
} as const satisfies Record<string, readonly string[]>;

/** Legal forms as they stand in folded names; those of East Asia with the longest first. */
export const legalForms = {
  latin: Object.values(latinForms).flat(),
  eastern: Object.values(easternForms)
    .flat()
    .map((form) => foldName(form))
    .toSorted((a, b) => b.length - a.length),
} as const;

const latinWords = new Set<string>(legalForms.latin);
const longestForm = Math.max(...legalForms.latin.map((form) => form.split(' ').length));

function withoutEasternForms(folded: string): string {
  let rest = folded.trim();
  for (;;) {
    const form = legalForms.eastern.find((form) => rest.startsWith(form) || rest.endsWith(form));
    if (form === undefined) return rest;
    const shorter = (rest.startsWith(form) ? rest.slice(form.length) : rest.slice(0, -form.length)).trim();
    if (!/[\p{L}\p{N}]/u.test(shorter)) return rest;
    rest = shorter;
  }
}

/** Drops legal forms from the end, then from the beginning; a name that is nothing else keeps its words. */
function withoutLatinForms(words: readonly string[]): readonly string[] {
  let rest = words;
  const cut = (from: 'end' | 'start'): boolean => {
    for (let length = Math.min(longestForm, rest.length - 1); length > 0; length -= 1) {
      const form = from === 'end' ? rest.slice(-length) : rest.slice(0, length);
      if (!latinWords.has(form.join(' '))) continue;
      rest = from === 'end' ? rest.slice(0, -length) : rest.slice(length);
      return true;
    }
    return false;
  };
  while (cut('end')) continue;
  // At the beginning only what no name begins with by itself: PT Astra, OOO Gazprom, but AS Roma and SE Bank stay.
  if (rest.length > 1 && ['pt', 'ooo', 'oao', 'zao', 'pao', 'the'].includes(rest[0] ?? '')) rest = rest.slice(1);
  return rest;
}

/** Words of a company's name without its legal form; runs of Chinese, Japanese or Korean characters are one word. */
export function companyWords(name: string): readonly string[] {
  return withoutLatinForms(wordsOf(withoutEasternForms(foldName(name))));
}

/** What a group calls itself beside its name, folded as names are; at either end, and no part of what people call it. */
const groupWords = {
  latin: 'holdings,holding,group,groupe,gruppe,grupo,gruppo,hldgs,hd,international'.split(','),
  eastern: 'ホールディングス,ホールディング,グループ,グループ本社,控股集团,集团控股,控股,集团,总公司,本社'
    .split(',')
    .map((word) => foldName(word))
    .toSorted((a, b) => b.length - a.length),
} as const;

/**
 * A name without what says only that it is a group: `Panasonic` of `Panasonic Holdings Corporation`, 松下 of 松下控股有限公司.
 * Undefined where nothing is left out, or nothing would be left.
 */
export function withoutGroupWords(name: string): string | undefined {
  const words = companyWords(name);
  let rest = words.flatMap((word) => {
    if (!isEasternWord(word)) return [word];
    const ending = groupWords.eastern.find((form) => word.endsWith(form));
    const own = ending === undefined ? word : word.slice(0, -ending.length);
    return own === '' ? [] : [own];
  });
  const isGroupWord = (word: string | undefined) => word !== undefined && groupWords.latin.includes(word);
  while (rest.length > 1 && isGroupWord(rest.at(-1))) rest = rest.slice(0, -1);
  while (rest.length > 1 && isGroupWord(rest[0])) rest = rest.slice(1);
  const left = rest.join(' ');
  return left === '' || left === words.join(' ') ? undefined : left;
}

/** What two spellings of one name share: `Siemens AG` and `SIEMENS`, `株式会社東芝` and `东芝`. Empty for no letters. */
export function companyKey(name: string): string {
  return companyWords(name).join('');
}

/** A name with its legal form, in one spelling: tells apart what `companyKey` takes for the same. */
export function companySpelling(name: string): string {
  return wordsOf(foldName(name)).join(' ');
}

/** Whether a word is written in characters of East Asia, which are matched in pairs and not by their beginning. */
export function isEasternWord(word: string): boolean {
  return isEastern.test(word);
}

/** Overlapping pairs of a run of characters, and its last character. */
export function characterPairs(run: string): readonly string[] {
  const characters = [...run];
  return characters.map((character, index) => character + (characters[index + 1] ?? ''));
}

/** Longest beginning of a name that is indexed as a whole. */
const keyLength = 48;
/** Mark of a term that is the beginning of a name. */
const nameMark = '=';

/** The term of a whole name, of which a beginning may be asked for. */
export function nameTerm(name: string): string {
  return nameMark + [...companyKey(name)].slice(0, keyLength).join('');
}

/** Terms under which a name is found: the name as a whole, its words, pairs of East Asian characters. */
export function companyTerms(names: readonly string[]): readonly string[] {
  const terms = names.flatMap((name) => {
    const words = companyWords(name).map((word) => [...word].slice(0, keyLength).join(''));
    return words.length === 0
      ? []
      : [nameTerm(name), ...words.flatMap((word) => (isEasternWord(word) ? characterPairs(word) : [word]))];
  });
  return [...new Set(terms)];
}

/** Letters of a word's beginning in which a slip of the keyboard is looked for. */
const slipLength = 6;
/** Words of fewer letters are taken as they are typed. */
export const slipFrom = 4;

/**
 * Codes (32 bits) of a word's beginning and of it with each letter left out. Words of which one letter was added, left
 * out, replaced or swapped with its neighbour share a code (Garbe's symmetric delete).
 */
export function slipCodes(word: string): readonly number[] {
  const letters = [...word].slice(0, slipLength);
  const without = letters.map((_, left) => letters.filter((_, index) => index !== left).join(''));
  return [...new Set([letters.join(''), ...without].map(hash))];
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value | 0;
}

/** Slips that a word may have to be taken for another: 1, or 2 from 8 letters on. */
export function slipsAllowed(word: string): number {
  const length = [...word].length;
  return length < slipFrom ? 0 : length < 8 ? 1 : 2;
}

/**
 * Slips between what was typed and a word: letters added, left out, replaced, or swapped with their neighbour.
 *
 * @param isOpen what was typed may be the beginning of the word only.
 */
export function slipsBetween(typed: string, word: string, isOpen: boolean): number {
  const [from, to] = [[...typed], [...word]];
  let [before, last]: [number[], number[]] = [[], to.map((_, index) => index + 1)];
  last.unshift(0);
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        least = Math.min(least, (before[column - 2] ?? 0) + 1);
      }
      next.push(least);
    }
    [before, last] = [last, next];
  }
  return isOpen ? Math.min(...last) : (last.at(-1) ?? 0);
}
