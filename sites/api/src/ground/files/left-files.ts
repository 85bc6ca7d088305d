import { type Generated, type Kysely, sql } from 'kysely';
import { eachInTurn } from '../operations/each-in-turn.ts';

/**
 * Files that no row has and whose bytes lie in the store, each until its time. Triggers write a mark when a row goes,
 * however it goes; whoever keeps bytes before their row writes one for later, which the row then takes away.
 */
export interface LeftFileTables {
  agent_file_left: { id: string; at: Generated<Date> };
  work_figure_left: { id: string; at: Generated<Date> };
  document_original_left: { id: string; at: Generated<Date> };
}

/** Files whose bytes are removed in one sweep. */
const removedAtOnce = 1000;

/**
 * Removes the bytes of files whose row is gone; one that cannot be removed now is tried again the next time. Gives how
 * many there were, at most a thousand.
 *
 * @throws AggregateError of those that could not be removed
 */
export async function removeLeftFiles(
  db: Kysely<LeftFileTables>,
  table: keyof LeftFileTables,
  remove: (id: string) => Promise<void>,
): Promise<number> {
  const left = await db
    .selectFrom(table)
    .select('id')
    .where(sql<boolean>`at <= now()`)
    .orderBy('at')
    .limit(removedAtOnce)
    .execute();
  await eachInTurn(left, async ({ id }) => {
    await remove(id);
    await db.deleteFrom(table).where('id', '=', id).execute();
  });
  return left.length;
}
