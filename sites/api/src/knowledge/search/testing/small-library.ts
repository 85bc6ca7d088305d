import type { Publication } from '@assay/domain';
import { areas } from '../../../areas.ts';
import type { Database } from '../../../ground/database/database.types.ts';
import { migrate } from '../../../ground/database/migrations.ts';
import { openDatabase } from '../../../ground/database/open-database.ts';
import { withEmbedded } from '../../../testing/installation.ts';
import type { LibraryTables } from '../../documents/library.tables.ts';
import { storePublications } from '../../library/library.store.ts';
import { preparePublication } from '../../library/prepared-publication.ts';
import { passageIndex } from '../index-passages.ts';

/** A database with every schema: an embedded one of its own, which is gone once it is closed, or that of a server. */
export async function emptyLibrary(url?: string): Promise<Database> {
  if (url === undefined) {
    // Copied with its tables; to make them takes three times as long.
    const installation = await withEmbedded({}, 'schema');
    const database = await installation.open();
    return { ...database, close: () => installation.remove() };
  }
  const database = await openDatabase({ url, directory: null, poolSize: 4 });
  await migrate(database, areas);
  return database;
}

/** A publication with what a test does not say filled in. */
export function publication(id: string, text: string, rest: Partial<Publication> = {}): Publication {
  return {
    id,
    familyId: id,
    sourceType: 'paper',
    source: 'test',
    title: `Document ${id}`,
    language: 'en',
    dates: {},
    parties: [],
    classes: [],
    references: [],
    claims: [],
    paragraphs: [{ kind: 'paragraph', text, label: '[0001]', section: 'Results' }],
    licence: 'CC0-1.0',
    ...rest,
  };
}

/** Stores by the library's own way, in one transaction. */
export async function store(
  database: Database,
  publications: readonly Publication[],
  tenantId: string | null = null,
): Promise<void> {
  const batch = publications.map((one) => preparePublication(one, passageIndex));
  await database
    .tables<LibraryTables>()
    .transaction()
    .execute((transaction) => storePublications(transaction, batch, { tenantId, runId: null, index: passageIndex }));
}
