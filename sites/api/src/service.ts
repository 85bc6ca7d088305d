import { resolve } from 'node:path';
import type * as Door from './door.ts';
import type { Settings } from './ground/configuration/settings.ts';
import type { Database } from './ground/database/database.types.ts';
import { openDatabase } from './ground/database/open-database.ts';
import type { Log } from './ground/log/log.ts';

/** A running service. */
export interface Service {
  /** `http://host:port`, without a slash at the end. */
  address: string;
  database: Database;
  /** Loads in the background what the first question would wait for; for a process that is here to stay. */
  warm(): Promise<void>;
  /** Writes a dump of the embedded database now. */
  dump(): Promise<void>;
  /** Stops in order: no new connections, streams told to resume elsewhere, areas, database. */
  stop(): Promise<void>;
}

/**
 * Starts the service: database, schema, areas, then the door.
 *
 * @throws when the database cannot be opened or no port is free.
 */
export async function startService(settings: Settings, log: Log): Promise<Service> {
  // The code of everything else is loaded while the embedded database opens in its worker.
  let door: Promise<typeof Door> | undefined;
  const database = await openDatabase({
    url: settings.DATABASE_URL,
    directory: resolve(settings.ASSAY_DATA),
    poolSize: settings.ASSAY_POOL,
    onOpening() {
      door = import('./door.ts');
      door.catch(() => undefined);
    },
  });
  try {
    const { openDoor } = await (door ?? import('./door.ts'));
    return await openDoor(settings, database, log);
  } catch (error) {
    await database.close();
    throw error;
  }
}
