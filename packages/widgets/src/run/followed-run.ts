import { emptyStream, type StreamState } from '@assay/contract';
import type { Connection, Failure, Timeout } from './run.types.ts';

/** A run as its reader holds it: what its stream has brought, and how the stream is heard. */
export interface FollowedRun {
  stream: StreamState;
  connection?: Connection;
  /** The product clock ran out: nothing, or nothing more, came for `seconds`. */
  timeout?: Timeout;
  /** A stop was asked for and has not been confirmed by the stream. */
  isStopping: boolean;
  /** The stream was read to its end at least once. */
  wasRead?: boolean;
  /** The stream itself cannot be read. */
  failure?: Failure;
}

/** What happens to a followed run; `run` names it. */
export type FollowEvent =
  | { type: 'stream changed'; run: string; stream: StreamState }
  | { type: 'connection changed'; run: string; connection: Connection }
  | { type: 'timed out'; run: string; timeout: Timeout | undefined }
  | { type: 'stream failed'; run: string; failure: Failure }
  | { type: 'stop asked'; run: string }
  | { type: 'stop failed'; run: string };

/** A run of which nothing has been heard. */
export const unheard: FollowedRun = { stream: emptyStream, isStopping: false };

/** Nothing more comes of it by itself. */
export function isSettled({ stream, failure }: FollowedRun): boolean {
  return failure !== undefined || stream.status !== 'PROCESSING';
}

/** The next state of a followed run. Pure. */
export function followed<Run extends FollowedRun>(run: Run, event: FollowEvent): Run {
  switch (event.type) {
    case 'stream changed': {
      const isOver = event.stream.status !== 'PROCESSING';
      const { failure: _, ...rest } = run;
      return {
        ...(rest as Run),
        stream: event.stream,
        ...(isOver ? { wasRead: true } : {}),
        isStopping: run.isStopping && !isOver,
      };
    }
    case 'connection changed':
      return { ...run, connection: event.connection };
    case 'timed out': {
      const { timeout: _, ...rest } = run;
      return event.timeout ? { ...run, timeout: event.timeout } : (rest as Run);
    }
    case 'stream failed':
      return { ...run, failure: event.failure, isStopping: false };
    case 'stop asked':
      return isSettled(run) ? run : { ...run, isStopping: true };
    case 'stop failed':
      return { ...run, isStopping: false };
  }
}
