import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@assay/domain';
import { describe, expect, it } from 'vitest';
import { catalogues, readCatalogue } from './testing/catalogues.ts';
import { isProduct, root, sourceFiles } from './testing/source-files.ts';
import { faultsOf, type WordingRuleName, wordingRules } from './testing/wording.ts';

const single = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const keys = (messages: Map<string, string>) => [...new Set([...messages.keys()].map(single))].sort();
const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort().join(' ');

/** Whose code names words of the packages. */
const rooms = [
  'packages/widgets',
  'packages/screens',
  'packages/design-system',
  'packages/domain',
  'packages/i18n',
  'packages/works',
  'packages/tools',
  'sites/app',
];
/** What this code says: every quoted text, and the texts with a part that is only known when it runs. */
const said = sourceFiles
  .filter((file) => isProduct(file) && rooms.some((room) => file.startsWith(`${room}/`)))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');
const quoted = new Set(Array.from(said.matchAll(/['"`]([\w.-]+)['"`]/g), ([, text]) => text));
const beginnings = Array.from(said.matchAll(/`(\w[\w-]*\.[\w.-]*)\$\{/g), ([, text = '']) => text);
const ends = Array.from(said.matchAll(/`\$\{[^`}]*\}(\.[\w.-]+)`/g), ([, text = '']) => text);

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
  it('finds the catalogues of packages, of tools and of the service', () => {
    for (const room of ['packages/screens/', 'packages/widgets/', 'packages/tools/', 'sites/api/'])
      expect(catalogues.filter((folder) => folder.startsWith(room)).length, room).toBeGreaterThan(3);
  });

  it.each(locales)('X4: what stands in several places is called the same in %s', (locale) => {
    for (const patterns of sameThing) {
      const said = catalogues.flatMap((folder) =>
        [...readCatalogue(folder, locale)]
          .filter(([key]) => patterns.some((pattern) => pattern.test(key)))
          .map(([key, text]) => ({ where: `${folder} ${key}`, text })),
      );
      expect(said.length, String(patterns)).toBeGreaterThan(1);
      expect(new Set(said.map(({ text }) => text)), JSON.stringify(said)).toHaveLength(1);
    }
  });

  it.each(catalogues.filter((folder) => folder.startsWith('packages/')))(
    '%s has no words that nobody says',
    (folder) => {
      const isSaid = (key: string) =>
        quoted.has(key) || beginnings.some((text) => key.startsWith(text)) || ends.some((text) => key.endsWith(text));
      expect(keys(readCatalogue(folder, 'en')).filter((key) => !isSaid(key))).toEqual([]);
    },
  );

  describe.each(catalogues)('%s', (folder) => {
    const english = readCatalogue(folder, 'en');

    // The examples of a home ask what the library of a language holds, and that differs.
    it.each(folder.endsWith('/content') ? [] : locales)('X1: %s has the keys and placeholders of English', (locale) => {
      const messages = readCatalogue(folder, locale);
      expect(keys(messages)).toEqual(keys(english));
      for (const [key, text] of messages) {
        const source = english.get(key) ?? english.get(`${single(key)}_other`) ?? '';
        expect(`${key}: ${placeholders(text)}`).toBe(`${key}: ${placeholders(source)}`);
        expect(text.trim(), key).not.toBe('');
      }
    });

    it.each(Object.keys(wordingRules) as WordingRuleName[])('%s', (rule) => {
      expect(faultsOf(rule, (locale) => readCatalogue(folder, locale))).toEqual([]);
    });

    it('counts one day as a day', () => {
      for (const [key, text] of english) {
        if (!/_(one|other)$/.test(key))
          expect(text, key).not.toMatch(/\{\{count\}\} (?!too |answered$)[a-z]+|\{\{days\}\} (?!days$)[a-z]/);
      }
    });
  });
});
