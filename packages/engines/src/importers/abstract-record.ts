import { importProblem, type Party, type Publication } from '@assay/domain';
import { publicationDates, readDate } from './dates.ts';
import { ImportError } from './import-item.types.ts';
import { languageOf } from './language.ts';
import { doiOf, plainText } from './openalex.ts';
import { patentUrl } from './patent-url.ts';
import { fold } from './xml-tree.ts';

/**
 * A plain JSON record as spreadsheets and scripts export them: `id`, `title`, `abstract`, and where given `assignee`,
 * `authors`, `publication_date`, `filing_date`, `priority_date`, `doi`, `language`, `licence`, `url`. A patent is known by its number.
 */
export function readAbstractRecord(value: unknown): Publication {
  const record = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  const text = (key: string) => (typeof record[key] === 'string' ? plainText(record[key]) : '');
  // Exports of BigQuery write dates as numbers, 0 for none.
  const date = (key: string) => readDate(typeof record[key] === 'number' ? String(record[key]) : text(key));
  const title = text('title');
  const abstract = text('abstract');
  const doi = doiOf(text('doi'));
  const [, country, number, kind = ''] = /^([A-Z]{2})-?(\d{4,14})-?([A-Z]\d?)?$/.exec(text('id')) ?? [];
  const isPatent = country !== undefined && number !== undefined;
  const id = isPatent ? `${country}${number}${kind}` : text('id') || (doi ? `doi:${doi}` : '');
  if (id === '') throw new ImportError(importProblem('noIdentity', { field: 'id, doi' }));
  if (title === '' && abstract === '') throw new ImportError(importProblem('noTitle', { id }));
  const url = text('url');
  return {
    id,
    familyId: doi === undefined ? id : `doi:${doi}`,
    sourceType: isPatent ? 'patent' : 'paper',
    source: 'abstracts',
    title: title || id,
    language: text('language') || languageOf(`${title} ${abstract}`),
    dates: publicationDates({
      publication: date('publication_date') ?? date('date'),
      filing: date('filing_date'),
      priority: date('priority_date'),
    }),
    parties: [...names(record['assignee'], 'assignee'), ...names(record['authors'], 'author')],
    classes: [],
    references: [],
    claims: [],
    paragraphs: abstract === '' ? [] : [{ kind: 'abstract', text: abstract }],
    licence: text('licence') || text('license') || 'not stated',
    ...(/^https?:\/\//.test(url) ? { url } : isPatent ? { url: patentUrl(id) } : {}),
  };
}

function names(value: unknown, role: Party['role']): Party[] {
  const list = Array.isArray(value) ? value : typeof value === 'string' ? [value] : [];
  return list.flatMap((name: unknown) =>
    typeof name === 'string' && name.trim() !== '' ? [{ role, name: fold(name) }] : [],
  );
}
