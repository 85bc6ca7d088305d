import { sql } from 'kysely';

/** So many seconds a clock may be set back, as time servers do, without a code that is on its way being refused. */
const clockSteps = 60;

/** A code with a later moment was sent by a clock that was set back since: it would be valid for as long besides its life. */
export const latestSent = sql<Date>`now() + make_interval(secs => ${clockSteps})`;
