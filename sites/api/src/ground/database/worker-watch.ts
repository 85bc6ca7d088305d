/** Milliseconds between two pings of the database's worker, and without an answer until it is taken for dead. */
export interface WatchTimes {
  interval: number;
  limit: number;
}

export const usualWatch: WatchTimes = { interval: 5_000, limit: 30_000 };

interface WatchOptions {
  times: WatchTimes;
  /** Sends a ping. */
  ping(): void;
  /** Whether the worker does what may take long, so that its silence tells nothing. */
  isUnhurried(): boolean;
  /** Called once, when the worker is taken for dead. */
  onDead(): void;
}

export interface WorkerWatch {
  /** The worker has said that it lives, and for how many ms it has been at its statement. */
  heard(busyFor: number): void;
  stop(): void;
}

/**
 * Pings a worker and finds it dead when it is silent, or at one statement, for longer than the limit: an engine that
 * hangs says nothing of it by itself, and everybody would wait for ever.
 */
export function watchWorker({ times, ping, isUnhurried, onDead }: WatchOptions): WorkerWatch {
  let last = performance.now();
  let looked = last;
  let busy = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    // A process that stood still itself has heard nothing.
    if (now - looked > 2 * times.interval || isUnhurried()) last = now;
    looked = now;
    if (now - last > times.limit || (busy > times.limit && !isUnhurried())) {
      clearInterval(timer);
      onDead();
    } else ping();
  }, times.interval);
  timer.unref();
  return {
    heard(busyFor) {
      last = performance.now();
      busy = busyFor;
    },
    stop: () => clearInterval(timer),
  };
}
