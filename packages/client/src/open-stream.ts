import {
  applyFrame,
  emptyStream,
  type StreamCursor,
  type StreamFrame,
  type StreamState,
  snapshotOf,
} from '@assay/contract';
import type { Locale } from '@assay/domain';
import { CallError } from './call-error.ts';
import { backOff, createClock, type StreamTimeout, streamTimeout } from './stream-clock.ts';
import { watchReturn } from './stream-return.ts';
import { canShare, type SharedStream, shareStream } from './stream-sharing.ts';
import { words } from './words.ts';

export interface StreamOptions {
  /** Transport clock, ms without any event before it reconnects. @default 15000 */
  transportTimeout: number;
  /** Product clock, ms: N of "No response received within N seconds". @default 30000 */
  productTimeout: number;
  /** Connections in a row without progress before it waits for the network, the tab or `reconnect`. @default 12 */
  tries: number;
  /** Wait in ms before try n, counted from 0. */
  backOff: (attempt: number) => number;
  /** One leader tab holds the connection for all tabs of the origin. @default true in a browser */
  shared: boolean;
}

const defaults: StreamOptions = {
  transportTimeout: 15_000,
  productTimeout: 30_000,
  tries: 12,
  backOff,
  shared: typeof document !== 'undefined',
};

/** `waiting` reconnects after `retryIn` ms; `lost` waits for the network, the tab or `reconnect`; `following` reads through another tab. */
export interface StreamConnection {
  status: 'connecting' | 'open' | 'following' | 'waiting' | 'lost' | 'closed';
  retryIn?: number;
  /** True once the stream has been joined again after a break, for the resume banner. */
  resumed: boolean;
}

export interface StreamHandlers {
  /** After every frame that brought something new; `state` is everything held. */
  onState?: (state: StreamState, frame: StreamFrame) => void;
  onConnection?: (connection: StreamConnection) => void;
  /** The product clock ran out; undefined when progress is back. The stream goes on meanwhile. */
  onTimeout?: (timeout: StreamTimeout | undefined) => void;
  /** The stream cannot be read: not allowed, not found, signed out. */
  onError?: (error: CallError) => void;
  /** The stored message, asked for when the log is gone (404, 410). */
  loadStored?: () => Promise<StreamState>;
}

export interface StreamHandle {
  readonly state: StreamState;
  /** The last state: after the terminal frame, or as held when closed. @throws CallError as `onError` has it */
  readonly done: Promise<StreamState>;
  reconnect(): void;
  /** Leaves the stream; what writes it goes on. */
  close(): void;
}

/** Where a stream is read from. */
export interface StreamSource {
  /** The same for the tabs that read the same stream with the same rights. */
  key: string;
  locale: () => Locale;
  /** Reads one connection to its end, from after the cursor. */
  connect(
    cursor: StreamCursor | undefined,
    signal: AbortSignal,
    receive: (frame: StreamFrame, at: StreamCursor | undefined) => void,
  ): Promise<void>;
}

/** Why a connection was given up from this side. */
type Break = 'stall' | 'gap' | 'return' | 'end';

/** All that a reader knows of its stream. */
interface Reading {
  state: StreamState;
  cursor: StreamCursor | undefined;
  /** Connections in a row that brought nothing. */
  tries: number;
  /** Something has come. */
  isSeen: boolean;
  /** It was joined again after a break. */
  isResumed: boolean;
  isTimedOut: boolean;
  isOver: boolean;
  /** When the last event came, ms since the epoch. */
  heardAt: number;
  /** The connection that is read now. */
  connection: AbortController | undefined;
  /** Ends the wait before the next connection. */
  wake: (() => void) | undefined;
}

