import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { LibraryTables } from '../documents/library.tables.ts';

/** An upload may take so long before its run is added, in ms. */
const longestUpload = 86_400_000;

/** Removes the folders of uploads that no import is to read: their process was killed while they arrived. */
export async function removeLeftUploads(db: Kysely<LibraryTables>, uploads: string): Promise<void> {
  for (const name of await readdir(uploads).catch(() => [])) {
    const folder = join(uploads, name);
    const found = await stat(folder).catch(() => undefined);
    if (found === undefined || Date.now() - found.mtimeMs < longestUpload) continue;
    const { rows } = await sql`
      select from import_run where state in ('waiting', 'running', 'stopped') and starts_with(paths->>0, ${`${folder}/`})
      limit 1`.execute(db);
    if (rows.length === 0) await rm(folder, { recursive: true, force: true });
  }
}
