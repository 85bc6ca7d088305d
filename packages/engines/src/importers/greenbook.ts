import {
  type Claim,
  type Classification,
  importProblem,
  type Party,
  type Publication,
  type Reference,
} from '@assay/domain';
import { makeClaim } from './claims.ts';
import { earliest, publicationDates, readDate } from './dates.ts';
import { greenbookText } from './greenbook-text.ts';
import { ImportError } from './import-item.types.ts';
import { patentUrl } from './patent-url.ts';
import { ipcCode, uspcCode } from './uspto-xml.ts';

type Paragraph = Publication['paragraphs'][number];

interface Field {
  tag: string;
  lines: string[];
}

interface Group {
  tag: string;
  fields: Field[];
}

/** Kind codes by patent type (`APT`), as the office assigned them before 2001. */
const kinds: Readonly<Record<string, string>> = { '1': 'A', '2': 'E', '4': 'S', '5': 'I', '6': 'P', '7': 'H' };

/** USPTO Green Book (APS), grants 1976 to 2001: four-letter groups of tagged lines, continuation lines indented. */
export function readGreenbook(record: string): Publication {
  const groups = readGroups(record);
  const head = groups[0];
  if (head === undefined) throw new ImportError(importProblem('noFields'));
  const printed = /^(D|PP|RE|H|T)?0*(\d+)/.exec(value(head, 'WKU').slice(0, 8));
  const title = greenbookText(value(head, 'TTL'));
  if (printed === null) throw new ImportError(importProblem('noIdentity', { field: 'WKU' }));
  const type = value(head, 'APT') || '1';
  const id = `US${(printed[1] ?? '') + (printed[2] as string).padStart(8 - (printed[1]?.length ?? 0), '0')}${kinds[type] ?? 'A'}`;
  const priorities = groups.flatMap((group) => {
    const date = priorityDates[group.tag];
    return date === undefined ? [] : [readDate(value(group, date))];
  });
  const application = `${value(head, 'SRC')}/${value(head, 'APN').slice(0, 6)}`;
  return {
    id,
    familyId: value(head, 'APN') === '' ? id : `US-application-${application}`,
    sourceType: 'patent',
    source: 'greenbook',
    title,
    language: 'en',
    dates: publicationDates({
      publication: readDate(value(head, 'ISD')),
      filing: readDate(value(head, 'APD')),
      priority: earliest(priorities),
    }),
    parties: parties(groups),
    classes: classes(groups),
    references: groups.flatMap(readReference),
    claims: claims(groups),
    paragraphs: groups.flatMap(readParagraphs),
    licence: 'public domain',
    url: patentUrl(id),
  };
}

/** Groups that tell of earlier applications and the field of their date: foreign, related, reissued, international. */
const priorityDates: Readonly<Record<string, string>> = { PRIR: 'APD', RLAP: 'APD', REIS: 'APD', PCTA: 'PFD' };

function readGroups(record: string): Group[] {
  const groups: Group[] = [];
  for (const line of record.split('\n')) {
    const text = line.replace(/\r$/, '');
    const [, tag, rest] = /^([A-Z][A-Z0-9]{2,3})(?:\s(.*))?$/.exec(text) ?? [];
    if (tag !== undefined && tag.length === 4 && (rest ?? '').trim() === '') groups.push({ tag, fields: [] });
    else if (tag !== undefined && tag.length === 3)
      groups.at(-1)?.fields.push({ tag, lines: [(rest ?? '').replace(/^ /, '')] });
    else groups.at(-1)?.fields.at(-1)?.lines.push(text.replace(/^ {5}/, ''));
  }
  return groups;
}

function value(group: Group, tag: string): string {
  const field = group.fields.find((candidate) => candidate.tag === tag);
  return field === undefined ? '' : joined(field);
}

function joined(field: Field): string {
  return field.lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
}

const partyGroups: Readonly<Record<string, Party['role']>> = { INVT: 'inventor', ASSG: 'assignee' };

function parties(groups: readonly Group[]): Party[] {
  const found: Party[] = [];
  for (const group of groups) {
    const role = partyGroups[group.tag];
    const country = value(group, 'CNT').slice(0, 2);
    const place = /^[A-Z]{2}$/.test(country) ? { country } : value(group, 'STA') === '' ? {} : { country: 'US' };
    if (role !== undefined && value(group, 'NAM') !== '')
      found.push({ role, name: personName(value(group, 'NAM')), ...place });
    if (group.tag === 'PATN') {
      for (const tag of ['EXP', 'EXA']) {
        const name = value(group, tag);
        if (name !== '') found.push({ role: 'examiner', name: personName(name) });
      }
    }
    const firm = group.tag === 'LREP' ? value(group, 'FRM') || value(group, 'FR2') : '';
    if (firm !== '') found.push({ role: 'agent', name: firm });
  }
  return found;
}

