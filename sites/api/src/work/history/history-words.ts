import { type RawBuilder, sql } from 'kysely';

/** A table that holds words of items. The expressions are SQL over its row, called `r`. */
export interface WordsOf {
  table: string;
  /** Tells its parts from those of the other tables of its room; empty for the title of the item itself. */
  prefix: '' | `${string}:`;
  /** Id of the item. */
  item: string;
  /** What tells a row from the others of its table. */
  key: string;
  /** The words. */
  text: string;
  /** Columns from which all of that comes. */
  columns: readonly string[];
  /** A select of `tenant_id` and `owner_id`: who finds it. No row: nobody does. */
  owner: string;
  /** Rows that are looked at when parts of items are read again, where the key alone has no index. */
  narrow?: (items: RawBuilder<unknown>) => RawBuilder<unknown>;
}

/** What the items of one room are found by. */
export interface FoundWords {
  room: 'seek' | 'agents' | 'works';
  words: readonly WordsOf[];
}

/** Signs that part words: those of ASCII, and the punctuation and symbols of Unicode that NFKC leaves. */
const parting = String.raw`\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u2190-\u2bff\u3000-\u3004\u3008-\u3020\u3030\ufe00-\ufe6f\uff61-\uff65`;
/** Characters of scripts that are written without blanks. */
const eastern = String.raw`\u3005-\u3007\u3031-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff`;
const run = `'([${eastern}]+)|([^${parting}${eastern}]+)'`;
const folded = 'lower(normalize(given, NFKC))';
/** Characters of a word that are kept, and words of one part. */
const longestWord = 40;
const mostWords = 4_000;

/**
 * The words of a text, and what they are found by: whole words, and of scripts without blanks every two neighbours and the
 * last character. A query is read by the same rule; the word that is still being typed may be the beginning of one.
 */
const wordFunctions: readonly string[] = [
  `create function history_words(given text) returns table (word text) language sql immutable as $$
    with run as (select found[1] as eastern, found[2] as other from regexp_matches(${folded}, ${run}, 'g') found)
    select distinct substr(eastern, at, 2) from run, generate_series(1, length(eastern)) at where eastern is not null
    union
    select left(other, ${longestWord}) from run where other is not null
    limit ${mostWords}
  $$`,
  `create function history_wanted(given text) returns table (word text, is_open boolean) language sql immutable as $$
    with run as (
      select found[1] as eastern, found[2] as other, n, n = count(*) over () as is_last
      from regexp_matches(${folded}, ${run}, 'g') with ordinality as matched (found, n)
    )
    select substr(eastern, at, 2), length(eastern) = 1 from run, generate_series(1, greatest(1, length(eastern) - 1)) at
      where eastern is not null
    union
    select left(other, ${longestWord}), is_last and length(other) > 1 from run where other is not null
  $$`,
];

/** Words by which a person finds what they worked on, kept by the tables that hold them. */
export const historyWords: readonly string[] = [
  `create table history_word (
    tenant_id text not null,
    owner_id text not null,
    word text collate "C" not null,
    room text not null,
    item_id text not null,
    part text not null,
    primary key (owner_id, word, tenant_id, room, item_id, part)
  )`,
  `create index history_word_item on history_word (room, item_id, part)`,
  ...wordFunctions,
  `create function history_keep(
    in_room text, in_item text, in_part text, in_tenant text, in_owner text, given text
  ) returns void language sql as $$
    delete from history_word where room = in_room and item_id = in_item and part = in_part;
    insert into history_word (tenant_id, owner_id, word, room, item_id, part)
    select in_tenant, in_owner, word, in_room, in_item, in_part from history_words(given) where in_owner is not null;
  $$`,
];

const partOf = ({ prefix, key }: WordsOf) => (prefix === '' ? `''` : `'${prefix}' || ${key}`);

const ruleOf = (table: string) => `history_words_of_${table}`;

/** The rules by which the words of the items of a room are kept, in the place of those there are. */
export function wordRules({ room, words }: FoundWords): readonly string[] {
  return words.map((of) => {
    const { table, item, text, owner, prefix } = of;
    const gone =
      prefix === ''
        ? `delete from history_word where room = '${room}' and item_id = ${item}`
        : `delete from history_word where room = '${room}' and item_id = ${item} and part = ${partOf(of)}`;
    return `create or replace function ${ruleOf(table)}() returns trigger language plpgsql as $$
      declare
        r ${table};
        tenant text;
        person text;
      begin
        if tg_op = 'DELETE' then
          r := old;
          ${gone};
          return null;
        end if;
        r := new;
        select given.tenant_id, given.owner_id into tenant, person from (${owner}) given;
        perform history_keep('${room}', ${item}, ${partOf(of)}, tenant, person, ${text});
        return null;
      end $$`;
  });
}

/** Keeps the words of the items of a room from now on, and those of the items there are. */
export function keepingWords(found: FoundWords): readonly string[] {
  return [
    ...wordRules(found),
    ...found.words.flatMap((of) => {
      const { table, item, text, columns, owner } = of;
      const name = ruleOf(table);
      return [
        `create trigger ${name}_added after insert or delete on ${table} for each row execute function ${name}()`,
        `create trigger ${name}_changed after update of ${columns.join(', ')} on ${table} for each row
        when (${columns.map((column) => `old.${column} is distinct from new.${column}`).join(' or ')})
        execute function ${name}()`,
        `insert into history_word (tenant_id, owner_id, word, room, item_id, part)
        select given.tenant_id, given.owner_id, found.word, '${found.room}', ${item}, ${partOf(of)}
        from ${table} r, lateral (${owner}) given, lateral history_words(${text}) found`,
      ];
    }),
  ];
}

/** The texts of parts of items: `part` and `text`. */
export function textsOf(
  { words }: FoundWords,
  parts: readonly { item: string; part: string }[],
): RawBuilder<unknown> | undefined {
  const selects = words.flatMap((of) => {
    const own = parts.filter(({ part }) => of.prefix !== '' && part.startsWith(of.prefix));
    if (own.length === 0) return [];
    const keys = own.map(({ part }) => part.slice(of.prefix.length));
    const items = sql`${own.map(({ item }) => item)}::text[]`;
    const narrow = of.narrow ? sql`${of.narrow(items)} and` : sql``;
    return [
      sql`select ${sql.raw(partOf(of))} as part, ${sql.raw(of.text)} as text from ${sql.table(of.table)} r
        where ${narrow} ${sql.raw(of.key)} = any(${keys}::text[])`,
    ];
  });
  return selects.length === 0 ? undefined : sql.join(selects, sql` union all `);
}
