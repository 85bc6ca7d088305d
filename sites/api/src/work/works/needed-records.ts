import type { Needs, WorkRecord } from '@assay/works';
import { type QueryExecutorProvider, sql } from 'kysely';
import { recordOf } from './record-rows.ts';
import type { WorkRecordRow } from './works.migrations.ts';

function placeOf({ parent, from }: Needs['places'][number]) {
  if (from === 'first' || from === 'last') return { parent: parent ?? '', from, mark: '' };
  return 'after' in from
    ? { parent: parent ?? '', from: 'after', mark: from.after }
    : { parent: parent ?? '', from: 'order', mark: from.order };
}

/** The records of a work that an edit can be about, in one statement whose cost does not grow with the work. */
export async function neededRecords(db: QueryExecutorProvider, work: string, needs: Needs): Promise<WorkRecord[]> {
  const { records, above, below, places, ofType, count } = needs;
  const { rows } = await sql<WorkRecordRow>`
    with recursive going (id) as (
      select id from work_record where work_id = ${work} and id = any (${below}::text[])
      union
      select record.id from going
      join work_record record on record.work_id = ${work}
        and (record.parent = going.id or record.refs @> array[going.id])
    ), standing (id, parent) as (
      select id, parent from work_record where work_id = ${work} and id = any (${above}::text[])
      union
      select record.id, record.parent from standing
      join work_record record on record.work_id = ${work} and record.id = standing.parent
    ), wanted (parent, "from", mark) as (
      select parent, "from", mark from json_to_recordset(${JSON.stringify(places.map(placeOf))}::json)
        as given (parent text, "from" text, mark text)
    ), chosen (id) as (
      select unnest(${records}::text[])
      union select id from going
      union select id from standing
      union select sibling.id from wanted, lateral (
        select id from work_record where work_id = ${work} and parent = wanted.parent and wanted.from <> 'last'
          and place >= case wanted.from when 'order' then wanted.mark when 'first' then ''
            else coalesce((select at.place from work_record at where at.work_id = ${work} and at.id = wanted.mark), '') end collate "C"
          and id not in (select id from going)
        order by place limit ${count}
      ) sibling
      union select sibling.id from wanted, lateral (
        select id from work_record where work_id = ${work} and parent = wanted.parent and wanted.from = 'last'
          and id not in (select id from going)
        order by place desc limit ${count}
      ) sibling
      union select sibling.id
      from json_to_recordset(${JSON.stringify(ofType.map(({ parent, type }) => ({ parent: parent ?? '', type })))}::json)
        as given (parent text, type text), lateral (
        select id from work_record record where work_id = ${work} and record.parent = given.parent
          and record.type = given.type and id not in (select id from going)
        limit ${count}
      ) sibling
    )
    select record.id, record.type, record.parent, record.place, record.body
    from work_record record join chosen on chosen.id = record.id where record.work_id = ${work}
  `.execute(db);
  return rows.map(recordOf);
}
