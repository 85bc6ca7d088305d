/** Why something could not be done, fit to show. */
export interface PanelFailure {
  /** HTTP status; 0 when there was no reply. */
  status: number;
  /** Product code of the envelope. */
  code: number;
  message: string;
}

/** How the panel hears a stream; `resumed` once it was joined again after a break. */
export interface PanelConnection {
  status: 'connecting' | 'open' | 'following' | 'waiting' | 'lost' | 'closed';
  /** Milliseconds until the next try. */
  retryIn?: number;
  resumed: boolean;
}

/** The product clock ran out: no response at all, or no progress, for `seconds`. */
export interface PanelTimeout {
  kind: 'response' | 'progress';
  seconds: number;
}
