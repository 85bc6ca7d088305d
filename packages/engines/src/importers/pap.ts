import { type Claim, type Classification, importProblem, type Party, type Publication } from '@assay/domain';
import { makeClaim } from './claims.ts';
import { earliest, publicationDates, readDate, type StatedDate } from './dates.ts';
import { ImportError } from './import-item.types.ts';
import { patentUrl } from './patent-url.ts';
import { richText, textBlocks } from './rich-text.ts';
import { claimText, ipcCode, paragraphLabel, uspcCode } from './uspto-xml.ts';
import { child, children, descendants, plain, type XmlElement } from './xml-tree.ts';

type Paragraph = Publication['paragraphs'][number];

/** USPTO applications 2001 to 2004, `patent-application-publication` (PAP). */
export function readPap(root: XmlElement): Publication {
  const biblio = child(root, 'subdoc-bibliographic-information');
  const number = plain(biblio, 'document-id/doc-number');
  if (number === '') throw new ImportError(importProblem('noIdentity', { field: 'doc-number' }));
  const id = `US${number}${plain(biblio, 'document-id/kind-code')}`;
  const application = plain(biblio, 'domestic-filing-data/application-number/doc-number');
  return {
    id,
    familyId: application === '' ? id : `US-application-${application}`,
    sourceType: 'patent',
    source: 'pap',
    title: plain(biblio, 'technical-information/title-of-invention'),
    language: 'en',
    dates: publicationDates({
      publication: readDate(plain(biblio, 'document-id/document-date')),
      filing: readDate(plain(biblio, 'domestic-filing-data/filing-date')),
      priority: earliest(priorities(biblio)),
    }),
    parties: parties(biblio),
    classes: classes(child(biblio, 'technical-information')),
    references: [],
    claims: descendants(child(root, 'subdoc-claims'), 'claim').map(readClaim),
    paragraphs: [...abstract(child(root, 'subdoc-abstract')), ...description(child(root, 'subdoc-description'))],
    licence: 'public domain',
    url: patentUrl(id),
  };
}

/**
 * Dates of what the application claims: foreign priority, provisionals, and the applications it continues, divides or
 * enters the national phase of (35 USC 119, 120, 121, 371).
 */
function priorities(biblio: XmlElement | undefined): (StatedDate | undefined)[] {
  const continuity = child(biblio, 'continuity-data');
  return [
    ...descendants(biblio, 'foreign-priority-data').map((node) => plain(node, 'filing-date')),
    ...['parent', 'parent-pct', 'non-provisional-of-provisional'].flatMap((relation) =>
      descendants(continuity, relation).flatMap((node) =>
        descendants(node, 'document-id').map((id) => plain(id, 'document-date')),
      ),
    ),
    ...descendants(child(biblio, 'international-conventions'), 'pct-application').flatMap((node) =>
      descendants(node, 'document-id').map((id) => plain(id, 'document-date')),
    ),
  ].map(readDate);
}

function parties(biblio: XmlElement | undefined): Party[] {
  const found: Party[] = [];
  const inventors = children(child(biblio, 'inventors')).filter(({ name }) => name.endsWith('inventor'));
  for (const node of inventors) {
    const name = ['given-name', 'middle-name', 'family-name']
      .map((part) => plain(node, `name/${part}`))
      .filter(Boolean)
      .join(' ');
    const residence = children(child(node, 'residence'))[0];
    const country = plain(residence, 'country-code') || (residence?.name === 'residence-us' ? 'US' : '');
    if (name !== '') found.push({ role: 'inventor', name, ...(/^[A-Z]{2}$/.test(country) && { country }) });
  }
  for (const node of descendants(biblio, 'assignee')) {
    const name =
      plain(node, 'organization-name') ||
      [plain(node, 'name/given-name'), plain(node, 'name/family-name')].filter(Boolean).join(' ');
    const country = plain(node, 'address/country/country-code');
    if (name !== '') found.push({ role: 'assignee', name, ...(/^[A-Z]{2}$/.test(country) && { country }) });
  }
  return found;
}

function classes(technical: XmlElement | undefined): Classification[] {
  const found: Classification[] = [];
  const add = (scheme: Classification['scheme'], code: string) => {
    const first = !found.some((known) => known.scheme === scheme);
    if (code !== '') found.push({ scheme, code, ...(first && { first }) });
  };
  for (const node of descendants(technical, 'ipc')) add('ipc', ipcCode(plain(node)));
  for (const node of descendants(technical, 'uspc'))
    add('uspc', uspcCode(`${plain(node, 'class')}${plain(node, 'subclass')}`));
  return found;
}

function abstract(element: XmlElement | undefined): Paragraph[] {
  return children(element, 'paragraph').flatMap((node) =>
    textBlocks(withoutNumber(node)).map(({ kind, text }) => ({
      kind: kind === 'table' ? kind : ('abstract' as const),
      text,
    })),
  );
}

function description(element: XmlElement | undefined): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let section: string | undefined;
  const visit = (node: XmlElement) => {
    for (const below of children(node)) {
      if (below.name === 'heading') {
        section = richText(below).replaceAll('\n', ' ');
        if (section !== '') paragraphs.push({ kind: 'heading', text: section });
      } else if (below.name === 'paragraph' || below.name === 'table-cwu') {
        const label = paragraphLabel(/\d+/.exec(plain(below, 'number'))?.[0]);
        for (const block of textBlocks(withoutNumber(below))) {
          paragraphs.push({
            ...block,
            ...(label && below.name === 'paragraph' && { label }),
            ...(section && { section }),
          });
        }
      } else visit(below);
    }
  };
  if (element !== undefined) visit(element);
  return paragraphs;
}

/** The printed number of a paragraph is its label, not its text. */
function withoutNumber(paragraph: XmlElement): XmlElement {
  return {
    ...paragraph,
    children: paragraph.children.filter((node) => typeof node === 'string' || node.name !== 'number'),
  };
}

function readClaim(element: XmlElement, index: number): Claim {
  const number = Number.parseInt((element.attributes['id'] ?? '').replace(/\D+/g, ''), 10) || index + 1;
  const references = descendants(element, 'dependent-claim-reference');
  const referred = references.map((ref) =>
    Number.parseInt((ref.attributes['depends_on'] ?? '').replace(/\D+/g, ''), 10),
  );
  const text = children(element, 'claim-text')
    .map((node) => claimText(unwrapReferences(node)))
    .join('\n');
  return makeClaim(number, text, referred);
}

/** A reference wraps its words in a `claim-text` of its own, which is no new line. */
function unwrapReferences(element: XmlElement): XmlElement {
  return {
    ...element,
    children: element.children.flatMap((node): (XmlElement | string)[] => {
      if (typeof node === 'string') return [node];
      if (node.name === 'dependent-claim-reference') return [plain(node)];
      return [unwrapReferences(node)];
    }),
  };
}
