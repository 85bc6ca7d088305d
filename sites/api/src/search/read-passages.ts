import type { PartKind, SourceType } from '@assay/domain';
import { sql } from 'kysely';
import type { Database } from '../database/database.types.ts';
import type { RankedPassage } from './search.types.ts';

interface ReadRow {
  id: number;
  documentId: string;
  version: number;
  familyId: string;
  start: number;
  end: number;
  text: string;
  title: string;
  kind: PartKind;
  sourceType: SourceType;
  language: string;
  date: string | null;
  owner: string | null;
  label: string | null;
  section: string | null;
}

/** Text and particulars of passages, by id; an id that is gone is left out. */
export async function readPassages(
  database: Database,
  ids: readonly number[],
): Promise<Map<number, Omit<RankedPassage, 'scores'>>> {
  const { rows } = await sql<ReadRow>`
    select p.passage_id as id, p.document_id as "documentId", p.version, p.family_id as "familyId",
      p.start_offset as start, p.end_offset as "end", p.text, d.title, p.kind, p.source_type as "sourceType", p.language,
      p.date::text as date, o.name as owner, p.label, p.section
    from search_passage p join document d on d.key = p.document_key
    left join lateral (
      select name from party where document_key = p.document_key and role in ('assignee', 'applicant', 'author')
      order by array_position(array['assignee', 'applicant', 'author'], role), position limit 1
    ) o on true
    where p.passage_id = any(${[...ids]}::bigint[])`.execute(database.tables<unknown>());
  return new Map(
    rows.map(({ date, owner, label, section, ...row }) => [
      row.id,
      {
        ...row,
        ...(date === null ? {} : { date }),
        ...(owner === null ? {} : { owner }),
        ...(label === null ? {} : { label }),
        ...(section === null ? {} : { section }),
      },
    ]),
  );
}
