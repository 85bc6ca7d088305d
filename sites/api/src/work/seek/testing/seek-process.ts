import { areas } from '../../../areas.ts';
import { migrate } from '../../../ground/database/migrations.ts';
import { openDatabase } from '../../../ground/database/open-database.ts';
import { scriptedEngine, storeDocuments } from './scripted-library.ts';
import { startSeekServer } from './seek-server.ts';

/** What a process of the fault tests is told, as JSON in its only argument. */
export interface SeekProcess {
  /** PostgreSQL server, or else the directory of an embedded database. */
  url?: string;
  directory?: string;
  /** Pause before each sentence, in ms. */
  pace: number;
  sentences: number;
  /** @default 'all' */
  role?: 'all' | 'web' | 'worker';
}

const { url, directory, pace, sentences, role = 'all' } = JSON.parse(process.argv[2] ?? '') as SeekProcess;
const database = await openDatabase({ url, directory: directory ?? null, poolSize: 6 });
const steps = await migrate(database, areas);
if (steps.length > 0) await storeDocuments(database);
const server = await startSeekServer(database, { engine: scriptedEngine({ pace, sentences }), role });
process.once('SIGTERM', async () => {
  await server.stop();
  await database.close();
  process.exit(0);
});
process.stdout.write(`ready at ${server.address}\n`);
