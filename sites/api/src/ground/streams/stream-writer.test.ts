import type { StreamFrame } from '@assay/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, withPostgres } from '../../testing/installation.ts';
import type { Database } from '../database/database.types.ts';
import type { StoredRows } from './stored-rows.ts';
import { createStreamLog, type StreamLog } from './stream-log.ts';
import { createStreamWriter, type StreamWriter } from './stream-writer.ts';

const text: StreamFrame = { type: 'part', part: 'SUMMARY', kind: 'text', group: 'SUMMARY' };
const done: StreamFrame = { type: 'group', group: 'SUMMARY', status: 'FINISH', version: 1 };

/** Rows that a module reports with its last frames: here a stream that it makes. */
const made = (id: string): StoredRows => ({
  statement: (rows) => sql`
    insert into stream (id, kind, tenant_id, owner_id)
    select told.id, 'seek', 't', 'u' from json_to_recordset(${rows}) as told (stream text, attempt integer, id text)
    where exists (select from moved where moved.id = told.stream and moved.attempt = told.attempt)
  `,
  rows: [{ id }],
});

describe('createStreamWriter()', () => {
  let installation: Installation;
  let database: Database;
  let log: StreamLog;

  beforeAll(async () => {
    installation = await withPostgres({}, 'schema');
    database = await installation.open();
    log = createStreamLog(database);
    await log.start();
  });
  afterAll(async () => {
    await log.stop();
    await installation.remove();
  });

  /** The connection on which an append waits for the row of its stream. */
  async function waitingAppend(): Promise<number> {
    for (;;) {
      const { rows } = await database.pool.query<{ pid: number }>(`
        select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
          and query like '%json_to_recordset%'
      `);
      if (rows[0]) return rows[0].pid;
    }
  }

  it.each([
    ['words', (writer: StreamWriter) => writer.text('SUMMARY', 'Words that are lost. ')],
    [
      'a result',
      (writer: StreamWriter) => {
        writer.text('SUMMARY', 'Words that are lost. ');
        writer.commit([], [made('lost')]).catch(() => undefined);
      },
    ],
  ] as const)('P95: what was handed over behind %s that was lost does not stand without them', async (what, lose) => {
    const stream = `answer behind ${what}`;
    await log.create(database.tables(), { id: stream, kind: 'seek', tenantId: 't', ownerId: 'u' });
    const { attempt, held } = await log.begin(stream, () => [text]);
    const writer = createStreamWriter(log, stream, attempt, held);
    const holder = await database.pool.connect();
    await holder.query('begin');
    await holder.query('select from stream where id = $1 for update', [stream]);
    lose(writer);
    const pid = await waitingAppend();
    writer.text('SUMMARY', 'Words behind them.');
    const committed = writer.commit([done], [made('reported')]);
    committed.catch(() => undefined);
    await holder.query('select pg_cancel_backend($1)', [pid]);
    await holder.query('rollback');
    holder.release();
    await expect(committed).rejects.toThrow(/canceling/);
    expect(writer.signal.aborted).toBe(true);
    await writer.close();
    expect(await log.state('reported')).toBeUndefined();
    expect(await log.state('lost')).toBeUndefined();
    const [only] = (await log.state(stream))?.groups ?? [];
    expect(only?.status).not.toBe('FINISH');
  });
});
