import { fileOfDocument } from '@assay/domain';
import type { DocumentDetails, LibraryReader } from '../../knowledge/evidence/evidence.types.ts';
import type { AgentStore } from './agents.store.ts';

/** The library together with uploaded documents, so that a citation of either is checked the same way. */
export function withUploads(library: LibraryReader, store: AgentStore): LibraryReader {
  async function uploaded(tenant: string, document: string) {
    const fileId = fileOfDocument(document);
    if (fileId === undefined) return undefined;
    const [file] = await store.files([fileId]);
    return file?.tenant_id === tenant ? store.document(fileId) : undefined;
  }

  return {
    async text(tenant, document, version) {
      if (fileOfDocument(document) === undefined) return library.text(tenant, document, version);
      return version === 1 ? (await uploaded(tenant, document))?.text : undefined;
    },
    async details(tenant, documents) {
      const found = await library.details(
        tenant,
        documents.filter((document) => fileOfDocument(document) === undefined),
      );
      for (const document of documents) {
        const row = await uploaded(tenant, document);
        if (!row) continue;
        const details: DocumentDetails = {
          document,
          version: 1,
          title: row.title,
          sourceType: 'upload',
          language: row.language,
          licence: '',
          classes: [],
        };
        found.set(document, details);
      }
      return found;
    },
  };
}
