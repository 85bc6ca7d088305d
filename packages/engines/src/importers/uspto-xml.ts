import {
  type Claim,
  type Classification,
  importProblem,
  type Party,
  type Publication,
  type Reference,
} from '@assay/domain';
import { makeClaim } from './claims.ts';
import { earliest, publicationDates, readDate, type StatedDate } from './dates.ts';
import { ImportError } from './import-item.types.ts';
import { patentUrl } from './patent-url.ts';
import { richText, textBlocks } from './rich-text.ts';
import { child, children, descendants, plain, type XmlElement } from './xml-tree.ts';

type Paragraph = Publication['paragraphs'][number];

/** USPTO grants and applications, XML v4.0 to v4.6 (2004 to now). */
export function readUsptoXml(root: XmlElement): Publication {
  const biblio = children(root).find((node) => node.name.startsWith('us-bibliographic-data'));
  const published = child(biblio, 'publication-reference/document-id');
  const number = plain(published, 'doc-number');
  if (biblio === undefined || number === '') {
    throw new ImportError(importProblem('noIdentity', { field: 'publication-reference' }));
  }
  const id = `${plain(published, 'country') || 'US'}${number}${plain(published, 'kind')}`;
  const application = plain(biblio, 'application-reference/document-id/doc-number');
  return {
    id,
    familyId: application === '' ? id : `US-application-${application}`,
    sourceType: 'patent',
    source: 'uspto-xml',
    title: richText(child(biblio, 'invention-title') ?? empty),
    language: (root.attributes['lang'] ?? 'en').toLowerCase(),
    dates: publicationDates({
      publication: readDate(plain(published, 'date')),
      filing: readDate(plain(biblio, 'application-reference/document-id/date')),
      priority: earliest(priorities(biblio)),
    }),
    parties: parties(biblio),
    classes: classes(biblio),
    references: references(biblio),
    claims: children(child(root, 'claims'), 'claim').map(readClaim),
    paragraphs: [...abstract(root), ...description(root)],
    licence: 'public domain',
    url: patentUrl(id),
  };
}

const empty: XmlElement = { name: '', attributes: {}, children: [] };

/**
 * Dates of what the application claims: foreign priority, provisionals, the international application it enters the
 * national phase of, and those it continues, divides or reissues (35 USC 119, 120, 121, 251, 371).
 */
function priorities(biblio: XmlElement): (StatedDate | undefined)[] {
  const related = child(biblio, 'us-related-documents');
  return [
    ...descendants(biblio, 'priority-claim').map((claim) => plain(claim, 'date') || plain(claim, 'document-id/date')),
    ...descendants(related, 'us-provisional-application').map((node) => plain(node, 'document-id/date')),
    ...descendants(related, 'parent-doc').flatMap((parent) => [
      plain(parent, 'document-id/date'),
      plain(parent, 'parent-pct-document/document-id/date'),
    ]),
    ...children(biblio, 'pct-or-regional-filing-data').map((node) => plain(node, 'document-id/date')),
  ].map(readDate);
}

function abstract(root: XmlElement): Paragraph[] {
  return children(child(root, 'abstract')).flatMap((node) =>
    textBlocks(node).map(({ kind, text }) => ({ kind: kind === 'table' ? kind : ('abstract' as const), text })),
  );
}

/** Paragraphs of the description under the heading they stand below, tables on their own. */
function description(root: XmlElement): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let section: string | undefined;
  const visit = (element: XmlElement) => {
    for (const node of children(element)) {
      if (node.name === 'heading') {
        const text = richText(node);
        if (text === '') continue;
        section = text;
        paragraphs.push({ kind: 'heading', text });
      } else if (node.name === 'description-of-drawings') visit(node);
      else {
        const label = paragraphLabel(node.attributes['num']);
        for (const block of textBlocks(node))
          paragraphs.push({ ...block, ...(label && { label }), ...(section && { section }) });
      }
    }
  };
  const body = child(root, 'description');
  if (body !== undefined) visit(body);
  return paragraphs;
}

/** `[0012]` of a `num` attribute such as `0012` or `12`. */
export function paragraphLabel(num: string | undefined): string | undefined {
  return num !== undefined && /^\d+$/.test(num) ? `[${num.padStart(4, '0')}]` : undefined;
}

function readClaim(element: XmlElement, index: number): Claim {
  const number = Number.parseInt(element.attributes['num'] ?? '', 10) || index + 1;
  const text = children(element, 'claim-text').map(claimText).join('\n');
  const referred = descendants(element, 'claim-ref').map((ref) =>
    Number.parseInt((ref.attributes['idref'] ?? '').replace(/\D+/g, ''), 10),
  );
  return makeClaim(number, text, referred);
}

/** Text of a claim with each nested `claim-text` (a feature) on a line of its own. */
export function claimText(element: XmlElement): string {
  const lines: string[] = [];
  let inline: XmlElement = { ...empty, children: [] };
  const flush = () => {
    const text = richText(inline);
    if (text !== '') lines.push(text);
    inline = { ...empty, children: [] };
  };
  for (const node of element.children) {
    if (typeof node !== 'string' && node.name === 'claim-text') {
      flush();
      lines.push(claimText(node));
    } else inline.children.push(node);
  }
  flush();
  return lines.join('\n');
}

const roles: Readonly<Record<string, Party['role']>> = {
  applicant: 'applicant',
  'us-applicant': 'applicant',
  inventor: 'inventor',
  assignee: 'assignee',
  agent: 'agent',
  'primary-examiner': 'examiner',
  'assistant-examiner': 'examiner',
};

