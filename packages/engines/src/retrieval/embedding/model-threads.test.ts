import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { endModelThreads, keepThread } from './model-threads.ts';

const program = fileURLToPath(new URL('./testing/leave-while-loading.ts', import.meta.url));

describe('endModelThreads()', () => {
  it.runIf(existsSync('/proc/self/maps')).each([0, 2, 5, 10, 40])(
    'P118: lets a process leave with its own code while the model loads, %i ms on its way',
    { timeout: 60_000 },
    async (milliseconds) => {
      const args = [program, String(milliseconds)];
      const left = await promisify(execFile)(process.execPath, args, { timeout: 50_000 }).catch((error) => error);
      expect({ code: left.code, signal: left.signal }).toEqual({ code: 3, signal: null });
    },
  );

  it.skipIf(process.platform === 'win32')(
    'P97: waits no longer than it may for a thread that hangs, and says so',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'assay-thread-'));
      const fifo = join(folder, 'fifo');
      execFileSync('mkfifo', [fifo]);
      const thread = new Worker(new URL('./testing/wait-for-writer.ts', import.meta.url), { workerData: fifo });
      try {
        keepThread(thread);
        await once(thread, 'message');
        expect(await endModelThreads(50)).toBe(false);
      } finally {
        const ended = once(thread, 'exit');
        await (await open(fifo, 'w')).close();
        await ended;
        await rm(folder, { recursive: true });
      }
      expect(await endModelThreads(50)).toBe(true);
    },
  );
});

describe('the runtime of the model', () => {
  it('P83: keeps no id and no queue of reports for its maker', { timeout: 60_000 }, async () => {
    const home = await mkdtemp(join(tmpdir(), 'assay-home-'));
    try {
      // Nothing else of the environment: reports are not made where `CI` stands in it.
      const env = { PATH: process.env['PATH'], HOME: home };
      const reading = fileURLToPath(new URL('./testing/embed-once.ts', import.meta.url));
      await promisify(execFile)(process.execPath, [reading], { env, timeout: 50_000 });
      expect(await readdir(home, { recursive: true })).toEqual([]);
    } finally {
      await rm(home, { recursive: true, force: true });
    }
  });
});
