/** How long something towards a PostgreSQL server may take, in milliseconds. */
export interface TimeLimits {
  /** That a connection is waited for: a server that restarts is back by then. */
  connect: number;
  /** That one statement may take. */
  statement: number;
  /** That a statement may wait for the lock of another. */
  lock: number;
  /**
   * That a server may say nothing to a statement. It ends a statement by itself before, so that one which is silent for
   * longer hangs, or the way to it is cut without a word.
   */
  silence: number;
}

export const usualLimits: TimeLimits = { connect: 3_000, statement: 30_000, lock: 5_000, silence: 35_000 };

/** As `connect`, at the start: this process and often the server's machine are busy with themselves then. */
export const firstConnectLimit = 15_000;

/** An idle connection asks the other machine after ten seconds whether it is there; the system's default is two hours. */
export const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/**
 * What a transaction says first that must take its time: migrations, dumps, restores and the building of an index. On
 * the embedded engine it also tells the watchdog that a silent worker is at work.
 */
export const unhurried = 'set local statement_timeout = 0; set local lock_timeout = 0';
