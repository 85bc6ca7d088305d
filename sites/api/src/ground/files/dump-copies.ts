import { basename } from 'node:path';
import { type DumpAges, isDumpName, outdatedDumps } from '../database/dump-names.ts';
import type { Bucket } from './bucket.ts';

const prefix = 'dumps/';

/**
 * Keeps copies of dumps in a bucket, as they lie on disk, by the same ages. What is kept there is decided by the names
 * there: a folder that was lost takes no copy with it.
 *
 * @returns the way to copy what the bucket lacks of these files. It throws CallError unavailable.
 */
export function dumpCopies(bucket: Bucket, keep: DumpAges): (paths: readonly string[]) => Promise<void> {
  return async (paths) => {
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
