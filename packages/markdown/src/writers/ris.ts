import type { BibliographyEntry } from './bibliography.types.ts';
import { oneLine } from './bibtex.ts';
import { type PersonName, personName } from './person-name.ts';

const types = { patent: 'PAT', article: 'JOUR', other: 'GEN' } as const;

/** A bibliography in RIS, UTF-8: PAT, JOUR or GEN, one record for each source; a patent's number is SN, its assignee PB. */
export function writeRis(entries: readonly BibliographyEntry[]): string {
  return entries.map((entry) => `${linesOf(entry).join('\r\n')}\r\nER  - \r\n`).join('\r\n');
}

function linesOf(entry: BibliographyEntry): string[] {
  const { kind, people, holders, date, number } = entry;
  const isPatent = kind === 'patent';
  const authors = people.length > 0 || isPatent ? people.map(personName) : holders.map((literal) => ({ literal }));
  const [year, month = '', day = ''] = (date ?? '').split('-');
  return [
    line('TY', types[kind]),
    line('TI', entry.title),
    ...authors.flatMap((name) => line('AU', written(name))),
    ...(isPatent ? line('PB', holders.join('; ')) : []),
    ...line('PY', year),
    ...(month === '' ? [] : line('DA', `${year}/${month}/${day}/`)),
    ...(isPatent ? line('SN', number) : line('AN', number)),
    ...line('DO', entry.doi),
    ...line('UR', entry.url),
    ...line('LA', entry.language),
    ...entry.notes.flatMap((note) => line('N1', note)),
  ].flat();
}

/** A comma would part a body's name as if it were a person's. */
function written(name: PersonName): string {
  if ('literal' in name) return name.literal.replaceAll(/\s*,\s*/g, ' ');
  return [name.family, name.given, name.suffix].filter((part) => part !== undefined).join(', ');
}

function line(tag: string, value: string | undefined): string[] {
  const text = oneLine(value ?? '');
  return text === '' ? [] : [`${tag}  - ${text}`];
}
