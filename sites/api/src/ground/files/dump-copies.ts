import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type DumpAges, isDumpName, outdatedDumps } from '../database/dump-names.ts';
import type { Bucket } from './bucket.ts';

const prefix = 'dumps/';

/** Digest of a file; undefined where there is none. */
async function digestOf(path: string): Promise<string | undefined> {
  const bytes = await readFile(path).catch(() => undefined);
  return bytes && createHash('sha256').update(bytes).digest('hex');
}

/**
 * Keeps copies of dumps in a bucket, as they lie on disk, by the same ages. What is kept there is decided by the names
 * there: a folder that was lost takes no copy with it. What the dumps are opened with is one file, which lies there
 * before any of them and is written over when it changes.
 *
 * @param register that file
 * @returns the way to copy what the bucket lacks of these files. It throws CallError unavailable.
 */
export function dumpCopies(
  bucket: Bucket,
  keep: DumpAges,
  register: string,
): (paths: readonly string[]) => Promise<void> {
  let copied: string | undefined;
  return async (paths) => {
    const digest = await digestOf(register);
    if (digest !== undefined && digest !== copied) {
      await bucket.putFile(prefix + basename(register), register);
      copied = digest;
    }
    const held = (await bucket.keys(prefix)).map((key) => key.slice(prefix.length)).filter(isDumpName);
    const names = new Set([...held, ...paths.map((path) => basename(path))]);
    const outdated = new Set(outdatedDumps([...names], keep));
    for (const path of paths) {
      const name = basename(path);
      if (!held.includes(name) && !outdated.has(name)) await bucket.putFile(prefix + name, path);
    }
    for (const name of held) if (outdated.has(name)) await bucket.remove(prefix + name);
  };
}
