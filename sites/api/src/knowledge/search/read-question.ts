import { literalWords } from '@assay/domain';
import {
  abbreviationsIn,
  commonAbbreviations,
  correct,
  isGeneralEnglish,
  neighbourhoodOf,
  partsOf,
  type Vocabulary,
  vocabularyOf,
  wordsToCheck,
  wordToken,
} from '@assay/engines/retrieval';
import { sql } from 'kysely';
import type { Database } from '../../ground/database/database.types.ts';
import { detectLanguage } from './detect-language.ts';
import type { ReadQuestion, Search } from './search.types.ts';

/** Words of a question that are looked up, and long forms that are appended for one abbreviation. */
const mostWords = 24;
const mostLongForms = 2;

/**
 * Reads questions by the words of the passages that a tenant sees: its own and the shared ones. A question whose words
 * are all general English and that has no abbreviation costs no statement, any other one. What stands in quotation
 * marks is read as it is written.
 */
export function createQuestionReader(database: Database): Search['readQuestion'] {
  return async (tenant, question, language = detectLanguage(question)) => {
    const unread: ReadQuestion = { text: question, readAs: [], expansions: [] };
    if (!language.startsWith('en')) return unread;
    const literal = literalWords(question);
    const isLiteral = (start: number) => literal.some((span) => span.start <= start && start < span.end);
    const words = wordsToCheck(question)
      .filter(({ start }) => !isLiteral(start))
      .map(({ text, start }) => ({ text, start, lower: text.toLowerCase() }))
      .filter(({ lower }) => !isGeneralEnglish(lower))
      .slice(0, mostWords);
    const abbreviations = abbreviationsIn(withoutSpans(question, literal)).slice(0, mostWords);
    if (words.length === 0 && abbreviations.length === 0) return unread;
    const known = await lookUp(
      database,
      tenant,
      words.map(({ lower }) => lower),
      abbreviations.map(({ key }) => key),
    );
    const expansions = abbreviations.flatMap(({ written, key }) =>
      longForms(key, known).map((long) => ({ written, long })),
    );
    const expanded = new Set(expansions.map(({ written }) => written));
    const readAs: { written: string; read: string }[] = [];
    let text = '';
    let at = 0;
    for (const { text: written, start, lower } of words) {
      const corrected = expanded.has(written) ? undefined : correct(lower, known.vocabulary);
      if (corrected === undefined) continue;
      const read = written === lower ? corrected : corrected.charAt(0).toUpperCase() + corrected.slice(1);
      text += question.slice(at, start) + read;
      at = start + written.length;
      if (!readAs.some((other) => other.written === written)) readAs.push({ written, read });
    }
    text += question.slice(at);
    const stated = new Set(text.split(/[^\p{L}\p{N}]+/u).map(wordToken));
    const missing = expansions.filter(({ long }) => !termsOf(long).every((term) => stated.has(term)));
    return { text: [text, ...missing.map(({ long }) => long)].join(' '), readAs, expansions: missing };
  };
}

/** The text with blanks in the place of spans. */
function withoutSpans(text: string, spans: readonly { start: number; end: number }[]): string {
  return spans.reduce((held, { start, end }) => held.slice(0, start) + ' '.repeat(end - start) + held.slice(end), text);
}

interface Known {
  vocabulary: Vocabulary;
  /** Long forms by abbreviation, the most frequent first. */
  longForms: Map<string, string[]>;
}

/** Words near those of the question, what they may be made of, and long forms of abbreviations, in one statement. */
async function lookUp(
  database: Database,
  tenant: string | null,
  words: readonly string[],
  keys: readonly string[],
): Promise<Known> {
  const stems = new Set([
    ...words.flatMap((word) => [word, ...partsOf(word).flat()]).map(wordToken),
    ...keys.flatMap((key) => commonAbbreviations().get(key) ?? []).flatMap(termsOf),
  ]);
  const near = words
    .map(neighbourhoodOf)
    .flatMap(({ initials, ...rest }) => initials.map((initial) => ({ ...rest, initial })));
  const { rows } = await sql<{ name: string; long: string | null; count: number }>`
    select word as name, null as long, sum(count)::integer as count from (
      select id, word, count from search_word w
      where tenant_id in ('', ${tenant ?? ''}) and stem = any(${[...stems]}::text[])
      union
      select w.id, w.word, w.count
      from json_to_recordset(${JSON.stringify(near)}::json)
        as n (initial text, shortest smallint, longest smallint, letters integer, difference integer)
      join search_word w on w.initial = n.initial and w.length between n.shortest and n.longest
        and bit_count((w.letters # n.letters)::bit(32)) <= n.difference
      where w.tenant_id in ('', ${tenant ?? ''})
    ) found group by word having sum(count) > 0
    union all
    select short, long, sum(count)::integer from search_abbreviation
    where tenant_id in ('', ${tenant ?? ''}) and short = any(${[...keys]}::text[])
    group by short, long having sum(count) > 0
    order by count desc, name, long`.execute(database.tables<unknown>());
  const counts: [string, number][] = [];
  const longForms = new Map<string, string[]>();
  for (const { name, long, count } of rows) {
    if (long === null) counts.push([name, count]);
    else longForms.set(name, [...(longForms.get(name) ?? []), long]);
  }
  return { vocabulary: vocabularyOf(counts), longForms };
}

/** What the texts say an abbreviation stands for; else what its field means by it, if the texts speak of that. */
function longForms(key: string, { longForms: found, vocabulary: { stems } }: Known): string[] {
  const told = new Map<string, string>();
  for (const long of found.get(key) ?? []) {
    const terms = termsOf(long).join(' ');
    if (!told.has(terms)) told.set(terms, long);
  }
  if (told.size > 0) return [...told.values()].slice(0, mostLongForms);
  const common = commonAbbreviations().get(key) ?? [];
  if (common.length < 2) return [...common];
  const spokenOf = common.filter((long) => termsOf(long).every((term) => term.length < 4 || stems.has(term)));
  return spokenOf.slice(0, mostLongForms);
}

function termsOf(long: string): string[] {
  return long
    .split(/[^\p{L}\p{N}]+/u)
    .map(wordToken)
    .filter((term) => term !== '');
}
