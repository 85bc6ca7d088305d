import { formatCursor, type StreamCursor } from '@assay/contract';
import type { MessageStatus } from '@assay/domain';
import { sql } from 'kysely';
import { seeingEverything } from '../database/tenant-sight.ts';
import type { StreamRead, Tables } from './stream-log.types.ts';

/** One read carries at most this many bytes of payload (a single larger event excepted), then the socket must drain. */
export const bytesPerRead = 1_000_000;
const eventsPerRead = 2_000;
/** How long the first read of a group waits for company, in ms. */
const groupWindow = 2;

interface ReadRow {
  key: number;
  attempt: number;
  status: MessageStatus;
  last_seq: number;
  seq: number | null;
  payload: string | null;
}

interface Wanted {
  stream: string;
  after: StreamCursor;
  replies: { resolve: (read: StreamRead | undefined) => void; reject: (error: unknown) => void }[];
}

/**
 * Reads of many readers within a few milliseconds become one statement, and readers that ask for the same stream
 * after the same cursor share one answer with one serialised buffer. A cursor of another attempt reads that
 * stream's present attempt from its beginning, where a snapshot stands.
 */
export function createReadQueue(db: Tables) {
  let waiting = new Map<string, Wanted>();
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    const group = [...waiting.values()];
    waiting = new Map();
    try {
      const reads = await readEvents(db, group);
      group.forEach(({ replies }, key) => {
        for (const { resolve } of replies) resolve(reads[key]);
      });
    } catch (error) {
      for (const { replies } of group) for (const { reject } of replies) reject(error);
    }
  }

  function start(): void {
    timer = undefined;
    // Whoever comes first begins what is done for all.
    running ??= seeingEverything(async () => {
      while (waiting.size > 0) await flush();
      running = undefined;
    });
  }

  return {
    /** Events after a cursor; undefined when there is no such stream. */
    read(stream: string, after: StreamCursor): Promise<StreamRead | undefined> {
      return new Promise((resolve, reject) => {
        const key = `${stream} ${formatCursor(after)}`;
        const wanted = waiting.get(key) ?? { stream, after, replies: [] };
        wanted.replies.push({ resolve, reject });
        waiting.set(key, wanted);
        if (!running) timer ??= setTimeout(start, groupWindow);
      });
    },
  };
}

async function readEvents(db: Tables, group: readonly Wanted[]): Promise<(StreamRead | undefined)[]> {
  const wanted = group.map(({ stream, after }, key) => ({ key, id: stream, attempt: after.attempt, seq: after.seq }));
  const { rows } = await sql<ReadRow>`
    select wanted.key, stream.attempt, stream.status, stream.last_seq, event.seq, event.payload
    from json_to_recordset(${JSON.stringify(wanted)}::json) as wanted (key integer, id text, attempt integer, seq integer)
    join stream on stream.id = wanted.id
    left join lateral (
      select seq, payload, sum(octet_length(payload)) over (order by seq) - octet_length(payload) as before
      from stream_event
      where stream_id = stream.id and attempt = stream.attempt
        and seq > case when wanted.attempt = stream.attempt then wanted.seq else 0 end
      order by seq limit ${eventsPerRead}
    ) event on event.before < ${bytesPerRead}
    order by wanted.key, event.seq
  `.execute(db);
  const reads = group.map((): StreamRead | undefined => undefined);
  for (let from = 0; from < rows.length; ) {
    const first = rows[from] as ReadRow;
    let to = from + 1;
    while (rows[to]?.key === first.key) to += 1;
    reads[first.key] = readOf(rows.slice(from, to), (group[first.key] as Wanted).after);
    from = to;
  }
  return reads;
}

function readOf(rows: readonly ReadRow[], after: StreamCursor): StreamRead {
  const { attempt, status, last_seq } = rows[0] as ReadRow;
  const events: { seq: number; payload: string }[] = [];
  let wire = '';
  let seq = after.attempt === attempt ? after.seq : 0;
  for (const row of rows) {
    if (row.seq === null || row.payload === null) continue;
    seq = row.seq;
    events.push({ seq, payload: row.payload });
    wire += `id: ${attempt}.${seq}\ndata: ${row.payload}\n\n`;
  }
  const isOver = seq >= last_seq;
  return {
    wire: Buffer.from(wire),
    events,
    cursor: { attempt, seq },
    status,
    isEnd: isOver && status !== 'PROCESSING',
    hasMore: !isOver,
  };
}
