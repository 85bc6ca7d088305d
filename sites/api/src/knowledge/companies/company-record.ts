import { createHash } from 'node:crypto';
import {
  bucketOfRange,
  companyKey,
  companySpelling,
  companyTerms,
  employeeBucket,
  type Locale,
  leadLimits,
  locales,
} from '@assay/domain';
import type { CompanyName, CompanyTables } from './companies.migrations.ts';

/** A company as it is stored, and the words of its names. */
export interface NewCompany {
  row: Omit<CompanyTables['company'], 'terms'>;
  terms: readonly string[];
}

/** Columns of a file of companies; only `name` must be there. */
export const companyColumns = [
  'id',
  'name',
  ...locales.map((locale) => `name_${locale}` as const),
  'aliases',
  'country',
  'country_en',
  'state',
  'city',
  'founded_date',
  'employee_number',
  'employees',
  'entity_type',
  'ownership_type',
  'ans_category',
] as const;
export type CompanyColumn = (typeof companyColumns)[number];

/** What a row says; a column that is absent says nothing. */
export type CompanyRecord = Partial<Record<CompanyColumn, string>>;

const longestFact = 256;
const mostAliases = 32;
/** Made when it is asked: the names of the world take the start of a process 20 ms. */
let countryNames: Intl.DisplayNames | undefined;

function countryName(code: string): string | undefined {
  countryNames ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return countryNames.of(code);
}

/** Makes a company of a row, or says in English what is wrong with it. */
export function companyOf(record: CompanyRecord): NewCompany | { problem: string } {
  const of = (column: CompanyColumn) => record[column]?.normalize('NFC').trim() ?? '';
  for (const column of companyColumns) {
    if (of(column).includes('\0')) return { problem: `${column} holds a NUL character` };
    const most = column === 'aliases' ? longestFact * mostAliases : longestFact;
    if ([...of(column)].length > most) return { problem: `${column} has more than ${most} characters` };
  }
  const name = of('name');
  if (companyKey(name) === '') return { problem: name === '' ? 'name is empty' : 'name has no letters or digits' };
  const id = of('id');
  if (id !== '' && !/^[\w.:-]{1,64}$/.test(id)) return { problem: `id is not of letters, digits and . : - _: ${id}` };
  const founded = of('founded_date');
  if (founded !== '' && !/^\d{4}(-\d{2}(-\d{2})?)?$/.test(founded))
    return { problem: `founded_date is not YYYY, YYYY-MM or YYYY-MM-DD: ${founded}` };
  const size = sizeOf(of('employee_number'), of('employees'));
  if ('problem' in size) return size;
  const given = of('country');
  const country = /^[A-Za-z]{2}$/.test(given) ? given.toUpperCase() : '';
  const known = country === '' ? undefined : countryName(country);
  if (country !== '' && known === undefined) return { problem: `country is no ISO 3166-1 code: ${given}` };
  const names = namesOf(name, of);
  const fact = (column: CompanyColumn) => of(column) || null;
  return {
    row: {
      id: id || idOf(name, country),
      name,
      names,
      country,
      country_en: fact('country_en') ?? known ?? (given || null),
      state: fact('state'),
      city: fact('city'),
      founded_date: founded || null,
      employee_number: size.count,
      employee_bucket: size.bucket,
      entity_type: fact('entity_type'),
      ownership_type: fact('ownership_type'),
      ans_category: fact('ans_category'),
      weight: size.bucket === null ? 0 : size.bucket + 1,
    },
    terms: companyTerms([name, ...names.map(({ text }) => text)]),
  };
}

function sizeOf(count: string, range: string): { count: number | null; bucket: number | null } | { problem: string } {
  if (count !== '') {
    const number = /^\d{1,3}(?:[,\s]?\d{3})*$|^\d+$/.test(count) ? Number(count.replaceAll(/[,\s]/g, '')) : Number.NaN;
    if (!(number <= 100_000_000)) return { problem: `employee_number is no number of people: ${count}` };
    return { count: number, bucket: employeeBucket(number) };
  }
  if (range === '') return { count: null, bucket: null };
  const bucket = bucketOfRange(range);
  if (bucket === undefined) return { problem: `employees is no range such as 50-100, < 10 or > 100000: ${range}` };
  return { count: null, bucket };
}

function namesOf(name: string, of: (column: CompanyColumn) => string): CompanyName[] {
  const inLanguages = locales.map((locale: Locale) => ({ text: of(`name_${locale}`), locale }));
  const aliases = of('aliases')
    .split('|')
    .slice(0, mostAliases)
    .map((alias) => ({ text: [...alias.trim()].slice(0, leadLimits.company_name).join(''), locale: null }));
  return [...inLanguages, ...aliases].filter(
    ({ text, locale }) => companyKey(text) !== '' && (locale !== null || text !== name),
  );
}

/** The same for every spelling of a name in a country, so that a file that comes again changes what is there. */
function idOf(name: string, country: string): string {
  return `c-${createHash('sha256')
    .update(`${companySpelling(name)}|${country}`)
    .digest('hex')
    .slice(0, 20)}`;
}
