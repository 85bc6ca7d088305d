import { foundAtMost, historyPath } from '@assay/domain';
import type { Finder } from '../../knowledge/search/finder.types.ts';
import { foundPage } from '../../knowledge/search/found-page.ts';
import { snippetOf } from '../../knowledge/search/snippet.ts';
import type { HistoryStore } from './history.store.ts';
import type { FoundWords } from './history-words.ts';

/** Finds what a person worked on in one room, by the rules of their history: their own, and what they have not removed. */
export function createRecordFinder(store: Pick<HistoryStore, 'find'>, room: FoundWords['room']): Finder {
  return async ({ scope, query, limit }) =>
    foundPage(
      await store.find(scope, { room, query, most: foundAtMost + 1, texts: limit }),
      limit,
      ({ source, id, title, updated_at: at, text }) => ({
        title,
        ...(text === undefined ? {} : { snippet: snippetOf(text, query) }),
        address: historyPath(source, id),
        at,
      }),
    );
}
