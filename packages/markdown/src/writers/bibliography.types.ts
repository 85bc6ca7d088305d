/** What a cited source is; decides its type in a bibliography. */
export type EntryKind = 'patent' | 'article' | 'other';

/** One source of a bibliography. Names stand as the source prints them. */
export interface BibliographyEntry {
  kind: EntryKind;
  title: string;
  /** Inventors or authors. */
  people: readonly string[];
  /** Whose it is: assignees of a patent, the body behind a note. */
  holders: readonly string[];
  /** `2024`, `2024-05` or `2024-05-31`. */
  date?: string;
  /** Publication number of a patent, accession number of a paper, name of a note. */
  number: string;
  doi?: string;
  url?: string;
  /** BCP 47. */
  language?: string;
  /** Said of the entry, such as the places that were quoted. */
  notes: readonly string[];
}
