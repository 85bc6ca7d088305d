import type { StreamState } from '@assay/contract';

/** Why something could not be done, fit to show. */
export interface Failure {
  /** HTTP status; 0 when there was no reply. */
  status: number;
  /** Product code of the envelope. */
  code: number;
  message: string;
}

/** How a stream is heard; `resumed` once it was joined again after a break. */
export interface Connection {
  status: 'connecting' | 'open' | 'following' | 'waiting' | 'lost' | 'closed';
  /** Milliseconds until the next try. */
  retryIn?: number;
  resumed: boolean;
}

/** The product clock ran out: no response at all, or no progress, for `seconds`. */
export interface Timeout {
  kind: 'response' | 'progress';
  seconds: number;
}

/** What is heard of a stream that is followed. */
export interface FollowHandlers {
  onState(state: StreamState): void;
  onConnection(connection: Connection): void;
  onTimeout(timeout: Timeout | undefined): void;
  onFailure(failure: Failure): void;
}

/** A stream that is followed. */
export interface FollowHandle {
  reconnect(): void;
  close(): void;
}
