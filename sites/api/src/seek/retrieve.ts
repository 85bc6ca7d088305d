import { bcp47, type RankedPassage, seekQuery } from '@assay/domain';
import type { SearchMode } from '../search/search.types.ts';
import type { DocumentDetails, LibraryReader, QuestionRow, Retrieval, SeekFilters, SeekPorts } from './seek.types.ts';

/** Searches for a question and gives its passages in the form the answering engines read. */
export async function retrieve(
  { search, library }: Pick<SeekPorts, 'search' | 'library'>,
  question: Pick<QuestionRow, 'input' | 'deep_input' | 'tenant_id' | 'filters'>,
  thread: readonly string[],
  { mode, limit, signal }: { mode: SearchMode; limit: number; signal: AbortSignal },
): Promise<Retrieval> {
  const query = seekQuery({ input: question.input, deepInput: question.deep_input ?? undefined, thread });
  const found = await search.search({
    tenant: question.tenant_id,
    query,
    filters: filtersOf(question.filters),
    limit,
    mode,
    signal,
  });
  const details = await library.details(question.tenant_id, [
    ...new Set(found.passages.map(({ documentId }) => documentId)),
  ]);
  const passages = found.passages.map((passage): RankedPassage => {
    const document = details.get(passage.documentId);
    const { text, start, end, version, familyId, title, sourceType, language, label, section, scores } = passage;
    const year = document?.year ?? (passage.date ? Number(passage.date.slice(0, 4)) : undefined);
    const owner = passage.owner ?? document?.owner;
    return {
      document: passage.documentId,
      version,
      familyId,
      title,
      sourceType,
      language,
      text,
      start,
      end,
      ...(label === undefined ? {} : { label }),
      ...(section === undefined ? {} : { section }),
      ...(document?.classes.length ? { classes: document.classes } : {}),
      ...(year === undefined ? {} : { year }),
      ...(owner === undefined ? {} : { owner }),
      ...(document?.url === undefined ? {} : { url: document.url }),
      licence: document?.licence ?? '',
      score: scores.total,
      ...(scores.semantic === undefined ? {} : { similarity: scores.semantic }),
    };
  });
  return { passages, searched: found.searched };
}

/** A library that is asked for a document's details once while a question is answered. */
export function rememberDetails(library: LibraryReader): LibraryReader {
  const known = new Map<string, DocumentDetails>();
  return {
    ...library,
    async details(tenant, documents) {
      const unknown = documents.filter((document) => !known.has(document));
      if (unknown.length > 0) for (const [id, found] of await library.details(tenant, unknown)) known.set(id, found);
      return new Map(
        documents.flatMap((document) => {
          const details = known.get(document);
          return details ? [[document, details] as const] : [];
        }),
      );
    },
  };
}

/** BCP 47 language the reader of a question uses. */
export function languageOf({ locale }: Pick<QuestionRow, 'locale'>): string {
  return bcp47[locale];
}

function filtersOf({ source_types: sourceTypes, ...rest }: SeekFilters) {
  return { ...rest, sourceTypes };
}
