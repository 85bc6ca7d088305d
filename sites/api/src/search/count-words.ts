import { countWords, findAbbreviations, foldAbbreviation, letterBits, wordToken } from '@assay/engines/retrieval';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { LibraryTables } from '../library/library.tables.ts';

interface Text {
  tenantId: string | null;
  language: string;
  text: string;
}

/** Adds the words and abbreviations of English passages to those that questions are read by. */
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
    where document_key = any(${[...documentKeys]}::bigint[]) and language like 'en%'`.execute(transaction);
  await countTexts(transaction, rows, -1);
}

/** Words without passages: a restored dump, or a table that was emptied, begins again at none. */
export async function forgetLostWords(transaction: Transaction<LibraryTables>): Promise<void> {
  for (const table of ['search_word', 'search_abbreviation'] as const) {
    await sql`delete from ${sql.table(table)} where not exists (select from search_passage)`.execute(transaction);
  }
}

async function countTexts(transaction: Transaction<LibraryTables>, texts: readonly Text[], sign: 1 | -1) {
  for (const [tenant, own] of Map.groupBy(texts, ({ tenantId }) => tenantId ?? '')) {
    const words = new Map<string, number>();
    const abbreviations = new Map<string, { short: string; long: string; count: number }>();
    for (const { language, text } of own) {
      if (!language.startsWith('en')) continue;
      countWords(text, words);
      for (const { short, long } of text.includes('(') ? findAbbreviations(text) : []) {
        const key = `${short} ${long}`;
        const known = abbreviations.get(key) ?? { short: foldAbbreviation(short), long, count: 0 };
        abbreviations.set(key, { ...known, count: known.count + sign });
      }
    }
    if (words.size > 0) {
      const rows = [...words].map(([word, count]) => ({
        word,
        stem: wordToken(word),
        initial: word[0],
        length: word.length,
        letters: letterBits(word),
        count: count * sign,
      }));
      await sum(transaction, {
        table: 'search_word',
        tenant,
        rows,
        type: sql`(word text, stem text, initial text, length smallint, letters integer, count integer)`,
        columns: sql`word, stem, initial, length, letters`,
        isSame: sql`w.stem = a.stem and w.word = a.word`,
        isIn: sql`u.word = a.word`,
      });
    }
    if (abbreviations.size > 0) {
      await sum(transaction, {
        table: 'search_abbreviation',
        tenant,
        rows: [...abbreviations.values()],
        type: sql`(short text, long text, count integer)`,
        columns: sql`short, long`,
        isSame: sql`w.short = a.short and w.long = a.long`,
        isIn: sql`u.short = a.short and u.long = a.long`,
      });
    }
  }
}

interface Sum {
  table: 'search_word' | 'search_abbreviation';
  tenant: string;
  rows: readonly object[];
  type: RawBuilder<unknown>;
  columns: RawBuilder<unknown>;
  isSame: RawBuilder<unknown>;
  isIn: RawBuilder<unknown>;
}

/**
 * Adds counts to the rows that are there and free, and appends a row for each other: an importer never waits for one
 * that is counting the same words, and the sum of the rows is the count.
 */
async function sum(transaction: Transaction<LibraryTables>, { table, tenant, rows, type, columns, isSame, isIn }: Sum) {
  await sql`
    with a as materialized (select * from json_to_recordset(${JSON.stringify(rows)}::json) as a ${type}),
    free as materialized (
      select w.id from ${sql.table(table)} w
      where w.tenant_id = ${tenant} and exists (select from a where ${isSame}) for update skip locked
    ),
    u as (
      update ${sql.table(table)} w set count = w.count + a.count from a
      where w.tenant_id = ${tenant} and ${isSame} and w.id in (select id from free)
        and not exists (
          select from ${sql.table(table)} e
          where e.tenant_id = w.tenant_id and e.id < w.id and e.id in (select id from free) and ${
            table === 'search_word' ? sql`e.stem = w.stem and e.word = w.word` : sql`e.short = w.short and e.long = w.long`
          })
      returning w.*
    )
    insert into ${sql.table(table)} (tenant_id, ${columns}, count)
    select ${tenant}, ${columns}, a.count from a where not exists (select from u where ${isIn})`.execute(transaction);
}