/** `Don G. Hoff` of the printed `Hoff; Don G.`. */
function personName(printed: string): string {
  const [last = '', first] = printed.split(/;\s*/);
  return first === undefined ? last.trim() : `${first} ${last}`.trim();
}

function classes(groups: readonly Group[]): Classification[] {
  const found: Classification[] = [];
  for (const group of groups.filter(({ tag }) => tag === 'CLAS')) {
    for (const field of group.fields) {
      const text = field.lines[0] ?? '';
      if (text.trim() === '') continue;
      if (field.tag === 'OCL') found.push({ scheme: 'uspc', code: uspcCode(text), first: true });
      if (field.tag === 'XCL') found.push({ scheme: 'uspc', code: uspcCode(text) });
      if (field.tag === 'ICL') {
        const first = !found.some(({ scheme }) => scheme === 'ipc');
        found.push({ scheme: 'ipc', code: ipcCode(text), ...(first && { first }) });
      }
    }
  }
  return found;
}

function readReference(group: Group): Reference[] {
  if (group.tag === 'UREF') {
    const number = value(group, 'PNO').replace(/\s+/g, '');
    return number === '' ? [] : [{ kind: 'patent', identifier: `US${number}` }];
  }
  if (group.tag === 'FREF') {
    const number = value(group, 'PNO').replace(/\s+/g, '');
    return number === '' ? [] : [{ kind: 'patent', identifier: `${countryCode(value(group, 'CNT'))}${number}` }];
  }
  if (group.tag !== 'OREF') return [];
  return group.fields
    .filter(({ tag }) => tag.startsWith('PA'))
    .map((field) => ({ kind: 'literature', identifier: greenbookText(joined(field)) }));
}

/** APS countries are two letters and a variant letter: `DEX`, `JPX`, `GB2`. */
function countryCode(code: string): string {
  return /^[A-Z]{2}/.exec(code)?.[0] ?? '';
}

const sections: Readonly<Record<string, Paragraph['kind']>> = {
  ABST: 'abstract',
  PARN: 'paragraph',
  GOVT: 'paragraph',
  BSUM: 'paragraph',
  DRWD: 'paragraph',
  DETD: 'paragraph',
};

function readParagraphs(group: Group): Paragraph[] {
  const kind = sections[group.tag];
  if (kind === undefined) return [];
  const paragraphs: Paragraph[] = [];
  let section: string | undefined;
  for (const field of group.fields) {
    if (field.tag === 'TBL') {
      const text = tableLines(field);
      if (text !== '') paragraphs.push({ kind: 'table', text, ...(section && { section }) });
      continue;
    }
    const text = greenbookText(joined(field));
    if (text === '') continue;
    if (field.tag === 'PAC') {
      section = text;
      paragraphs.push({ kind: 'heading', text });
    } else paragraphs.push({ kind, text, ...(section && { section }) });
  }
  return paragraphs;
}

/** Columns of a typed table are parted by two or more blanks; rules drawn with underscores are dropped. */
function tableLines(field: Field): string {
  return field.lines
    .filter((line) => line.trim() !== '' && !/^[\s_-]+$/.test(line))
    .map((line) => greenbookText(line.trim().replace(/\s{2,}/g, ' | ')))
    .join('\n');
}

function claims(groups: readonly Group[]): Claim[] {
  const fields = groups.filter(({ tag }) => tag === 'CLMS' || tag === 'DCLM').flatMap((group) => group.fields);
  const found: { number: number; lines: string[] }[] = [];
  for (const field of fields) {
    const text = field.tag === 'TBL' ? tableLines(field) : greenbookText(joined(field));
    if (field.tag === 'STM' || text === '') continue;
    if (field.tag === 'NUM') found.push({ number: Number.parseInt(text, 10) || found.length + 1, lines: [] });
    else {
      if (found.length === 0) found.push({ number: 1, lines: [] });
      found.at(-1)?.lines.push(text);
    }
  }
  return found.filter(({ lines }) => lines.length > 0).map(({ number, lines }) => makeClaim(number, lines.join('\n')));
}
