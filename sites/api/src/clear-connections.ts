import type { Settings } from './ground/configuration/settings.ts';
import { isReachedInTheClear } from './ground/database/clear-connection.ts';
import type { Database } from './ground/database/database.types.ts';
import { settingsInTheClear } from './ground/egress/clear-settings.ts';
import type { Log } from './ground/log/log.ts';

/** Names to the operator of a production the settings that lead to another machine without TLS. */
export async function tellClearConnections(settings: Settings, database: Database, log: Log): Promise<void> {
  if (settings.NODE_ENV !== 'production') return;
  const names: string[] = settingsInTheClear(settings);
  // A server or a pooler whose `pg_stat_ssl` cannot be read is no reason not to start.
  const isClear = database.engine === 'postgres' && (await isReachedInTheClear(database.tables()).catch(() => false));
  if (isClear) names.unshift('DATABASE_URL');
  if (names.length > 0) log.warn('connections-in-the-clear', { settings: names.join(', ') });
}
