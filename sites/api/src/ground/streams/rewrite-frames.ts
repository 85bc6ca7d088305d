import type { StreamFrameType } from '@assay/contract';
import { type Kysely, sql } from 'kysely';

const rowsAtOnce = 500;

/** A frame as it was stored, in the form of its day. */
export type StoredFrame = Readonly<Record<string, unknown>>;

interface StoredRow {
  stream_id: string;
  attempt: number;
  seq: number;
  payload: string;
}

/**
 * Brings stored frames of some types into another form, for migrations; `change` gives undefined for one that stays as it
 * is. `types` may name types of former forms.
 */
export async function rewriteFrames(
  db: Kysely<unknown>,
  types: readonly (StreamFrameType | (string & {}))[],
  change: (frame: StoredFrame) => StoredFrame | undefined,
): Promise<void> {
  let after: Pick<StoredRow, 'stream_id' | 'attempt' | 'seq'> = { stream_id: '', attempt: 0, seq: 0 };
  for (;;) {
    const { rows } = await sql<StoredRow>`
      select stream_id, attempt, seq, payload from stream_event
      where type in (${sql.join(types)}) and (stream_id, attempt, seq) > (${after.stream_id}, ${after.attempt}, ${after.seq})
      order by stream_id, attempt, seq limit ${rowsAtOnce}
    `.execute(db);
    for (const { stream_id, attempt, seq, payload } of rows) {
      const changed = change(JSON.parse(payload));
      if (changed === undefined) continue;
      await sql`
        update stream_event set type = ${changed['type']}, payload = ${JSON.stringify(changed)}
        where stream_id = ${stream_id} and attempt = ${attempt} and seq = ${seq}
      `.execute(db);
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsAtOnce) return;
    after = last;
  }
}
