import { rm, stat } from 'node:fs/promises';
import { contentOf, restoreDump } from './dump.ts';
import { checkDump, DumpUnreadableError } from './dump-file.ts';
import type { DumpOpening } from './dump-sealing.types.ts';
import type { AreaSchema } from './migrations.ts';
import { openDatabase } from './open-database.ts';

interface DumpTrial {
  key: string | undefined;
  opening: DumpOpening | undefined;
  /** Folder that is made for it, and removed. */
  directory: string;
  /** Bytes of the largest dump that is tried. */
  largest: number;
}

/**
 * Restores a dump into an embedded database of its own and compares every row with what was dumped.
 *
 * @returns false where the dump is too large to be tried
 * @throws DumpUnreadableError where it cannot be restored, or not as it was
 */
export async function tryDump(
  path: string,
  areas: readonly AreaSchema[],
  { key, opening, directory, largest }: DumpTrial,
): Promise<boolean> {
  if ((await stat(path)).size > largest) return false;
  await rm(directory, { recursive: true, force: true });
  try {
    const { content } = await checkDump(path, key);
    const database = await openDatabase({ directory, poolSize: 1 });
    try {
      const { erased } = await restoreDump(database, areas, path, { key, opening });
      // Somebody left since it was made.
      if (erased > 0) return true;
      if ((await contentOf(database, areas)) !== content)
        throw new DumpUnreadableError(`${path} was restored on trial, and the rows are not those that were dumped.`);
    } finally {
      await database.close();
    }
    return true;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
