import { type Classification, importProblem, type Party, type Publication, type Reference } from '@assay/domain';
import { dateOfParts, earliest, publicationDates, readDate, type StatedDate } from './dates.ts';
import { ImportError } from './import-item.types.ts';
import { doiOf } from './openalex.ts';
import { richText, tableText, textBlocks } from './rich-text.ts';
import { child, children, descendants, plain, type XmlElement } from './xml-tree.ts';

type Paragraph = Publication['paragraphs'][number];

/** JATS `article` as PMC distributes it: front matter, body by section, tables with captions, references. */
export function readJats(root: XmlElement): Publication {
  const meta = child(root, 'front/article-meta');
  const ids = new Map(children(meta, 'article-id').map((node) => [node.attributes['pub-id-type'] ?? '', plain(node)]));
  const doi = doiOf(ids.get('doi') ?? '');
  const pmc = (ids.get('pmc') ?? ids.get('pmcid') ?? '').replace(/^PMC/i, '');
  const pmid = ids.get('pmid');
  const id = pmc ? `PMC${pmc}` : pmid ? `PMID${pmid}` : doi ? `doi:${doi}` : '';
  if (id === '') throw new ImportError(importProblem('noIdentity', { field: 'PMCID, PMID, DOI' }));
  const title = child(meta, 'title-group/article-title');
  const url = pmc ? `https://pmc.ncbi.nlm.nih.gov/articles/PMC${pmc}/` : doi ? `https://doi.org/${doi}` : undefined;
  return {
    id,
    familyId: doi === undefined ? id : `doi:${doi}`,
    sourceType: 'paper',
    source: 'jats',
    title: title === undefined ? id : richText(withoutNotes(title)).replaceAll('\n', ' ') || id,
    language: (root.attributes['xml:lang'] ?? 'en').toLowerCase(),
    dates: publicationDates({ publication: dateOf(meta) }),
    parties: authors(meta),
    classes: subjects(meta),
    references: references(child(root, 'back')),
    claims: [],
    paragraphs: [...abstract(meta), ...bodyText(child(root, 'body')), ...floats(child(root, 'floats-group'))],
    licence: licence(child(meta, 'permissions')),
    ...(url && { url }),
  };
}

/**
 * Dates that tell of a publication only where no other does, in the order in which they are trusted: the volume it was
 * put in, its release in PMC after an embargo, an earlier preprint of it.
 */
const lesserDates = ['collection', 'pmc-release', 'preprint'];
/** What happened to an article before or after it was published; by `pub-type` or `date-type`. */
const otherEvents =
  /^(?:received|rev-re|accepted|nihms-submitted|submitted|correct|retract|withdrawn|expression-of-concern|update|embargo|resubmitted)/;

/** When the article was published first: electronically or in print, whichever its source knows better or came before. */
function dateOf(meta: XmlElement | undefined): StatedDate | undefined {
  const typed = children(meta, 'pub-date').map((node) => ({
    type: (node.attributes['pub-type'] ?? node.attributes['date-type'] ?? '').toLowerCase(),
    date: statedDate(node),
  }));
  const published = typed.filter(({ type }) => !lesserDates.includes(type) && !otherEvents.test(type));
  const lesser = lesserDates.map((name) => typed.filter(({ type }) => type === name));
  return [published, ...lesser].map((group) => earliest(group.map(({ date }) => date))).find(Boolean);
}

/** The most precise of the spellings of one date: parts, a text, ISO 8601. */
function statedDate(node: XmlElement): StatedDate | undefined {
  return earliest([
    dateOfParts({
      year: plain(node, 'year'),
      month: plain(node, 'month'),
      day: plain(node, 'day'),
      season: plain(node, 'season'),
    }),
    readDate(plain(node, 'string-date')),
    readDate(node.attributes['iso-8601-date'] ?? ''),
  ]);
}

function authors(meta: XmlElement | undefined): Party[] {
  return descendants(child(meta, 'contrib-group'), 'contrib').flatMap((node): Party[] => {
    if ((node.attributes['contrib-type'] ?? 'author') !== 'author') return [];
    const name =
      plain(node, 'collab') || [plain(node, 'name/given-names'), plain(node, 'name/surname')].filter(Boolean).join(' ');
    return name === '' ? [] : [{ role: 'author', name }];
  });
}

function subjects(meta: XmlElement | undefined): Classification[] {
  const named = [
    ...descendants(child(meta, 'article-categories'), 'subject'),
    ...children(meta, 'kwd-group').flatMap((group) => descendants(group, 'kwd')),
  ];
  const codes = new Set(named.map((node) => plain(node)).filter(Boolean));
  return [...codes].map((code, index) => ({ scheme: 'subject', code, ...(index === 0 && { first: true }) }));
}

