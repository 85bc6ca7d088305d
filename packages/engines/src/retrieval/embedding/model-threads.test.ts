import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const here = (name: string) => new URL(name, import.meta.url).href;

/** Leaves so many milliseconds after the model's native code came into the process. */
const leaving = (milliseconds: number) => `
  import { readFileSync } from 'node:fs';
  const { createSentenceEmbedder } = await import('${here('./sentence-embedder.ts')}');
  const { endModelThreads } = await import('${here('./model-threads.ts')}');
  createSentenceEmbedder().warm().catch(() => undefined);
  const look = setInterval(() => {
    if (!readFileSync('/proc/self/maps', 'utf8').includes('onnxruntime_binding')) return;
    clearInterval(look);
    setTimeout(async () => {
      await endModelThreads();
      process.exit(3);
    }, ${milliseconds});
  }, 1);
`;

describe('endModelThreads()', () => {
  it.runIf(existsSync('/proc/self/maps')).each([0, 2, 5, 10, 40])(
    'P118: lets a process leave with its own code while the model loads, %i ms on its way',
    async (milliseconds) => {
      const args = ['--input-type=module', '--eval', leaving(milliseconds)];
      const left = await promisify(execFile)(process.execPath, args).catch((error) => error);
      expect({ code: left.code, signal: left.signal }).toEqual({ code: 3, signal: null });
    },
  );
});
