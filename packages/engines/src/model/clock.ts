/** Waits of one call, in ms: for the first words, between words, for the whole. */
export interface Waits {
  firstWordsMs: number;
  silenceMs: number;
  totalMs: number;
}

/**
 * Ends a call that its reader stopped or that has gone quiet. A stream whose peer neither speaks nor closes settles by
 * itself only when the connection dies, so every wait on it is raced against this clock.
 */
export class Clock {
  readonly signal: AbortSignal;
  readonly #silence = new AbortController();
  readonly #waits: Waits;
  readonly #total: NodeJS.Timeout;
  #quiet: NodeJS.Timeout;

  constructor(reader: AbortSignal, waits: Waits) {
    this.#waits = waits;
    this.signal = AbortSignal.any([reader, this.#silence.signal]);
    this.#total = setTimeout(() => this.#expire(), waits.totalMs);
    this.#quiet = setTimeout(() => this.#expire(), waits.firstWordsMs);
  }

  #expire(): void {
    this.#silence.abort(new DOMException('The endpoint took too long.', 'TimeoutError'));
  }

  /** The endpoint said something: the silence starts anew. */
  heard(): void {
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => this.#expire(), this.#waits.silenceMs);
  }

  /** The promise's value, or the reason the call was ended, whichever comes first. */
  async race<T>(promise: Promise<T>): Promise<T> {
    // A loser that rejects later has been dealt with already.
    promise.catch(() => undefined);
    if (this.signal.aborted) throw this.signal.reason;
    let leave = () => {};
    const ended = new Promise<never>((_, reject) => {
      const onAbort = () => reject(this.signal.reason);
      this.signal.addEventListener('abort', onAbort, { once: true });
      leave = () => this.signal.removeEventListener('abort', onAbort);
    });
    try {
      return await Promise.race([promise, ended]);
    } finally {
      leave();
    }
  }

  /** Lets go of the call: what still comes is not read. */
  end(): void {
    clearTimeout(this.#total);
    clearTimeout(this.#quiet);
    this.#silence.abort();
  }
}
