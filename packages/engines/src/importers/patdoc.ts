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
import { ipcCode, paragraphLabel, uspcCode } from './uspto-xml.ts';
import { child, children, descendants, plain, type XmlElement } from './xml-tree.ts';

type Paragraph = Publication['paragraphs'][number];

/** USPTO grants 2001 to 2004, `PATDOC` after WIPO ST.32: INID codes as element names (`B110` number, `B540` title). */
export function readPatdoc(root: XmlElement): Publication {
  const biblio = child(root, 'SDOBI');
  const number = plain(biblio, 'B100/B110');
  if (number === '') throw new ImportError(importProblem('noIdentity', { field: 'B110' }));
  const id = `${plain(biblio, 'B100/B190') || 'US'}${number.replace(/\s+/g, '')}${plain(biblio, 'B100/B130')}`;
  const application = plain(biblio, 'B200/B210');
  return {
    id,
    familyId: application === '' ? id : `US-application-${application}`,
    sourceType: 'patent',
    source: 'patdoc',
    title: richOf(biblio, 'B500/B540'),
    language: 'en',
    dates: publicationDates({
      publication: readDate(plain(biblio, 'B100/B140')),
      filing: readDate(plain(biblio, 'B200/B220')),
      priority: earliest(priorities(biblio)),
    }),
    parties: parties(biblio),
    classes: classes(biblio, plain(biblio, 'B100/B130')),
    references: references(biblio),
    claims: descendants(child(root, 'SDOCL'), 'CLM').map(readClaim),
    paragraphs: [...body(child(root, 'SDOAB'), 'abstract'), ...body(child(root, 'SDODE'), 'paragraph')],
    licence: 'public domain',
    url: patentUrl(id),
  };
}

/** Foreign priority (B320), parents (B610 to B660), provisionals (B680US) and the international application (B861). */
function priorities(biblio: XmlElement | undefined): (StatedDate | undefined)[] {
  return [
    ...descendants(biblio, 'B320').map((node) => plain(node)),
    ...['PDOC', 'B680US'].flatMap((name) =>
      descendants(child(biblio, 'B600'), name).map((node) => plain(node, 'DOC/DATE')),
    ),
    ...descendants(child(biblio, 'B800'), 'B861').map((node) => plain(node, 'DOC/DATE')),
  ].map(readDate);
}

/** Elements that the DTD declares empty; the SGML of 2001 writes them without an end. */
const emptyElements =
  'EMI|CITED-BY-EXAMINER|CITED-BY-OTHER|B597US|B473US|B221US|COLSPEC|SPANSPEC|LINK|CUSTOM-CHARACTER';
const looseElement = new RegExp(`<(${emptyElements})((?:\\s[^<>]*?)?)(?<!/)>(?!\\s*</\\1>)`, 'g');

/** Makes loose ST.32 SGML well-formed. */
export function mendPatdoc(record: string): string {
  return record
    .replace(looseElement, '<$1$2/>')
    .replace(
      /<(\w[\w-]*)((?:\s+[\w-]+=[\w.-]+)+)(\s*\/?)>/g,
      (_, name: string, attributes: string, end: string) =>
        `<${name}${attributes.replace(/=([\w.-]+)/g, '="$1"')}${end}>`,
    );
}

function richOf(element: XmlElement | undefined, path: string): string {
  const found = child(element, path);
  return found === undefined ? '' : richText(found).replaceAll('\n', ' ');
}

const partyElements: readonly [string, Party['role']][] = [
  ['B721', 'inventor'],
  ['B731', 'assignee'],
  ['B741', 'agent'],
  ['B746', 'examiner'],
  ['B747', 'examiner'],
];

