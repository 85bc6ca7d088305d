import { type Classification, importProblem, type Party, type Publication } from '@assay/domain';
import { publicationDates, readDate } from './dates.ts';
import { decodeReferences } from './entities.ts';
import { ImportError } from './import-item.types.ts';
import { languageOf } from './language.ts';
import { fold } from './xml-tree.ts';

type Json = Readonly<Record<string, unknown>>;

/** One OpenAlex work; its abstract is rebuilt from `abstract_inverted_index`. */
export function readOpenAlex(value: unknown): Publication {
  const work = object(value);
  const id = /(W\d+)$/.exec(string(work['id']))?.[1];
  if (id === undefined) throw new ImportError(importProblem('noIdentity', { field: 'id' }));
  const title = plainText(string(work['title']) || string(work['display_name']));
  const abstract = plainText(abstractText(work['abstract_inverted_index']));
  if (title === '' && abstract === '') throw new ImportError(importProblem('noTitle', { id }));
  const doi = doiOf(string(work['doi']));
  const location = object(work['primary_location']);
  const year = work['publication_year'];
  const date =
    readDate(string(work['publication_date'])) ?? readDate(typeof year === 'number' ? String(year) : string(year));
  const url = string(location['landing_page_url']) || string(work['doi']) || string(work['id']);
  return {
    id,
    familyId: doi === undefined ? id : `doi:${doi}`,
    sourceType: 'paper',
    source: 'openalex',
    title: title || id,
    language: string(work['language']) || languageOf(abstract || title),
    dates: publicationDates({ publication: date }),
    parties: array(work['authorships']).flatMap(author),
    classes: subjects(work),
    references: array(work['referenced_works']).flatMap((reference) => {
      const identifier = /(W\d+)$/.exec(string(reference))?.[1];
      return identifier === undefined ? [] : [{ kind: 'literature' as const, identifier }];
    }),
    claims: [],
    paragraphs: abstract === '' ? [] : [{ kind: 'abstract', text: abstract }],
    licence: string(location['license']) || string(object(work['best_oa_location'])['license']) || 'not stated',
    ...(/^https?:\/\//.test(url) && { url }),
  };
}

/** Lower-case DOI without its resolver. */
export function doiOf(text: string): string | undefined {
  return /10\.\d{4,9}\/\S+/
    .exec(text)?.[0]
    .toLowerCase()
    .replace(/[.,;]$/, '');
}

const positionLimit = 20_000;

function abstractText(index: unknown): string {
  const words: string[] = [];
  for (const [word, positions] of Object.entries(object(index))) {
    for (const position of array(positions)) {
      if (typeof position === 'number' && Number.isInteger(position) && position >= 0 && position < positionLimit)
        words[position] = word;
    }
  }
  return words.filter((word) => word !== undefined).join(' ');
}

function author(authorship: unknown): Party[] {
  const name = fold(string(object(object(authorship)['author'])['display_name']));
  const country = string(object(array(object(authorship)['institutions'])[0])['country_code']);
  return name === '' ? [] : [{ role: 'author', name, ...(/^[A-Z]{2}$/.test(country) && { country }) }];
}

function subjects(work: Json): Classification[] {
  const named = [
    ...array(work['topics']),
    ...array(work['keywords']),
    ...array(work['concepts']).filter((concept) => Number(object(concept)['score'] ?? 1) >= 0.4),
  ];
  const names = named.map((subject) => fold(string(object(subject)['display_name']))).filter((name) => name !== '');
  return [...new Set(names)].map((code, index) => ({ scheme: 'subject', code, ...(index === 0 && { first: true }) }));
}

/** Text that repositories deliver with stray markup and escaped twice. */
export function plainText(text: string): string {
  const withoutTags = text.replace(
    /<\/?(?:jats:\w+|mml:\w+|i|b|em|strong|sub|sup|p|span|br|title|sec)(?:\s[^<>]*)?\/?>/gi,
    '',
  );
  return fold(decodeReferences(withoutTags));
}

function object(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

function array(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function string(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
