import type { PartKind, Searched, SourceType, Span } from '@assay/domain';

/** Narrows what is searched; absent means no limit. The contract's `searchFilters` in the service's spelling. */
export interface SearchFilters {
  sourceTypes?: readonly SourceType[] | undefined;
  /** ISO 8601 calendar dates, both inclusive; a document without a date is outside every range. */
  from?: string | undefined;
  to?: string | undefined;
  /** Class prefixes, blanks ignored: `H01M`, `H01M 10/05`. Any of them. */
  classes?: readonly string[] | undefined;
  /** Beginnings of the names of assignees, applicants or authors, in any case. Any of them. */
  assignees?: readonly string[] | undefined;
  /** Primary BCP 47 subtags (`zh` finds `zh-TW`). */
  languages?: readonly string[] | undefined;
}

/**
 * `lexical`: BM25. `full`: BM25 with RM3 feedback, fused with the embedding when passages have one.
 * `semantic`: nearest passages by embedding that reach what its model asks of related ones; none where none does.
 */
export const searchModes = ['lexical', 'full', 'semantic'] as const;
export type SearchMode = (typeof searchModes)[number];

export interface SearchRequest {
  /** Own rows and shared ones are searched; null sees the shared ones only. */
  tenant: string | null;
  query: string;
  /** BCP 47 language of the query; found from its script when absent. */
  language?: string | undefined;
  filters?: SearchFilters | undefined;
  /** Passages to return, 1 to 500; those of other languages come beside them, as many as a third. @default 50 */
  limit?: number | undefined;
  /** @default 'full' */
  mode?: SearchMode | undefined;
  signal?: AbortSignal | undefined;
}

export interface PassageScores {
  /** What the list is ordered by; greater is better, comparable within one reply only. */
  total: number;
  /** BM25 of the original query (or of the query with feedback in mode `full`); 0 when only its meaning was near. */
  lexical: number;
  /** Cosine with the question, -1 to 1; absent when the passage has no embedding yet. */
  semantic?: number;
}

export interface RankedPassage extends Span {
  /** Identity of the passage row in the library. */
  id: number;
  documentId: string;
  version: number;
  familyId: string;
  /** Exactly the slice of the stored text that the span names. */
  text: string;
  /** Title of the document. */
  title: string;
  scores: PassageScores;
  kind: PartKind;
  sourceType: SourceType;
  language: string;
  /** First known of publication, priority and filing, `YYYY-MM-DD`. */
  date?: string;
  /** First assignee, applicant or author. */
  owner?: string;
  /** Where the document was found. */
  url?: string;
  licence: string;
  /** Classification codes, in the order of the document. */
  classes: readonly string[];
  /** What a reader calls the part: `[0012]`, `Claim 3`. */
  label?: string;
  section?: string;
  /** Found by the words of another language that the glossary has for the query's. */
  byGlossary?: boolean;
  /** Of a row of a table: the row that names its columns. */
  columns?: Span & { text: string };
}

/** A document (or the best member of its family) with its passages among the hits, best first. */
export interface RankedDocument {
  documentId: string;
  version: number;
  familyId: string;
  title: string;
  score: number;
  sourceType: SourceType;
  language: string;
  date?: string;
  owner?: string;
  /** Other publications of the family that were hit too. */
  family: readonly string[];
  passages: readonly RankedPassage[];
}

export interface SearchTimings {
  /** Milliseconds. */
  total: number;
  ranking: number;
  reading: number;
}

export interface SearchReply {
  /** Best first; of a family only the best document's passages. */
  passages: readonly RankedPassage[];
  documents: readonly RankedDocument[];
  searched: Searched;
  timings: SearchTimings;
}

/** A question as the library's words read it. */
export interface ReadQuestion {
  /** What is searched for: misspellings corrected, the long forms of abbreviations appended. */
  text: string;
  readAs: readonly { written: string; read: string }[];
  expansions: readonly { written: string; long: string }[];
}

/** What the seek and answering rooms call. */
export interface Search {
  /** Reads misspellings and abbreviations of an English question by the words of what the tenant sees. */
  readQuestion(tenant: string | null, question: string, language?: string): Promise<ReadQuestion>;
  search(request: SearchRequest): Promise<SearchReply>;
  /** Completions of what is being typed, from titles and terms of visible documents; at most `count`. */
  suggest(tenant: string | null, prefix: string, count: number): Promise<readonly string[]>;
}

/** A passage as the library hands it over, in the transaction that stored it. */
export interface PassageRow extends Span {
  /** `passage.id` of the library. */
  id: number;
  tenantId: string | null;
  documentKey: number;
  documentId: string;
  version: number;
  familyId: string;
  title: string;
  text: string;
  kind: PartKind;
  label?: string | undefined;
  section?: string | undefined;
  language: string;
  sourceType: SourceType;
  date?: string | undefined;
  /** Words that belong to the passage without being in it: the column names of a table row. */
  context?: string | undefined;
  /** Its words as the index reads them, when they were found ahead of the transaction: parted by blanks, and their count. */
  tokens?: { text: string; count: number } | undefined;
}
