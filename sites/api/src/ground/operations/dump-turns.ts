import { sql } from 'kysely';
import type { Database } from '../database/database.types.ts';
import type { DumpTurns } from '../database/dump-schedule.ts';
import type { OperationsTables } from './operations.migrations.ts';

/** Turns of the processes of an installation on one server: whoever finds the last dump old first writes the next. */
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
