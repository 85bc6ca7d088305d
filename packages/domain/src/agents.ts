import type { CountedFeature } from './features.ts';

/** The agents of this release, what they do step by step, and what may be given to them. */

/** Feature keys of section 3.8 where the agent has one. */
export const agentCodes = ['air_technical_qa_agent', 'air_find_solution_agent', 'document_summary_agent'] as const;
export type AgentCode = (typeof agentCodes)[number];

/** Names of the steps that agents take; each has an icon and, in the job, a line with its state. */
export const agentStepNames = [
  'search_library',
  'write_answer',
  'map_contradiction',
  'read_matrix',
  'find_evidence',
  'write_concepts',
  'read_document',
  'summarise_document',
  'answer_document',
] as const;
export type AgentStepName = (typeof agentStepNames)[number];

/** Section 7.4: 0 is a single agent, 1 a team of them. */
export const scenarioTypes = [0, 1] as const;
export type ScenarioType = (typeof scenarioTypes)[number];

export interface PlannedStep {
  step: AgentStepName;
  /** The person confirms or changes what the step found before the job goes on. */
  needsApproval?: boolean;
}

export interface AgentRule {
  type: ScenarioType;
  /** In the order in which they run. */
  steps: readonly PlannedStep[];
  /** Open to guests without an account (S6); the others are private to members. */
  isShared: boolean;
  /** Works on documents that the person uploads. */
  takesFiles: boolean;
  /** What a message counts as (section 3.4). */
  counts?: CountedFeature;
}

/** What each agent does with a message. */
export const agents: Record<AgentCode, AgentRule> = {
  air_technical_qa_agent: {
    type: 0,
    steps: [{ step: 'search_library' }, { step: 'write_answer' }],
    isShared: true,
    takesFiles: false,
    counts: 'tech_seek',
  },
  air_find_solution_agent: {
    type: 0,
    steps: [
      { step: 'map_contradiction', needsApproval: true },
      { step: 'read_matrix' },
      { step: 'find_evidence' },
      { step: 'write_concepts' },
    ],
    isShared: true,
    takesFiles: false,
    counts: 'tech_mind',
  },
  document_summary_agent: {
    type: 0,
    steps: [{ step: 'read_document' }, { step: 'summarise_document' }],
    isShared: false,
    takesFiles: true,
  },
};

/** What an agent does with a message about documents that it has summarised before. */
export const documentQuestionSteps: readonly PlannedStep[] = [{ step: 'read_document' }, { step: 'answer_document' }];

export function isAgentCode(value: unknown): value is AgentCode {
  return agentCodes.some((code) => code === value);
}

export const agentStepStatuses = ['waiting', 'running', 'approval', 'done', 'skipped', 'failed', 'stopped'] as const;
export type AgentStepStatus = (typeof agentStepStatuses)[number];

/** A parameter that a side of a problem may mean, as a person is asked about it. */
export interface ContradictionChoice {
  id: number;
  name: string;
}

/** What a step asks a person. */
export interface ContradictionQuestion {
  improve: readonly ContradictionChoice[];
  worsen: readonly ContradictionChoice[];
  /** What the rules would choose; absent where they found nothing. */
  chosen: { improve?: number; worsen?: number };
}

/** A step as its part of the stream carries it. */
export interface AgentStep {
  step: AgentStepName;
  status: AgentStepStatus;
  needsApproval?: boolean;
  /** What it found, in a line in the reader's language. */
  result?: string;
  progress?: { done: number; total: number };
  question?: ContradictionQuestion;
  /** The person's answer to `question`. */
  answer?: { improve: number; worsen: number };
  /** Milliseconds that it took. */
  took?: number;
}

/** Name of the stream part of a step, counted from 0. */
export function stepPart(index: number): string {
  return `step.${index}`;
}

/** Name of the stream part that holds what the agent writes, and of the one that says how it came about. */
export const replyPart = 'reply';
export const originPart = 'origin';

/** What is uploaded to an agent (N2). */
export const agentFileLimits = { files: 20, bytes: 52_428_800 } as const;
/** Media types by the ending of a file's name. */
export const agentFileTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
} as const;
export type AgentFileType = keyof typeof agentFileTypes;

export const uploadStatuses = ['waiting', 'uploading', 'success', 'error'] as const;
export type UploadStatus = (typeof uploadStatuses)[number];
export const uploadErrors = ['type-error', 'size-error', 'count-error', 'room-error'] as const;
export type UploadError = (typeof uploadErrors)[number];

/** Type of a file by its name; undefined for one that agents do not read. */
export function agentFileType(name: string): AgentFileType | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return ending !== undefined && Object.hasOwn(agentFileTypes, ending) ? (ending as AgentFileType) : undefined;
}

/** Why a file is not taken, by what is known before it is sent: its name, its size in bytes, the files there already. */
export function uploadErrorOf(file: { name: string; size: number }, held: number): UploadError | undefined {
  if (agentFileType(file.name) === undefined) return 'type-error';
  if (file.size > agentFileLimits.bytes || file.size === 0) return 'size-error';
  return held >= agentFileLimits.files ? 'count-error' : undefined;
}

/** Document id under which an uploaded file is cited. */
export function uploadDocument(fileId: string): string {
  return `upload:${fileId}`;
}

/** File id of a cited upload; undefined for a document of the library. */
export function fileOfDocument(document: string): string | undefined {
  return document.startsWith('upload:') ? document.slice('upload:'.length) : undefined;
}

/** Minutes that a signed address of a file lives (S7), days that the log of an ended reply is kept (S3). */
export const signedFileMinutes = 15;
export const replyRetentionDays = 7;

/** Most characters of a message to an agent. */
export const agentMessageLimit = 8000;

const solutionCues =
  /\bwithout\b.+|\b(?:trade-?off|contradict\w*|TRIZ|solve|solution|improve|reduce|increase|prevent)\b|矛盾|而不|解决方案|解決方案|如何(?:提高|降低|减少|減少|改善)|解決策|改善|向上させ|低減/iu;
const documentCues =
  /\b(?:summar\w+|abstract of|this (?:document|paper|file|report|pdf))\b|摘要|总结|總結|概括|这份|這份|要約|まとめて/iu;

/** The agent that an input is meant for, by the words it uses. */
export function agentFor(input: string): AgentCode {
  if (documentCues.test(input)) return 'document_summary_agent';
  if (solutionCues.test(input)) return 'air_find_solution_agent';
  return 'air_technical_qa_agent';
}
