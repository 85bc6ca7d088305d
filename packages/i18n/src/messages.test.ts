import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { locales } from '@assay/domain';
import { describe, expect, it } from 'vitest';
import type { MessageTree } from './catalogue.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const areas = ['packages/widgets/src', 'packages/screens/src', 'packages/design-system/src', 'packages/i18n/src']
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

/** Words that stay in Latin letters in every language: names, formats, units of measure. */
const international =
  /\{\{\w+\}\}|\b(Assay|English|Markdown|Word|DOCX|PDF|URL|API|RD|LS|MSE|IP|AI|TRIZ|FMEA|[KMG]iB|Webhook|PostgreSQL|pg_dump|Enter|Esc|Shift|Ctrl|BM25|[A-Z]+_[A-Z_]+|SMTP|[A-Z]{2,5})\b/g;
const simplifiedOnly = /[这个们说请为会来时还没开关对应问题结数据]/u;
const traditionalOnly = /[這個們說請為會來時還沒開關對應問題結數據]/u;
const onlyIn = (text: string, letters: RegExp, other: RegExp) =>
  [...text].some((letter) => letters.test(letter) && !other.test(letter));

describe('messages', () => {
  it('finds the areas', () => {
    expect(areas.length).toBeGreaterThan(3);
  });

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

    it.each(locales)('raises no voice in %s', (locale) => {
      for (const [key, text] of read(folder, locale)) expect(text, key).not.toMatch(/[!！]/);
    });
  });
});
