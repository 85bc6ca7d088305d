import { seeingEverything } from '../database/tenant-sight.ts';
import { type Append, writeFrames } from './append-queue.ts';
import { type Commit, StreamFenced, type Tables } from './stream-log.types.ts';
import type { WakeUps } from './wake-ups.ts';

interface Pending extends Append {
  store: (trx: Commit) => Promise<void>;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** How long the first commit of a group waits for company, in ms. */
const groupWindow = 2;

/**
 * Commits of frames together with what they report. Those that come within a few milliseconds, or while one is under
 * way, share a transaction; when a shared one fails, each is tried alone, so that one cannot spoil another.
 */
export function createCommitQueue(db: Tables, wakeUps: WakeUps, origin: string | undefined) {
  let waiting: Pending[] = [];
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function commitTogether(group: readonly Pending[]): Promise<void> {
    const accepted = await db.transaction().execute(async (trx) => {
      const rows = await writeFrames(trx, group, origin);
      const written = new Set(rows.map(({ id, attempt }) => `${id} ${attempt}`));
      const own = group.filter(({ stream, attempt }) => written.has(`${stream} ${attempt}`));
      for (const { store } of own) await store(trx);
      return own;
    });
    wakeUps.wake(accepted.map(({ stream }) => stream));
    for (const commit of group) {
      if (accepted.includes(commit)) commit.resolve();
      else commit.reject(new StreamFenced(commit.stream, commit.attempt));
    }
  }

  async function flush(): Promise<void> {
    const group = waiting;
    waiting = [];
    try {
      await commitTogether(group);
    } catch (error) {
      const [only, ...others] = group;
      if (only && others.length === 0) only.reject(error);
      else for (const commit of group) await commitTogether([commit]).catch(commit.reject);
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
    /** @throws StreamFenced when the attempt may not write any more; nothing of it is stored then. */
    commit(append: Append, store: (trx: Commit) => Promise<void>): Promise<void> {
      return new Promise((resolve, reject) => {
        waiting.push({ ...append, store, resolve, reject });
        if (!running) timer ??= setTimeout(start, groupWindow);
      });
    },
    /** Resolves when everything handed over so far is committed or refused. */
    async drain(): Promise<void> {
      clearTimeout(timer);
      if (waiting.length > 0) start();
      await running;
    },
  };
}
