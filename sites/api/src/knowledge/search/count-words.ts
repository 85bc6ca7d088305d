import {
  countWords,
  findAbbreviations,
  findFormulaAbbreviations,
  foldAbbreviation,
  letterBits,
  wordToken,
} from '@assay/engines/retrieval';
import { sql, type Transaction } from 'kysely';
import type { LibraryTables } from '../documents/library.tables.ts';

interface Text {
  tenantId: string | null;
  language: string;
  text: string;
}

/** Adds the words and abbreviations of English passages, and formulas' abbreviations of all, to what questions are read by. */
export async function addWords(transaction: Transaction<LibraryTables>, texts: readonly Text[]): Promise<void> {
  await countTexts(transaction, texts, 1);
}

/** Takes those of documents away again; called while their passages are still there. */
export async function removeWords(
  transaction: Transaction<LibraryTables>,
  documentKeys: readonly number[],
): Promise<void> {
  const { rows } = await sql<Text>`
    select tenant_id as "tenantId", language, text from search_passage
    where document_key = any(${[...documentKeys]}::bigint[])`.execute(transaction);
  await countTexts(transaction, rows, -1);
}

/** Words without passages: a restored dump, or a table that was emptied, begins again at none. */
export async function forgetLostWords(transaction: Transaction<LibraryTables>): Promise<void> {
  for (const table of ['search_word', 'search_abbreviation'] as const) {
    await sql`delete from ${sql.table(table)} where not exists (select from search_passage)`.execute(transaction);
  }
}

async function countTexts(transaction: Transaction<LibraryTables>, texts: readonly Text[], sign: 1 | -1) {
  for (const tenant of new Set(texts.map(({ tenantId }) => tenantId))) {
    const words = new Map<string, number>();
    const abbreviations = new Map<string, { short: string; long: string; count: number }>();
    for (const { tenantId, language, text } of texts) {
      if (tenantId !== tenant) continue;
      const isEnglish = language.startsWith('en');
      if (isEnglish) countWords(text, words);
      const ofWords = isEnglish && text.includes('(') ? findAbbreviations(text) : [];
      for (const { short, long } of [...ofWords, ...findFormulaAbbreviations(text)]) {
        const key = `${foldAbbreviation(short)} ${long}`;
        const known = abbreviations.get(key) ?? { short: foldAbbreviation(short), long, count: 0 };
        abbreviations.set(key, { ...known, count: known.count + sign });
      }
    }
    const rows = [...words].map(([word, count]) => ({
      word,
      stem: wordToken(word),
      initial: word[0],
      length: word.length,
      letters: letterBits(word),
      count: count * sign,
    }));
    await sum(transaction, wordTable, tenant, rows);
    await sum(transaction, abbreviationTable, tenant, [...abbreviations.values()]);
  }
}

interface Counted {
  table: string;
  /** What tells a row from the others of its tenant; the first is indexed. */
  key: readonly [string, string];
  columns: string;
  types: string;
}

const wordTable: Counted = {
  table: 'search_word',
  key: ['stem', 'word'],
  columns: 'word, stem, initial, length, letters',
  types: 'word text, stem text, initial text, length smallint, letters integer, count integer',
};
const abbreviationTable: Counted = {
  table: 'search_abbreviation',
  key: ['short', 'long'],
  columns: 'short, long',
  types: 'short text, long text, count integer',
};

/**
 * Adds counts to the rows that are there and free, and appends a row for each other: an importer never waits for one
 * that is counting the same words, and the sum of the rows is the count.
 */
async function sum(
  transaction: Transaction<LibraryTables>,
  { table, key, columns, types }: Counted,
  tenantId: string | null,
  rows: readonly object[],
): Promise<void> {
  if (rows.length === 0) return;
  const tenant = tenantId ?? '';
  const named = sql.table(table);
  const keys = sql.raw(key.join(', '));
  const isSame = sql.raw(key.map((column) => `w.${column} = a.${column}`).join(' and '));
  await sql`
    with a as materialized (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as a (${sql.raw(types)})
    ), free as materialized (
      select w.id, ${sql.raw(key.map((column) => `a.${column}`).join(', '))}, a.count
      from a join ${named} w on ${isSame} and w.tenant_id = ${tenant} for update of w skip locked
    ), one as (
      select min(id) as id, ${keys}, count from free group by ${keys}, count
    ), updated as (
      update ${named} w set count = w.count + one.count from one where w.id = one.id
    )
    insert into ${named} (tenant_id, ${sql.raw(columns)}, count)
    select ${tenant}, ${sql.raw(columns)}, count from a
    where not exists (select from one w where ${isSame})`.execute(transaction);
}
