import type { DatabasePool, PoolClient, QueryReply } from './database.types.ts';
import { endEngineThread, takeEngineThread } from './engine-threads.ts';
import type { EngineOpening, WorkerReply, WorkerRequest } from './pglite-messages.types.ts';
import { createUnhurried } from './unhurried-sessions.ts';
import { usualWatch, type WatchTimes, type WorkerWatch, watchWorker } from './worker-watch.ts';

type Pending = { resolve: (reply: QueryReply | null) => void; reject: (error: Error) => void };
type Unnumbered = WorkerRequest extends infer R ? (R extends WorkerRequest ? Omit<R, 'id'> : never) : never;

interface PglitePoolOptions {
  /** Called when the worker has begun. */
  onOpening?: (() => void) | undefined;
  /** Called once when the worker has ended, or hangs, though nobody closed it: nothing is answered from then on. */
  onDead?: ((error: Error) => void) | undefined;
  watch?: WatchTimes | undefined;
}

/** Milliseconds that closing may take; a worker that does not answer is ended. */
const closeLimit = 10_000;

/**
 * Opens the embedded PostgreSQL of a directory (null: in memory) behind the shape of `pg.Pool`.
 *
 * @throws when the directory cannot be opened as a database.
 */
export async function openPglitePool(
  directory: string | null,
  { onOpening = () => undefined, onDead = () => undefined, watch: times = usualWatch }: PglitePoolOptions = {},
): Promise<DatabasePool> {
  const worker = takeEngineThread();
  worker.postMessage({ kind: 'open', directory } satisfies EngineOpening);
  onOpening();
  const pending = new Map<number, Pending>();
  const handlers = new Map<string, Set<(payload: string) => void>>();
  let lastId = 0;
  let lastSession = 0;
  let isClosed = false;
  let died: Error | undefined;
  let isOpen = false;
  let watch: WorkerWatch | undefined;
  const unhurried = createUnhurried();

  function ask(request: Unnumbered): Promise<QueryReply | null> {
    if (isClosed) return Promise.reject(died ?? new Error('The database is closed; the service is stopping.'));
    const id = ++lastId;
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject });
      worker.postMessage({ ...request, id }, []);
    });
  }

  function settle(message: WorkerReply): void {
    if (message.kind === 'notice') {
      for (const handler of handlers.get(message.channel) ?? []) handler(message.payload);
      return;
    }
    if (message.kind === 'pong') return watch?.heard(message.busyFor);
    if (message.kind !== 'done' && message.kind !== 'failed') return;
    const waiting = pending.get(message.id);
    pending.delete(message.id);
    if (message.kind === 'done') waiting?.resolve(message.reply);
    else waiting?.reject(Object.assign(new Error(message.error.message), message.error));
  }

  function failAll(error: Error): void {
    watch?.stop();
    if (!isClosed && isOpen) {
      // SQLSTATE of a server that crashed: whoever calls is told to try again, which the next process answers.
      died = Object.assign(error, { code: '57P02' });
      onDead(error);
    }
    isClosed = true;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  }

  await new Promise<void>((resolve, reject) => {
    worker.on('message', (message: WorkerReply) => {
      if (message.kind === 'ready') resolve();
      else if (message.kind === 'broken') reject(new Error(message.message));
      else settle(message);
    });
    worker.on('error', (error: Error) => {
      reject(error);
      failAll(error);
    });
    worker.on('exit', () => failAll(new Error('The database worker has ended.')));
  }).catch(async (error: unknown) => {
    await worker.terminate();
    throw error;
  });
  isOpen = true;
  watch = watchWorker({
    times,
    ping: () => worker.postMessage({ kind: 'ping', id: 0 } satisfies WorkerRequest),
    isUnhurried: unhurried.any,
    onDead() {
      failAll(new Error(`The embedded database has not answered for ${times.limit / 1000} s.`));
      void endEngineThread(worker);
    },
  });

  const clientOf = (session: number): PoolClient => ({
    query: async <R>(text: string, values: readonly unknown[] = []) => {
      const ended = unhurried.begun(session, text);
      return (await ask({ kind: 'query', session, text, values }).finally(ended)) as QueryReply<R>;
    },
    release: () => {
      unhurried.released(session);
      if (!isClosed) ask({ kind: 'release', session }).catch(() => undefined);
    },
  });

  const shared = {
    options: {},
    connect: async () => clientOf(++lastSession),
    query: <R>(text: string, values?: readonly unknown[]) => clientOf(++lastSession).query<R>(text, values),
  };
  return {
    ...shared,
    // One backend answers everybody in turn.
    urgent: shared,
    async listen(channel, handler) {
      const existing = handlers.get(channel);
      const group = existing ?? new Set();
      group.add(handler);
      handlers.set(channel, group);
      if (!existing) await ask({ kind: 'listen', channel });
      return async () => {
        group.delete(handler);
        if (group.size > 0 || handlers.get(channel) !== group) return;
        handlers.delete(channel);
        if (!isClosed) await ask({ kind: 'unlisten', channel });
      };
    },
    async end() {
      if (isClosed) return;
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise((resolve) => {
        timer = setTimeout(resolve, closeLimit);
      });
      await Promise.race([ask({ kind: 'close' }), patience]).finally(() => clearTimeout(timer));
      isClosed = true;
      watch?.stop();
      await endEngineThread(worker);
    },
  };
}
