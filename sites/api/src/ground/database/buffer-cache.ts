import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const least = 32;
const most = 128;

/**
 * MiB of pages that the embedded engine holds, for its `shared_buffers`: a power of two, as many as the largest database
 * below `directory` takes on disk, from 32 to 128. The engine fills all of them with zeros when it opens, which for 128 MiB
 * takes half as long as everything else of its start.
 *
 * @param directory of the engine's files, which need not exist; null: in memory
 */
export async function bufferCache(directory: string | null): Promise<number> {
  const megabytes = (await largestDatabase(directory)) / 2 ** 20;
  return Math.min(most, Math.max(least, 2 ** Math.ceil(Math.log2(Math.max(1, megabytes)))));
}

async function largestDatabase(directory: string | null): Promise<number> {
  if (directory === null) return 0;
  const base = join(directory, 'base');
  const databases = await readdir(base).catch(() => []);
  return Math.max(0, ...(await Promise.all(databases.map((database) => bytesOf(join(base, database))))));
}

async function bytesOf(folder: string): Promise<number> {
  const files = await readdir(folder).catch(() => []);
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
