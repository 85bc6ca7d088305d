import { type QueryExecutorProvider, sql } from 'kysely';

/** Reason of the change that brings a work from one schema of its kind to a later one. */
export const schemaReason = (from: number, to: number) => `schema ${from} ${to}`;

/** The schema in which a work was at a revision; undefined where it has been in its present one since. */
export async function schemaAt(db: QueryExecutorProvider, work: string, revision: number): Promise<number | undefined> {
  const { rows } = await sql<{ reason: string }>`
    select reason from work_change where work_id = ${work} and revision > ${revision} and reason like 'schema %'
    order by revision limit 1
  `.execute(db);
  return rows[0] && Number(rows[0].reason.split(' ')[1]);
}
