import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const program = fileURLToPath(new URL('../commands/run.ts', import.meta.url));

/**
 * Flags of a process of Node.js that a test starts, as the tests' own processes have them: the embedded database is
 * WebAssembly, and optimising it costs seconds a process, of which each runs a few statements.
 */
export const processFlags = ['--liftoff-only'] as const;

type Environment = Readonly<Record<string, string>>;

const environmentOf = (environment: Environment) => ({ PATH: process.env['PATH'], ...environment });

/**
 * Runs a command of the service to its end, as `npm run` does.
 *
 * @throws an error with `code`, `stdout` and `stderr` where it ends with another code than 0
 */
export function runCommand(
  environment: Environment,
  ...args: readonly string[]
): Promise<{ stdout: string; stderr: string }> {
  return promisify(execFile)(process.execPath, [...processFlags, program, ...args], {
    env: environmentOf(environment),
  });
}

/** Starts a command of the service, to be listened to, stopped or killed. */
export function spawnCommand(
  environment: Environment,
  ...args: readonly string[]
): ChildProcessByStdio<null, Readable, Readable> {
  return spawn(process.execPath, [...processFlags, program, ...args], {
    env: environmentOf(environment),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
