import { sql } from 'kysely';
import type { Database } from '../database/database.types.ts';
import type { Search } from './search.types.ts';
import { escapeLike } from './search-scope.ts';

/** Titles that are looked at for one prefix. */
const looked = 200;
const greatestCount = 50;

/**
 * Completes what is being typed from the titles of visible documents: titles that begin with it, then the phrases of
 * titles that begin with it at a word. Shorter and more frequent ones come first.
 */
export function createSuggestions(database: Database): Search['suggest'] {
  const db = database.tables<unknown>();
  return async (tenant, prefix, count) => {
    const wanted = prefix.normalize('NFKC').replace(/\s+/g, ' ').trimStart().toLowerCase();
    if (wanted.trim() === '' || count < 1) return [];
    const { rows } = await sql<{ title: string }>`
      select d.title from document d
      where (d.tenant_id is null or d.tenant_id = ${tenant}::text) and lower(d.title) like ${`%${escapeLike(wanted)}%`}
      order by position(${wanted} in lower(d.title)), length(d.title), d.key limit ${sql.lit(looked)}`.execute(db);
    return completions(
      rows.map(({ title }) => title),
      wanted,
    ).slice(0, Math.min(count, greatestCount));
  };
}

/** Words of a phrase behind the one that is being typed. */
const wordsAhead = 3;
const wide = /[\u3040-\u30ff\u3400-\u9fff]/;

/** Whole titles that begin with the prefix, and phrases inside titles that begin with it at a word; most frequent first. */
export function completions(titles: readonly string[], prefix: string): string[] {
  const counts = new Map<string, { text: string; uses: number; isTitle: boolean }>();
  const add = (text: string, isTitle: boolean) => {
    const key = text.toLowerCase();
    const known = counts.get(key);
    if (known === undefined) counts.set(key, { text, uses: 1, isTitle });
    else known.uses += 1;
  };
  for (const written of titles) {
    const title = written.normalize('NFKC').replace(/\s+/g, ' ').trim();
    const lower = title.toLowerCase();
    if (lower.length !== title.length) continue;
    if (lower.startsWith(prefix)) add(title, true);
    for (let at = lower.indexOf(prefix, 1); at > 0; at = lower.indexOf(prefix, at + 1)) {
      if (!wide.test(prefix) && /[\p{L}\p{N}]/u.test(title[at - 1] as string)) continue;
      add(wide.test(prefix) ? title : phraseAt(title, at, prefix.length), wide.test(prefix));
      if (wide.test(prefix)) break;
    }
  }
  return [...counts.values()]
    .sort((a, b) => Number(b.isTitle) - Number(a.isTitle) || b.uses - a.uses || a.text.length - b.text.length)
    .map(({ text }) => text);
}

/** From a word to the end of the prefix and a few words on, never across punctuation. */
function phraseAt(title: string, at: number, length: number): string {
  const rest = title.slice(at + length);
  const ahead = /^[^\s,;:.()]*(?:\s[^\s,;:.()]+)*/.exec(rest)?.[0] ?? '';
  const words = ahead.split(' ').slice(0, wordsAhead);
  return (title.slice(at, at + length) + words.join(' ')).trimEnd();
}
