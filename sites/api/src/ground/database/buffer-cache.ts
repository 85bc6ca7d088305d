import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const least = 32;
const most = 128;

/**
 * MiB of pages that the embedded engine holds, for its `shared_buffers`: a power of two, as many as the largest database
 * below `directory` takes on disk, from 32 to 128. The engine fills all of them with zeros when it opens, which for 128 MiB
 * takes half as long as everything else of its start.
 *
 * Looked up at once: nothing else happens in the thread of an engine that is not open, and a thousand promises take longer.
 *
 * @param directory of the engine's files, which need not exist; null: in memory
 */
export function bufferCache(directory: string | null): number {
  const megabytes = largestDatabase(directory) / 2 ** 20;
  return Math.min(most, Math.max(least, 2 ** Math.ceil(Math.log2(Math.max(1, megabytes)))));
}

/** Databases that new ones are made of hold nothing of anybody (template1 and template0). */
const templates = new Set(['1', '4']);

function largestDatabase(directory: string | null): number {
  if (directory === null) return 0;
  const base = join(directory, 'base');
  const databases = filesIn(base).filter((name) => !templates.has(name));
  return Math.max(0, ...databases.map((database) => bytesOf(join(base, database))));
}

const bytesOf = (folder: string) => filesIn(folder).reduce((sum, file) => sum + statSync(`${folder}/${file}`).size, 0);

const filesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
