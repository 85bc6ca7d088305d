import { foundAtMost, gradeDocumentId, sourcePath } from '@assay/domain';
import { foldPhrase, phraseLength } from '@assay/engines/retrieval';
import { type Kysely, sql } from 'kysely';
import { escapeLike } from '../../ground/database/like-pattern.ts';
import type { LibraryTables } from '../documents/library.tables.ts';
import type { Finder, FoundThing } from '../search/finder.types.ts';
import { foundPage } from '../search/found-page.ts';
import type { RankedDocument, Search } from '../search/search.types.ts';
import { snippetOf } from '../search/snippet.ts';

interface TitledDocument {
  id: string;
  version: number;
  title: string;
  language: string;
  year: number | null;
}

/** Passages that are looked at for the documents that have them. */
const passagesRanked = 120;
/** Phrases of titles that are looked at. */
const phrasesRead = 200;

/** Finds documents that a tenant may read: by a title that is being typed, then by their words as answers do. */
export function createDocumentFinder(db: Kysely<LibraryTables>, search: Pick<Search, 'search'>): Finder {
  return async ({ scope, query, limit, signal }) => {
    const [titled, { documents, passages }] = await Promise.all([
      byTitle(db, scope.tenantId, query),
      search.search({ tenant: scope.tenantId, query, mode: 'lexical', limit: passagesRanked, signal }),
    ]);
    const ranked = documents.filter(({ documentId }) => !documentId.startsWith(gradeDocumentId('')));
    const passageOf = new Map(ranked.map((document) => [document.documentId, document]));
    const names = new Set(titled.map(({ id }) => id));
    const found = [
      ...titled.map((document) => shownByTitle(document, passageOf.get(document.id), query)),
      ...ranked.filter(({ documentId }) => !names.has(documentId)).map((document) => shown(document, query)),
    ];
    return foundPage(found, limit, (document) => document, passages.length >= passagesRanked);
  };
}

async function byTitle(db: Kysely<LibraryTables>, tenant: string, query: string): Promise<TitledDocument[]> {
  const wanted = foldPhrase(query);
  if (wanted.trim() === '') return [];
  const { rows } = await sql<TitledDocument>`
    with phrase as (
      select document_key, min(word) as word from (
        select document_key, word from search_phrase
        where phrase like ${`${escapeLike(wanted.slice(0, phraseLength))}%`}
          and (tenant_id is null or tenant_id = ${tenant})
        order by phrase using ~<~, document_key, word limit ${sql.lit(phrasesRead)}
      ) read group by document_key
    )
    select d.id, d.version, d.title, d.language, extract(year from d.date)::integer as year
    from phrase join document d on d.key = phrase.document_key
    where not starts_with(d.id, ${gradeDocumentId('')}) and (d.tenant_id = ${tenant} or (d.tenant_id is null
      and not exists (select from document own where own.tenant_id = ${tenant} and own.id = d.id)))
    order by phrase.word > 0, d.date desc nulls last, lower(d.title), d.key limit ${sql.lit(foundAtMost + 1)}
  `.execute(db);
  return rows;
}

function shownByTitle(
  { id, version, title, language, year }: TitledDocument,
  ranked: RankedDocument | undefined,
  query: string,
): FoundThing {
  if (ranked) return shown(ranked, query);
  const detail = year === null ? {} : { detail: String(year) };
  return { title, language, ...detail, address: sourcePath({ document: id, version, cited: [] }) };
}

function shown(
  { documentId, version, title, language, date, owner, passages }: RankedDocument,
  query: string,
): FoundThing {
  const [passage] = passages;
  const detail = [owner, date?.slice(0, 4)].filter((part) => part !== undefined).join(', ');
  return {
    title,
    language,
    ...(detail === '' ? {} : { detail }),
    ...(passage ? { snippet: snippetOf(passage.text, query) } : {}),
    address: sourcePath({
      document: documentId,
      version,
      cited: [],
      ...(passage ? { at: { start: passage.start, end: passage.end } } : {}),
    }),
  };
}
