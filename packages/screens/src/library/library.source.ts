import type { Client } from '@assay/client';
import type { AssayCalls } from '@assay/contract';
import * as libraryCalls from '@assay/contract/calls/library';
import * as suggestCalls from '@assay/contract/calls/suggest';
import type { LibraryView } from './library-view.ts';

export type DocumentPage = AssayCalls['library.documents']['response'];
export type ListedDocument = DocumentPage['documents'][number];
export type LibraryFinds = AssayCalls['library.search']['response'];
export type FoundDocument = LibraryFinds['documents'][number];
export type SourceDocument = AssayCalls['library.document']['response'];

/** What the library screens need from outside. */
export interface LibraryReadingSource {
  documents(view: LibraryView, signal: AbortSignal): Promise<DocumentPage>;
  search(view: LibraryView, signal: AbortSignal): Promise<LibraryFinds>;
  /** The newest version when none is named. */
  document(id: string, version: number | undefined, signal: AbortSignal): Promise<SourceDocument>;
  /** The file that a document was read from. */
  original(id: string, signal: AbortSignal): Promise<ArrayBuffer>;
  /** Completions of what is typed into a filter. */
  suggest(field: 'assignee' | 'class', typed: string, signal: AbortSignal): Promise<readonly string[]>;
}

/** The source of the library screens over the client. */
export function createLibraryReadingSource(client: Client): LibraryReadingSource {
  return {
    documents({ kind, language, year, owner, class: code, order, page }, signal) {
      const query = {
        ...(kind ? { source_type: kind } : {}),
        ...(language ? { language } : {}),
        ...(year === undefined ? {} : { year }),
        ...(owner ? { owner } : {}),
        ...(code ? { class: code } : {}),
        order,
        page,
      };
      return client.call(libraryCalls.documents, { query }, { signal });
    },
    search({ query, mode, kind, language, year, owner, class: code }, signal) {
      const filters = {
        ...(kind ? { source_types: [kind] } : {}),
        ...(language ? { languages: [language] } : {}),
        ...(year === undefined ? {} : { from: isoDay(year, '01-01'), to: isoDay(year, '12-31') }),
        ...(owner ? { assignees: [owner] } : {}),
        ...(code ? { classes: [code.slice(0, 32)] } : {}),
      };
      return client.call(libraryCalls.search, { body: { query, mode, filters } }, { signal });
    },
    document: (id, version, signal) =>
      client.call(
        libraryCalls.document,
        { params: { id }, query: version === undefined ? {} : { version } },
        { signal },
      ),
    original: async (id, signal) =>
      (await client.call(libraryCalls.original, { params: { id } }, { signal })).arrayBuffer(),
    suggest: async (field, typed, signal) =>
      typed.trim() === ''
        ? []
        : client.call(suggestCalls.field, { params: { field }, body: { keyword: typed, n: 10 } }, { signal }),
  };
}

function isoDay(year: number, day: string): string {
  return `${String(year).padStart(4, '0')}-${day}`;
}
