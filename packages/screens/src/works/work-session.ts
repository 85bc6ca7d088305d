import { isCallError } from '@assay/client';
import type { ShareRole } from '@assay/domain';
import {
  createReplica,
  type Edit,
  EditRefused,
  type FieldValue,
  type LostEdit,
  type Operation,
  type Replica,
  type WorkKind,
  withSeen,
} from '@assay/works';
import type { KeptEdits } from './kept-edits.ts';
import type { Lost } from './lost.types.ts';
import { createPlaceTeller } from './place-teller.ts';
import { endOfRun } from './runs/end-of-run.ts';
import { createOwnRuns } from './runs/own-runs.ts';
import type { Suggest } from './suggest.types.ts';
import { createSuggestionOutbox } from './suggestion-outbox.ts';
import type {
  Acted,
  DoneChange,
  ForeignValue,
  OpenedWork,
  PastRun,
  RunStep,
  WorkPlace,
  WorkSource,
  WorkSurroundings,
} from './works.source.ts';

/** `device`: what was done is kept here until the service can be reached. */
export type SavedState = 'saved' | 'saving' | 'device';

export interface WorkSnapshot {
  /** Raised whenever something is to be drawn anew. */
  version: number;
  /** Raised with each change of the records alone: what is drawn of them follows it. */
  content: number;
  /** Of the last change that the service has confirmed. */
  revision: number;
  saved: SavedState;
  canUndo: boolean;
  canRedo: boolean;
  /** What could not be done or suggested any more, newest last; its words are not lost. */
  lost: readonly Lost[];
  /** What others had written where the person has set something else since, newest last. */
  over: readonly ForeignValue[];
  /** Others who have it open, what the tool does, and whether there is news beside the records. */
  surroundings: WorkSurroundings;
  /** What is done is done, or suggested to those who edit; null for whoever reads. */
  mode: WorkMode | null;
}

export type WorkMode = 'edit' | 'suggest';

/** A work that somebody has open: what they see of it, and the way of what they do to the service. */
export interface WorkSession {
  readonly state: Replica['state'];
  snapshot(): WorkSnapshot;
  subscribe(listener: () => void): () => void;
  /** What the person may do with it. */
  readonly role: ShareRole;
  readonly isOwner: boolean;
  /** Whose session it is, by their account; undefined for whoever has none. */
  readonly person: string | undefined;
  /** It leaves no trace. */
  readonly isIncognito: boolean;
  /** What its tool can be asked to do here. */
  readonly actions: readonly string[];
  /** They may read how it was and how it came to be. */
  readonly showsPast: boolean;
  /** By which this page is told apart among those that have the work open. */
  readonly page: string;
  /** Whether what is done from now on is done or suggested. */
  setMode(mode: WorkMode): void;
  /** Tells others where the person is. */
  moveTo(place: WorkPlace): void;
  /** Where they were last; undefined before they went anywhere. */
  place(): WorkPlace | undefined;
  /**
   * Does it, or suggests it; away from the line both wait on the device. Edits of one group that follow each other closely are
   * one change, sent and taken back as one.
   *
   * @throws EditRefused when the state does not allow it; nothing is done then
   */
  edit(operations: readonly Operation[], group?: string): void;
  undo(): void;
  redo(): void;
  /**
   * Has the tool do something, once all that was done here has reached the service, and waits until that is done;
   * undefined where it was stopped.
   *
   * @throws CallError; RunFailed where it ended in the middle
   */
  act(action: string): Promise<Acted | undefined>;
  /** A change was made for the person: once it has come, they may take it back like their own. */
  taken(done: DoneChange): void;
  /**
   * Answers what a run waits for, once all that was done here has reached the service; what is told by it is the person's to
   * take back.
   *
   * @throws CallError
   */
  answerRun(run: string, question: string, answer: FieldValue): Promise<void>;
  /** What the tool does to it in steps, and did, the newest first. */
  runs(): Promise<readonly PastRun[]>;
  /** What came of the steps of a run. */
  runSteps(run: string): Promise<readonly RunStep[]>;
  /** Has what the tool does in steps rest after the step that it is at, or go on. */
  pauseRun(run: string, paused: boolean): Promise<void>;
  /** Stops what the tool does in steps; what was done stays. */
  stopRun(run: string): Promise<void>;
  /** Resolves once all that was done here has reached the service, or waits on the device. */
  sent(): Promise<void>;
  forgetLost(): void;
  forgetOver(): void;
  close(): void;
}

/** How many edits go at once. */
const together = 50;
const retryAfter = 3_000;
/** Milliseconds without another edit of its group after which a change is whole. */
const pause = 400;
/** Longest that a group stays open, in milliseconds; away from the line nobody waits for it. */
const longest = { here: 2_000, away: 30_000 };

