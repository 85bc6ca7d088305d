import { type Claim, importProblem, type Publication } from '@assay/domain';
import { makeClaim } from './claims.ts';
import { ImportError, type ImportedPublication } from './import-item.types.ts';
import { richText, textBlocks } from './rich-text.ts';
import { children, descendants, plain, type XmlElement } from './xml-tree.ts';

type Paragraph = Publication['paragraphs'][number];

/**
 * One paper of a US application in XML4IP, the office's form of WIPO ST.96: specification, abstract or claims, as filed
 * or as amended. Papers of an application make one document; the later one replaces what it amends.
 */
export function readXml4ip(root: XmlElement): ImportedPublication {
  const [header] = descendants(root, 'ApplicationHeaderDetails');
  const number = (plain(header, 'ApplicationNumber') || plain(header, 'ApplicationNumberText')).replace(
    /[^\dA-Z]/gi,
    '',
  );
  if (number === '') throw new ImportError(importProblem('noIdentity', { field: 'ApplicationNumber' }));
  const id = `US-application-${number}`;
  const [specification] = descendants(root, 'Specification');
  const isAbstract = plain(root, 'DocumentCode') === 'ABST';
  const { title, body } = withTitle(specification, isAbstract);
  const claims = descendants(root, 'Claim').flatMap(readClaim);
  const paragraphs = isAbstract ? abstract(body) : description(body);
  if (!isAbstract && paragraphs.slice(0, 5).some(({ text }) => instruction.test(text)))
    throw new ImportError(importProblem('amendment', { id }));
  if (claims.length + paragraphs.length === 0) throw new ImportError(importProblem('noFields'));
  return {
    id,
    familyId: id,
    sourceType: 'patent',
    source: 'xml4ip',
    title: plain(descendants(root, 'InventionTitle')[0]) || title,
    language: 'en',
    dates: {},
    parties: [],
    classes: [],
    references: [],
    claims,
    paragraphs,
    licence: 'public domain',
    isFragment: true,
  };
}

/** Sections of a specification in their order (37 CFR 1.77(b)); what stands above the first of them is its title. */
const sections =
  /^(?:cross[- ]reference|related|priority|statement|the names|incorporation|(?:technical )?field|background|(?:brief )?summary|brief description|detailed|abstract|description|disclosure)/i;

function withTitle(
  specification: XmlElement | undefined,
  isAbstract: boolean,
): { title: string; body: readonly XmlElement[] } {
  const body = children(specification).filter(({ name }) => name !== 'BoundaryData');
  const first = body.findIndex((node) => node.name !== 'Heading' || sections.test(numbered(node).text));
  const isTitled = !isAbstract && first > 0 && body[first]?.name === 'Heading';
  const lines = isTitled ? body.slice(0, first).map((node) => numbered(node).text) : [];
  return { title: lines.join(' ').replace(/(\w)- (?=\w)/g, '$1-'), body: isTitled ? body.slice(first) : body };
}

/** What an amendment asks the office to do; the paper then holds the changed paragraphs alone (37 CFR 1.121(b)). */
const instruction =
  /^(?:amendments? to the (?:specification|abstract)|(?:please )?(?:replace|amend|delete|insert)\b.{0,80}\b(?:abstract|paragraph|specification|heading|page))/i;

function abstract(body: readonly XmlElement[]): Paragraph[] {
  return body
    .filter(({ name }) => name !== 'Heading')
    .flatMap((node) => textBlocks(node))
    .filter(({ text }) => !instruction.test(text) && /\p{L}/u.test(text))
    .map(({ kind, text }) => ({ kind: kind === 'table' ? kind : 'abstract', text }));
}

function description(body: readonly XmlElement[]): Paragraph[] {
  let section: string | undefined;
  return body.flatMap((node): Paragraph[] => {
    const { text, label } = numbered(node);
    if (node.name === 'Heading') {
      if (text === '') return [];
      section = text;
      return [{ kind: 'heading', text }];
    }
    return textBlocks(node).map(({ kind, text: block }) => ({
      kind,
      text: kind === 'table' ? block : withoutLabel(block),
      ...(label && { label }),
      ...(section && { section }),
    }));
  });
}

const printedLabel = /^\[\s*(\d{1,5})\s*\]\s*/;

/** Text without the number that is printed before it, and that number. */
function numbered(node: XmlElement): { text: string; label?: string } {
  const text = richText(node).replaceAll('\n', ' ');
  const number = printedLabel.exec(text)?.[1];
  return { text: withoutLabel(text), ...(number && { label: `[${number.padStart(4, '0')}]` }) };
}

function withoutLabel(text: string): string {
  return text.replace(printedLabel, '');
}

/** A claim that is still there: what a page prints above claims is marked unknown, and cancelled ones have no words. */
function readClaim(element: XmlElement, index: number): Claim[] {
  const number = Number.parseInt(plain(element, 'ClaimNumber'), 10) || index + 1;
  const text = children(element, 'ClaimText')
    .map((node) => richText(node))
    .filter((line) => line !== '')
    .join('\n');
  const isUnknown = (element.attributes['pat:id'] ?? element.attributes['id'] ?? '').startsWith('UNKNOWN');
  const isCancelled =
    /cancel/i.test(plain(element, 'ClaimStatusCategory')) || /^[\d\s.,-]*\(cancell?ed\)\.?$/i.test(text);
  if (text === '' || isUnknown || isCancelled) return [];
  const referred = descendants(element, 'ClaimReference').flatMap((reference) =>
    (reference.attributes['pat:idrefs'] ?? reference.attributes['idrefs'] ?? '')
      .split(/\s+/)
      .map((id) => Number.parseInt(id.replace(/\D+/g, ''), 10))
      .filter((to) => to > 0),
  );
  return [makeClaim(number, text, referred)];
}
