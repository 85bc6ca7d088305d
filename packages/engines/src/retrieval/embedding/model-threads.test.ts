import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

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
});

describe('the runtime of the model', () => {
  it('P83: keeps no id and no queue of reports for its maker', { timeout: 60_000 }, async () => {
    const home = await mkdtemp(join(tmpdir(), 'assay-home-'));
    try {
      // Nothing else of the environment: reports are not made where `CI` stands in it.
      const env = { PATH: process.env['PATH'], HOME: home };
      const once = fileURLToPath(new URL('./testing/embed-once.ts', import.meta.url));
      await promisify(execFile)(process.execPath, [once], { env, timeout: 50_000 });
      expect(await readdir(home, { recursive: true })).toEqual([]);
    } finally {
      await rm(home, { recursive: true, force: true });
    }
  });
});
