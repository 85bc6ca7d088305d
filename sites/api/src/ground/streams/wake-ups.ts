import { randomUUID } from 'node:crypto';
import type { DatabasePool } from '../database/database.types.ts';

/** A registered wish to be woken. Register, then read, then wait: nothing falls in between. */
export interface Watch {
  /** Resolves at the next wake-up, at once if one came since the last wait, and when the watch's signal is aborted. */
  wait(milliseconds?: number): Promise<void>;
  end(): void;
}

/** Wake-ups by topic. They carry no data: whoever wakes reads the tables. */
export interface WakeUps {
  /** Stands before the topics of a NOTIFY of this process (`origin;topic,topic`), which has woken its own already. */
  readonly origin: string;
  /** Until `end`; an aborted signal wakes it too. */
  watch(topic: string, signal: AbortSignal): Watch;
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
    watch(topic, signal) {
      let isDue = false;
      let proceed: (() => void) | undefined;
      const call = () => {
        isDue = true;
        proceed?.();
      };
      const calls = watchers.get(topic) ?? new Set();
      watchers.set(topic, calls.add(call));
      signal.addEventListener('abort', call, { once: true });
      return {
        async wait(milliseconds) {
          if (!isDue && !signal.aborted) {
            let timer: NodeJS.Timeout | undefined;
            await new Promise<void>((resolve) => {
              proceed = resolve;
              if (milliseconds !== undefined) timer = setTimeout(resolve, milliseconds);
            });
            clearTimeout(timer);
            proceed = undefined;
          }
          isDue = false;
        },
        end() {
          signal.removeEventListener('abort', call);
          calls.delete(call);
          if (calls.size === 0 && watchers.get(topic) === calls) watchers.delete(topic);
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
