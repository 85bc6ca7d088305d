import type { Database } from './ground/database/database.types.ts';

/** A running service. */
export interface Service {
  /** `http://host:port`, without a slash at the end. */
  address: string;
  /** Where the metrics are served on a port of their own. */
  metricsAddress: string | undefined;
  database: Database;
  /** Makes the organisation of an owner the operating one; undefined where there is one, or another process says it. */
  operatorLink: string | undefined;
  /** Loads in the background what the first question would wait for; for a process that is here to stay. */
  warm(): Promise<void>;
  /** Writes a dump of the embedded database now. */
  dump(): Promise<void>;
  /**
   * Stops in order: says so to balancers and answers on for so many seconds (`lameDuck`), then no new connections, streams told to resume elsewhere, areas, database.
   */
  stop(options?: { lameDuck?: number }): Promise<void>;
}
