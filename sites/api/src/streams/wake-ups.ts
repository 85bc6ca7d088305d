import { randomUUID } from 'node:crypto';
import type { DatabasePool } from '../database/database.types.ts';

/** A registered wish to be woken. Register, then read, then wait: nothing falls in between. */
export interface Watch {
  /** Resolves at the next wake-up, at once if one came since the last wait, and when aborted. */
  wait(signal: AbortSignal, milliseconds?: number): Promise<void>;
  end(): void;
}

/** Wake-ups by topic. They carry no data: whoever wakes reads the tables. */
export interface WakeUps {
  /** Stands before the topics of a NOTIFY of this process (`origin;topic,topic`), which has woken its own already. */
  readonly origin: string;
  watch(topic: string): Watch;
  wake(topics: Iterable<string>): void;
  /** Topics somebody watches in this process. */
  watched(): string[];
  /** Hears the wake-ups of other processes; the function given back stops it. */
  listen(pool: Pick<DatabasePool, 'listen'>): Promise<() => Promise<void>>;
}

/** Payloads of NOTIFY stay under its 8,000 bytes; a topic is at most 64 characters. */
export const topicsPerNotice = 100;

/** Wake-ups on one channel: an emitter in the process, NOTIFY between processes. */
export function createWakeUps(channel: string): WakeUps {
  const origin = randomUUID();
  const watchers = new Map<string, Set<() => void>>();

  function wake(topics: Iterable<string>): void {
    for (const topic of topics) for (const call of watchers.get(topic) ?? []) call();
  }

  return {
    origin,
    watch(topic) {
      let isDue = false;
      let proceed: (() => void) | undefined;
      const call = () => {
        isDue = true;
        proceed?.();
      };
      const calls = watchers.get(topic) ?? new Set();
      watchers.set(topic, calls.add(call));
      return {
        async wait(signal, milliseconds) {
          if (!isDue && !signal.aborted) {
            await new Promise<void>((resolve) => {
              const timer = milliseconds === undefined ? undefined : setTimeout(resolve, milliseconds);
              proceed = () => {
                clearTimeout(timer);
                signal.removeEventListener('abort', call);
                resolve();
              };
              signal.addEventListener('abort', call, { once: true });
            });
            proceed?.();
            proceed = undefined;
          }
          isDue = false;
        },
        end() {
          calls.delete(call);
          if (calls.size === 0) watchers.delete(topic);
        },
      };
    },
    wake,
    watched: () => [...watchers.keys()],
    listen: (pool) =>
      pool.listen(channel, (payload) => {
        const [from, topics = ''] = payload.split(';');
        if (from !== origin) wake(topics.split(','));
      }),
  };
}