export interface WorkSessionPorts {
  source: WorkSource;
  kind: WorkKind;
  opened: OpenedWork;
  /** What waited on the device and could not be done any more. */
  lost: readonly LostEdit[];
  /** What others had written where it stands now. */
  over: readonly ForeignValue[];
  /** Where it waits what the service has not confirmed. */
  kept: KeptEdits;
  newId(): string;
  /** Whose session it is, by their account; absent for whoever has none. */
  person?: string | undefined;
  /** Suggests a change to those who edit; absent for whoever has no account. */
  suggest?: Suggest | undefined;
  /** It may not be read any more, or is gone. */
  onRefused(status: number): void;
}

/** Opens a session; what cannot be sent stays on the device and is sent when the line is back. */
export function openWorkSession({
  source,
  kind,
  opened,
  lost: lostBefore,
  over: overBefore,
  kept,
  newId,
  person,
  suggest,
  onRefused,
}: WorkSessionPorts): WorkSession {
  const replica = createReplica(kind, opened);
  const listeners = new Set<() => void>();
  const undoable: string[] = [];
  const redoable: string[] = [];
  const outbox = suggest && createSuggestionOutbox(kept.suggestions, sendSuggestion(suggest), () => replica.state);
  let lost: readonly Lost[] = lostBefore;
  let over = overBefore;
  let version = 0;
  let content = 0;
  let isAway = false;
  const closed = new AbortController();
  let sending: Promise<void> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  /** The edit that still grows, and is not sent before it is whole. */
  let growing: { id: string; group: string; since: number; timer: ReturnType<typeof setTimeout> } | undefined;
  let held: WorkSnapshot | undefined;
  let surroundings: WorkSurroundings = { talk: 0, present: [], runs: [] };
  let mode: WorkMode | null = opened.role === 'edit' ? 'edit' : opened.role === 'comment' && suggest ? 'suggest' : null;
  let place: WorkPlace | undefined;
  const tellPlace = createPlaceTeller((place) => source.present(place), closed.signal);
  const ownRuns = createOwnRuns(person, (id) => undoable.push(id));
  /** Called when the feed has brought something. */
  const waiting = new Set<() => void>();

  function sendSuggestion(send: Suggest): Suggest {
    return async (suggestion) => {
      await send(suggestion);
      isAway = false;
    };
  }

  function arrived(): void {
    for (const proceed of waiting) proceed();
    waiting.clear();
  }

  function savedState(): SavedState {
    if (replica.pending.length === 0 && (outbox?.isEmpty ?? true)) return 'saved';
    return isAway ? 'device' : 'saving';
  }

  replica.subscribe(() => {
    content += 1;
  });

  function tell(): void {
    version += 1;
    held = undefined;
    kept.edits.write(replica.pending);
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function lose(more: readonly Lost[]): void {
    // The service may refuse what was given back here already.
    const known = new Set(lost.map(({ edit }) => edit.id));
    lost = [...lost, ...more.filter(({ edit }) => !known.has(edit.id))];
  }

  function submit(edit: Edit): void {
    replica.submit(edit);
    tell();
    void send();
  }

  /** What is whole, the oldest first. */
  function sendable(): readonly Edit[] {
    return replica.pending.filter(({ id }) => id !== growing?.id).slice(0, together);
  }

  /** What was growing is whole. */
  function finish(): void {
    if (!growing) return;
    clearTimeout(growing.timer);
    growing = undefined;
    void send();
  }

  async function sendAll(): Promise<void> {
    do {
      await sendEdits();
      for await (const refused of outbox?.send() ?? []) lose([refused]);
      // What was done while suggestions were on their way goes as well.
    } while (sendable().length > 0 && !closed.signal.aborted);
  }

  async function sendEdits(): Promise<void> {
    for (let edits = sendable(); edits.length > 0 && !closed.signal.aborted; edits = sendable()) {
      const results = await source.edit(edits);
      isAway = false;
      for (const result of results) {
        if ('over' in result && result.over) over = [...over, ...result.over];
        if ('refused' in result) {
          const { reason, record, field } = result.refused;
          const edit = edits.find(({ id }) => id === result.id);
          const refusal = new EditRefused(reason, {
            ...(record !== undefined && { record }),
            ...(field !== undefined && { field }),
          });
          lose([...(edit ? [{ edit, refusal }] : []), ...replica.drop(result.id)]);
        }
      }
      await catchUp(Math.max(0, ...results.map((result) => ('revision' in result ? result.revision : 0))));
      tell();
    }
  }

  /** The feed brings what was confirmed; where it is away, nothing more is sent until it is back. */
  async function catchUp(revision: number): Promise<void> {
    while (replica.revision < revision && !closed.signal.aborted) {
      await new Promise<void>((proceed) => {
        waiting.add(proceed);
      });
    }
  }

  /** What somebody suggests as they leave still goes: it is not sent anew. */
  function send(): Promise<void> {
    sending ??= sendAll()
      .catch((error: unknown) => {
        isAway = true;
        if (closed.signal.aborted) return;
        if (isCallError(error) && error.status >= 400 && error.status < 500 && error.status !== 429) {
          if (error.status !== 401) onRefused(error.status);
          return;
        }
        retry = setTimeout(() => void send(), retryAfter);
      })
      .finally(() => {
        sending = undefined;
        tell();
      });
    return sending;
  }

  const feed = source.follow({
    after: () => replica.revision,
    receive(change) {
      lose(replica.receive(change));
      ownRuns.received(change);
      arrived();
      tell();
    },
    onSurroundings(now) {
      surroundings = now;
      tell();
    },
    onStatus(status) {
      const wasAway = isAway;
      if (status === 'away') isAway = true;
      else if (status === 'open') isAway = false;
      if (isAway === wasAway) return;
      tell();
      if (!isAway) void send();
    },
    onRefused: (error) => onRefused(error.status),
  });

  function taken({ id, revision }: DoneChange): void {
    void (async () => {
      await catchUp(revision);
      if (closed.signal.aborted) return;
      undoable.push(id);
      redoable.length = 0;
      tell();
    })();
  }

  function step(from: string[], to: string[]): void {
    const last = from.pop();
    if (last === undefined) return;
    const id = newId();
    try {
      submit({ id, undoes: last });
      to.push(id);
    } catch (error) {
      if (!(error instanceof EditRefused)) throw error;
      // Somebody has changed since what it left: the one before it may still be taken back.
      step(from, to);
    }
    tell();
  }

  if (outbox && !outbox.isEmpty) void send();

  return {
    get state() {
      return replica.state;
    },
    snapshot() {
      held ??= {
        version,
        content,
        revision: replica.revision,
        saved: savedState(),
        canUndo: undoable.length > 0,
        canRedo: redoable.length > 0,
        lost,
        over,
        surroundings,
        mode,
      };
      return held;
    },
    subscribe,
    role: opened.role,
    isOwner: opened.isOwner,
    person,
    isIncognito: opened.isIncognito,
    actions: opened.actions,
    showsPast: opened.showsPast,
    page: source.page,
    setMode(next) {
      if (mode === null || (next === 'edit' && opened.role !== 'edit')) return;
      finish();
      mode = next;
      tell();
    },
    moveTo(next) {
      place = next;
      tellPlace(next);
    },
    place: () => place,
    edit(asked, group) {
      if (mode === null) return;
      if (mode === 'suggest') {
        if (asked.length === 0) return;
        // Steps are made on what stands here; the service has to know which revision that is.
        const operations = asked.map((operation) =>
          operation.op === 'write' && operation.on === 0 ? { ...operation, on: replica.revision } : operation,
        );
        outbox?.add({ id: newId(), operations });
        tell();
        void send();
        return;
      }
      const operations = withSeen(replica.state, asked);
      const now = performance.now();
      const isLast = growing !== undefined && replica.pending.at(-1)?.id === growing.id;
      if (growing && isLast && growing.group === group && now - growing.since < longest[isAway ? 'away' : 'here']) {
        replica.extend(growing.id, operations);
        clearTimeout(growing.timer);
        growing.timer = setTimeout(finish, pause);
        tell();
        return;
      }
      finish();
      const id = newId();
      if (group !== undefined) growing = { id, group, since: now, timer: setTimeout(finish, pause) };
      try {
        submit({ id, operations });
      } catch (error) {
        finish();
        throw error;
      }
      undoable.push(id);
      redoable.length = 0;
      tell();
    },
    undo() {
      finish();
      step(undoable, redoable);
    },
    redo() {
      finish();
      step(redoable, undoable);
    },
    sent() {
      finish();
      return send();
    },
    async act(action) {
      finish();
      await send();
      const { run, ...acted } = await source.act(action);
      if (acted.done) taken(acted.done);
      if (run === undefined) return acted;
      ownRuns.began(run);
      tell();
      return endOfRun(run, { source, runs: () => surroundings.runs, subscribe, closed: closed.signal });
    },
    taken,
    async answerRun(run, question, answer) {
      finish();
      await send();
      await source.answerRun(run, question, answer);
      ownRuns.began(run);
      tell();
    },
    runs: () => source.runs(),
    runSteps: (run) => source.runSteps(run),
    pauseRun: (run, paused) => source.pauseRun(run, paused),
    stopRun: (run) => source.stopRun(run),
    forgetLost() {
      lost = [];
      tell();
    },
    forgetOver() {
      over = [];
      tell();
    },
    close() {
      clearTimeout(growing?.timer);
      closed.abort();
      clearTimeout(retry);
      arrived();
      feed.close();
    },
  };
}
