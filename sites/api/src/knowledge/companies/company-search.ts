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
  withoutGroupWords,
} from '@assay/domain';
import { type Kysely, sql } from 'kysely';
import { type CompanyTables, companyTiers } from './companies.migrations.ts';
import { type CompanyRow, companyFacts } from './company.store.ts';

/** Rows of one tier that are ordered by popularity; a term of more is common, and any of them is as good. */
const mostOrdered = 2000;
/** Words that a slip may have been meant for. */
const mostMeant = 12;

type Tier = (typeof companyTiers)[number];
export type CompanySearch = (typed: string, limit?: number) => Promise<CompanyRow[]>;

/**
 * Companies for what was typed of a name: those of that very name, then names and words that begin so, the largest
 * first, then what is left when slips of the keyboard are allowed for.
 */
export function createCompanySearch(db: Kysely<CompanyTables>): CompanySearch {
  const byName = searchByName(db);
  return async (typed, limit = companiesOffered) => {
    const found = await byName(typed, limit);
    const name = found.length < limit ? withoutGroupWords(typed) : undefined;
    if (name === undefined) return found;
    // Panasonic Holdings is listed as Panasonic: those of that very name, and none that only begin so.
    const known = new Set(found.map(({ id }) => id));
    const named = (await byName(name, limit)).filter((row) => isNamed(row, name));
    return [...found, ...named.filter(({ id }) => !known.has(id))].slice(0, limit);
  };
}

function isNamed({ name, names }: CompanyRow, wanted: string): boolean {
  const key = companyKey(wanted);
  return [name, ...names.map(({ text }) => text)].some(
    (text) => companyKey(text) === key || companyKey(withoutGroupWords(text) ?? '') === key,
  );
}

function searchByName(db: Kysely<CompanyTables>): (typed: string, limit: number) => Promise<CompanyRow[]> {
  return async (typed, limit) => {
    const words = companyWords(typed);
    const found = new Map<string, CompanyRow>();
    if (words.length === 0) return [];
    const whole = quoted(nameTerm(typed));
    const add = (rows: readonly CompanyRow[]) => {
      for (const row of rows) if (found.size < limit && !found.has(row.id)) found.set(row.id, row);
    };

    add(await inTier(db, 0, whole, whole, limit));
    const isShort = [...companyKey(typed)].length <= (isEasternWord(words[0] ?? '') ? 1 : 2);
    const strict = words.map((word, index) => termsOf(word, index === words.length - 1)).join(' & ');
    await downTiers((tier) => {
      // A letter or two begin the names of every tenth company: among the small ones they count as a whole word only.
      if (isShort) return tier === 0 ? [`${whole} | ${words.map(quoted).join(' & ')}`, whole] : [`${whole}:*`, whole];
      return [`${whole}:* | (${strict})`, `${whole}:*`];
    });
    if (found.size >= limit) return [...found.values()];
    const meant = await withSlips(db, words);
    if (meant !== undefined) await downTiers(() => [meant, whole]);
    return [...found.values()];

    /** From the largest down until there are enough; what no large company has is rare, and asked of all at once. */
    async function downTiers(queryOf: (tier: Tier) => readonly [query: string, first: string]): Promise<void> {
      for (let at = 0; at < companyTiers.length && found.size < limit; at += 1) {
        const tier = companyTiers[at] ?? 0;
        const rows = await inTier(db, tier, ...queryOf(tier), limit + found.size);
        add(rows);
        if (rows.length === 0 && tier !== 0) at = companyTiers.length - 2;
      }
    }
  };
}

/** Companies of one tier of size and above, those that match `first` before the others. */
async function inTier(
  db: Kysely<CompanyTables>,
  tier: Tier,
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

/**
 * The words with what they may have been meant for; undefined when no word leaves room for a slip. Where a word is known
 * to no company the slip is in that one, and the others stand as they are.
 */
async function withSlips(db: Kysely<CompanyTables>, words: readonly string[]): Promise<string | undefined> {
  const read: { terms: string; choices: readonly string[]; isKnown: boolean }[] = [];
  for (const [index, word] of words.entries()) {
    const isOpen = index === words.length - 1;
    if (isEasternWord(word)) {
      read.push({ terms: termsOf(word, isOpen), choices: withoutOneCharacter(word), isKnown: false });
      continue;
    }
    const meant = await meantFor(db, word, isOpen);
    // A word that is there need not be the beginning of another one too, which costs much where it is a common one.
    read.push({ terms: termsOf(word, isOpen && !meant.isKnown), ...meant });
  }
  const isAnyUnknown = read.some(({ isKnown }) => !isKnown);
  const parts = read.map((part) => (part.isKnown && isAnyUnknown ? { ...part, choices: [] } : part));
  if (parts.every(({ choices }) => choices.length === 0)) return undefined;
  return parts.map(({ terms, choices }) => `(${[terms, ...choices].join(' | ')})`).join(' & ');
}

/** A run of characters with any one of them unknown: its pairs without the two that hold it. */
function withoutOneCharacter(run: string): string[] {
  const pairs = characterPairs(run).slice(0, -1);
  if (pairs.length < 2) return [];
  const choices = [...run].map((_, at) => pairs.filter((__, pair) => pair !== at && pair !== at - 1));
  // A single pair of a longer run says too little: 重庆 alone is every company of that town.
  return choices
    .filter((rest) => rest.length >= Math.min(2, pairs.length - 1))
    .map((rest) => `(${rest.map(quoted).join(' & ')})`);
}

async function meantFor(
  db: Kysely<CompanyTables>,
  word: string,
  isOpen: boolean,
): Promise<{ choices: readonly string[]; isKnown: boolean }> {
  const allowed = slipsAllowed(word);
  // What is too short for a slip stands as it is typed.
  if (allowed === 0) return { choices: [], isKnown: !isOpen };
  const { rows } = await sql<{ word: string }>`
    select word from company_word where codes && ${`{${slipCodes(word).join(',')}}`}::integer[]
  `.execute(db);
  const choices = rows
    .map(({ word: candidate }) => ({ candidate, slips: slipsBetween(word, candidate, isOpen) }))
    .filter(({ candidate, slips }) => slips <= allowed && candidate !== word)
    .sort((a, b) => a.slips - b.slips || a.candidate.length - b.candidate.length)
    .slice(0, mostMeant)
    .map(({ candidate }) => quoted(candidate));
  return { choices, isKnown: rows.some(({ word: known }) => known === word) };
}
