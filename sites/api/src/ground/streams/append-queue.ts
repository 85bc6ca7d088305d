import { type StreamFrame, terminalFrames } from '@assay/contract';
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import { repeating } from '../database/repeating.ts';
import { seeingEverything } from '../database/tenant-sight.ts';
import { type StoredRows, storedRows } from './stored-rows.ts';
import { StreamFenced, type Tables } from './stream-log.types.ts';
import { topicsPerNotice, type WakeUps } from './wake-ups.ts';

/** Frames of one writer on their way into the log. */
export interface Append {
  stream: string;
  attempt: number;
  frames: readonly StreamFrame[];
  stored?: readonly StoredRows[] | undefined;
  /** Of its writer, aborted once that gave up. */
  signal?: AbortSignal | undefined;
}

interface Pending extends Append {
  resolve: (appended: Appended) => void;
  reject: (error: unknown) => void;
}

export interface Appended {
  lastSeq: number;
  cancelRequested: boolean;
}

interface AppendedRow {
  id: string;
  attempt: number;
  last_seq: number;
  cancel_requested: boolean;
}

/** How long the first append of a group waits for company, in ms. */
const groupWindow = 4;
/** NOTIFY channel of stream wake-ups. */
export const streamChannel = 'assay_stream';

/**
 * Group commit: appends of many streams within a few milliseconds become one statement. One group is on its way
 * at a time, so the appends of a stream keep their order.
 */
export function createAppendQueue(db: Tables, wakeUps: WakeUps, origin: string | undefined) {
  let waiting: Pending[] = [];
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** Why something of these writers was lost. */
  const lost = new WeakMap<AbortSignal, unknown>();

  async function writeTogether(group: readonly Pending[]): Promise<void> {
    const rows = await repeating(() => writeFrames(db, group, origin));
    const written = new Map(rows.map((row) => [`${row.id} ${row.attempt}`, row]));
    wakeUps.wake(rows.map(({ id }) => id));
    for (const append of group) {
      const row = written.get(`${append.stream} ${append.attempt}`);
      if (row) append.resolve({ lastSeq: row.last_seq, cancelRequested: row.cancel_requested });
      else append.reject(new StreamFenced(append.stream, append.attempt));
    }
  }

  /** Takes what waits, but for that of a writer which lost something before it: it must not stand without that. */
  function take(): Pending[] {
    const all = waiting;
    waiting = [];
    return all.filter(({ signal, reject }) => {
      if (!signal || !(lost.has(signal) || signal.aborted)) return true;
      reject(lost.get(signal) ?? signal.reason);
      return false;
    });
  }

  function fail(appends: readonly Pending[], error: unknown): void {
    // Noted here, since a writer hears of it only after what waits was looked at again.
    for (const { signal } of appends) if (signal) lost.set(signal, error);
    for (const { reject } of appends) reject(error);
  }

  /** One group; when it fails, each stream of it alone, so that one cannot spoil another. */
  async function flush(): Promise<void> {
    const group = take();
    if (group.length === 0) return;
    const streams = new Set(group.map(({ stream }) => stream));
    try {
      await writeTogether(group);
    } catch (error) {
      if (streams.size === 1) return fail(group, error);
      for (const stream of streams) {
        const own = group.filter((append) => append.stream === stream);
        await writeTogether(own).catch((reason: unknown) => fail(own, reason));
      }
    }
  }

  function start(): void {
    timer = undefined;
    // Whoever comes first begins what is done for all.
    running ??= seeingEverything(async () => {
      while (waiting.length > 0) await flush();
      running = undefined;
    });
  }

  return {
    append(append: Append): Promise<Appended> {
      return new Promise((resolve, reject) => {
        waiting.push({ ...append, resolve, reject });
        if (!running) timer ??= setTimeout(start, groupWindow);
      });
    },
    /** Resolves when everything appended so far is written or refused. */
    async drain(): Promise<void> {
      clearTimeout(timer);
      if (waiting.length > 0) start();
      await running;
    },
  };
}

/**
 * Writes frames of any number of streams in one statement and gives one row for each stream that accepted them.
 * A terminal frame also ends the stream. Streams that are over or have a later attempt give no row. With an `origin`
 * other processes are told, inside a transaction at its commit.
 */
