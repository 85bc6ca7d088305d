import { type CallError, type Client } from '@assay/client';
import { openFeed } from '@assay/client/feed';
import * as worksCalls from '@assay/contract/calls/works';
import * as runsCalls from '@assay/contract/calls/works-runs';
import type { RunStatus, ShareRole } from '@assay/domain';
import type {
  Change,
  ChangeId,
  Edit,
  FieldValue,
  QuestionData,
  RecordId,
  RefusalReason,
  WorkRecord,
} from '@assay/works';

export interface OpenedWork {
  kind: string;
  revision: number;
  records: readonly WorkRecord[];
  /** What the person may do with it. */
  role: ShareRole;
  /** It is theirs: they share it and put it away. */
  isOwner: boolean;
  /** It leaves no trace: nobody else sees it, and it is deleted after a day. */
  isIncognito: boolean;
  /** What its tool can be asked to do here. */
  actions: readonly string[];
  /** They may read how it was and how it came to be. */
  showsPast: boolean;
}

/** Somebody who has the work open. */
export interface PresentPerson extends Partial<WorkPlace> {
  page: string;
  /** Absent for a guest. */
  person?: string;
  name: string;
}

/** What a run waits for. */
export interface RunQuestion {
  id: string;
  kind: string;
  data: QuestionData;
  /** What stands chosen until somebody chooses otherwise. */
  proposed?: FieldValue;
}

/** Something that the tool does to a work in steps. */
export interface ToolRun {
  id: string;
  action: string;
  status: RunStatus;
  /** Steps that were done, of all. */
  done: number;
  total: number;
  /** Steps that changed something, and those whose words wait for a person. */
  changed: number;
  suggested: number;
  /** Name of whoever began it. */
  name: string;
  /** It is to rest, and does once the step that it is at is done. */
  held?: boolean;
  /** What it asks; absent where it waits for no answer. */
  question?: RunQuestion | null;
}

/** A run with when it was begun, and why it failed, in words. */
export interface PastRun extends ToolRun {
  begun_at: string;
  failure?: string;
}

/** What came of a step of a run; one that asked stands there once more. */
export interface RunStep {
  /** From 0. */
  step: number;
  /** For most the id of a record. */
  name: string;
  outcome: 'done' | 'asked' | 'failed';
  /** Operations by what they do. */
  operations: Readonly<Record<string, number>>;
  /** Null where it wrote nothing. */
  engine: string | null;
  begun_at: string;
  /** Milliseconds. */
  ms: number;
  passages: number;
  tokens: number;
}

/** What came of having a tool do something. */
export interface Acted {
  changed: boolean;
  suggested: boolean;
  /** What it did, which the person may take back; absent where it did nothing at once. */
  done?: DoneChange;
}

/** A change that was made for the person. */
export interface DoneChange {
  id: ChangeId;
  revision: number;
}

/** What stands beside the records. */
export interface WorkSurroundings {
  /** Rises when something was said or suggested. */
  talk: number;
  /** Who is here. */
  present: readonly PresentPerson[];
  /** What the tool does in steps, and what it ended just now. */
  runs: readonly ToolRun[];
}

/** A place in a work: a record, or a field of it. */
export interface WorkPlace {
  record: RecordId;
  field?: string;
  /** Of its prose, what is selected there; places as ProseMirror counts them. */
  selection?: { anchor: number; head: number };
}

/** A document that a work cites. */
export interface CitedSource {
  document: string;
  title: string;
  sourceType: string;
  language: string;
  year?: number;
}

/** What somebody else had written where the person set a value without having seen it. */
export interface ForeignValue {
  record: RecordId;
  field: string;
  /** Null where they had emptied it. */
  value: FieldValue | null;
  author: { person: string | null; name: string };
  /** In whose name it was written. */
  origin: string;
}

/** What came of an edit in the service. */
export type SentEdit =
  | { id: ChangeId; revision: number; over?: readonly ForeignValue[] }
  | { id: ChangeId; refused: { reason: RefusalReason; record?: RecordId; field?: string } };

