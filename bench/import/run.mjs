import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { frugal } from '../../scripts/bootstrap.mjs';
import { writeWeeklyFile } from './weekly-file.mjs';

const measure = join(import.meta.dirname, 'measure.mjs');
const megabytes = [10, 100, Number(process.env.BENCH_IMPORT_MB ?? 0)].filter((size) => size > 0);

/** Imports weekly files of growing size into a new embedded database each, every one in a process of its own. */
export async function run() {
  const folder = await mkdtemp(join(tmpdir(), 'assay-bench-import-'));
  const results = [];
  // As `npm run import` runs.
  const { flags, env } = frugal();
  try {
    for (const size of megabytes) {
      const file = join(folder, `ipg${size}.xml`);
      await writeWeeklyFile(file, size * 1e6);
      const { stdout } = await promisify(execFile)(process.execPath, [...flags, measure, file], { env });
      results.push({ size, ...JSON.parse(stdout) });
      await rm(file);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const [first] = results;
  return results.flatMap(({ size, bytes, seconds, cpu, databaseCpu, load, added, median, peak }) => [
    {
      name: `import of a ${size} MB weekly file`,
      value: `${(bytes / 1e6 / seconds).toFixed(2)} MB/s`,
      target: 'at least 3 MB/s',
      note: `${added} grants into the lexically searchable store on PGlite; ${cpu.toFixed(1)} s of CPU, ${databaseCpu.toFixed(1)} s of it in the database's thread, in ${seconds.toFixed(1)} s; load of the machine at the end ${load.toFixed(1)}`,
    },
    {
      name: `resident memory during ${size} MB`,
      value: `median ${Math.round(median)} MiB, peak ${Math.round(peak)} MiB`,
      target: size === first.size ? '' : 'flat',
      note:
        size === first.size
          ? 'the process with its database worker'
          : `${(median / first.median).toFixed(2)} × the ${first.size} MB run`,
    },
  ]);
}
