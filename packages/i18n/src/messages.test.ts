import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Locale, locales } from '@assay/domain';
import { describe, expect, it } from 'vitest';
import type { MessageTree } from './catalogue.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const areas = ['packages/widgets/src', 'packages/screens/src', 'packages/design-system/src', 'sites/api/src']
  .flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(`messages${sep}en.json`))
      .map((file) => join(root, room, file, '..')),
  )
  .map((folder) => ({ name: relative(root, folder), folder }));

function flatten(tree: MessageTree, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

function read(folder: string, locale: string): Map<string, string> {
  return new Map(flatten(JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8')) as MessageTree));
}

const single = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const keys = (messages: Map<string, string>) => [...new Set([...messages.keys()].map(single))].sort();
const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort().join(' ');

/** What the browser's code says: every quoted text, and the texts with a part that is only known when it runs. */
const said = [
  'packages/widgets/src',
  'packages/screens/src',
  'packages/design-system/src',
  'packages/domain/src',
  'packages/i18n/src',
  'sites/app/src',
]
  .flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|spec)\./.test(file))
      .map((file) => readFileSync(join(root, room, file), 'utf8')),
  )
  .join('\n');
const quoted = new Set(Array.from(said.matchAll(/['"`]([\w.-]+)['"`]/g), ([, text]) => text));
const beginnings = Array.from(said.matchAll(/`(\w[\w-]*\.[\w.-]*)\$\{/g), ([, text = '']) => text);
const ends = Array.from(said.matchAll(/`\$\{[^`}]*\}(\.[\w.-]+)`/g), ([, text = '']) => text);

/** Words that stay in Latin letters in every language: names, formats, units of measure. */
const international =
  /\{\{\w+\}\}|\b(Assay|English|Markdown|BibTeX|Word|DOCX|PDF|URL|API|RD|LS|MSE|IP|AI|TRIZ|FMEA|[KMG]iB|Webhook|PostgreSQL|pg_dump|Enter|Esc|Shift|Ctrl|BM25|[A-Z]+_[A-Z_]+|SMTP|[A-Z]{2,5})\b/g;
const simplifiedOnly = /[这个们说请为会来时还没开关对应问题结数据]/u;
const traditionalOnly = /[這個們說請為會來時還沒開關對應問題結數據]/u;
const onlyIn = (text: string, letters: RegExp, other: RegExp) =>
  [...text].some((letter) => letters.test(letter) && !other.test(letter));

const cjk = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}';
/** Latin punctuation that touches a CJK letter or a value between CJK words. */
const latinPunctuation = new RegExp(`[${cjk}}][?,;:()]|[?,;:()] ?[${cjk}]`, 'u');

/** Words that are not used, by what is said instead: one thing has one name in all of the product. */
const notSaid = {
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
  },
  jp: {
    エディション: /(ほか|すべて|ご利用|分野)の版|現在の版[でに]/,
    ライブラリ: /資料庫/,
    有料版: /プレミアム/,
    試用版: /トライアル/,
    環境: /インストール/,
    オーナー: /所有者/,
    新規性調査: /先行技術調査/,
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
} as const satisfies Partial<Record<Locale, Readonly<Record<string, RegExp>>>>;

/** Keys, in whichever catalogue they stand, that name one thing. */
const sameThing: readonly (readonly RegExp[])[] = [
  ...['owner', 'admin', 'member', 'viewer'].map((role) => [new RegExp(`^roles?\\.${role}$`)]),
  ...['freemium', 'trial', 'premium'].map((edition) => [new RegExp(`(^|\\.)editions?\\.${edition}$`)]),
  ...['auto', 'light', 'dark', 'high-contrast', 'high-contrast-dark'].map((theme) => [
    new RegExp(`\\.themes\\.${theme}$`),
  ]),
  ...['seek', 'ai_generate'].map((source) => [new RegExp(`^source\\.${source}$`)]),
  [/(^|\.)retry$/],
];

describe('messages', () => {
  it('finds the areas', () => {
    expect(areas.length).toBeGreaterThan(3);
  });

  it.each(locales)('X4: what stands in several places is called the same in %s', (locale) => {
    for (const patterns of sameThing) {
      const said = areas.flatMap(({ name, folder }) =>
        [...read(folder, locale)]
          .filter(([key]) => patterns.some((pattern) => pattern.test(key)))
          .map(([key, text]) => ({ where: `${name} ${key}`, text })),
      );
      expect(said.length, String(patterns)).toBeGreaterThan(1);
      expect(new Set(said.map(({ text }) => text)), JSON.stringify(said)).toHaveLength(1);
    }
  });

  it.each(areas.filter(({ name }) => name.startsWith('packages')))(
    '$name has no words that nobody says',
    ({ folder }) => {
      const isSaid = (key: string) =>
        quoted.has(key) || beginnings.some((text) => key.startsWith(text)) || ends.some((text) => key.endsWith(text));
      expect(keys(read(folder, 'en')).filter((key) => !isSaid(key))).toEqual([]);
    },
  );

  describe.each(areas)('$name', ({ folder }) => {
    const english = read(folder, 'en');

    it.each(locales)('X1: %s has the keys and placeholders of English', (locale) => {
      const messages = read(folder, locale);
      expect(keys(messages)).toEqual(keys(english));
      for (const [key, text] of messages) {
        const source = english.get(key) ?? english.get(`${single(key)}_other`) ?? '';
        expect(`${key}: ${placeholders(text)}`).toBe(`${key}: ${placeholders(source)}`);
        expect(text.trim(), key).not.toBe('');
      }
    });

    it.each(['cn', 'jp', 'tw'])('X1: %s holds no English', (locale) => {
      for (const [key, text] of read(folder, locale)) {
        expect(text.replaceAll(international, ''), key).not.toMatch(/[A-Za-z]{3,}/);
      }
    });

    it('keeps simplified and traditional characters apart', () => {
      for (const [key, text] of read(folder, 'cn'))
        expect(onlyIn(text, traditionalOnly, simplifiedOnly), key).toBe(false);
      for (const [key, text] of read(folder, 'tw'))
        expect(onlyIn(text, simplifiedOnly, traditionalOnly), key).toBe(false);
    });

    it.each(['cn', 'jp', 'tw'] as const)('X4: %s says one thing in one word', (locale) => {
      for (const [key, text] of read(folder, locale)) {
        for (const [said, other] of Object.entries(notSaid[locale])) {
          expect(text, `${key}: say ${said}`).not.toMatch(other);
        }
      }
    });

    it.each(['cn', 'jp', 'tw'])('%s is punctuated as it is written', (locale) => {
      for (const [key, text] of read(folder, locale)) expect(text, key).not.toMatch(latinPunctuation);
    });

    it('counts one day as a day', () => {
      for (const [key, text] of english) {
        if (!/_(one|other)$/.test(key))
          expect(text, key).not.toMatch(/\{\{count\}\} (?!too )[a-z]+|\{\{days\}\} (?!days$)[a-z]/);
      }
    });

    it.each(locales)('raises no voice in %s', (locale) => {
      for (const [key, text] of read(folder, locale)) expect(text, key).not.toMatch(/[!！]/);
    });
  });
});
