import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isLocale, type Locale } from '@assay/domain';
import { describe, expect, it } from 'vitest';
import { isProduct, root, sourceFiles } from './testing/source-files.ts';
import { type WordTable, wideTexts, wordTables } from './testing/texts-in-source.ts';
import { faultsOf, type WordingRuleName, wordingRules } from './testing/wording.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const products = sourceFiles.filter(isProduct);
const rules = Object.keys(wordingRules) as WordingRuleName[];

/** Tools know tables of their field, and what people write of it; their own words stand in catalogues. */
const speaksByCatalogues =
  /^(sites\/(api|app|partner)|packages\/(widgets|screens))\/|^packages\/tools\/(?!.*\/src\/(tables|engine)\/)/;
/** What people write, not what they are told. */
const understood = ['sites/api/src/knowledge/materials/grades-in-text.ts'];

describe('texts in sources', () => {
  it('are found in every form in which they are written', () => {
    const table = (source: string) => wordTables('x.ts', source);
    expect(table(`const w = { cn: '好', en: 'good', jp: '良い', tw: '好' }`)).toEqual([
      { cn: ['好'], en: ['good'], jp: ['良い'], tw: ['好'] },
    ]);
    expect(table('const cn = { a: `第 ${n} 页` }; const [en, jp, tw] = []; const w = { cn, en, jp, tw }')).toEqual([]);
    const apart =
      "const cn = { '版': (n) => `第 ${n} 页` }; const en = ['page']; const jp = ['頁']; const tw = ['頁'];";
    expect(table(`${apart} export const w = { cn, en, jp, tw };`)).toEqual([
      { cn: ['第 {{value}} 页'], en: ['page'], jp: ['頁'], tw: ['頁'] },
    ]);
    expect(table(`const w = { latin: 'a', 'zh-Hans': '一', 'zh-Hant': '二', ja: '三' }`)).toHaveLength(1);
    expect(table(`const w = { cn: 'zh-CN', en: 'en', jp: 'ja', tw: 'zh-TW' }; // 好`)).toEqual([]);
    expect(wideTexts('x.tsx', 'const x = <p title="好">页{`第 ${n}`}</p>; // 不')).toEqual([
      '好',
      '页',
      '第 {{value}}',
    ]);
    expect(wideTexts('x.ts', 'const pattern = /第/u;')).toEqual([]);
  });

  it('are none where words stand in messages', () => {
    const outside = products
      .filter((file) => speaksByCatalogues.test(file) && !understood.includes(file))
      .flatMap((file) => wideTexts(file, read(file)).map((text) => `${file}: ${text}`));
    expect(outside, 'to stand in messages/*.json').toEqual([]);
  });
});

const tables = products
  .map((file) => ({ file, said: wordTables(file, read(file)) }))
  .filter(({ said }) => said.length > 0);

describe('tables of words in sources', () => {
  it('are found in the rooms that stand below the catalogues', () => {
    const found = tables.map(({ file }) => file);
    for (const file of [
      'packages/client/src/words.ts',
      'packages/domain/src/success-messages.ts',
      'packages/domain/src/package-labels.ts',
      'packages/engines/src/answering/words.ts',
      'packages/design-system/src/DataTable/DataTable.words.ts',
    ])
      expect(found).toContain(file);
  });

  describe.each(tables)('$file', ({ said }) => {
    const textsIn = (locale: Locale) =>
      said.flatMap((table: WordTable) => table[locale].map((text, place): [string, string] => [String(place), text]));

    it.each(rules)('%s', (rule) => {
      expect(faultsOf(rule, textsIn)).toEqual([]);
    });
  });
});

/** Texts of each language in a value of a module, however deep. */
function textsOf(value: unknown, found: Record<Locale, string[]>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string' && isLocale(key)) found[key].push(inner);
    else textsOf(inner, found);
  }
}

/** Modules whose rows hold the languages side by side, in an order of their own, and those that hold one language each. */
const rows = products.filter(
  (file) =>
    /^packages\/(tools\/[^/]+\/src\/tables|starter-materials\/src\/grades)\/[^.]+\.ts$/.test(file) &&
    wideTexts(file, read(file)).length > 0,
);
const single = products.filter((file) => file.endsWith('.cn.ts'));

async function rowsOf(file: string): Promise<Readonly<Record<Locale, readonly string[]>>> {
  const found: Record<Locale, string[]> = { cn: [], en: [], jp: [], tw: [] };
  const exported: Record<string, unknown> = await import(pathToFileURL(join(root, file)).href);
  // Some tables are read when they are asked for.
  const held = Object.values(exported).map((one) => (typeof one === 'function' && one.length === 0 ? one() : one));
  textsOf(held, found);
  return found;
}

describe('tables of a field', () => {
  it('are found', async () => {
    const texts = await Promise.all(rows.map(rowsOf));
    expect(texts.filter(({ cn }) => cn.length > 0).length).toBeGreaterThan(10);
    for (const { cn, tw } of texts) expect(cn).toHaveLength(tw.length);
    expect(single.length).toBeGreaterThan(1);
  });

  it.each(rows)('%s keeps to the rules of wording', async (file) => {
    const found = await rowsOf(file);
    const textsIn = (locale: Locale) => found[locale].map((text): [string, string] => [file, text]);
    expect(rules.flatMap((rule) => faultsOf(rule, textsIn))).toEqual([]);
  });

  it.each(single)('%s and its other languages keep to the rules of wording', (file) => {
    const textsIn = (locale: Locale) => {
      const spoken = file.replace(/\.cn\.ts$/, `.${locale}.ts`);
      return wideTexts(spoken, read(spoken)).map((text): [string, string] => [spoken, text]);
    };
    expect(rules.flatMap((rule) => faultsOf(rule, textsIn))).toEqual([]);
  });
});
