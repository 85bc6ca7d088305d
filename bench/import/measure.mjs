// Imports one weekly file in a process of its own and tells rate and resident memory: node measure.mjs FILE
import { readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { areas } from '../../sites/api/src/areas.ts';
import { migrate } from '../../sites/api/src/ground/database/migrations.ts';
import { openDatabase } from '../../sites/api/src/ground/database/open-database.ts';
import { runImport } from '../../sites/api/src/knowledge/library/run-import.ts';
import { passageIndex } from '../../sites/api/src/knowledge/search/index-passages.ts';
import { openSearch } from '../../sites/api/src/knowledge/search/search.ts';

const [file] = process.argv.slice(2);
/** The database's thread, which an import waits for. */
let thread;
process.on('worker', (worker) => {
  thread ??= worker;
});
const directory = await mkdtemp(join(tmpdir(), 'assay-import-'));
const resident = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? process.memoryUsage.rss() / 1024) /
  1024;
try {
  const database = await openDatabase({ directory, poolSize: 2 });
  await migrate(database, areas);
  const search = await openSearch(database);
  const samples = [];
  const sampler = setInterval(() => samples.push(resident()), 100);
  const before = process.cpuUsage();
  const threadBefore = await thread.cpuUsage();
  const report = await runImport(database.tables(), { paths: [file], tenantId: null }, { index: passageIndex });
  clearInterval(sampler);
  const { user, system } = process.cpuUsage(before);
  const ofThread = await thread.cpuUsage(threadBefore);
  const found = await search.search({
    tenant: null,
    query: 'porous electrode coating thickness',
    mode: 'lexical',
    limit: 5,
  });
  await database.close();
  const tail = samples.slice(Math.floor(samples.length / 2)).sort((a, b) => a - b);
  process.stdout.write(
    `${JSON.stringify({ bytes: statSync(file).size, seconds: report.seconds, cpu: (user + system) / 1e6, databaseCpu: (ofThread.user + ofThread.system) / 1e6, load: loadavg()[0], added: report.added, hits: found.passages.length, peak: Math.max(...samples), median: tail[Math.floor(tail.length / 2)] })}\n`,
  );
} finally {
  await rm(directory, { recursive: true, force: true });
}