function references(back: XmlElement | undefined): Reference[] {
  return descendants(back, 'ref').flatMap((node): Reference[] => {
    const ids = descendants(node, 'pub-id');
    const byType = (type: string) => plain(ids.find(({ attributes }) => attributes['pub-id-type'] === type));
    const printed = children(node).find(({ name }) => name.endsWith('citation'));
    const identifier =
      doiOf(byType('doi')) ??
      (byType('pmid') ? `PMID${byType('pmid')}` : printed === undefined ? '' : richText(printed).replaceAll('\n', ' '));
    return identifier === '' ? [] : [{ kind: 'literature', identifier }];
  });
}

const licences: readonly [RegExp, string][] = [
  [/creativecommons\.org\/licenses\/([a-z-]+)\/([\d.]+)/i, 'CC'],
  [/creativecommons\.org\/publicdomain\/zero/i, 'CC0-1.0'],
];

/** `CC-BY-4.0` of a Creative Commons address, else what the permissions print. */
function licence(permissions: XmlElement | undefined): string {
  const node = child(permissions, 'license');
  const address = [node, ...descendants(node, 'ext-link')]
    .map((link) => link?.attributes['xlink:href'] ?? '')
    .join(' ');
  for (const [pattern, name] of licences) {
    const found = pattern.exec(`${address} ${plain(node)}`);
    if (found !== null) return found[1] === undefined ? name : `CC-${found[1].toUpperCase()}-${found[2]}`;
  }
  return plain(permissions, 'copyright-statement') || 'see publisher';
}

function abstract(meta: XmlElement | undefined): Paragraph[] {
  const main =
    children(meta, 'abstract').find(({ attributes }) => attributes['abstract-type'] === undefined) ??
    child(meta, 'abstract');
  if (main === undefined) return [];
  const paragraphs: Paragraph[] = [];
  const visit = (element: XmlElement, section: string | undefined) => {
    for (const node of children(element)) {
      if (node.name === 'title' || node.name === 'label') continue;
      if (node.name === 'sec') visit(node, plain(node, 'title') || section);
      else {
        const [opening] = children(node);
        const isLabel =
          opening?.name === 'bold' &&
          node.children.find((first) => typeof first !== 'string' || first.trim() !== '') === opening;
        const label = isLabel ? plain(opening).replace(/[:.]\s*$/, '') : section;
        for (const { kind, text } of textBlocks(node))
          paragraphs.push({ kind: kind === 'table' ? kind : 'abstract', text, ...(label && { section: label }) });
      }
    }
  };
  visit(main, undefined);
  return paragraphs;
}

/** Paragraphs by section; a section's heading stands before them and is theirs until the next one. */
function bodyText(body: XmlElement | undefined): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  const visit = (element: XmlElement, section: string | undefined) => {
    let heading = section;
    for (const node of children(element)) {
      if (node.name === 'title') {
        heading = richText(node).replaceAll('\n', ' ');
        if (heading !== '') paragraphs.push({ kind: 'heading', text: heading });
      } else if (node.name === 'sec') visit(node, heading);
      else if (node.name === 'table-wrap' || node.name === 'fig') paragraphs.push(...float(node, heading));
      else if (node.name !== 'label') {
        for (const inner of floatsWithin(node)) paragraphs.push(...float(inner, heading));
        for (const block of textBlocks(withoutFloats(node)))
          paragraphs.push({ ...block, ...(heading && { section: heading }) });
      }
    }
  };
  if (body !== undefined) visit(body, undefined);
  return paragraphs;
}

function floats(group: XmlElement | undefined): Paragraph[] {
  return children(group).flatMap((node) => float(node, undefined));
}

/** A table or figure: its caption, then the table. */
function float(node: XmlElement, section: string | undefined): Paragraph[] {
  const label = plain(node, 'label');
  const place = { ...(label && { label }), ...(section && { section }) };
  const caption = child(node, 'caption');
  const captionText = caption === undefined ? '' : richText(caption).replaceAll('\n', ' ');
  const table = descendants(node, 'table').map(tableText).filter(Boolean).join('\n');
  return [
    ...(captionText === '' ? [] : [{ kind: 'caption' as const, text: captionText, ...place }]),
    ...(table === '' ? [] : [{ kind: 'table' as const, text: table, ...place }]),
  ];
}

function floatsWithin(element: XmlElement): XmlElement[] {
  return [...descendants(element, 'table-wrap'), ...descendants(element, 'fig')];
}

function withoutFloats(element: XmlElement): XmlElement {
  if (floatsWithin(element).length === 0) return element;
  return {
    ...element,
    children: element.children.flatMap((node): (XmlElement | string)[] => {
      if (typeof node === 'string') return [node];
      return node.name === 'table-wrap' || node.name === 'fig' ? [] : [withoutFloats(node)];
    }),
  };
}

/** Footnote marks are no words of the title. */
function withoutNotes(element: XmlElement): XmlElement {
  return {
    ...element,
    children: element.children.filter(
      (node) => typeof node === 'string' || (node.name !== 'xref' && node.name !== 'fn'),
    ),
  };
}
