/**
 * The normal form of everything in the library. A document version has exactly one stored text;
 * paragraphs, claims and passages are spans of it, so that a citation is always (version, start, end).
 * All offsets count UTF-16 code units of that text, end exclusive.
 */

export const sourceTypes = ['patent', 'paper', 'note', 'upload'] as const;
export type SourceType = (typeof sourceTypes)[number];

export const partKinds = ['title', 'abstract', 'heading', 'paragraph', 'claim', 'table', 'caption'] as const;
export type PartKind = (typeof partKinds)[number];

/** Most that one upload carries; larger files go by the import folder or by command. */
export const uploadLimits = { files: 500, bytes: 104_857_600 } as const;

/** In which order the library is listed. */
export const documentOrders = ['newest', 'oldest', 'title'] as const;
export type DocumentOrder = (typeof documentOrders)[number];
/** Documents of one page of the list. */
export const documentsPerPage = 50;

/** Ways to search the library: words and meaning together, words alone, meaning alone. */
export const librarySearchModes = ['full', 'lexical', 'semantic'] as const;
export type LibrarySearchMode = (typeof librarySearchModes)[number];

/** A half-open range of a stored text, in UTF-16 code units. */
export interface Span {
  start: number;
  end: number;
}

/** A structural part of a document; `label` is what a reader calls it: `[0012]`, `Claim 3`, `p. 4`. */
export interface DocumentPart extends Span {
  kind: PartKind;
  label?: string;
  /** Heading above the part, when the source gives one. */
  section?: string;
  /** One-based page of a paginated source. */
  page?: number;
}

export interface Claim {
  number: number;
  text: string;
  /** Numbers of the claims it refers to; empty for an independent claim. */
  dependsOn: readonly number[];
}

export interface Party {
  role: 'applicant' | 'assignee' | 'inventor' | 'author' | 'agent' | 'examiner';
  name: string;
  /** ISO 3166-1 alpha-2, when the source gives it. */
  country?: string;
}

export interface Classification {
  scheme: 'cpc' | 'ipc' | 'uspc' | 'locarno' | 'mesh' | 'subject';
  code: string;
  /** The first (inventive or main) class of its scheme. */
  first?: boolean;
}

export interface Reference {
  kind: 'patent' | 'literature';
  /** Publication number, DOI or PMID when there is one, else the text as printed. */
  identifier: string;
  /** `X`, `Y`, `A` of a search report, or `examiner` / `applicant` for a US citation. */
  category?: string;
}

/** What a source names when it does not name the day; the date is then the first day of that period. */
export const datePrecisions = ['month', 'season', 'year'] as const;
export type DatePrecision = (typeof datePrecisions)[number];

export interface PublicationDates {
  /** ISO 8601 calendar dates. */
  publication?: string;
  filing?: string;
  priority?: string;
  /** Of the dates that name no day. */
  precision?: Partial<Record<'publication' | 'filing' | 'priority', DatePrecision>>;
}

/** One publication as an importer delivers it, before it has a place in the library. */
export interface Publication {
  /** Stable across imports: `US08926509B2`, `EP1000000A1`, `PMID29768149`, `note:lfp-cathode`, `file:<sha256>`. */
  id: string;
  /** Simple family; equal to `id` when the source gives none. */
  familyId: string;
  sourceType: SourceType;
  /** Importer that read it: `uspto-xml`, `greenbook`, `pubmed`, … */
  source: string;
  title: string;
  /** BCP 47 primary language of the text. */
  language: string;
  dates: PublicationDates;
  parties: readonly Party[];
  classes: readonly Classification[];
  references: readonly Reference[];
  claims: readonly Claim[];
  /** Paragraphs in reading order, claims excluded. */
  paragraphs: readonly { kind: PartKind; text: string; label?: string; section?: string; page?: number }[];
  licence: string;
  /** Where a person can open the original, when public. */
  url?: string;
}

/** A stored version of a document, as the reader and the citation check see it. */
export interface DocumentVersion {
  documentId: string;
  /** Counts from 1; a re-import with other text makes the next one. */
  version: number;
  title: string;
  text: string;
  parts: readonly DocumentPart[];
}

/** Lays a publication out as one text with its parts as spans, title first, claims last. */
export function layOut(publication: Publication): { text: string; parts: DocumentPart[] } {
  const parts: DocumentPart[] = [];
  let text = '';
  const add = (kind: PartKind, body: string, rest: Omit<DocumentPart, 'kind' | 'start' | 'end'>) => {
    const content = body.trim();
    if (content === '') return;
    if (text !== '') text += '\n\n';
    const start = text.length;
    text += content;
    parts.push({ kind, start, end: text.length, ...rest });
  };
  add('title', publication.title, {});
  for (const { kind, text: body, ...rest } of publication.paragraphs) add(kind, body, rest);
  for (const claim of publication.claims) add('claim', claim.text, { label: `Claim ${claim.number}` });
  return { text, parts };
}
