import { enableCompileCache } from 'node:module';
import type { Command } from './command.ts';

enableCompileCache();

/** Loaded only when asked for, so that a short command does not wait for a long one's libraries. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  ask: async () => (await import('./ask.ts')).askCommand,
  import: async () => (await import('./import.ts')).importCommand,
  eval: async () => (await import('./eval.ts')).evaluate,
  train: async () => (await import('./train.ts')).train,
  audit: async () => (await import('./audit.ts')).audit,
  keys: async () => (await import('./keys.ts')).keys,
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./restore.ts')).restore,
};

// A reader that goes away (`| head -1`) stops no command: it finishes what it began, and tells the rest to nobody.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

// What commands write belongs to the installation, as what the service writes does.
process.umask(0o077);
const [name = '', ...args] = process.argv.slice(2);
const load = commands[name];
if (!load) {
  process.stderr.write(`There is no command "${name}". Known are: ${Object.keys(commands).join(', ')}.\n`);
  process.exit(2);
}
try {
  const command = await load();
  process.exitCode = await command(args);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
