// What is lost and for how long: the time of a dump, of its restore and until people can work again, on both databases.
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installations } from '../../sites/api/src/testing/installation.ts';
import { runCommand } from '../../sites/api/src/testing/run-command.ts';

const sizes = [1_000, 4_000];
const sentences = ['The capacity was', 'The density reached', 'At rest the potential fell to', 'The coating measured'];

/** Notes of some ten sentences, no two alike. */
async function notesIn(folder, count) {
  await Promise.all(
    Array.from({ length: count }, (_, note) => {
      const lines = Array.from({ length: 10 }, (__, at) => {
        const value = ((note * 7919 + at * 104_729) % 9_973) / 10;
        return `${sentences[(note + at) % sentences.length]} ${value} units in trial ${note * 10 + at}.`;
      });
      return writeFile(join(folder, `note-${note}.md`), `# Trial series ${note}\n\n${lines.join(' ')}\n`);
    }),
  );
}

/** Seconds that some work takes, and what it gives. */
async function timed(work) {
  const from = performance.now();
  const value = await work();
  return { value, seconds: (performance.now() - from) / 1000 };
}

async function measure({ engine, install }, documents) {
  const folder = await mkdtemp(join(tmpdir(), 'assay-restore-'));
  const [source, target] = [await install({}, 'blank'), await install({}, 'blank')];
  try {
    await notesIn(folder, documents);
    const dump = join(folder, 'assay.jsonl.gz');
    await runCommand(source.environment, 'import', folder);
    const written = await timed(() => runCommand(source.environment, 'backup', dump));
    const [, rows = '?'] = /Wrote (\d+) rows/.exec(written.value.stdout) ?? [];
    const restored = await timed(() => runCommand(target.environment, 'restore', dump));
    const started = await timed(() => target.spawn());
    const mebibytes = (await stat(dump)).size / 2 ** 20;
    const about = `${documents} documents, ${rows} rows, ${mebibytes.toFixed(1)} MiB packed`;
    const name = engine === 'embedded' ? 'embedded' : 'PostgreSQL';
    return [
      { name: `Dump, ${name}`, value: `${written.seconds.toFixed(1)} s`, note: about },
      { name: `Restore of it, ${name}`, value: `${restored.seconds.toFixed(1)} s`, note: about },
      {
        name: `Start after it until people can work, ${name}`,
        value: `${started.seconds.toFixed(1)} s`,
        note: `${about}; RTO with the restore ${(restored.seconds + started.seconds).toFixed(0)} s`,
      },
    ];
  } finally {
    await source.remove();
    await target.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Figures of dumps and restores; each command is a process of its own, as an operator runs it. */
export async function run() {
  const figures = [];
  for (const installation of installations)
    for (const documents of sizes) figures.push(...(await measure(installation, documents)));
  return figures;
}