function parties(biblio: XmlElement | undefined): Party[] {
  return partyElements.flatMap(([element, role]) =>
    descendants(biblio, element).flatMap((node): Party[] => {
      const party = child(node, 'PARTY-US') ?? node;
      const name =
        plain(party, 'NAM/ONM') || [plain(party, 'NAM/FNM'), plain(party, 'NAM/SNM')].filter(Boolean).join(' ');
      const country = plain(party, 'ADR/CTRY') || (plain(party, 'ADR/STATE') === '' ? '' : 'US');
      return name === '' ? [] : [{ role, name, ...(/^[A-Z]{2}$/.test(country) && { country }) }];
    }),
  );
}

function classes(biblio: XmlElement | undefined, kind: string): Classification[] {
  const found: Classification[] = [];
  // Design grants print their Locarno class, `1402` for 14-02, where others have the IPC.
  const isDesign = kind.startsWith('S');
  const international = (code: string) => (isDesign ? code.replace(/^(\d{2})(\d{2})$/, '$1-$2') : ipcCode(code));
  const add = (scheme: Classification['scheme'], code: string, first: boolean) => {
    if (code !== '') found.push({ scheme, code, ...(first && { first }) });
  };
  for (const [element, isFirst] of [
    ['B511', true],
    ['B512', false],
  ] as const) {
    for (const node of descendants(biblio, element))
      add(isDesign ? 'locarno' : 'ipc', international(plain(node)), isFirst);
  }
  for (const [element, isFirst] of [
    ['B521', true],
    ['B522', false],
  ] as const) {
    for (const node of descendants(biblio, element)) add('uspc', uspcCode(plain(node)), isFirst);
  }
  return found;
}

function references(biblio: XmlElement | undefined): Reference[] {
  return children(child(biblio, 'B500/B560')).flatMap((node): Reference[] => {
    const category = child(node, 'CITED-BY-EXAMINER')
      ? { category: 'examiner' }
      : child(node, 'CITED-BY-OTHER')
        ? { category: 'other' }
        : {};
    const document = child(node, 'PCIT/DOC');
    if (document !== undefined) {
      const number = plain(document, 'DNUM').replace(/[\s.]+/g, '');
      return number === ''
        ? []
        : [
            {
              kind: 'patent',
              identifier: `${plain(document, 'CTRY') || 'US'}${number}${plain(document, 'KIND')}`,
              ...category,
            },
          ];
    }
    const text = richOf(node, 'NCIT');
    return text === '' ? [] : [{ kind: 'literature', identifier: text, ...category }];
  });
}

/** Headings (`H`), paragraphs (`PARA`) and tables below a text element, whatever sections lie between. */
function body(element: XmlElement | undefined, kind: Paragraph['kind']): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let section: string | undefined;
  const visit = (node: XmlElement) => {
    for (const below of children(node)) {
      if (below.name === 'H') {
        section = richText(below).replaceAll('\n', ' ');
        if (section !== '') paragraphs.push({ kind: 'heading', text: section });
      } else if (below.name === 'PARA' || below.name === 'TABLE-US' || below.name === 'TABLE-CWU') {
        const label =
          kind === 'paragraph'
            ? paragraphLabel(/(\d+)$/.exec(below.attributes['ID'] ?? '')?.[1]?.replace(/^0+(?=\d)/, ''))
            : undefined;
        for (const block of textBlocks(below)) {
          paragraphs.push({
            kind: block.kind === 'table' ? 'table' : kind,
            text: block.text,
            ...(label && below.name === 'PARA' && { label }),
            ...(section && { section }),
          });
        }
      } else visit(below);
    }
  };
  if (element !== undefined) visit(element);
  return paragraphs;
}

function readClaim(element: XmlElement, index: number): Claim {
  const number = Number.parseInt((element.attributes['ID'] ?? '').replace(/\D+/g, ''), 10) || index + 1;
  const text = children(element)
    .map((node) => richText(node))
    .filter((line) => line !== '')
    .join('\n');
  const referred = descendants(element, 'CLREF').map((ref) =>
    Number.parseInt((ref.attributes['ID'] ?? '').replace(/\D+/g, ''), 10),
  );
  return makeClaim(number, text, referred);
}
