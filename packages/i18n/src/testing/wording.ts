import { type Locale, locales } from '@assay/domain';

const cjk = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}';
/** What stays in Latin letters in every language: names, formats, formulae, units of measure. */
const international =
  /\{\{?\w+\}?\}|https:\/\/|\b(Assay|Hiro|English|Markdown|BibTeX|TeX|Word|PostgreSQL|pg_dump|Webhook|[KMG]iB|pKa|Enter|Esc|Shift|Ctrl|[A-Z]+_[A-Z_]+|[A-Z]{2,5}\d*)\b/g;
/** Keys of a keyboard whose names say something by themselves: they stand in a sentence, never alone. */
const keyInSentence = new RegExp(`\\b(Command|Delete|Option|Tab)(?= [${cjk}])`, 'gu');
const simplifiedOnly = /[这个们说请为会来时还没开关对应问题结数据]/u;
const traditionalOnly = /[這個們說請為會來時還沒開關對應問題結數據]/u;
const onlyIn = (text: string, letters: RegExp, other: RegExp) =>
  [...text].some((letter) => letters.test(letter) && !other.test(letter));

/** Planes of a crystal are written so in every language: 矽(111). */
const crystalPlane = /\(\d{3}\)/g;
/** Latin punctuation that touches a CJK letter or a value between CJK words. */
const latinPunctuation = new RegExp(`[${cjk}}][?,;:()]|[?,;:()] ?[${cjk}]`, 'u');

/** Words that are not used, by what is said instead: one thing has one name in all of the product. */
const notSaid = {
  en: {},
  cn: {
    您: /你/,
    账号: /账户/,
    机构: /(?<!非营利)组织/,
    首页: /主页/,
    文献库: /资料库/,
    系统: /安装/,
    付费版: /高级版/,
    查看者: /只读成员/,
    脑图: /思路|思维/,
    双重验证: /二次验证|两步验证/,
  },
  jp: {
    エディション: /(ほか|すべて|ご利用|分野)の版|現在の版[でに]/,
    ライブラリ: /資料庫/,
    有料版: /プレミアム/,
    試用版: /トライアル/,
    環境: /インストール/,
    オーナー: /所有者/,
    新規性調査: /先行技術調査/,
    '2段階認証': /[二2]要素認証|二段階認証/,
  },
  tw: {
    您: /你/,
    帳號: /帳戶/,
    機構: /(?<!非營利)組織/,
    智慧體: /代理/,
    系統: /安裝/,
    付費版: /進階版/,
    檢視者: /唯讀成員/,
    心智圖: /思路|思維/,
    新穎性檢索: /查新/,
    研究: /調研/,
    雙重驗證: /二次驗證|兩步驟?驗證/,
    // What is backed up and refuses rows is a database.
    文獻庫: /(?<!內建)資料庫(?!每 |拒絕)/,
    // Said on the other side of the strait.
    資料: /數據/,
    資訊: /信息/,
    預設: /默認/,
    使用者: /用戶/,
    軟體: /軟件/,
    網路: /網絡/,
    影片: /視頻/,
    登入: /登錄/,
    搜尋: /搜索/,
    貼上: /粘貼/,
    連結: /鏈接/,
    簡訊: /短信/,
  },
} as const satisfies Record<Locale, Readonly<Record<string, RegExp>>>;

interface WordingRule {
  locales: readonly Locale[];
  /** What is wrong with a text in one of them. */
  fault(text: string, locale: Locale): string | undefined;
}

/** What every text that a person reads keeps to. */
export const wordingRules = {
  'X1: holds no English': {
    locales: ['cn', 'jp', 'tw'],
    fault: (text) => /[A-Za-z]{3,}/.exec(text.replaceAll(international, '').replaceAll(keyInSentence, ''))?.[0],
  },
  'keeps simplified and traditional characters apart': {
    locales: ['cn', 'tw'],
    fault: (text, locale) => {
      const [own, other] = locale === 'cn' ? [simplifiedOnly, traditionalOnly] : [traditionalOnly, simplifiedOnly];
      return onlyIn(text, other, own) ? 'the other characters' : undefined;
    },
  },
  'X4: says one thing in one word': {
    locales,
    fault: (text, locale) => {
      const said = Object.entries<RegExp>(notSaid[locale]).find(([, other]) => other.test(text))?.[0];
      return said === undefined ? undefined : `say ${said}`;
    },
  },
  'is punctuated as it is written': {
    locales: ['cn', 'jp', 'tw'],
    fault: (text) => latinPunctuation.exec(text.replaceAll(crystalPlane, ''))?.[0],
  },
  'raises no voice': { locales, fault: (text) => /[!！]/.exec(text)?.[0] },
} as const satisfies Record<string, WordingRule>;
export type WordingRuleName = keyof typeof wordingRules;

/** Every text in a locale that breaks a rule, with what breaks it. */
export function faultsOf(
  rule: WordingRuleName,
  textsIn: (locale: Locale) => Iterable<readonly [where: string, text: string]>,
): string[] {
  const { locales: held, fault }: WordingRule = wordingRules[rule];
  return held.flatMap((locale) =>
    [...textsIn(locale)].flatMap(([where, text]) => {
      const found = fault(text, locale);
      return found === undefined ? [] : [`${locale} ${where}: ${found}: ${text}`];
    }),
  );
}
