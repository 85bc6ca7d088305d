import {
  applyFrame,
  emptyStream,
  type StreamCursor,
  type StreamFrame,
  type StreamState,
  snapshotOf,
} from '@assay/contract';
import type { MessageStatus } from '@assay/domain';
import { type QueryExecutorProvider, sql } from 'kysely';
import type { Database } from '../database/database.types.ts';
import {
  createAppendQueue,
  type FirstAttempt,
  notify,
  streamChannel,
  writeFirstFrames,
  writeFrames,
} from './append-queue.ts';
import { createCommitQueue } from './commit-queue.ts';
import { createReadQueue } from './read-queue.ts';
import type { StoredRows } from './stored-rows.ts';
import { type Commit, type NextFrames, StreamFenced, type StreamRead, type StreamRow } from './stream-log.types.ts';
import { createWakeUps } from './wake-ups.ts';

interface HeadRow {
  id: string;
  kind: string;
  attempt: number;
  first_attempt: number;
  status: MessageStatus;
  last_seq: number;
  is_compact: boolean;
}

interface BeginOptions {
  /** Begins an ended stream again, as a new version. */
  reopens?: boolean;
  /** May refuse by throwing, inside the transaction. */
  guard?: (trx: Commit) => Promise<void>;
  /** The guard of a stream's first attempt as a condition: with it that attempt begins in one statement. */
  first?: FirstAttempt;
}

/** Safety net under the wake-ups: streams somebody reads are looked at this often, in ms. */
const pollInterval = 1_000;

/** Topic that wakes the writer of a stream when something other than an append happened to it. */
export function stopTopic(stream: string): string {
  return `stop:${stream}`;
}

/**
 * The append-only log that every long answer is written to and read from. Writers hold an attempt number (fencing);
 * readers own their cursors. On a PostgreSQL server processes wake each other by NOTIFY; the embedded database has one.
 */
export function createStreamLog(database: Database) {
  const db = database.tables<unknown>();
  const wakeUps = createWakeUps(streamChannel);
  const origin = database.engine === 'postgres' ? wakeUps.origin : undefined;
  const appends = createAppendQueue(db, wakeUps, origin);
  const commits = createCommitQueue(db, wakeUps, origin);
  const reads = createReadQueue(db);
  const heads = new Map<string, string>();
  let poll: NodeJS.Timeout | undefined;
  let unlisten: (() => Promise<void>) | undefined;

  async function lookAtWatched(): Promise<void> {
    const watched = new Set(wakeUps.watched().filter((topic) => !topic.startsWith('stop:')));
    for (const id of heads.keys()) if (!watched.has(id)) heads.delete(id);
    const ids = [...watched];
    if (ids.length === 0) return;
    const { rows } = await sql<{ id: string; head: string }>`
      select id, attempt || '.' || last_seq || ' ' || status as head from stream where id in (${sql.join(ids)})
    `.execute(db);
    const moved = rows.filter(({ id, head }) => heads.get(id) !== head);
    for (const { id, head } of moved) heads.set(id, head);
    wakeUps.wake(moved.map(({ id }) => id));
  }

  /** Wakes readers here at once; other processes hear it through the transaction's own notice. */
  async function inTransaction<T>(id: string, work: (trx: Commit) => Promise<T>): Promise<T> {
    const result = await db.transaction().execute(async (trx) => {
      const value = await work(trx);
      if (origin !== undefined) await notify(trx, origin, [id, stopTopic(id)]);
      return value;
    });
    wakeUps.wake([id, stopTopic(id)]);
    return result;
  }

  return {
    async start(): Promise<void> {
      if (origin !== undefined) unlisten = await wakeUps.listen(database.pool);
      let isLooking = false;
      poll = setInterval(async () => {
        // While the database is slow its looks must not pile up behind one another.
        if (isLooking) return;
        isLooking = true;
        await lookAtWatched().catch(() => undefined);
        isLooking = false;
      }, pollInterval);
    },

    async stop(): Promise<void> {
      clearInterval(poll);
      await unlisten?.();
      await appends.drain();
      await commits.drain();
    },

    watch: wakeUps.watch,

    /** Creates an empty stream; its writer begins it later. */
    async create(executor: QueryExecutorProvider, { id, kind, tenantId, ownerId }: StreamRow): Promise<void> {
      await sql`
        insert into stream (id, kind, tenant_id, owner_id) values (${id}, ${kind}, ${tenantId}, ${ownerId})
      `.execute(executor);
    },

    /**
     * Begins the next attempt and fences every earlier writer. `next` sees what the stream holds and gives the
     * frames after `open`; from the second attempt on they begin with a snapshot. An ended stream refuses unless it is
     * reopened.
     *
     * @throws StreamFenced when the stream is over.
     */
    async begin(
      id: string,
      next: NextFrames,
      { reopens = false, guard, first }: BeginOptions = {},
    ): Promise<{ attempt: number; held: StreamState }> {
      if (first) {
        const frames = [{ type: 'open' as const, stream: id, attempt: 1, kind: first.kind }, ...next(emptyStream)];
        if (await writeFirstFrames(db, id, frames, first, origin)) {
          wakeUps.wake([id]);
          return { attempt: 1, held: frames.reduce(applyFrame, emptyStream) };
        }
      }
      return inTransaction(id, async (trx) => {
        const head = await lockHead(trx, id);
        await guard?.(trx);
        if (head.status !== 'PROCESSING' && !reopens) throw new StreamFenced(id, head.attempt + 1);
        const attempt = head.attempt + 1;
        const open: StreamFrame = { type: 'open', stream: id, attempt, kind: head.kind };
        const frames = [open, ...next(head.attempt === 0 ? emptyStream : await foldEvents(trx, head))];
        await sql`
          update stream set attempt = ${attempt}, last_seq = 0, status = 'PROCESSING', cancel_requested = false,
            is_compact = false, first_attempt = ${reopens || head.attempt === 0 ? attempt : head.first_attempt}, updated_at = now()
          where id = ${id}
        `.execute(trx);
        if (head.attempt > 0) await sql`delete from stream_event where stream_id = ${id}`.execute(trx);
        await writeFrames(trx, [{ stream: id, attempt, frames }], undefined);
        return { attempt, held: frames.reduce(applyFrame, emptyStream) };
      });
    },

    append: appends.append,

    /**
     * Appends frames and stores their result in one transaction; with a terminal frame it ends the stream. Rows take
     * the one statement of the frames; work of several statements comes as a function. Rows are refused once `signal`
     * is aborted.
     *
     * @throws StreamFenced when this attempt may not write any more; nothing is stored then.
     */
    commit: async (
      stream: string,
      attempt: number,
      frames: readonly StreamFrame[],
      result: readonly StoredRows[] | ((trx: Commit) => Promise<void>),
      signal?: AbortSignal,
    ): Promise<void> => {
      if (typeof result === 'function') await commits.commit({ stream, attempt, frames }, result);
      else await appends.append({ stream, attempt, frames, stored: result, signal });
    },

    /**
     * Ends a running stream from outside its writer, which is fenced by that. `attempt`, when given, is the one the
     * reader saw: a version begun later is left alone. Gives false when there is nothing left to end.
     */
    async seal(
      id: string,
      attempt: number | undefined,
      next: NextFrames,
      store: (trx: Commit, held: StreamState, attempt: number) => Promise<void>,
    ): Promise<boolean> {
      return inTransaction(id, async (trx) => {
        const head = await lockHead(trx, id);
        if (head.status !== 'PROCESSING' || (attempt !== undefined && attempt < head.first_attempt)) return false;
        const held = await foldEvents(trx, head);
        const isBegun = head.attempt > 0;
        const current = isBegun ? head.attempt : 1;
        await sql`
          update stream set cancel_requested = true, attempt = ${current} where id = ${id}
        `.execute(trx);
        const open: StreamFrame[] = isBegun ? [] : [{ type: 'open', stream: id, attempt: current, kind: head.kind }];
        await writeFrames(trx, [{ stream: id, attempt: current, frames: [...open, ...next(held)] }], undefined);
        await store(trx, held, current);
        return true;
      });
    },

    read: (stream: string, after: StreamCursor = { attempt: 0, seq: 0 }): Promise<StreamRead | undefined> =>
      reads.read(stream, after),

    /** Replaces the events of ended streams, older than `age` seconds, by a snapshot before their terminal event. */
    async compact(age: number, limit = 50): Promise<number> {
      const { rows } = await sql<{ id: string }>`
        select id from stream
        where status <> 'PROCESSING' and not is_compact and updated_at < now() - make_interval(secs => ${age})
        order by updated_at limit ${limit}
      `.execute(db);
      for (const { id } of rows) await db.transaction().execute((trx) => compactStream(trx, id));
      return rows.length;
    },

    /** What a stream holds now. */
    async state(id: string): Promise<StreamState | undefined> {
      return db.transaction().execute(async (trx) => {
        const head = await findHead(trx, id, false);
        return head && foldEvents(trx, head);
      });
    },
  };
}

