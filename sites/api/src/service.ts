import { resolve } from 'node:path';
import type * as Door from './door.ts';
import type { Settings } from './ground/configuration/settings.ts';
import { assertWritable } from './ground/database/data-directory.ts';
import { openDatabase } from './ground/database/open-database.ts';
import type { WatchTimes } from './ground/database/worker-watch.ts';
import { assertHostFits } from './ground/http/known-hosts.ts';
import type { Log } from './ground/log/log.ts';
import type { Service } from './service.types.ts';

/** What a process, or a test, adds to the service. */
export interface ServicePorts {
  /** When the embedded database is taken for dead. */
  watch?: WatchTimes;
  /** Called once when the embedded database has ended or hangs. */
  onDead?: (error: Error) => void;
  /** Aborted where the service is to stop while it still starts. */
  stop?: AbortSignal;
  /** Bytes that are free on the disk of a directory. */
  free?: (directory: string) => Promise<number>;
}

/**
 * Starts the service: database, schema, areas, then the door.
 *
 * @throws when the database cannot be opened or no port is free; the reason of `stop` where that was aborted before the
 * schema was up to date, and nothing is left open then.
 */
export async function startService(settings: Settings, log: Log, ports: ServicePorts = {}): Promise<Service> {
  ports.stop?.throwIfAborted();
  assertHostFits(settings);
  const directory = resolve(settings.ASSAY_DATA);
  // Where the database lies elsewhere, nothing of it is begun that could not be ended.
  if (settings.DATABASE_URL !== undefined) await assertWritable(directory);
  // The code of everything else is loaded while the embedded database opens in its worker.
  let door: Promise<typeof Door> | undefined;
  const database = await openDatabase({
    url: settings.DATABASE_URL,
    directory,
    poolSize: settings.ASSAY_POOL,
    work: 'service',
    patience: {
      whileAt: ['import', 'command'],
      asks: true,
      until: ports.stop,
      onWait: (holder) => log.info('waits-for-directory', { ...holder }),
    },
    watch: ports.watch,
    onDead: ports.onDead,
    onOpening() {
      door = import('./door.ts');
      door.catch(() => undefined);
    },
  });
  try {
    ports.stop?.throwIfAborted();
    const { openDoor } = await (door ?? import('./door.ts'));
    return await openDoor(settings, database, log, ports);
  } catch (error) {
    await database.close();
    throw error;
  }
}
