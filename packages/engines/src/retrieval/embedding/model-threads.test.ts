import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
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
