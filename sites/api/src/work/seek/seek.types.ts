import type { AnswerEngine, Locale, ModuleDataStatus, SeekModuleType } from '@assay/domain';
import type { Generated, Selectable } from 'kysely';
import type { TenantScope } from '../../ground/scope/tenant-scope.ts';
import type { ReadingRight } from '../../ground/streams/reading-rights.ts';
import type { LibraryReader, RetrievalPorts, SearchFilters } from '../../knowledge/evidence/evidence.types.ts';
import type { GradeAnswers } from '../../knowledge/materials/grade-answers.ts';
import type { Reader } from '../sharing/item-rights.ts';

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
    filters: SearchFilters;
    locale: Locale;
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
export type QuestionRow = SeekTables['seek_question'] & {
  /** Log into which it is answered. */
  stream_id: string;
  /** Its page is to leave no trace. */
  is_incognito: boolean;
};
export type ModuleRow = Selectable<SeekTables['seek_module']>;

/** A question with its modules, as they are stored. */
export interface AskedQuestion {
  question: QuestionRow;
  rows: readonly ModuleRow[];
}

/** Who besides its owner may read a page. */
export interface PageSharing {
  canRead(scope: TenantScope, page: Pick<PageRow, 'id' | 'tenant_id'>): Promise<boolean>;
  /** By what a reader who may read a page follows it. */
  rightTo(reader: Reader, page: Pick<PageRow, 'id' | 'tenant_id' | 'owner_id'>): ReadingRight;
}

export interface SeekPorts extends RetrievalPorts {
  engine: AnswerEngine;
  cards: GradeAnswers;
  library: LibraryReader;
  sharing: PageSharing;
  /** Those of the questions that a person keeps. */
  savedAmong(userId: string, questionIds: readonly string[]): Promise<ReadonlySet<string>>;
}
