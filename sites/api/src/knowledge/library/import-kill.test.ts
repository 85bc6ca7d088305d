import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kills } from '../../faults/testing/fault-kills.ts';
import { openDatabase } from '../../ground/database/open-database.ts';
import { processFlags } from '../../testing/run-command.ts';
import { readLibrary } from './testing/library-tables.ts';
import { weeklyXml } from './testing/records.ts';

const program = fileURLToPath(new URL('./testing/import-process.ts', import.meta.url));

describe('an import that is killed', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'assay-kill-'));
    await writeFile(join(folder, 'ipg150106.xml'), weeklyXml(150));
    await writeFile(join(folder, 'note.md'), '---\nid: note:x\ntitle: X\nlanguage: en\n---\n\nA note of 5 mm.\n');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('BEYOND-4: goes on where it stopped after kill -9, without loss or duplicates', {
    timeout: 120_000 + kills * 15_000,
  }, async () => {
    const paths = [join(folder, 'ipg150106.xml'), join(folder, 'note.md')];
    const whole = join(folder, 'whole');
    await importUntil(whole, paths, undefined);
    const broken = join(folder, 'broken');
    const moments: number[] = [];
    let ended = false;
    while (!ended) {
      // A chance to finish is left to the last start only.
      const moment = moments.length < kills ? Math.round(Math.random() * 250) : undefined;
      if (moment !== undefined) moments.push(moment);
      ended = await importUntil(broken, paths, moment);
    }
    expect(await contents(broken), `killed after ${moments.join(', ')} ms`).toEqual(await contents(whole));
  });
});

/** Runs the import; kills it so many milliseconds after it has begun. Tells whether it came to its end. */
function importUntil(directory: string, paths: readonly string[], moment: number | undefined): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...processFlags, program, directory, ...paths], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    let failed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      const isFirst = said === '';
      said += chunk.toString();
      if (isFirst && moment !== undefined) setTimeout(() => child.kill('SIGKILL'), moment);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      failed += chunk.toString();
    });
    child.on('exit', (code, signal) => {
      if (signal === 'SIGKILL' || code === 0) resolve(said.includes('done '));
      else reject(new Error(`The import ended with ${code}:\n${failed}`));
    });
  });
}

async function contents(directory: string): Promise<Record<string, unknown[]>> {
  const database = await openDatabase({ directory, poolSize: 2 });
  try {
    return await readLibrary(database);
  } finally {
    await database.close();
  }
}
