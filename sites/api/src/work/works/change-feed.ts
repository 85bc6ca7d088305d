import type { StreamCursor } from '@assay/contract';
import { type QueryExecutorProvider, type Selectable, sql } from 'kysely';
import type { Database } from '../../ground/database/database.types.ts';
import { seeingEverything } from '../../ground/database/tenant-sight.ts';
import type { StreamRead } from '../../ground/streams/stream-log.types.ts';
import { createWakeUps } from '../../ground/streams/wake-ups.ts';
import { runsColumn, type WorkRunView } from './acting/work-runs.store.ts';
import { changeFrame } from './change-view.ts';
import { type Present, presentColumn } from './presence/presence.ts';
import type { WorkChangeRow, WorksTables } from './works.migrations.ts';

const channel = 'assay_work';
/** Safety net under the wake-ups, in ms. */
const pollInterval = 2_000;
const changesPerRead = 500;

/** Revisions count from the one attempt that a work has. */
const attempt = 1;

/**
 * The changes of works as streams that do not end: their readers follow them as they follow answers, and are told beside
 * them who else is here and whether something was said.
 */
export function createChangeFeed(database: Database) {
  const db = database.tables<WorksTables>();
  const wakeUps = createWakeUps(channel);
  const isServer = database.engine === 'postgres';
  let unlisten: (() => Promise<void>) | undefined;
  let poll: NodeJS.Timeout | undefined;

  return {
    async start(): Promise<void> {
      if (!isServer) return;
      unlisten = await wakeUps.listen(database.pool);
      poll = setInterval(() => wakeUps.wake(wakeUps.watched()), pollInterval).unref();
    },
    async stop(): Promise<void> {
      clearInterval(poll);
      await unlisten?.();
    },
    watch: wakeUps.watch,
    /** Wakes readers of a work in other processes, at the commit of the transaction. */
    async announce(executor: QueryExecutorProvider, work: string): Promise<void> {
      if (isServer) await sql`select pg_notify(${channel}, ${`${wakeUps.origin};${work}`})`.execute(executor);
    },
    /** Wakes readers of a work in this process. */
    wake: (work: string) => wakeUps.wake([work]),
    /** The revision that a work had some seconds ago, and at a moment where that is later; 0 where it was not begun then. */
    revisionBefore: (work: string, seconds: number, moment: Date | null = null): Promise<number> =>
      seeingEverything(async () => {
        const { rows } = await sql<{ revision: number }>`
          select coalesce(max(revision), 0) as revision from work_change
          where work_id = ${work} and (at < now() - make_interval(secs => ${seconds}) or at <= ${moment})`.execute(db);
        return rows[0]?.revision ?? 0;
      }),
    /** Changes after a revision; undefined when there is no such work. */
    read: (work: string, after: StreamCursor = { attempt, seq: 0 }): Promise<StreamRead | undefined> =>
      seeingEverything(async (): Promise<StreamRead | undefined> => {
        const { rows } = await sql<Head & Found>`
          select work.revision as head, work.talk, ${presentColumn} as present, ${runsColumn} as runs, change.* from work left join lateral (
            select * from work_change where work_id = work.id and work_change.revision > ${after.seq}
            order by work_change.revision limit ${changesPerRead}
          ) change on true
          where work.id = ${work} and work.removed_at is null order by change.revision
        `.execute(db);
        const [first] = rows;
        if (!first) return undefined;
        const changes = rows.filter((row): row is Head & ChangeRow => row.revision !== null);
        const events = changes.map((row) => ({ seq: row.revision, payload: changeFrame(row) }));
        const seq = events.at(-1)?.seq ?? after.seq;
        const wire = events.map((event) => `id: ${attempt}.${event.seq}\ndata: ${event.payload}\n\n`).join('');
        const { talk, present, runs } = first;
        return {
          wire: Buffer.from(wire),
          beside: JSON.stringify({ type: 'beside', talk, present: present ?? [], runs: runs ?? [] }),
          events,
          cursor: { attempt, seq },
          status: 'PROCESSING',
          isEnd: false,
          hasMore: seq < first.head,
        };
      }),
  };
}

interface Head {
  head: number;
  talk: number;
  present: Present[] | null;
  runs: WorkRunView[] | null;
}
type ChangeRow = Selectable<WorkChangeRow>;
/** A change, or a row of nothing where there is none. */
type Found = ChangeRow | { [Name in keyof ChangeRow]: null };

export type ChangeFeed = ReturnType<typeof createChangeFeed>;
