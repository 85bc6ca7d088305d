import { areas } from '../../../areas.ts';
import { migrate } from '../../../ground/database/migrations.ts';
import { openDatabase } from '../../../ground/database/open-database.ts';
import { passageIndex } from '../../search/index-passages.ts';
import { runImport } from '../run-import.ts';

/** An import as a process of its own, to be killed: `import-process.ts DIRECTORY PATH…`. Says when it begins and ends. */
const [directory = '', ...paths] = process.argv.slice(2);
const database = await openDatabase({ directory, poolSize: 2 });
await migrate(database, areas);
process.stdout.write('begun\n');
const report = await runImport(
  database.tables(),
  { paths, tenantId: null },
  { index: passageIndex, limits: { publications: 5, characters: 1_000_000 } },
);
await database.close();
process.stdout.write(`done ${JSON.stringify(report)}\n`);
