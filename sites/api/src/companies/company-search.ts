import {
  characterPairs,
  companiesOffered,
  companyKey,
  companyWords,
  isEasternWord,
  nameTerm,
  slipCodes,
  slipsAllowed,
  slipsBetween,
} from '@assay/domain';
import { type Kysely, sql } from 'kysely';
import { type CompanyTables, companyTiers } from './companies.migrations.ts';
import { type CompanyRow, companyFacts } from './company.store.ts';

/** Rows of one tier that are ordered by popularity; a term of more is common, and any of them is as good. */
const mostOrdered = 2000;
/** Words that a slip may have been meant for. */
const mostMeant = 12;

export type CompanySearch = (typed: string, limit?: number) => Promise<CompanyRow[]>;

/**
 * Companies for what was typed of a name: those of that very name, then names and words that begin so, the largest
 * first, then what is left when slips of the keyboard are allowed for.
 */
export function createCompanySearch(db: Kysely<CompanyTables>): CompanySearch {
  return async (typed, limit = companiesOffered) => {
    const words = companyWords(typed);
    const found = new Map<string, CompanyRow>();
    if (words.length === 0) return [];
    const whole = quoted(nameTerm(typed));
    const add = (rows: readonly CompanyRow[]) => {
      for (const row of rows) if (found.size < limit && !found.has(row.id)) found.set(row.id, row);
    };

    add(await inTier(db, 0, whole, whole, limit));
    const isShort = [...companyKey(typed)].length <= (isEasternWord(words[0] ?? '') ? 1 : 2);
    for (const tier of companyTiers) {
      if (found.size >= limit) break;
      // A letter or two begin the names of every tenth company: among the small ones they count as a whole word only.
      const asTyped = words.map((word, index) => termsOf(word, index === words.length - 1 && !(isShort && tier === 0)));
      const name = isShort && tier === 0 ? whole : `${whole}:*`;
      add(await inTier(db, tier, `${name} | (${asTyped.join(' & ')})`, name, limit + found.size));
    }
    if (found.size >= limit) return [...found.values()];
    const meant = await withSlips(db, words);
    for (const tier of meant === undefined ? [] : companyTiers) {
      if (found.size >= limit) break;
      add(await inTier(db, tier, meant ?? whole, whole, limit + found.size));
    }
    return [...found.values()];
  };
}

/** Companies of one tier of size and above, those that match `first` before the others. */
async function inTier(
  db: Kysely<CompanyTables>,
  tier: (typeof companyTiers)[number],
  query: string,
  first: string,
  limit: number,
): Promise<CompanyRow[]> {
  const { rows } = await sql<CompanyRow>`
    select ${sql.join(companyFacts.map((column) => sql.ref(column)))} from (
      select * from company
      where terms @@ ${query}::tsquery ${tier === 0 ? sql`` : sql`and weight >= ${sql.lit(tier)}`}
      limit ${sql.lit(mostOrdered)}
    ) as matching
    order by terms @@ ${first}::tsquery desc, weight desc, length(name), id limit ${limit}
  `.execute(db);
  return rows;
}

/** A term of the query language; terms hold letters, digits and the mark of a name, so that none needs an escape. */
function quoted(term: string): string {
  return `'${term}'`;
}

/** @param isOpen the word may be the beginning of another. */
function termsOf(word: string, isOpen: boolean): string {
  if (!isEasternWord(word)) return isOpen ? `${quoted(word)}:*` : quoted(word);
  const pairs = characterPairs(word);
  // The last one is a single character: it stands for a run that ends there.
  if (pairs.length === 1) return isOpen ? `${quoted(word)}:*` : quoted(word);
  return `(${pairs.slice(0, -1).map(quoted).join(' & ')})`;
}

/** The words with what they may have been meant for; undefined when no word leaves room for a slip. */
async function withSlips(db: Kysely<CompanyTables>, words: readonly string[]): Promise<string | undefined> {
  let isWider = false;
  const parts: string[] = [];
  for (const [index, word] of words.entries()) {
    const isOpen = index === words.length - 1;
    const choices = isEasternWord(word) ? withoutOneCharacter(word) : (await meantFor(db, word, isOpen)).map(quoted);
    isWider ||= choices.length > 0;
    parts.push(`(${[termsOf(word, isOpen), ...choices].join(' | ')})`);
  }
  return isWider ? parts.join(' & ') : undefined;
}

/** A run of characters with any one of them unknown: its pairs without the two that hold it. */
function withoutOneCharacter(run: string): string[] {
  const pairs = characterPairs(run).slice(0, -1);
  if (pairs.length < 2) return [];
  const choices = [...run].map((_, at) => pairs.filter((__, pair) => pair !== at && pair !== at - 1));
  return choices.filter((rest) => rest.length > 0).map((rest) => `(${rest.map(quoted).join(' & ')})`);
}

async function meantFor(db: Kysely<CompanyTables>, word: string, isOpen: boolean): Promise<string[]> {
  const allowed = slipsAllowed(word);
  if (allowed === 0) return [];
  const { rows } = await sql<{ word: string }>`
    select word from company_word where codes && ${`{${slipCodes(word).join(',')}}`}::integer[]
  `.execute(db);
  return rows
    .map(({ word: candidate }) => ({ candidate, slips: slipsBetween(word, candidate, isOpen) }))
    .filter(({ candidate, slips }) => slips <= allowed && candidate !== word)
    .sort((a, b) => a.slips - b.slips || a.candidate.length - b.candidate.length)
    .slice(0, mostMeant)
    .map(({ candidate }) => candidate);
}
