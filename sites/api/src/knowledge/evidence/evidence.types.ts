import type { searchFilters } from '@assay/contract/schemas';
import type { AnswerRequest, Locale, RankedPassage, Searched, SourceType, UnderstoodQuestion } from '@assay/domain';
import type { Understand } from '@assay/engines/understanding';
import type { z } from 'zod';
import type { GradeAnswers } from '../materials/grade-answers.ts';
import type { Search } from '../search/search.types.ts';

export type SearchFilters = z.output<typeof searchFilters>;

/** What a source list says about a document. */
export interface DocumentDetails {
  document: string;
  version: number;
  title: string;
  sourceType: SourceType;
  language: string;
  year?: number;
  owner?: string;
  url?: string;
  licence: string;
  classes: readonly string[];
}

/** The library as evidence is taken from it: shared documents and those of the tenant. */
export interface LibraryReader {
  details(tenant: string, documents: readonly string[]): Promise<Map<string, DocumentDetails>>;
  /** Stored text of a version; undefined when the tenant cannot see it or it does not exist. */
  text(tenant: string, document: string, version: number): Promise<string | undefined>;
}

/** A question as evidence is looked for: what is asked, for whom, and in which language they read. */
export interface EvidenceQuestion {
  tenant: string;
  asked: string;
  /** A deeper question, which refines what is asked. */
  deeper?: string | undefined;
  locale: Locale;
  /** Absent: everything that the tenant may see. */
  filters?: SearchFilters;
}

/** What finds evidence. */
export interface RetrievalPorts {
  search: Search;
  /** Absent without a language model: questions are then searched for as they stand. */
  understand?: Understand | undefined;
  /** Material cards, which answer questions about grades beside the library. */
  cards?: GradeAnswers;
}

/** What was found for a question. */
export interface Retrieval {
  passages: readonly RankedPassage[];
  searched: Searched;
  /** The question as it was understood; absent where nothing did, or not in time. */
  understood?: UnderstoodQuestion;
  /** Words of the question that were searched for as others, by the library's own. */
  readAs?: AnswerRequest['readAs'];
  /** Abbreviations of the question with what they stand for. */
  expansions?: AnswerRequest['expansions'];
  /** What the product's own cards state of what is asked. */
  cards?: AnswerRequest['cards'];
}
