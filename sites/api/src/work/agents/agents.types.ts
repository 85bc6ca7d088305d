import type { StreamCitation, StreamSource } from '@assay/contract';
import type {
  AgentCode,
  AgentFileType,
  AnswerEngine,
  Citation,
  DocumentPart,
  Locale,
  PlannedStep,
  RunStatus,
} from '@assay/domain';
import type { SummarisedDocument } from '@assay/tool-summary/engine';
import type { Contribution, LibraryAnswer, Origin, Tool, ToolPorts, WrittenSentence } from '@assay/works';
import type { Generated, Selectable } from 'kysely';
import type { MemberScope, TenantScope } from '../../ground/scope/tenant-scope.ts';
import type { Claim, ReadingRight } from '../../ground/streams/reading-rights.ts';
import type { LibraryReader, RetrievalPorts } from '../../knowledge/evidence/evidence.types.ts';
import type { FindSentences } from '../../knowledge/evidence/find-sentences.ts';
import type { GradeAnswers } from '../../knowledge/materials/grade-answers.ts';
import type { Search } from '../../knowledge/search/search.types.ts';
import type { Reader } from '../sharing/item-rights.ts';

/** A reply as it ended, in the members of a stream's snapshot. */
export interface StoredReply {
  parts: {
    part: string;
    kind: 'text' | 'table' | 'chart' | 'step' | 'sources' | 'data';
    title?: string;
    text?: string;
    data?: unknown;
  }[];
  sources: StreamSource[];
  cites: StreamCitation[];
}

/** Passages that show a principle at work. */
export interface PrincipleEvidence {
  principle: number;
  citations: Citation[];
}

/** What finished steps hand to later ones; survives a crash between them. */
export interface StepOutputs {
  contradiction?: {
    improve: number;
    worsen: number;
    /** A person chose it, or agreed with how it was read. */
    isConfirmed?: boolean;
  };
  principles?: number[];
  isDisputed?: boolean;
  evidence?: PrincipleEvidence[];
  /** What a model wrote to principles. */
  concepts?: { principle: number; sentences: WrittenSentence[] }[];
  documents?: string[];
  summaries?: SummarisedDocument[];
  answer?: LibraryAnswer;
  /** By whom the words of the reply are. */
  origin?: Origin;
}

/** Where a reply stands between two starts of its job. */
export interface RunState {
  /** The step that runs next. */
  step: number;
  outputs: StepOutputs;
  /** The plan itself waits to be executed. */
  isPlanWaiting?: boolean;
  /** Steps whose approval is not asked for. */
  skips: number[];
  /** Answer to the step that waited. */
  answer?: { approve: boolean; choice?: { improve: number; worsen: number }; content?: string };
}

export interface AgentTables {
  agent_job: {
    id: string;
    tenant_id: string;
    owner_id: string;
    code: AgentCode;
    title: string;
    locale: Locale;
    is_incognito: boolean;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  agent_message: {
    id: string;
    job_id: string;
    parent_id: string | null;
    position: number;
    role: 'user' | 'agent';
    content: string;
    file_ids: Generated<string[]>;
    version: Generated<number>;
    plan: PlannedStep[] | null;
    run: RunState | null;
    reply: StoredReply | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  agent_message_version: { message_id: string; version: number; reply: StoredReply; at: Date };
  agent_file: {
    id: string;
    tenant_id: string;
    owner_id: string;
    job_id: string | null;
    name: string;
    type: AgentFileType;
    size: number;
    sha256: string;
    created_at: Generated<Date>;
  };
  agent_document: {
    file_id: string;
    title: string;
    language: string;
    text: string;
    parts: DocumentPart[];
    pages: number | null;
  };
  agent_feedback: {
    message_id: string;
    user_id: string;
    rating: 'up' | 'down';
    content: string | null;
    at: Generated<Date>;
  };
}

export type JobRow = Selectable<AgentTables['agent_job']>;
/** A message as it is read; one of an agent with where its run stands. */
export type MessageRow = Selectable<AgentTables['agent_message']> & {
  status: RunStatus | null;
  /** Absent once the log has been dropped after its retention. */
  stream_id: string | null;
};
export type FileRow = Selectable<AgentTables['agent_file']>;
export type DocumentRow = AgentTables['agent_document'];

/** A reply: the message of an agent, with what only those have. */
export type ReplyRow = MessageRow & { status: RunStatus; plan: PlannedStep[]; run: RunState };

export interface AgentPorts {
  search: Search;
  /** Absent without a language model. */
  understand?: RetrievalPorts['understand'];
  /** Material cards, which answer questions about grades beside the library. */
  cards: GradeAnswers;
  /** Sentences of the library that stand nearest to a text. */
  sentences: FindSentences;
  /** Texts by what they mean. */
  vectors: ToolPorts['vectors'];
  /** Settings of tools, as an organisation has them. */
  settingsOf(tenant: string): ToolPorts['setting'];
  engine: AnswerEngine;
  library: LibraryReader;
  /** Whether somebody besides the owner may read a job. */
  mayRead(scope: TenantScope, jobId: string): Promise<boolean>;
  /** By what a reader who may read a job follows it. */
  rightTo(reader: Reader, job: Pick<JobRow, 'id' | 'tenant_id' | 'owner_id'>): ReadingRight;
  /** What has to go on for a person, or a program that acts for one, to be there. */
  presenceOf(scope: MemberScope, sessionId: string | undefined): Claim;
  /** Some of them make works of replies. */
  tools: readonly Tool[];
  /** Makes a work of what was written for somebody, once under that id unless it was put away. */
  makeWork(
    kind: string,
    work: { id: string; tenant_id: string; owner_id: string },
    contributions: readonly Contribution[],
  ): Promise<{ id: string; link: string }>;
}

/** A reply with the job it belongs to, as they are stored. */
export interface ReplyOfJob {
  job: JobRow;
  reply: ReplyRow;
}

/** Tenant and owner of jobs that guests make; no person and no library of a tenant belongs to them. */
export const guestOwner = { tenantId: '@guest', userId: '@guest' } as const;
