import {
  type Claim,
  type Classification,
  importProblem,
  type Party,
  type Publication,
  type Reference,
} from '@assay/domain';
import { makeClaim, splitClaims } from './claims.ts';
import { earliest, publicationDates, readDate, type StatedDate } from './dates.ts';
import { ImportError, type ImportedPublication } from './import-item.types.ts';
import { patentUrl } from './patent-url.ts';
import { richText } from './rich-text.ts';

import { symbol } from './uspto-xml.ts';
import { child, children, descendants, fold, plain, type XmlElement } from './xml-tree.ts';

/** EPO OPS `exchange-document`: bibliography and abstract of one publication, in DOCDB spelling. */
export function readExchangeDocument(root: XmlElement): ImportedPublication {
  if (root.attributes['status'] === 'not found') throw new ImportError(importProblem('notFoundAtOffice'));
  const biblio = child(root, 'bibliographic-data');
  const published = documentId(child(biblio, 'publication-reference'), 'docdb');
  const {
    country = plain(published, 'country'),
    'doc-number': number = plain(published, 'doc-number'),
    kind = plain(published, 'kind'),
  } = root.attributes;
  if (number === '') throw new ImportError(importProblem('noIdentity', { field: 'doc-number' }));
  const id = `${country}${number}${kind}`;
  const family = root.attributes['family-id'];
  const titles = children(biblio, 'invention-title');
  const abstracts = children(root, 'abstract');
  const language = preferredLanguage([...abstracts, ...titles]);
  const title = titleIn(titles, language);
  const paragraphs = inLanguage(abstracts, language).flatMap((abstract) =>
    paragraphTexts(abstract).map((text) => ({ kind: 'abstract' as const, text })),
  );
  if (title === '' && paragraphs.length === 0) throw new ImportError(importProblem('noTitle', { id }));
  return {
    ...emptyPublication(id, family),
    title,
    language,
    dates: publicationDates({
      publication: readDate(plain(published, 'date')) ?? anyDate(child(biblio, 'publication-reference')),
      filing: anyDate(child(biblio, 'application-reference')),
      priority: earliest(descendants(biblio, 'priority-claim').map(anyDate)),
    }),
    parties: parties(child(biblio, 'parties')),
    classes: classes(biblio),
    references: references(biblio),
    paragraphs,
  };
}

/** EPO OPS `fulltext-document`: claims or description of one publication. */
export function readFulltextDocument(root: XmlElement): ImportedPublication {
  const published = child(root, 'bibliographic-data/publication-reference/document-id');
  const number = plain(published, 'doc-number');
  if (number === '') throw new ImportError(importProblem('noIdentity', { field: 'doc-number' }));
  const claims = children(root, 'claims');
  const descriptions = children(root, 'description');
  const language = preferredLanguage([...claims, ...descriptions]);
  return {
    ...emptyPublication(`${plain(published, 'country')}${number}${plain(published, 'kind')}`),
    language,
    claims: inLanguage(claims, language).flatMap(readClaims),
    paragraphs: inLanguage(descriptions, language).flatMap(readDescription),
  };
}

/** EPO OPS `family-member`: tells which family a publication belongs to. */
export function readFamilyMember(root: XmlElement): ImportedPublication {
  const published = documentId(child(root, 'publication-reference'), 'docdb');
  const number = plain(published, 'doc-number');
  if (number === '') throw new ImportError(importProblem('noIdentity', { field: 'family-member/doc-number' }));
  return {
    ...emptyPublication(
      `${plain(published, 'country')}${number}${plain(published, 'kind')}`,
      root.attributes['family-id'],
    ),
    dates: publicationDates({
      publication: readDate(plain(published, 'date')),
      filing: anyDate(child(root, 'application-reference')),
      priority: earliest(children(root, 'priority-claim').map(anyDate)),
    }),
  };
}

function emptyPublication(id: string, family?: string): ImportedPublication {
  return {
    id,
    familyId: family ? `DOCDB-${family}` : id,
    sourceType: 'patent',
    source: 'epo-ops',
    title: '',
    language: 'en',
    dates: {},
    parties: [],
    classes: [],
    references: [],
    claims: [],
    paragraphs: [],
    licence: 'EPO OPS terms of use',
    url: patentUrl(id),
    isFragment: true,
  };
}

function documentId(reference: XmlElement | undefined, type: string): XmlElement | undefined {
  const ids = children(reference, 'document-id');
  return ids.find((node) => node.attributes['document-id-type'] === type) ?? ids[0];
}

/** First date among the spellings of a number; OPS prints it in one of them only. */
function anyDate(reference: XmlElement | undefined): StatedDate | undefined {
  return descendants(reference, 'date')
    .map((date) => readDate(plain(date)))
    .find((date) => date !== undefined);
}

const languageOrder = ['en', 'de', 'fr'] as const;

function preferredLanguage(elements: readonly XmlElement[]): string {
  const languages = elements.map(({ attributes }) => (attributes['lang'] ?? '').toLowerCase()).filter(Boolean);
  return languageOrder.find((language) => languages.includes(language)) ?? languages[0] ?? 'en';
}

function inLanguage(elements: readonly XmlElement[], language: string): readonly XmlElement[] {
  const own = elements.filter(({ attributes }) => attributes['lang']?.toLowerCase() === language);
  return own.length > 0 ? own.slice(0, 1) : elements.slice(0, 1);
}

