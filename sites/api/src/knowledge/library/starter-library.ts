import { fileURLToPath } from 'node:url';
import { type ImportFile, listImportFiles } from '@assay/engines/importers';
import { notesFolder } from '@assay/starter-library';
import { type Kysely, sql } from 'kysely';
import type { LibraryTables } from '../documents/library.tables.ts';
import type { PassageIndex } from '../search/passage-index.types.ts';
import type { ImportReport } from './import-run.types.ts';
import { runImport } from './run-import.ts';

/**
 * Imports the notes that come with the product into the shared library, by the way of every other import. Notes that
 * have changed since are read again.
 *
 * @returns undefined when every note is there already.
 */
export async function importStarterLibrary(
  db: Kysely<LibraryTables>,
  index: PassageIndex,
): Promise<ImportReport | undefined> {
  const folder = fileURLToPath(notesFolder);
  if (await isImported(db, folder)) return undefined;
  return runImport(db, { paths: [folder], tenantId: null }, { index });
}

async function isImported(db: Kysely<LibraryTables>, folder: string): Promise<boolean> {
  const files: ImportFile[] = [];
  for await (const listed of listImportFiles([folder])) if (!('problem' in listed)) files.push(listed);
  const rows = await db
    .selectFrom('import_checkpoint')
    .select(['file', 'fingerprint'])
    .where('tenant_id', 'is', null)
    .where('is_done', '=', true)
    .where(sql<boolean>`file = any(${files.map(({ file }) => file)}::text[])`)
    .execute();
  const known = new Map(rows.map(({ file, fingerprint }) => [file, fingerprint]));
  return files.every(({ file, fingerprint }) => known.get(file) === fingerprint);
}
