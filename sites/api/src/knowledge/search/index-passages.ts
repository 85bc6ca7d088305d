import { titlePhrases, tokenize } from '@assay/engines/retrieval';
import { sql, type Transaction } from 'kysely';
import type { LibraryTables } from '../documents/library.tables.ts';
import { addWords, removeWords } from './count-words.ts';
import type { PassageIndex } from './passage-index.types.ts';
import type { PassageRow } from './search.types.ts';

/** Passages of one insert statement; a document is never divided, since totals count documents by statement. */
const batchSize = 1000;

/**
 * Makes passages searchable in the transaction that stores them. Indexes follow in the database itself (an index of
 * pg_textsearch, or the trigger that writes postings), so every process keeps them right.
 */
export async function indexPassages(
  transaction: Transaction<LibraryTables>,
  passages: readonly PassageRow[],
): Promise<void> {
  await indexTenants(transaction, passages);
  for (const batch of wholeDocuments(passages)) {
    await insert(transaction, batch);
    await insertPhrases(transaction, batch);
    await addWords(transaction, batch);
  }
}

/** Where each tenant has an index of its own, makes those that are missing before the first row is written. */
async function indexTenants(transaction: Transaction<LibraryTables>, passages: readonly PassageRow[]): Promise<void> {
  const tenants = [...new Set(passages.flatMap(({ tenantId }) => tenantId ?? []))];
  if (tenants.length === 0) return;
  const { rows } = await sql`select from pg_proc where proname = 'search_index_tenant'`.execute(transaction);
  if (rows.length === 0) return;
  await sql`select search_index_tenant(tenant) from unnest(${tenants}::text[]) as t (tenant)`.execute(transaction);
}

/** Takes the passages of documents out of the index; called before the library deletes them. */
export async function removePassages(
  transaction: Transaction<LibraryTables>,
  documentKeys: readonly number[],
): Promise<void> {
  if (documentKeys.length === 0) return;
  await removeWords(transaction, documentKeys);
  for (const table of ['search_passage', 'search_phrase'] as const) {
    await sql`delete from ${sql.table(table)} where document_key = any(${[...documentKeys]}::bigint[])`.execute(
      transaction,
    );
  }
}

/** What the library is given. */
export const passageIndex: PassageIndex = { read: readTokens, add: indexPassages, remove: removePassages };

/** Tokens of a passage under its title, as both the index and feedback read them. */
export function passageTokens({ title, context, text, language }: PassageWords): string[] {
  const tokens = tokenize(title, language);
  for (const part of context === undefined ? [text] : [context, text]) {
    for (const token of tokenize(part, language)) tokens.push(token);
  }
  return tokens;
}

/** Tokens of a passage as its row keeps them; found ahead, they cost the transaction no time. */
export function readTokens(passage: PassageWords): { text: string; count: number } {
  const tokens = passageTokens(passage);
  return { text: tokens.join(' '), count: tokens.length };
}

type PassageWords = Pick<PassageRow, 'title' | 'context' | 'text' | 'language'>;

function* wholeDocuments(passages: readonly PassageRow[]): Generator<PassageRow[]> {
  let batch: PassageRow[] = [];
  for (const passage of passages) {
    if (batch.length >= batchSize && batch.at(-1)?.documentKey !== passage.documentKey) {
      yield batch;
      batch = [];
    }
    batch.push(passage);
  }
  if (batch.length > 0) yield batch;
}

async function insert(transaction: Transaction<LibraryTables>, passages: readonly PassageRow[]): Promise<void> {
  const rows = passages.map((passage) => {
    const { id, date, tokens = readTokens(passage), ...row } = passage;
    return { ...row, passage_id: id, on: date, tokens: tokens.text, length: tokens.count };
  });
  await sql`
    insert into search_passage (passage_id, tenant_id, document_key, document_id, version, family_id, start_offset,
      end_offset, kind, language, source_type, date, label, section, text, tokens, length)
    select passage_id, "tenantId", "documentKey", "documentId", version, "familyId", start, "end", kind, language,
      "sourceType", "on", label, section, text, tokens, length
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (passage_id bigint, "tenantId" text, "documentKey" bigint,
      "documentId" text, version integer, "familyId" text, start integer, "end" integer, kind text, language text,
      "sourceType" text, "on" date, label text, section text, text text, tokens text, length integer)`.execute(
    transaction,
  );
}

/** Phrases of the titles, which suggestions complete. */
async function insertPhrases(transaction: Transaction<LibraryTables>, passages: readonly PassageRow[]): Promise<void> {
  const documents = new Map(passages.map((passage) => [passage.documentKey, passage]));
  const rows = [...documents.values()].flatMap(({ documentKey, tenantId, title, language }) =>
    titlePhrases(title, language).map(({ phrase, text, word }) => [documentKey, tenantId, phrase, text, word]),
  );
  if (rows.length === 0) return;
  await sql`
    insert into search_phrase (document_key, tenant_id, phrase, text, word)
    select (r->>0)::bigint, r->>1, r->>2, r->>3, (r->>4)::smallint
    from json_array_elements(${JSON.stringify(rows)}::json) as r`.execute(transaction);
}
