import type { StreamFrame, StreamState } from '@assay/contract';
import type { EgressSubject } from '../../ground/egress/egress-subject.ts';
import type { StoredRows } from '../../ground/streams/stored-rows.ts';
import type { Commit } from '../../ground/streams/stream-log.types.ts';
import type { StreamWriter } from '../../ground/streams/stream-writer.ts';
import type { RunRow } from './runs.migrations.ts';

/** What is stored together with the frames that say so: rows of one statement, or work of several. */
export type RunResult = readonly StoredRows[] | ((trx: Commit) => Promise<void>);

/** A run that this process works on: the writer of its stream, and the ways in which the work comes to rest. */
export interface Running {
  run: RunRow;
  writer: StreamWriter;
  /** Aborted when the process stops, another one took the run over, or it was ended from outside. */
  signal: AbortSignal;
  /** Ends it well. A use for which nothing was written is given back. */
  finish(frames: readonly StreamFrame[], result: RunResult): Promise<void>;
  /** Ends it where trying again would not help. */
  fail(frames: readonly StreamFrame[], result: RunResult): Promise<void>;
  /**
   * Lets it wait for a person, for a minute or a month; false where the result says, by false, that there is nothing to wait
   * for any more.
   */
  pause(frames: readonly StreamFrame[], result: RunResult | ((trx: Commit) => Promise<boolean>)): Promise<boolean>;
}

/** How a run is ended that its worker does not end itself. */
export interface RunEnding {
  frames: readonly StreamFrame[];
  store: (trx: Commit) => Promise<void>;
}

/**
 * What one kind of run brings. Beginning once, counting, working under a lease, pausing, ending, writing again and being
 * swept away are the same for all.
 *
 * @typeParam Subject what a run works on, with everything of it that is stored
 */
export interface RunKind<Subject> {
  /** Also the kind of its streams. */
  kind: string;
  /** Runs of this kind that one process works on at once. */
  concurrency: number;
  /** Days after its end for which a run's log is kept; what it wrote stays with its subject. @default for ever */
  logDays?: number;
  /** Called as soon as a run is claimed; what it gives is called when this process leaves the run. */
  claimed?(id: string): () => void;
  /** What the run of this id works on; undefined when it was deleted. */
  load(id: string): Promise<Subject | undefined>;
  /** On whose behalf the work is done. */
  asker(subject: Subject): EgressSubject;
  /** The frames after `open`, given what an earlier attempt has written. */
  opening(subject: Subject, held: StreamState): readonly StreamFrame[];
  /** Does what is left to do, and comes to rest with `finish`, `fail` or `pause`. */
  work(subject: Subject, running: Running): Promise<void>;
  /** How a run that has written `held` is ended from outside: stopped by a person, or given up. */
  ending(subject: Subject, held: StreamState, as: 'stopped' | 'failed'): RunEnding;
  /** Called when it was ended from outside, once that is stored. */
  ended?(subject: Subject): void;
  /** Whether what an ended run has written is worth the use it was counted as. */
  isWorth(ended: StreamState): boolean;
  /** Deletes what was to leave no trace and is older than `hours`; gives the ids of its runs. */
  forget(trx: Commit, hours: number): Promise<readonly string[]>;
}