export type StreamLog = ReturnType<typeof createStreamLog>;

async function findHead(trx: Commit, id: string, locks: boolean): Promise<HeadRow | undefined> {
  const { rows } = await sql<HeadRow>`
    select id, kind, attempt, first_attempt, status, last_seq, is_compact from stream where id = ${id} ${locks ? sql`for update` : sql``}
  `.execute(trx);
  return rows[0];
}

async function lockHead(trx: Commit, id: string): Promise<HeadRow> {
  const head = await findHead(trx, id, true);
  if (!head) throw new Error(`There is no stream ${id}; it was deleted with its page.`);
  return head;
}

async function foldEvents(trx: Commit, { id, attempt }: HeadRow): Promise<StreamState> {
  const { rows } = await sql<{ payload: string }>`
    select payload from stream_event where stream_id = ${id} and attempt = ${attempt} order by seq
  `.execute(trx);
  return rows.reduce((state, { payload }) => applyFrame(state, JSON.parse(payload) as StreamFrame), emptyStream);
}

/**
 * Keeps `open`, one snapshot of all parts and sources, and the terminal event. The snapshot stands right before the
 * terminal event, so every cursor inside the removed range reads it next and a finished reader reads nothing.
 */
async function compactStream(trx: Commit, id: string): Promise<void> {
  const head = await findHead(trx, id, true);
  if (!head || head.status === 'PROCESSING' || head.is_compact) return;
  if (head.last_seq > 3) {
    const snapshot = snapshotOf(await foldEvents(trx, head));
    await sql`
      delete from stream_event where stream_id = ${id} and seq > 1 and seq < ${head.last_seq}
    `.execute(trx);
    await sql`
      insert into stream_event (stream_id, attempt, seq, type, payload)
      values (${id}, ${head.attempt}, ${head.last_seq - 1}, 'snapshot', ${JSON.stringify(snapshot)})
    `.execute(trx);
  }
  await sql`update stream set is_compact = true where id = ${id}`.execute(trx);
}
