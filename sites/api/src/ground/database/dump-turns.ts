import { sql } from 'kysely';
import type { OperationsTables } from '../operations/operations.migrations.ts';
import type { Database } from './database.types.ts';

/** When the processes of an installation on one server take turns at dumping it. */
export interface DumpTurns {
  /** Whether it is time for a dump, and this process is the one to write it. */
  take(): Promise<boolean>;
  /** Gives back a turn whose dump was not written, to be taken again at the next look. */
  giveBack(): Promise<void>;
}

export function dumpTurns(database: Database, hours: number): DumpTurns {
  const db = database.tables<OperationsTables>();
  return {
    async take() {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('dump_turn')
        .values({ name: 'dump', taken_at: sql<Date>`now()` })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({ taken_at: sql<Date>`now()` })
            .where((turn) =>
              turn.or([
                turn('dump_turn.taken_at', '<=', sql<Date>`now() - make_interval(hours => ${hours})`),
                // The clock was set back since; a moment ahead is only another process that began a little later.
                turn('dump_turn.taken_at', '>', sql<Date>`now() + interval '1 minute'`),
              ]),
            ),
        )
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },
    async giveBack() {
      await db.deleteFrom('dump_turn').execute();
    },
  };
}
