import { bcp47, type RankedPassage, seekQuery } from '@assay/domain';
import type { SearchMode } from '../search/search.types.ts';
import type { DocumentDetails, LibraryReader, QuestionRow, Retrieval, SeekFilters, SeekPorts } from './seek.types.ts';

/** Searches for a question and gives its passages in the form the answering engines read. */
export async function retrieve(
  { search, library }: { search: SeekPorts['search']; library: LibraryReader & Partial<RememberedLibrary> },
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
  const passages = found.passages.map((passage): RankedPassage => {
    const { text, start, end, version, familyId, title, sourceType, language, label, section, scores } = passage;
    const { date, owner, url, licence, classes, columns, byGlossary } = passage;
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
      ...(columns === undefined ? {} : { columns }),
      ...(byGlossary === undefined ? {} : { byGlossary }),
      ...(classes.length === 0 ? {} : { classes }),
      ...(date === undefined ? {} : { year: Number(date.slice(0, 4)) }),
      ...(owner === undefined ? {} : { owner }),
      ...(url === undefined ? {} : { url }),
      licence,
      score: scores.total,
      ...(scores.semantic === undefined ? {} : { similarity: scores.semantic }),
    };
  });
  library.know?.(passages.map(detailsOf));
  return { passages, searched: found.searched };
}

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

function detailsOf(passage: RankedPassage): DocumentDetails {
  const { document, version, title, sourceType, language, licence, classes = [], year, owner, url } = passage;
  return {
    document,
    version,
    title,
    sourceType,
    language,
    licence,
    classes,
    ...(year === undefined ? {} : { year }),
    ...(owner === undefined ? {} : { owner }),
    ...(url === undefined ? {} : { url }),
  };
}

/** BCP 47 language the reader of a question uses. */
export function languageOf({ locale }: Pick<QuestionRow, 'locale'>): string {
  return bcp47[locale];
}

function filtersOf({ source_types: sourceTypes, ...rest }: SeekFilters) {
  return { ...rest, sourceTypes };
}
