/** What the product says when a stream is silent too long (section 8); `seconds` is the configured value (Z7). */
export interface StreamTimeout {
  kind: 'response' | 'progress';
  seconds: number;
  message: string;
}

export function streamTimeout(kind: StreamTimeout['kind'], milliseconds: number): StreamTimeout {
  const seconds = milliseconds / 1000;
  return { kind, seconds, message: `No ${kind} received within ${seconds} seconds` };
}

/** A clock that calls out once when it was not touched for its whole span. */
export function createClock(milliseconds: number, expire: () => void): { touch(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    touch() {
      clearTimeout(timer);
      timer = setTimeout(expire, milliseconds);
    },
    stop() {
      clearTimeout(timer);
    },
  };
}

/** Wait before try `n` (from 0): 0.5, 1, 2, 4 … 15 s, spread by a fifth so that readers do not return in one wave. */
export function backOff(attempt: number, random: number = Math.random()): number {
  return Math.min(15_000, 500 * 2 ** attempt) * (0.8 + 0.4 * random);
}