export async function writeFrames(
  db: QueryExecutorProvider,
  appends: readonly Append[],
  origin: string | undefined,
): Promise<AppendedRow[]> {
  const counts = new Map<string, number>();
  const events = appends.flatMap(({ stream, attempt, frames }) =>
    frames.map((frame) => {
      const key = `${stream} ${attempt}`;
      const nth = (counts.get(key) ?? 0) + 1;
      counts.set(key, nth);
      return { s: stream, a: attempt, n: nth, t: frame.type, p: partOf(frame), d: JSON.stringify(frame) };
    }),
  );
  if (events.length === 0) return [];
  const ends = sql.join(terminalFrames);
  const { rows } = await sql<AppendedRow>`
    with event as materialized (
      select * from json_to_recordset(${JSON.stringify(events)}::json)
        as e (s text, a integer, n integer, t text, p text, d text)
    ), count as (
      select s, a, max(n) as n,
        max(case when t in (${ends}) then (case when t = 'failed' then 'FAILED' else 'FINISH' end) end) as status
      from event group by s, a
    ), moved as (
      update stream set last_seq = stream.last_seq + count.n, status = coalesce(count.status, stream.status), updated_at = now()
      from count
      where stream.id = count.s and stream.attempt = count.a and stream.status = 'PROCESSING'
      returning stream.id, stream.attempt, stream.last_seq, stream.cancel_requested, count.n
    ), stored as (
      insert into stream_event (stream_id, attempt, seq, type, part, payload)
      select moved.id, moved.attempt, moved.last_seq - moved.n + event.n, event.t, event.p, event.d
      from event join moved on moved.id = event.s and moved.attempt = event.a
    ), notice as (
      select pg_notify(${streamChannel}, ${origin ?? ''}::text || ';' || string_agg(id, ',')) from
        (select id, row_number() over () / ${topicsPerNotice}::integer as bundle from moved where ${origin !== undefined}::boolean) m
      group by bundle
    )
    ${storedRows(appends)}
    select id, attempt, last_seq, cancel_requested, (select count(*) from notice) as notices from moved
  `.execute(db);
  return rows;
}

/** What becomes true with the first attempt of a stream, and the condition under which it may begin. */
export interface FirstAttempt {
  kind: string;
  allowed: RawBuilder<boolean>;
  /** A data-modifying statement that joins `begun (id)`: the stream, if its attempt has begun. */
  stored: RawBuilder<unknown>;
}

/**
 * Begins the first attempt of a stream that nobody has begun, with its frames, when `allowed` holds.
 *
 * @returns false when it was begun already, is over or was not allowed; nothing is written then.
 */
export async function writeFirstFrames(
  db: QueryExecutorProvider,
  id: string,
  frames: readonly StreamFrame[],
  { allowed, stored }: FirstAttempt,
  origin: string | undefined,
): Promise<boolean> {
  const events = frames.map((frame, index) => ({
    n: index + 1,
    t: frame.type,
    p: partOf(frame),
    d: JSON.stringify(frame),
  }));
  const { rows } = await sql`
    with begun as (
      update stream set attempt = 1, last_seq = ${frames.length}, updated_at = now()
      where id = ${id} and attempt = 0 and status = 'PROCESSING' and ${allowed}
      returning id
    ), stored as (
      insert into stream_event (stream_id, attempt, seq, type, part, payload)
      select begun.id, 1, event.n, event.t, event.p, event.d
      from begun, json_to_recordset(${JSON.stringify(events)}::json) as event (n integer, t text, p text, d text)
    ), result as (${stored})
    select case when ${origin !== undefined}::boolean
      then pg_notify(${streamChannel}, ${origin ?? ''}::text || ';' || id)::text end as notice from begun
  `.execute(db);
  return rows.length > 0;
}

/** Wakes topics in other processes; inside a transaction they hear it at its commit. */
export async function notify(db: QueryExecutorProvider, origin: string, topics: readonly string[]): Promise<void> {
  await sql`select pg_notify(${streamChannel}, ${`${origin};${topics.join(',')}`})`.execute(db);
}

function partOf(frame: StreamFrame): string | null {
  if ('part' in frame) return frame.part;
  return frame.type === 'cite' ? frame.cite.part : null;
}
