import type { BibliographyEntry } from './bibliography.types.ts';
import { type PersonName, personName } from './person-name.ts';

const types = { patent: 'patent', article: 'article', other: 'misc' } as const;

/** Signs that TeX reads as commands. Braces are named, since BibTeX counts them even behind a backslash. */
const commands: Readonly<Record<string, string>> = {
  '\\': String.raw`\textbackslash{}`,
  '{': String.raw`\textbraceleft{}`,
  '}': String.raw`\textbraceright{}`,
  '~': String.raw`\textasciitilde{}`,
  '^': String.raw`\textasciicircum{}`,
  $: String.raw`\$`,
  '&': String.raw`\&`,
  '#': String.raw`\#`,
  '%': String.raw`\%`,
  _: String.raw`\_`,
};

/**
 * A bibliography in BibTeX, UTF-8: `@patent`, `@article`, `@misc`, one for each source, with keys that are unique in it.
 * `about` stands before the first entry, where BibTeX reads nothing.
 */
export function writeBibtex(entries: readonly BibliographyEntry[], about: readonly string[] = []): string {
  const keys = uniqueKeys(entries);
  const head = about.map((line) => `% ${oneLine(line).replaceAll('@', '(at)')}\n`).join('');
  const written = entries.map((entry, at) => {
    const fields = fieldsOf(entry).map(([name, value]) => `  ${name} = {${value}},\n`);
    return `@${types[entry.kind]}{${keys[at]},\n${fields.join('')}}\n`;
  });
  return [head, ...written].filter((part) => part !== '').join('\n');
}

function fieldsOf(entry: BibliographyEntry): (readonly [string, string])[] {
  const [year, month, day] = (entry.date ?? '').split('-');
  const people = entry.people.map(personName);
  // A note without authors is its holder's.
  const authors = people.length > 0 || entry.kind === 'patent' ? people : entry.holders.map((literal) => ({ literal }));
  const fields: (readonly [string, string | undefined])[] = [
    // A second pair keeps capitals: LiFePO4 is no word to be written small.
    ['title', `{${escaped(entry.title)}}`],
    ['author', authors.length > 0 ? authors.map(written).join(' and ') : undefined],
    [
      'holder',
      entry.kind === 'patent' && entry.holders.length > 0 ? entry.holders.map(whole).join(' and ') : undefined,
    ],
    ['year', year || undefined],
    ['month', month ? String(Number(month)) : undefined],
    ['date', day ? entry.date : undefined],
    ['number', entry.kind === 'patent' ? escaped(entry.number) : undefined],
    ['doi', entry.doi === undefined ? undefined : bare(entry.doi)],
    ['url', entry.url === undefined ? undefined : bare(entry.url)],
    ['langid', entry.language === undefined ? undefined : escaped(entry.language)],
    ['note', entry.notes.length > 0 ? escaped(entry.notes.join('; ')) : undefined],
  ];
  return fields.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
}

function written(name: PersonName): string {
  if ('literal' in name) return whole(name.literal);
  const { family, given, suffix } = name;
  return [family, suffix, given].flatMap((part) => (part === undefined ? [] : [escaped(part)])).join(', ');
}

/** A name that is not taken apart, whatever "and" or comma is in it. */
const whole = (name: string) => `{${escaped(name)}}`;

function escaped(text: string): string {
  return oneLine(text).replaceAll(/[\\{}~^$&#%_]/g, (sign) => commands[sign] ?? sign);
}

/** An address or a DOI, which is not read as TeX but must not end the field. */
function bare(text: string): string {
  return oneLine(text).replaceAll(/[\\{}\s]/g, encodeURIComponent);
}

export function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** Names by which a text cites each entry: ASCII, as `goodenough1997phospho`, `US8926509B2`. */
function uniqueKeys(entries: readonly BibliographyEntry[]): string[] {
  const taken = new Set<string>();
  return entries.map((entry) => {
    const stem = keyOf(entry) || 'source';
    let key = stem;
    for (let count = 2; taken.has(key.toLowerCase()); count += 1) key = `${stem}-${count}`;
    taken.add(key.toLowerCase());
    return key;
  });
}

function keyOf({ kind, people, holders, number, date, title }: BibliographyEntry): string {
  if (kind === 'patent') return ascii(number);
  const first = people[0] === undefined ? undefined : personName(people[0]);
  const name = first === undefined ? (holders[0] ?? '') : 'literal' in first ? first.literal : first.family;
  const word = title.split(/[^\p{L}\p{N}]+/u).find((each) => ascii(each).length > 3) ?? '';
  const key = [ascii(name), (date ?? '').slice(0, 4), ascii(word).slice(0, 12)].join('').toLowerCase();
  return /[a-z]/.test(key) ? key : ascii(number);
}

function ascii(text: string): string {
  return text.normalize('NFKD').replaceAll(/[^A-Za-z0-9]/g, '');
}
