import type { searchFilters } from '@assay/contract/schemas';
import type {
  AnswerEngine,
  AnswerRequest,
  Locale,
  ModuleDataStatus,
  RankedPassage,
  Searched,
  SeekModuleType,
  SourceType,
  UnderstoodQuestion,
} from '@assay/domain';
import type { Understand } from '@assay/engines/understanding';
import type { Generated, Selectable } from 'kysely';
import type { z } from 'zod';
import type { GradeAnswers } from '../materials/grade-answers.ts';
import type { Search } from '../search/search.types.ts';
import type { TenantScope } from '../tenancy/tenant-scope.ts';
import type { UsageMeter } from '../usage/usage-meter.ts';

export type SeekFilters = z.output<typeof searchFilters>;

export interface SeekTables {
  seek_page: {
    id: string;
    tenant_id: string;
    owner_id: string;
    title: string;
    is_incognito: boolean;
    created_at: Date;
    updated_at: Date;
  };
  seek_question: {
    id: string;
    page_id: string;
    tenant_id: string;
    owner_id: string;
    parent_id: string | null;
    position: number;
    input: string;
    deep_input: string | null;
    filters: SeekFilters;
    locale: Locale;
    stream_id: string;
    client_id: string | null;
    asked_at: Date;
  };
  seek_module: {
    question_id: string;
    name: SeekModuleType;
    priority: number;
    api_type: 'http' | 'sse';
    status: Generated<ModuleDataStatus>;
    has_failed: Generated<boolean>;
    is_stopped: Generated<boolean>;
    version: Generated<number>;
    content: Generated<unknown>;
    body: Generated<string | null>;
    updated_at: Generated<Date>;
  };
  seek_module_version: {
    question_id: string;
    name: SeekModuleType;
    version: number;
    content: unknown;
    body: string | null;
    at: Date;
  };
}

export type PageRow = SeekTables['seek_page'];
export type QuestionRow = SeekTables['seek_question'];
export type ModuleRow = Selectable<SeekTables['seek_module']>;

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

/** The library as seek reads it: shared documents and those of the tenant. */
export interface LibraryReader {
  details(tenant: string, documents: readonly string[]): Promise<Map<string, DocumentDetails>>;
  /** Stored text of a version; undefined when the tenant cannot see it or it does not exist. */
  text(tenant: string, document: string, version: number): Promise<string | undefined>;
}

/** Who besides its owner may read a page. */
export interface PageSharing {
  canRead(scope: TenantScope, page: Pick<PageRow, 'id' | 'tenant_id'>): Promise<boolean>;
}

export interface SeekPorts {
  search: Search;
  engine: AnswerEngine;
  /** Absent without a language model: questions are then searched for as they stand. */
  understand?: Understand | undefined;
  /** Material cards, which answer questions about grades beside the library. */
  cards: GradeAnswers;
  library: LibraryReader;
  sharing: PageSharing;
  /** Counts questions against the edition of a person. */
  usage: Pick<UsageMeter, 'prepare' | 'giveBack'>;
  /** Those of the questions that a person keeps. */
  savedAmong(userId: string, questionIds: readonly string[]): Promise<ReadonlySet<string>>;
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
