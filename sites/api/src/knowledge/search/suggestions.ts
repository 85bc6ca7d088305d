import { completions, foldPhrase, phraseLength } from '@assay/engines/retrieval';
import { sql } from 'kysely';
import type { Database } from '../../ground/database/database.types.ts';
import { escapeLike } from '../../ground/database/like-pattern.ts';
import type { Search } from './search.types.ts';

/** Phrases that are looked at for one prefix. */
const looked = 300;
const greatestCount = 50;

/** Completes what is being typed from the titles of visible documents, at the beginning of any of their words. */
export function createSuggestions(database: Database): Search['suggest'] {
  const db = database.tables<unknown>();
  return async (tenant, prefix, count) => {
    const wanted = foldPhrase(prefix);
    if (wanted.trim() === '' || count < 1) return [];
    const { rows } = await sql<{ text: string; word: number }>`
      select text, word from search_phrase
      where phrase like ${`${escapeLike(wanted.slice(0, phraseLength))}%`} and (tenant_id is null or tenant_id = ${tenant}::text)
      order by phrase using ~<~, document_key, word
      limit ${sql.lit(looked)}`.execute(db);
    const fitting = rows.filter(({ text }) => text.toLowerCase().startsWith(wanted));
    return completions(fitting, wanted).slice(0, Math.min(count, greatestCount));
  };
}