/** Follows a stream to its terminal frame by the reading rules of the contract: resume, back-off, two clocks, one leader tab. */
export function openStream(
  source: StreamSource,
  handlers: StreamHandlers,
  changes: Partial<StreamOptions> = {},
): StreamHandle {
  const options = { ...defaults, ...changes };
  const reading: Reading = {
    state: emptyStream,
    cursor: undefined,
    tries: 0,
    isSeen: false,
    isResumed: false,
    isTimedOut: false,
    isOver: false,
    heardAt: Date.now(),
    connection: undefined,
    wake: undefined,
  };
  let resolve: (state: StreamState) => void = () => undefined;
  let reject: (error: CallError) => void = () => undefined;
  const done = new Promise<StreamState>((...settle) => {
    [resolve, reject] = settle;
  });
  done.catch(() => undefined);
  let sharing: SharedStream | undefined;

  const product = createClock(options.productTimeout, () => {
    reading.isTimedOut = true;
    handlers.onTimeout?.(streamTimeout(reading.isSeen ? 'progress' : 'response', options.productTimeout));
  });
  const transport = createClock(options.transportTimeout, () => {
    if (sharing && !sharing.leads) sharing.takeOver();
    else breakOff('stall');
  });

  const breakOff = (reason: Break) => reading.connection?.abort(reason);

  function report(status: StreamConnection['status'], retryIn?: number): void {
    handlers.onConnection?.({ status, resumed: reading.isResumed, ...(retryIn === undefined ? {} : { retryIn }) });
  }

  function end(): void {
    if (reading.isOver) return;
    reading.isOver = true;
    product.stop();
    transport.stop();
    unwatch();
    breakOff('end');
    reading.wake?.();
    sharing?.leave(reading.state.status !== 'PROCESSING');
    report('closed');
  }

  function fail(error: CallError): void {
    if (reading.isOver) return;
    end();
    handlers.onError?.(error);
    reject(error);
  }

  /** An event has come, from the service or another tab; true when it brings something new. */
  function hear(at: StreamCursor | undefined): boolean {
    if (reading.isOver) return false;
    reading.heardAt = Date.now();
    transport.touch();
    return !isOld(at, reading.cursor);
  }

  /** Holds what is new. */
  function advance(state: StreamState, cursor: StreamCursor | undefined, frame: StreamFrame): void {
    Object.assign(reading, { state, cursor, tries: 0, isSeen: true } satisfies Partial<Reading>);
    product.touch();
    if (reading.isTimedOut) {
      reading.isTimedOut = false;
      handlers.onTimeout?.(undefined);
    }
    handlers.onState?.(state, frame);
    if (state.status === 'PROCESSING') return;
    end();
    resolve(state);
  }

  function accept(frame: StreamFrame, at: StreamCursor | undefined): void {
    if (!hear(at) || frame.type === 'beat') return;
    const next = applyFrame(reading.state, frame);
    if (!next.gap) advance(next, at ?? reading.cursor, frame);
    else {
      reading.cursor = undefined;
      if (reading.connection) breakOff('gap');
      else sharing?.greet(undefined);
    }
  }

  /** Takes over what another tab holds, or what is stored, when it is ahead. */
  function adopt(held: StreamState, at: StreamCursor | undefined): void {
    if (hear(at)) advance(held, at, snapshotOf(held));
  }

  async function pause(milliseconds: number | undefined): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    await new Promise<void>((proceed) => {
      reading.wake = proceed;
      if (milliseconds !== undefined) timer = setTimeout(proceed, milliseconds);
    });
    clearTimeout(timer);
    reading.wake = undefined;
  }

  /** One connection to its end; tells whether the next may follow at once. */
  async function connectOnce(): Promise<'again' | 'wait'> {
    const connection = new AbortController();
    const { signal } = connection;
    reading.connection = connection;
    let isFirst = true;
    report('connecting');
    transport.touch();
    try {
      await source.connect(reading.cursor, signal, (frame, at) => {
        if (reading.isOver || signal.aborted) return;
        if (isFirst) {
          isFirst = false;
          reading.isResumed ||= reading.isSeen;
          report('open');
        }
        sharing?.publish(frame, at);
        accept(frame, at);
      });
      return 'wait';
    } catch (error) {
      if (reading.isOver) return 'again';
      if (signal.aborted) return signal.reason === ('stall' satisfies Break) ? 'wait' : 'again';
      if (!(error instanceof CallError)) throw error;
      return await recover(error);
    } finally {
      reading.connection = undefined;
      transport.stop();
    }
  }

  async function recover(error: CallError): Promise<'again' | 'wait'> {
    const { status } = error;
    if ((status === 404 || status === 410) && handlers.loadStored) {
      const stored = await handlers.loadStored();
      adopt({ ...stored, status: stored.status === 'PROCESSING' ? 'FINISH' : stored.status }, undefined);
      return 'again';
    }
    if (status >= 400 && status < 500 && status !== 408 && status !== 429) fail(error);
    return 'wait';
  }

  /** Holds the connection until the stream has ended or another tab leads. */
  async function lead(mayLead: () => boolean): Promise<void> {
    while (mayLead()) {
      const next = await connectOnce();
      if (!mayLead()) return;
      reading.tries += 1;
      const isLost = reading.tries >= options.tries;
      if (next === 'again' && !isLost) continue;
      const delay = isLost ? undefined : options.backOff(reading.tries - 1);
      report(isLost ? 'lost' : 'waiting', delay);
      await pause(delay);
    }
  }

  function reconnect(): void {
    reading.tries = 0;
    reading.wake?.();
    breakOff('return');
  }

  const unwatch = watchReturn({
    onReturn: reconnect,
    onVisible: () => {
      if (Date.now() - reading.heardAt > options.transportTimeout / 2) reconnect();
    },
  });
  const failUnexpected = (cause: unknown) =>
    fail(new CallError({ code: 0, status: 0, message: words[source.locale()].unreadable, cause }));

  product.touch();
  if (options.shared && canShare()) {
    sharing = shareStream(source.key, {
      lead: (mayLead) => lead(() => !reading.isOver && mayLead()).catch(failUnexpected),
      stepDown: () => breakOff('return'),
      onFollow: () => {
        transport.touch();
        report('following');
      },
      onFrame: accept,
      onState: adopt,
      held: () => ({ state: reading.state, cursor: reading.cursor }),
    });
  } else {
    lead(() => !reading.isOver).catch(failUnexpected);
  }

  return {
    get state() {
      return reading.state;
    },
    done,
    reconnect,
    close() {
      end();
      resolve(reading.state);
    },
  };
}

/** True for an event that is already held. */
function isOld(at: StreamCursor | undefined, held: StreamCursor | undefined): boolean {
  if (!at || !held) return false;
  return at.attempt < held.attempt || (at.attempt === held.attempt && at.seq <= held.seq);
}
