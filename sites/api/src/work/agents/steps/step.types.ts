import type { AgentStep, PlannedStep } from '@assay/domain';
import type { StreamWriter } from '../../../ground/streams/stream-writer.ts';
import type { CitationWriter } from '../../../knowledge/evidence/citation-writer.ts';
import type { Retrieval } from '../../../knowledge/evidence/evidence.types.ts';
import type { AgentPorts, DocumentRow, FileRow, JobRow, ReplyRow, RunState, StepOutputs } from '../agents.types.ts';
import type { AgentsWords } from '../agents-words.ts';

/** What a step has at hand while it runs. */
export interface StepContext {
  step: PlannedStep;
  job: JobRow;
  reply: ReplyRow;
  /** The message that is answered, and those of the person before it, oldest first. */
  content: string;
  thread: readonly string[];
  outputs: StepOutputs;
  /** The person's answer to this step, when it asked. */
  answer: RunState['answer'];
  words: AgentsWords;
  writer: StreamWriter;
  cites: CitationWriter;
  ports: AgentPorts;
  signal: AbortSignal;
  progress(done: number, total: number): void;
  /** Searched once for the message. */
  retrieve(): Promise<Retrieval>;
  /** Documents that the thread may work on, the newest message's last. */
  files(): Promise<readonly FileRow[]>;
  document(file: FileRow): Promise<DocumentRow | undefined>;
  readFile(file: FileRow): Promise<DocumentRow>;
}

/** What a step leaves: a line for the reader, outputs for later steps, or a question that waits for a person. */
export interface StepOutcome {
  result?: string;
  outputs?: StepOutputs;
  question?: NonNullable<AgentStep['question']>;
  /** Nothing was to be done. */
  isSkipped?: boolean;
}

export type StepRunner = (context: StepContext) => Promise<StepOutcome>;

/** A file whose text cannot be had; `code` is the importers' reason. */
export class UnreadableDocument extends Error {
  override readonly name = 'UnreadableDocument';
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** A step cannot be done for a reason that the person can act on; it is told as it is and not tried again. */
export class AgentProblem extends Error {
  override readonly name = 'AgentProblem';
}
