import { CallError } from './call-error.ts';
import type { FrameConnection } from './client.ts';
import { backOff, createClock } from './stream-clock.ts';
import { watchReturn } from './stream-return.ts';

/** `away` until the next try, which comes by itself. */
export type FeedStatus = 'connecting' | 'open' | 'away';

export interface FeedHandlers {
  /** Each event after the place where the feed was opened, in their order. Throws to have the feed opened anew. */
  receive(frame: { type: string }): void;
  onStatus?(status: FeedStatus): void;
  /** It may not be followed, or is not there: nothing comes any more. */
  onRefused?(error: CallError): void;
}

export interface FeedOptions {
  /** Number of the last event that is held. */
  after(): number;
  /** Milliseconds without any event before it connects anew. @default 25_000 */
  patience?: number;
}

export interface Feed {
  reconnect(): void;
  close(): void;
}

/** Follows a stream that has no end, such as the changes of a work, across lost connections. */
export function openFeed(
  connect: FrameConnection,
  { receive, onStatus, onRefused }: FeedHandlers,
  { after, patience = 25_000 }: FeedOptions,
): Feed {
  const over = new AbortController();
  let connection: AbortController | undefined;
  let wake: (() => void) | undefined;
  let tries = 0;
  const clock = createClock(patience, () => connection?.abort());

  async function pause(milliseconds: number): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    await new Promise<void>((proceed) => {
      wake = proceed;
      timer = setTimeout(proceed, milliseconds);
    });
    clearTimeout(timer);
    wake = undefined;
  }

  async function connectOnce(): Promise<void> {
    const own = new AbortController();
    connection = own;
    onStatus?.('connecting');
    clock.touch();
    let isOpen = false;
    try {
      await connect({ attempt: 1, seq: after() }, own.signal, (frame) => {
        if (over.signal.aborted || own.signal.aborted) return;
        clock.touch();
        if (!isOpen) onStatus?.('open');
        isOpen = true;
        tries = 0;
        if (frame.type === 'failed') throw refusedBy(frame);
        if (frame.type !== 'beat') receive(frame);
      });
    } catch (error) {
      if (over.signal.aborted || own.signal.aborted) return;
      if (error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429) {
        close();
        onRefused?.(error);
      }
    } finally {
      clock.stop();
      connection = undefined;
    }
  }

  async function follow(): Promise<void> {
    while (!over.signal.aborted) {
      await connectOnce();
      if (over.signal.aborted) return;
      onStatus?.('away');
      await pause(backOff(tries));
      tries += 1;
    }
  }

  function reconnect(): void {
    tries = 0;
    wake?.();
    connection?.abort();
  }

  function close(): void {
    over.abort();
    unwatch();
    clock.stop();
    connection?.abort();
    wake?.();
  }

  const unwatch = watchReturn({ onReturn: reconnect, onVisible: () => wake?.() });
  void follow();
  return { reconnect, close };
}

function refusedBy(frame: { code?: unknown; message?: unknown }): CallError {
  const code = Number(frame.code);
  return new CallError({ code, status: code, message: String(frame.message) });
}
