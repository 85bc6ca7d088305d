import type { DocumentDetails, LibraryReader } from './evidence.types.ts';

/** A library of one answer, which asks for the details of a document once. */
export interface RememberedLibrary extends LibraryReader {
  /** Details that were learned elsewhere. */
  know(details: readonly DocumentDetails[]): void;
}

export function rememberDetails(library: LibraryReader): RememberedLibrary {
  const known = new Map<string, DocumentDetails>();
  const know = (details: Iterable<DocumentDetails>) => {
    for (const found of details) known.set(found.document, found);
  };
  return {
    ...library,
    know,
    async details(tenant, documents) {
      const unknown = documents.filter((document) => !known.has(document));
      if (unknown.length > 0) know((await library.details(tenant, unknown)).values());
      return new Map(
        documents.flatMap((document) => {
          const details = known.get(document);
          return details ? [[document, details] as const] : [];
        }),
      );
    },
  };
}
