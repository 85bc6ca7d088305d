import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Locale, locales } from '@assay/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineCatalogue, type MessageTree } from '../catalogue.ts';
import { createTranslator as createFull, type MessageValues } from '../translator.ts';
import { createTranslator as createCompiled, type PackedWords } from './translator.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const folders = ['packages/widgets/src', 'packages/screens/src', 'packages/design-system/src'].flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`messages${sep}en.json`))
    .map((file) => dirname(join(root, room, file))),
);
const treeOf = (folder: string, locale: Locale) =>
  JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8')) as MessageTree;

function packed(tree: MessageTree, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : Object.entries(packed(value, `${prefix}${key}.`)),
    ),
  );
}

const forms = /_(?:zero|one|two|few|many|other)$/;
const names = (texts: Iterable<string>) =>
  [...texts].flatMap((text) => Array.from(text.matchAll(/\{\{(\w+)\}\}/g), ([, name = '']) => name));

let made = 0;

/** Both translators with the same words. */
async function both(locale: Locale, tree: MessageTree) {
  made += 1;
  const area = `compared-${made}`;
  const words: PackedWords = packed(tree);
  const load = async () => ({ default: tree });
  const full = createFull({ locale, onMissing: () => undefined });
  await full.load(defineCatalogue(area, { cn: load, en: load, jp: load, tw: load }));
  const compiled = createCompiled({ locale });
  await compiled.load({ area, load: { cn: () => words, en: () => words, jp: () => words, tw: () => words } });
  return {
    full: (key: string, values?: MessageValues) => full.translate(area, key, values),
    compiled: (key: string, values?: MessageValues) => compiled.words(area)?.(key, values),
  };
}

describe.each(locales)('what the files for other pages say in %s', (locale) => {
  it.each(folders.map((folder) => [basename(dirname(folder)), folder]))(
    'is what the translator says: %s',
    async (_, folder) => {
      const tree = treeOf(folder, locale);
      const { full, compiled } = await both(locale, tree);
      const texts = packed(tree);
      const filled = Object.fromEntries(
        names(Object.values(texts)).map((name) => [name, `<${name} & {{count}} $t(x)>`]),
      );
      for (const key of new Set(Object.keys(texts).map((key) => key.replace(forms, '')))) {
        for (const values of [undefined, {}, filled]) {
          const isPlural = texts[key] === undefined;
          if (!isPlural) expect(full(key, values)).toBe(compiled(key, values));
        }
        for (const count of [0, 1, 2, 5, 21, 1.5, 1000])
          expect(full(key, { ...filled, count })).toBe(compiled(key, { ...filled, count }));
      }
    },
  );
});

describe('compiled words', () => {
  it('say what the translator says of any message', async () => {
    const name = fc.constantFrom('count', 'lng', 'context', 'ns', 'replace', 'defaultValue', 'name');
    const piece = fc.oneof(
      fc.string({ maxLength: 6 }).filter((text) => !/[{}$]/.test(text)),
      name.map((each) => `{{${each}}}`),
    );
    const text = fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => `x${pieces.join('')}`);
    const value = fc.oneof(fc.integer({ min: 0, max: 200 }), fc.string({ maxLength: 8 }));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...locales),
        text,
        text,
        fc.record({ plain: text, nested: fc.record({ deep: text }) }),
        fc.dictionary(name, value, { maxKeys: 7 }),
        async (locale, one, other, tree, values) => {
          const { full, compiled } = await both(locale, { ...tree, hits_one: one, hits_other: other });
          for (const key of ['plain', 'nested.deep', ...(typeof values['count'] === 'number' ? ['hits'] : [])])
            expect(full(key, values)).toBe(compiled(key, values));
        },
      ),
    );
  });
});