function parties(biblio: XmlElement): Party[] {
  const found: Party[] = [];
  for (const [element, role] of Object.entries(roles)) {
    for (const node of descendants(biblio, element)) {
      const book = child(node, 'addressbook') ?? node;
      const person = [plain(book, 'first-name'), plain(book, 'middle-name'), plain(book, 'last-name')]
        .filter(Boolean)
        .join(' ');
      const name = plain(book, 'orgname') || person || plain(book, 'name');
      if (name === '') continue;
      const country = plain(book, 'address/country') || plain(node, 'residence/country');
      const actual =
        role === 'applicant' && node.attributes['app-type'] === 'applicant-inventor' ? ['inventor' as const] : [role];
      for (const as of actual)
        found.push({ role: as, name, ...(/^[A-Z]{2}$/.test(country) && country !== 'XX' && { country }) });
    }
  }
  return found;
}

function classes(biblio: XmlElement): Classification[] {
  const found: Classification[] = [];
  const add = (scheme: Classification['scheme'], code: string, first: boolean) => {
    if (code !== '' && !found.some((known) => known.scheme === scheme && known.code === code)) {
      found.push({ scheme, code, ...(first && { first }) });
    }
  };
  for (const node of descendants(child(biblio, 'classifications-cpc'), 'classification-cpc')) {
    add('cpc', symbol(node), !found.some((known) => known.scheme === 'cpc') && plain(node, 'symbol-position') === 'F');
  }
  for (const node of descendants(child(biblio, 'classifications-ipcr'), 'classification-ipcr')) {
    add('ipc', symbol(node), plain(node, 'symbol-position') === 'F');
  }
  for (const [element, scheme] of [
    ['classification-ipc', 'ipc'],
    ['classification-locarno', 'locarno'],
    ['classification-national', 'uspc'],
  ] as const) {
    for (const node of children(biblio, element)) {
      const main = plain(node, 'main-classification');
      const write = scheme === 'ipc' ? ipcCode : scheme === 'uspc' ? uspcCode : (code: string) => code;
      add(scheme, write(main), true);
      for (const further of children(node, 'further-classification')) add(scheme, write(plain(further)), false);
    }
  }
  return found;
}

/** `H01M 4/5825` of the parts of a CPC or IPC symbol, `H01M` without a group; empty when its subclass is not whole. */
export function symbol(node: XmlElement): string {
  const subclass = `${plain(node, 'section')}${plain(node, 'class')}${plain(node, 'subclass')}`;
  if (!/^[A-HY]\d{2}[A-Z]$/.test(subclass)) return '';
  const [group, subgroup] = [plain(node, 'main-group'), plain(node, 'subgroup')];
  return group === '' || subgroup === '' ? subclass : `${subclass} ${group}/${subgroup}`;
}

/** `A61B 5/00` of the old spelling `A61B005/00` or `G06F 1516`. */
export function ipcCode(text: string): string {
  const [, subclass, group, subgroup] = /^\s*([A-H]\d{2}[A-Z])\s*0*(\d{1,4}?)(?:\/(\d{2,}))?\s*$/.exec(text) ?? [];
  if (subclass !== undefined && group !== undefined && subgroup !== undefined)
    return `${subclass} ${group}/${subgroup}`;
  const [, old, digits] = /^\s*([A-H]\d{2}[A-Z])\s*0*(\d{3,6})\s*$/.exec(text) ?? [];
  if (old !== undefined && digits !== undefined) return `${old} ${digits.slice(0, -2)}/${digits.slice(-2)}`;
  return text.replace(/\s+/g, ' ').trim();
}

/** `709/203` of the packed spelling `709203`, `705 26` or `D14480`: three digits of class (two after D), then the subclass. */
export function uspcCode(text: string): string {
  const packed = text.trim().length > 6 ? text.trim().replace(/0{3}$/, '') : text.trim();
  const [, main, sub = ''] = /^(PLT|D\s*\d{1,2}|\d{1,3})\s*(.*)$/.exec(packed) ?? [];
  if (main === undefined) return packed;
  const subclass = sub
    .replace(/\s+/g, '')
    .replace(/^(\d{3})(\d+)$/, '$1.$2')
    .replace(/^0+(?=\d)/, '');
  return `${main.replace(/\s+/g, '').replace(/^(D?)0+(?=\d)/, '$1')}${subclass && `/${subclass}`}`;
}

const categories: readonly [RegExp, string][] = [
  [/examiner/i, 'examiner'],
  [/applicant/i, 'applicant'],
  [/third party/i, 'third party'],
  [/other/i, 'other'],
];

/** `examiner` or `applicant` of the printed `cited by examiner`. */
export function citationCategory(text: string): { category?: string } {
  const category = categories.find(([pattern]) => pattern.test(text))?.[1];
  return category === undefined ? {} : { category };
}

function references(biblio: XmlElement): Reference[] {
  const cited = child(biblio, 'us-references-cited') ?? child(biblio, 'references-cited');
  return children(cited).flatMap((node): Reference[] => {
    const category = citationCategory(plain(node, 'category'));
    const patent = child(node, 'patcit/document-id');
    if (patent !== undefined) {
      const identifier = `${plain(patent, 'country')}${plain(patent, 'doc-number').replace(/\s+/g, '')}${plain(patent, 'kind')}`;
      return identifier === '' ? [] : [{ kind: 'patent', identifier, ...category }];
    }
    const literature = child(node, 'nplcit/othercit');
    const text = literature === undefined ? '' : richText(literature).replaceAll('\n', ' ');
    return text === '' ? [] : [{ kind: 'literature', identifier: text, ...category }];
  });
}
