import type { PartKind, SourceType, Span } from '@assay/domain';
import { sql } from 'kysely';
import type { Database } from '../../ground/database/database.types.ts';
import type { RankedPassage } from './search.types.ts';

interface PassageRow {
  id: number;
  documentKey: number;
  documentId: string;
  version: number;
  familyId: string;
  start: number;
  end: number;
  text: string;
  kind: PartKind;
  sourceType: SourceType;
  language: string;
  date: string | null;
  label: string | null;
  section: string | null;
}

type Columns = Span & { text: string };

interface DocumentRow {
  key: number;
  title: string;
  url: string | null;
  licence: string;
  owner: string | null;
  classes: string[] | null;
}

/**
 * Text and particulars of passages, by id; an id that is gone is left out. Both lists come as JSON text in one row: what
 * an answer of the embedded database costs is its rows and columns.
 */
export async function readPassages(
  database: Database,
  ids: readonly number[],
): Promise<Map<number, Omit<RankedPassage, 'scores'>>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ passages: string | null; documents: string | null }>`
    with passage as materialized (
      select p.passage_id as id, p.document_key as "documentKey", p.document_id as "documentId", p.version,
        p.family_id as "familyId", p.start_offset as start, p.end_offset as "end", p.text, p.kind,
        p.source_type as "sourceType", p.language, p.date, p.label, p.section
      from search_passage p where p.passage_id = any(${[...ids]}::bigint[])
    ), found as (
      select d.key, d.title, d.url, d.licence,
        (select name from party where document_key = d.key and role in ('assignee', 'applicant', 'author')
          order by array_position(array['assignee', 'applicant', 'author'], role), position limit 1) as owner,
        (select json_agg(code order by position) from classification where document_key = d.key) as classes
      from document d where d.key in (select "documentKey" from passage)
    )
    select (select json_agg(passage) from passage)::text as passages,
      (select json_agg(found) from found)::text as documents`.execute(database.tables<unknown>());
  const documents = new Map(listOf<DocumentRow>(rows[0]?.documents).map((document) => [document.key, document]));
  const passages = listOf<PassageRow>(rows[0]?.passages);
  const columnsOf = await readColumns(
    database,
    passages.filter(({ kind }) => kind === 'table').map(({ id }) => id),
  );
  return new Map(
    passages.flatMap(({ documentKey, date, label, section, ...row }) => {
      const document = documents.get(documentKey);
      if (document === undefined) return [];
      const columns = columnsOf.get(row.id);
      const { title, licence, classes, url, owner } = document;
      const passage = {
        ...row,
        title,
        licence,
        classes: classes ?? [],
        ...(date === null ? {} : { date }),
        ...(owner === null ? {} : { owner }),
        ...(url === null ? {} : { url }),
        ...(label === null ? {} : { label }),
        ...(section === null ? {} : { section }),
        ...(columns === undefined ? {} : { columns }),
      };
      return [[row.id, passage] as const];
    }),
  );
}

/**
 * The heads of the columns under which rows of tables stand, by the passage's id: the first passage of its table. A
 * statement of its own, since few results have rows of tables and every search would pay for its planning.
 */
async function readColumns(database: Database, ids: readonly number[]): Promise<Map<number, Columns>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ columns: string | null }>`
    select (select json_agg(head) from (
      select distinct on (p.passage_id) p.passage_id as id, h.start_offset as start, h.end_offset as "end", h.text
      from search_passage p
        join document_version v on v.document_key = p.document_key and v.version = p.version
        cross join jsonb_to_recordset(v.parts) as part (kind text, start integer, "end" integer)
        join search_passage h on h.document_key = p.document_key
          and h.start_offset >= part.start and h.end_offset < part."end" and h.text like '%|%'
      where p.passage_id = any(${[...ids]}::bigint[])
        and part.kind = 'table' and part.start <= p.start_offset and p.end_offset <= part."end"
      order by p.passage_id, h.start_offset
    ) as head)::text as columns`.execute(database.tables<unknown>());
  return new Map(listOf<Columns & { id: number }>(rows[0]?.columns).map(({ id, ...columns }) => [id, columns]));
}

function listOf<Row>(json: string | null | undefined): Row[] {
  return json ? (JSON.parse(json) as Row[]) : [];
}
