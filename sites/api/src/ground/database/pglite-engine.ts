import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import { pg_textsearch } from '@electric-sql/pglite-pg_textsearch';
import { vector } from '@electric-sql/pglite-pgvector';
import { bufferCache } from './buffer-cache.ts';
import type { QueryReply } from './database.types.ts';
import type { EngineOpening, SerializedError, WorkerReply, WorkerRequest } from './pglite-messages.types.ts';
import { createPreparedStatements } from './prepared-statements.ts';
import { TransactionGate } from './transaction-gate.ts';

/** The worker that holds the embedded PostgreSQL, so that a long query never stops the event loop of the service. */
const port = parentPort;
if (!port) throw new Error('pglite-engine.ts runs in a worker thread only.');
const send = (message: WorkerReply) => port.postMessage(message);

const idleInTransaction = 60_000;

/**
 * Settings of the engine. What a session adds to the BM25 index waits in pages of the index until there are 4 MiB of it;
 * written out sooner, an import spends a third of its time on merging small segments. Merging takes memory that WebAssembly
 * never gives back, about three times the merged segment, so that segments do not grow without bound.
 */
const engineSettings: Readonly<Record<string, string>> = {
  'pg_textsearch.memtable_pages_threshold': '512',
  'pg_textsearch.bulk_load_threshold': '0',
  'pg_textsearch.max_segment_size': '32MB',
};

/** Bytes of log after which a checkpoint is made: a single backend makes none of its own, and a killed one reads all of it. */
const checkpointBytes = 256 * 1024 * 1024;
const checkpointInterval = 5_000;

/**
 * What a function of the engine runs (V8's measure, near its bytes) before it is compiled a second time. With V8's own
 * 13,000,000 most of what merely opens a database is, which takes a whole core from the start of the service; what
 * queries run is compiled within their first seconds either way.
 */
const tieringBudget = 130_000_000;

async function compileEngine(): Promise<WebAssembly.Module> {
  setFlagsFromString(`--wasm-tiering-budget=${tieringBudget}`);
  return WebAssembly.compile(await readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))));
}

async function open(told: MessagePort): Promise<PGlite> {
  const compiling = compileEngine();
  compiling.catch(() => undefined);
  const [{ directory }] = (await once(told, 'message')) as [EngineOpening];
  const settings = { ...engineSettings, shared_buffers: `${bufferCache(directory)}MB` };
  return await PGlite.create({
    ...(directory === null ? {} : { dataDir: directory }),
    startParams: [
      ...PGlite.defaultStartParams,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    pgliteWasmModule: await compiling,
    extensions: { vector, pg_textsearch },
    parsers: { [types.DATE]: (text: string) => text, [types.INT8]: Number, [types.BYTEA]: bytesOf },
  });
}

/** Bytes of their own, since a slice of Buffer's pool would travel to the service with the whole pool. */
function bytesOf(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text.slice(2), 'hex'));
}

interface Engine {
  db: PGlite;
  statements: ReturnType<typeof createPreparedStatements>;
}

/** When the statement began that the engine is at. */
let busySince: number | undefined;

async function run(engine: Engine, text: string, values: readonly unknown[]): Promise<QueryReply> {
  busySince = performance.now();
  try {
    return await answer(engine, text, values);
  } finally {
    busySince = undefined;
  }
}

async function answer({ db, statements }: Engine, text: string, values: readonly unknown[]): Promise<QueryReply> {
  const result = values.length > 0 ? await statements.query(text, values) : (await db.exec(text)).at(-1);
  return {
    command: result?.command ?? '',
    rowCount: result?.rowCount ?? result?.affectedRows ?? 0,
    rows: result?.rows ?? [],
  };
}

/** Bytes of log that this database has written in its life. */
async function writtenLog(db: PGlite): Promise<number> {
  const { rows } = await db.query<{ bytes: number }>(
    "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint as bytes",
  );
  return rows[0]?.bytes ?? 0;
}

function serialize(error: unknown): SerializedError {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, detail, constraint, table, column } = error as Error & Partial<SerializedError>;
  return {
    message: error.message,
    ...(code === undefined ? {} : { code }),
    ...(detail === undefined ? {} : { detail }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(table === undefined ? {} : { table }),
    ...(column === undefined ? {} : { column }),
  };
}

function serve(db: PGlite): void {
  const engine: Engine = { db, statements: createPreparedStatements(db) };
  const gate = new TransactionGate({
    run: (text, values) => run(engine, text, values),
    idleLimit: idleInTransaction,
  });
  const listening = new Map<string, () => Promise<void>>();

  async function serveRequest(request: Exclude<WorkerRequest, { kind: 'ping' }>): Promise<QueryReply | null> {
    switch (request.kind) {
      case 'query':
        return gate.query(request.session, request.text, request.values);
      case 'release':
        await gate.release(request.session);
        return null;
      case 'listen': {
        const { channel } = request;
        const stop = await gate.exclusive(() =>
          db.listen(channel, (payload) => send({ kind: 'notice', channel, payload })),
        );
        listening.set(channel, stop);
        return null;
      }
      case 'unlisten':
        await gate.exclusive(async () => listening.get(request.channel)?.());
        listening.delete(request.channel);
        return null;
      case 'close':
        clearInterval(checkpoints);
        await gate.exclusive(() => db.close());
        return null;
    }
  }

  let checkpointed: number | undefined;
  let isTouched = true;
  async function checkpointWhenDue(): Promise<void> {
    if (!isTouched) return;
    isTouched = false;
    await gate.exclusive(async () => {
      const written = await writtenLog(db);
      checkpointed ??= written;
      if (written - checkpointed < checkpointBytes) return;
      await db.exec('checkpoint');
      checkpointed = await writtenLog(db);
    });
  }
  // A checkpoint that fails loses nothing: the log stays, and it is tried again.
  const checkpoints = setInterval(() => checkpointWhenDue().catch(() => undefined), checkpointInterval);
  checkpoints.unref();

  port?.on('message', (request: WorkerRequest) => {
    if (request.kind === 'ping')
      return send({ kind: 'pong', busyFor: busySince === undefined ? 0 : performance.now() - busySince });
    isTouched = true;
    serveRequest(request).then(
      (reply) => send({ kind: 'done', id: request.id, reply }),
      (error: unknown) => send({ kind: 'failed', id: request.id, error: serialize(error) }),
    );
  });
  send({ kind: 'ready' });
}

open(port).then(serve, (error: unknown) => send({ kind: 'broken', message: serialize(error).message }));
