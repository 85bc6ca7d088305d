import { applyFrame, partText, type StreamFrame, type StreamState } from '@assay/contract';
import type { StoredRows } from './stored-rows.ts';
import { type StreamLog, stopTopic } from './stream-log.ts';
import { type Commit, StreamFenced } from './stream-log.types.ts';

/** Text waits this long, in ms, or until this many characters have gathered, before it becomes a delta. */
const deltaWindow = 40;
const deltaLength = 512;
/** Safety net under the wake-ups: how often a writer that appends nothing checks that it may still write. */
const checkInterval = 1_000;
/** Beyond every sequence number: a read there brings the status and no events. */
const endOfLog = 2 ** 31 - 1;

/** The one writer of a stream's attempt. Frames keep their order; text of a part gathers into deltas. */
export interface StreamWriter {
  readonly stream: string;
  readonly attempt: number;
  /** Aborted with `StreamFenced` when this attempt may not write any more. */
  readonly signal: AbortSignal;
  /** What the stream holds with everything pushed so far. */
  readonly state: StreamState;
  text(part: string, text: string): void;
  push(...frames: readonly StreamFrame[]): void;
  /** Appends frames after everything pushed so far and stores their result in the same transaction. */
  commit(
    frames: readonly StreamFrame[],
    result: readonly StoredRows[] | ((trx: Commit) => Promise<void>),
  ): Promise<void>;
  /** Stops watching; pushes what is left. */
  close(): Promise<void>;
}

/** Opens the writer of an attempt that `StreamLog.begin` has begun. `held` is what the attempt starts from. */
export function createStreamWriter(log: StreamLog, stream: string, attempt: number, held: StreamState): StreamWriter {
  const fenced = new AbortController();
  let state = held;
  let waiting: StreamFrame[] = [];
  let gathered = 0;
  let lastSent = 0;
  let timer: NodeJS.Timeout | undefined;
  let sent: Promise<unknown> = Promise.resolve();
  let failure: unknown;

  function giveUp(error: unknown): void {
    failure ??= error;
    fenced.abort(error);
  }

  function take(): readonly StreamFrame[] {
    clearTimeout(timer);
    timer = undefined;
    const frames = waiting;
    waiting = [];
    gathered = 0;
    if (frames.length > 0) lastSent = Date.now();
    return frames;
  }

  function send(): void {
    const frames = take();
    if (frames.length === 0) return;
    const appended = log.append({ stream, attempt, frames, signal: fenced.signal });
    sent = Promise.all([sent, appended.catch(giveUp)]);
  }

  /** @param isAwaited the first words of a part: they wait only for what else is written in this turn */
  function schedule(isAwaited = false): void {
    if (gathered >= deltaLength) return send();
    if (isAwaited) clearTimeout(timer);
    if (isAwaited) timer = setTimeout(send, 0);
    else timer ??= setTimeout(send, Math.max(0, deltaWindow - (Date.now() - lastSent)));
  }

  async function watchStop(): Promise<void> {
    const watch = log.watch(stopTopic(stream), fenced.signal);
    try {
      while (!fenced.signal.aborted) {
        await watch.wait(checkInterval);
        const read = fenced.signal.aborted ? undefined : await log.read(stream, { attempt, seq: endOfLog });
        if (!read || read.isEnd || read.cursor.attempt !== attempt) giveUp(new StreamFenced(stream, attempt));
      }
    } finally {
      watch.end();
    }
  }
  const watching = watchStop().catch(giveUp);

  return {
    stream,
    attempt,
    signal: fenced.signal,
    get state() {
      return state;
    },
    text(part, text) {
      if (text === '' || fenced.signal.aborted) return;
      const offset = partText(state, part).length;
      state = applyFrame(state, { type: 'delta', part, o: offset, d: text });
      const last = waiting.at(-1);
      if (last?.type === 'delta' && last.part === part && last.d.length + text.length <= deltaLength) last.d += text;
      else waiting.push({ type: 'delta', part, o: offset, d: text });
      gathered += text.length;
      schedule(offset === 0);
    },
    push(...frames) {
      if (fenced.signal.aborted) return;
      waiting.push(...frames);
      state = frames.reduce(applyFrame, state);
      schedule();
    },
    async commit(frames, result) {
      if (failure !== undefined) throw failure;
      if (typeof result === 'function') {
        send();
        await sent;
        if (failure !== undefined) throw failure;
        await log.commit(stream, attempt, frames, result);
        state = frames.reduce(applyFrame, state);
        return;
      }
      const all = [...take(), ...frames];
      state = frames.reduce(applyFrame, state);
      const committed = log.commit(stream, attempt, all, result, fenced.signal);
      sent = Promise.all([sent, committed.catch(giveUp)]);
      await committed;
    },
    async close() {
      send();
      await sent;
      fenced.abort(new StreamFenced(stream, attempt));
      await watching;
    },
  };
}
