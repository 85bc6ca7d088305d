import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loadWordTables } from './word-tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'assay-gloss-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('makes the tables anew where those that are kept are of other dictionaries, and reads what it kept', () => {
  const file = join(folder, 'gloss.json');
  const words = { keys: '歯車', english: 'of other dictionaries' };
  const stale = { madeOf: '', words: { chinese: words, japanese: words, loans: words }, vocabulary: [] };
  writeFileSync(file, JSON.stringify(stale));
  const made = loadWordTables(file);
  expect(made.japanese.get('腐食')).toBe('corrosion');
  expect(made.chinese.get('轴承')).toContain('bearing');
  expect(made.loans.get('プラズマエッチング')).toBe('plasma etching');
  // A company, whatever its name means.
  expect(made.loans.has('ボーランド')).toBe(false);
  expect(loadWordTables(file)).toEqual(made);

  const kept = readFileSync(file, 'utf8');
  writeFileSync(file, kept.replace('plasma etching', 'as it was kept'));
  expect(loadWordTables(file).loans.get('プラズマエッチング')).toBe('as it was kept');
});
