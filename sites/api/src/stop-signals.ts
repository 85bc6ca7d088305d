/** What tells a process to stop. */
export interface StopSignals {
  /** Aborted by the first SIGTERM or SIGINT, with its name as the reason. */
  asked: AbortSignal;
  /** Aborted by a second one: whoever sent it waits for nobody's work. */
  pressed: AbortSignal;
}

/** Hears the signals from now on. Node.js ends a process where it stands as long as nobody hears them. */
export function hearStopSignals(): StopSignals {
  const asked = new AbortController();
  const pressed = new AbortController();
  const hear = (signal: string) => (asked.signal.aborted ? pressed.abort(signal) : asked.abort(signal));
  process.on('SIGTERM', hear);
  process.on('SIGINT', hear);
  return { asked: asked.signal, pressed: pressed.signal };
}

/** Calls once that a signal is aborted, at once where it is already. */
export function whenAborted(signal: AbortSignal, call: () => void): void {
  if (signal.aborted) call();
  else signal.addEventListener('abort', call, { once: true });
}