export interface WorkFollowing {
  /** The revision that is held. */
  after(): number;
  receive(change: Change): void;
  onSurroundings(surroundings: WorkSurroundings): void;
  onStatus(status: 'connecting' | 'open' | 'away'): void;
  onRefused(error: CallError): void;
}

/** What a work's screen needs from outside. */
export interface WorkSource {
  /** By which this page is told apart from others that the same person has open. */
  readonly page: string;
  open(): Promise<OpenedWork>;
  /** @throws CallError */
  edit(edits: readonly Edit[]): Promise<readonly SentEdit[]>;
  /** Has the tool do something to the work: at once, or as a run where that takes its time. */
  act(action: string): Promise<Acted & { run?: string }>;
  /** What the tool does in steps and did, the newest first; with why it failed, in words. */
  runs(): Promise<readonly PastRun[]>;
  /** What came of the steps of a run. */
  runSteps(run: string): Promise<readonly RunStep[]>;
  /** @throws CallError */
  answerRun(run: string, question: string, answer: FieldValue): Promise<void>;
  /** Has it rest after the step that it is at, or go on. */
  pauseRun(run: string, paused: boolean): Promise<void>;
  stopRun(run: string): Promise<void>;
  /** Tells others where the person is. */
  present(place: WorkPlace): Promise<void>;
  sources(): Promise<readonly CitedSource[]>;
  /** Hears of changes until it is closed. */
  follow(following: WorkFollowing): { reconnect(): void; close(): void };
}

/**
 * One work over the client.
 *
 * @param page by which this page is told apart from others that the same person has open
 * @param held what was opened just now, for who opens it first
 */
export function createWorkSource(client: Client, id: string, page: string, held?: OpenedWork): WorkSource {
  const params = { work_id: id };
  let first = held;
  return {
    page,
    async open() {
      if (first) {
        const opened = first;
        first = undefined;
        return opened;
      }
      const { work, records } = await client.call(worksCalls.open, { params });
      const { kind, revision, role, actions, is_owner: isOwner, incognito: isIncognito, shows_past: showsPast } = work;
      return {
        kind,
        revision,
        role,
        isOwner,
        isIncognito,
        actions,
        showsPast,
        records: records as unknown as readonly WorkRecord[],
      };
    },
    async edit(edits) {
      // What was opened before it does not have it.
      first = undefined;
      const { results } = await client.call(worksCalls.edit, { params, body: { edits: edits as never } });
      return results as readonly SentEdit[];
    },
    async act(action) {
      const acted = await client.call(runsCalls.act, { params: { ...params, action } });
      const { changed, suggested, revision, change, run_id: run } = acted;
      return {
        changed,
        suggested,
        ...(change !== undefined && { done: { id: change, revision } }),
        ...(run !== undefined && { run }),
      };
    },
    runs: async () => (await client.call(runsCalls.runs, { params, query: {} })).runs as readonly PastRun[],
    runSteps: async (run) => (await client.call(runsCalls.runs, { params, query: { run } })).steps ?? [],
    async answerRun(run, question, answer) {
      const body = { question_id: question, answer: answer as never };
      await client.call(runsCalls.answerRun, { params: { ...params, run_id: run }, body });
    },
    async pauseRun(run, paused) {
      await client.call(runsCalls.pauseRun, { params: { ...params, run_id: run }, body: { paused } });
    },
    async stopRun(run) {
      await client.call(runsCalls.stopRun, { params: { ...params, run_id: run } });
    },
    async present(place) {
      await client.call(worksCalls.present, { params, body: { page, ...place } });
    },
    async sources() {
      const { sources } = await client.call(worksCalls.sources, { params });
      return sources.map(({ source_type: sourceType, ...source }) => ({ ...source, sourceType }));
    },
    follow: ({ after, receive, onSurroundings, onStatus, onRefused }) =>
      openFeed(
        client.connection(worksCalls.live, { params, body: { page } }),
        {
          receive: (frame) => {
            if (frame.type === 'change') receive((frame as { type: string; change: Change }).change);
            else if (frame.type === 'beside') onSurroundings(frame as { type: string } & WorkSurroundings);
          },
          onStatus,
          onRefused,
        },
        { after },
      ),
  };
}
