import type { PartKind, SourceType } from '@assay/domain';

/** Rows of the search tables. `tokens` is the tokenised passage with its title, separated by blanks. */
export interface SearchTables {
  search_passage: {
    passage_id: number;
    tenant_id: string | null;
    document_key: number;
    document_id: string;
    version: number;
    family_id: string;
    start_offset: number;
    end_offset: number;
    kind: PartKind;
    language: string;
    source_type: SourceType;
    date: string | null;
    label: string | null;
    section: string | null;
    text: string;
    tokens: string;
    length: number;
  };
  search_posting: { term: string; passage_id: number; frequency: number; length: number };
  search_total: {
    tenant_id: string | null;
    language: string;
    source_type: SourceType;
    documents: number;
    passages: number;
    embedded: number;
    length: number;
  };
  search_index: { name: string; tokenizer: number; settings: string };
}
