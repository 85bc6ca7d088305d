import { type RawBuilder, sql } from 'kysely';
import type { DatabaseEngine } from '../../ground/database/database.types.ts';

/** So many seconds a clock may have been set back between two processes without a code on its way being refused. */
const clockSteps = 60;

/**
 * The moment by which the age of a code is measured. A server has its own clock. The embedded database has that of this
 * machine, and no process beside this one: time goes on from the start of the process, whatever the clock is set to.
 */
export function sendingClock(engine: DatabaseEngine): RawBuilder<Date> {
  if (engine === 'postgres') return sql<Date>`now()`;
  return sql<Date>`${new Date(performance.timeOrigin + performance.now())}::timestamptz`;
}

/** A code with a later moment was sent by a clock that was set back since: it would be valid for as long besides its life. */
export const latestSent = (engine: DatabaseEngine) =>
  sql<Date>`${sendingClock(engine)} + make_interval(secs => ${clockSteps})`;
