import { layOut } from '@assay/domain';
import { type DocumentReader, readPublications } from '@assay/engines/importers';
import type { SealedFiles } from '../../../ground/files/sealed-files.ts';
import type { AgentStore } from '../agents.store.ts';
import type { DocumentRow, FileRow } from '../agents.types.ts';
import { UnreadableDocument } from '../steps/step.types.ts';

interface ReadDependencies {
  files: SealedFiles;
  store: AgentStore;
  /** Opened when the first document is read. */
  documents: () => DocumentReader;
}

/** Parses an uploaded file, in a worker with limits of time and memory, and keeps its text. @throws UnreadableDocument */
export async function readDocument({ files, documents, store }: ReadDependencies, file: FileRow): Promise<DocumentRow> {
  const bytes = await files.read(file.id);
  async function* whole() {
    yield bytes;
  }
  for await (const item of readPublications(whole(), { name: file.name, documents: documents() })) {
    if ('problem' in item) throw new UnreadableDocument(item.problem.code);
    const { publication } = item;
    const { text, parts } = layOut(publication);
    const last = parts.reduce((page, part) => Math.max(page, part.page ?? 0), 0);
    const row: DocumentRow = {
      file_id: file.id,
      title: storable(publication.title),
      language: publication.language,
      text: storable(text),
      parts,
      pages: last === 0 ? null : last,
    };
    await store.addDocument(row);
    return row;
  }
  throw new UnreadableDocument('empty');
}

/** Text that a database can hold, of the same length: no NUL, no half of a surrogate pair. */
function storable(text: string): string {
  return text.replaceAll(/\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd');
}
