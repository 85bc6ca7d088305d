import { tokenizerVersion } from '@assay/engines/retrieval';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../ground/database/database.types.ts';
import { unhurried } from '../../ground/database/time-limits.ts';
import type { LibraryTables } from '../documents/library.tables.ts';
import { forgetLostWords } from './count-words.ts';
import { indexPassages } from './index-passages.ts';
import type { PassageRow } from './search.types.ts';

/** Documents of one transaction. */
const batchSize = 50;
/** Two processes that start together take turns, document by document. */
export const rebuildLock = 0x61_73_73_72;

/**
 * Makes the searched passages anew from the library when they are of another tokenizer or not there (a restored dump
 * leaves them out). It goes on where it was when it was cut off; a database that is up to date costs one query.
 *
 * @returns passages that were made.
 */
export async function rebuildPassages(database: Database): Promise<number> {
  const db = database.tables<LibraryTables>();
  if ((await stateOf(db)).isReady) return 0;
  // Judged again behind the lock: what another process has made meanwhile is not thrown away.
  const isReady = await db.transaction().execute(async (transaction) => {
    await takeTurn(transaction);
    const state = await stateOf(transaction);
    if (state.isReady) return true;
    // Not a delete: its trigger would drop the embeddings, which stay right whatever the tokens are.
    if (state.isOutdated) {
      await sql`
        truncate search_passage, search_posting, search_phrase, search_word, search_abbreviation, search_total`.execute(
        transaction,
      );
    }
    await mark(transaction, 'building');
    return false;
  });
  if (isReady) return 0;
  let made = 0;
  for (let after = 0; ; ) {
    const batch = await db.transaction().execute(async (transaction) => {
      await takeTurn(transaction);
      await forgetLostWords(transaction);
      const documents = await sql<DocumentRow>`
        select d.key, d.tenant_id as "tenantId", d.id, d.family_id as "familyId", d.version, d.title, d.language,
          d.source_type as "sourceType", d.date::text as date, v.text, v.parts
        from document d join document_version v on v.document_key = d.key and v.version = d.version
        where d.key > ${after} and exists (select from passage p where p.document_key = d.key)
          and not exists (select from search_passage s where s.document_key = d.key)
        order by d.key limit ${batchSize}`.execute(transaction);
      if (documents.rows.length === 0) return undefined;
      const spans = await sql<SpanRow>`
        select id, document_key as "documentKey", start_offset as start, end_offset as "end", kind from passage
        where document_key = any(${documents.rows.map(({ key }) => key)}::bigint[]) order by document_key, id`.execute(
        transaction,
      );
      const byKey = new Map(documents.rows.map((row) => [row.key, row]));
      await indexPassages(
        transaction,
        spans.rows.flatMap((span) => {
          const document = byKey.get(span.documentKey);
          return document === undefined ? [] : [passageRow(document, span)];
        }),
      );
      return { last: documents.rows.at(-1)?.key ?? after, passages: spans.rows.length };
    });
    if (batch === undefined) break;
    after = batch.last;
    made += batch.passages;
  }
  await recount(database);
  await mark(db, 'ready');
  return made;
}

interface DocumentRow {
  key: number;
  tenantId: string | null;
  id: string;
  familyId: string;
  version: number;
  title: string;
  language: string;
  sourceType: PassageRow['sourceType'];
  date: string | null;
  text: string;
  parts: { kind: string; start: number; end: number; label?: string; section?: string }[];
}

type SpanRow = Pick<PassageRow, 'id' | 'documentKey' | 'start' | 'end' | 'kind'>;

function passageRow({ key, id, text, parts, date, ...rest }: DocumentRow, span: SpanRow): PassageRow {
  const part = parts.find(({ start, end }) => start <= span.start && span.end <= end);
  const isRow = span.kind === 'table' && part !== undefined && part.start < span.start;
  return {
    ...rest,
    ...span,
    documentKey: key,
    documentId: id,
    text: text.slice(span.start, span.end),
    label: part?.label,
    section: part?.section,
    date: date ?? undefined,
    context: isRow ? text.slice(part.start, part.end).split('\n', 1)[0] : undefined,
  };
}

async function takeTurn(transaction: Transaction<LibraryTables>): Promise<void> {
  await sql.raw(unhurried).execute(transaction);
  await sql`select pg_advisory_xact_lock(${rebuildLock})`.execute(transaction);
}

/** Whether the passages are all there, and whether those that are there are of another tokenizer. */
async function stateOf(db: Kysely<LibraryTables>): Promise<{ isReady: boolean; isOutdated: boolean }> {
  const { rows } = await sql<{ tokenizer: number | null; state: string | null; isEmpty: boolean; isLost: boolean }>`
    select (select tokenizer from search_index where name = 'passages') as tokenizer,
      (select settings from search_index where name = 'passages') as state,
      not exists (select from search_passage) as "isEmpty",
      exists (select from passage) and not exists (select from search_passage) as "isLost"`.execute(db);
  const found = rows[0];
  const isCurrent = found?.tokenizer === tokenizerVersion;
  return {
    isReady: isCurrent && found.state === 'ready' && !found.isLost,
    isOutdated: !isCurrent && found?.isEmpty === false,
  };
}

async function mark(db: Kysely<LibraryTables>, state: 'building' | 'ready'): Promise<void> {
  await sql`insert into search_index (name, tokenizer, settings) values ('passages', ${tokenizerVersion}, ${state})
    on conflict (name) do update set tokenizer = excluded.tokenizer, settings = excluded.settings`.execute(db);
}

/** Sums the totals up anew; they also grow by a row with every statement, so this keeps them few. */
async function recount(database: Database): Promise<void> {
  await database
    .tables<unknown>()
    .transaction()
    .execute(async (transaction) => {
      await sql.raw(unhurried).execute(transaction);
      await sql`lock table search_total in exclusive mode`.execute(transaction);
      await sql`delete from search_total`.execute(transaction);
      await sql`
        insert into search_total (tenant_id, language, source_type, documents, passages, embedded, length)
        select p.tenant_id, p.language, p.source_type, count(distinct p.document_key), count(*), count(e.passage_id),
          sum(p.length)
        from search_passage p left join search_embedding e on e.passage_id = p.passage_id
        group by p.tenant_id, p.language, p.source_type`.execute(transaction);
    });
}

/** Folds the rows of the totals together once there are many, without counting anything. */
export async function foldTotals(database: Database): Promise<void> {
  await sql`
    with gone as (delete from search_total where (select count(*) from search_total) > 500 returning *)
    insert into search_total (tenant_id, language, source_type, documents, passages, embedded, length)
    select tenant_id, language, source_type, sum(documents), sum(passages), sum(embedded), sum(length)
    from gone group by tenant_id, language, source_type`.execute(database.tables<unknown>());
}