function titleIn(titles: readonly XmlElement[], language: string): string {
  const [title] = inLanguage(titles, language);
  return title === undefined ? '' : richText(title).replaceAll('\n', ' ');
}

/** Texts of the `p` elements, without the mark that OPS leaves where an image was. */
function paragraphTexts(element: XmlElement): string[] {
  return children(element, 'p')
    .map((node) => richText(node).replace(/\s*<IMAGE>\s*/g, ''))
    .filter((text) => text !== '');
}

function readDescription(element: XmlElement): Publication['paragraphs'][number][] {
  let section: string | undefined;
  return children(element).flatMap((node): Publication['paragraphs'][number][] => {
    const text = richText(node);
    if (text === '') return [];
    if (node.name === 'heading') {
      section = text;
      return [{ kind: 'heading', text }];
    }
    const [printed, label] = /^(\[\d{4,5}\])\s*/.exec(text) ?? [];
    const body = printed === undefined ? text : text.slice(printed.length);
    return body === '' ? [] : [{ kind: 'paragraph', text: body, ...(label && { label }), ...(section && { section }) }];
  });
}

/** OPS gives each claim as a `claim-text`, or all of them as one text with line breaks. */
function readClaims(element: XmlElement): Claim[] {
  const texts = descendants(element, 'claim-text').map((node) => linesOf(node));
  if (texts.length === 1) {
    const split = splitClaims(
      (texts[0] ?? '').replace(/^\s*(?:what is claimed is|we claim|i claim|claims?)\s*:?\s*\n/i, ''),
    );
    if (split.length > 1) return split;
  }
  let number = 0;
  return texts
    .filter((text) => text !== '')
    .map((text) => {
      number = Number.parseInt(/^\s*(\d{1,4})\s*[.)]/.exec(text)?.[1] ?? '', 10) || number + 1;
      return makeClaim(number, text);
    });
}

/** Text with the source's own line breaks kept: they are all that parts the claims of some offices. */
function linesOf(element: XmlElement): string {
  const raw = element.children.map((node) => (typeof node === 'string' ? node : richText(node))).join('');
  return raw
    .split('\n')
    .map(fold)
    .filter((line) => line !== '')
    .join('\n');
}

function parties(element: XmlElement | undefined): Party[] {
  return (['applicant', 'inventor', 'agent'] as const).flatMap((role) => {
    const nodes = children(child(element, `${role}s`), role);
    const epodoc = nodes.filter(({ attributes }) => attributes['data-format'] === 'epodoc');
    return (epodoc.length > 0 ? epodoc : nodes).flatMap((node): Party[] => {
      const printed = plain(node, `${role}-name/name`);
      const [, name = printed, country] = /^(.*?)[\s,]*\[([A-Z]{2})\]$/.exec(printed) ?? [];
      return name === '' ? [] : [{ role, name: name.replace(/,$/, '').trim(), ...(country && { country }) }];
    });
  });
}

function classes(biblio: XmlElement | undefined): Classification[] {
  const found = new Map<string, Classification>();
  const add = (scheme: Classification['scheme'], code: string) => {
    const isFirst = ![...found.values()].some((known) => known.scheme === scheme);
    if (code !== '' && !found.has(`${scheme} ${code}`))
      found.set(`${scheme} ${code}`, { scheme, code, ...(isFirst && { first: true }) });
  };
  for (const node of descendants(child(biblio, 'patent-classifications'), 'patent-classification')) {
    const scheme = child(node, 'classification-scheme')?.attributes['scheme'] ?? '';
    if (!scheme.startsWith('CPC')) continue;
    // DOCDB files print the symbol as one text where OPS parts it.
    add('cpc', symbol(node) || classSymbol(plain(node, 'classification-symbol')));
  }
  const ipc = [
    ...descendants(child(biblio, 'classifications-ipcr'), 'text'),
    ...descendants(child(biblio, 'classification-ipc'), 'text'),
  ];
  for (const node of ipc) {
    add('ipc', classSymbol(plain(node)));
  }
  return [...found.values()];
}

/** `H01M 4/58` of the printed `H01M   4/    58            A I`; empty when it is no symbol of the CPC or IPC. */
function classSymbol(printed: string): string {
  const [, subclass, group, subgroup] = /^([A-HY]\d{2}[A-Z])\s*(\d{1,4})\s*\/\s*(\d{2,})/.exec(printed) ?? [];
  return subclass === undefined ? '' : `${subclass} ${group}/${subgroup}`;
}

function references(biblio: XmlElement | undefined): Reference[] {
  return children(child(biblio, 'references-cited'), 'citation').flatMap((node): Reference[] => {
    const letters = children(node, 'category')
      .map((category) => plain(category))
      .filter(Boolean)
      .join(',');
    const category = letters || (node.attributes['cited-by'] ?? '').toLowerCase();
    const patent = child(node, 'patcit');
    if (patent !== undefined) {
      const docdb = documentId(patent, 'docdb');
      const identifier = `${plain(docdb, 'country')}${plain(docdb, 'doc-number')}${plain(docdb, 'kind')}`;
      return identifier === '' ? [] : [{ kind: 'patent', identifier, ...(category && { category }) }];
    }
    const text = plain(node, 'nplcit/text');
    return text === '' ? [] : [{ kind: 'literature', identifier: text, ...(category && { category }) }];
  });
}
