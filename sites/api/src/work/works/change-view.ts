import type { Selectable } from 'kysely';
import type { WorkChangeRow } from './works.migrations.ts';

/** A change as its readers get it, in the JSON of a frame; what takes it back they find themselves. */
export function changeFrame(row: Selectable<WorkChangeRow>): string {
  const { id, revision, user_id: person, run, origin, reason, undoes, at, patches } = row;
  // Nobody's name where the account was deleted.
  const author = run === null ? { person: person ?? '' } : { run };
  const head = JSON.stringify({
    id,
    revision,
    author,
    origin,
    at: at.toISOString(),
    ...(reason !== null && { reason }),
    ...(undoes !== null && { undoes }),
  });
  return `{"type":"change","change":${head.slice(0, -1)},"patches":${patches}}}`;
}
