import type { AssayCalls } from '@assay/contract';
import type { Span } from '@assay/domain';
import { queryTokens, tokenize } from '@assay/engines/retrieval';
import { detectLanguage } from '../search/detect-language.ts';
import type { RankedDocument, Search } from '../search/search.types.ts';

type SearchCall = AssayCalls['library.search'];
type Filters = NonNullable<SearchCall['request']['body']['filters']>;

/** Passages that one search gives. */
const passagesFound = 60;

/** Searches the library as answers do, and marks the words of the query in what was found. */
export async function searchLibrary(
  search: Search,
  tenant: string,
  { query, mode, filters }: { query: string; mode: 'full' | 'lexical' | 'semantic'; filters: Filters },
  signal: AbortSignal,
): Promise<SearchCall['response']> {
  const { documents, passages, searched } = await search.search({
    tenant,
    query,
    mode,
    limit: passagesFound,
    filters: { ...filters, sourceTypes: filters.source_types },
    signal,
  });
  const words = new Set(queryTokens(query, detectLanguage(query)));
  return {
    documents: documents.map((document) => shown(document, words)),
    searched: { documents: searched.documents, passages: searched.passages },
    is_cut: passages.length >= passagesFound,
  };
}

function shown(found: RankedDocument, words: ReadonlySet<string>): SearchCall['response']['documents'][number] {
  const { documentId, version, title, sourceType, language, date, owner, passages } = found;
  return {
    document: documentId,
    version,
    title,
    source_type: sourceType,
    language,
    ...(date === undefined ? {} : { year: Number(date.slice(0, 4)) }),
    ...(owner === undefined ? {} : { owner }),
    passages: passages.map(({ start, end, text, label, section }) => ({
      start,
      end,
      text,
      ...(label === undefined ? {} : { label }),
      ...(section === undefined ? {} : { section }),
      marks: wordsIn(text, words, language),
    })),
  };
}

/** Where a text has one of the words, in any of their forms: those that the index reads alike. */
export function wordsIn(text: string, words: ReadonlySet<string>, language: string): Span[] {
  const spans: Span[] = [];
  for (const { segment, index, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    if (isWordLike !== true || !tokenize(segment, language).some((token) => words.has(token))) continue;
    const last = spans.at(-1);
    if (last?.end === index) last.end = index + segment.length;
    else spans.push({ start: index, end: index + segment.length });
  }
  return spans;
}
