import {
  applyFrame,
  emptyStream,
  type StreamCursor,
  type StreamFrame,
  type StreamState,
  snapshotOf,
} from '@assay/contract';
import { CallError } from './call-error.ts';
import { backOff, createClock, type StreamTimeout, streamTimeout } from './stream-clock.ts';
import { readConnection, type StreamCall } from './stream-connection.ts';
import { watchReturn } from './stream-return.ts';
import { canShare, type SharedStream, shareStream } from './stream-sharing.ts';
import { wordsOf } from './words.ts';

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

interface OpenStream extends StreamCall {
  /** Does what lets a refused request succeed: renews the session or the device's key. */
  mend: (error: CallError, since: number) => Promise<boolean>;
}

/** Why a connection was given up from this side. */
type Break = 'stall' | 'gap' | 'return' | 'end';

/** Follows a stream to its terminal frame by the reading rules of the contract: resume, back-off, two clocks, one leader tab. */
export function openCallStream(
  open: OpenStream,
  handlers: StreamHandlers,
  changes: Partial<StreamOptions> = {},
): StreamHandle {
  const options = { ...defaults, ...changes };
  let state = emptyStream;
  let cursor: StreamCursor | undefined;
  let tries = 0;
  let renewed = false;
  let seen = false;
  let timedOut = false;
  let resumed = false;
  let lastEvent = Date.now();
  let connection: AbortController | undefined;
  let wake: (() => void) | undefined;
  let ended = false;
  let resolve: (state: StreamState) => void = () => undefined;
  let reject: (error: CallError) => void = () => undefined;
  const done = new Promise<StreamState>((...settle) => {
    [resolve, reject] = settle;
  });
  done.catch(() => undefined);

  const product = createClock(options.productTimeout, () => {
    timedOut = true;
    handlers.onTimeout?.(streamTimeout(seen ? 'progress' : 'response', options.productTimeout));
  });
  const transport = createClock(options.transportTimeout, () => {
    if (sharing && !sharing.leads) sharing.takeOver();
    else connection?.abort('stall' satisfies Break);
  });

  function report(status: StreamConnection['status'], retryIn?: number): void {
    handlers.onConnection?.({ status, resumed, ...(retryIn === undefined ? {} : { retryIn }) });
  }

  function end(): void {
    if (ended) return;
    ended = true;
    product.stop();
    transport.stop();
    unwatch();
    connection?.abort('end' satisfies Break);
    wake?.();
    sharing?.leave(state.status !== 'PROCESSING');
    report('closed');
  }

  function fail(error: CallError): void {
    if (ended) return;
    end();
    handlers.onError?.(error);
    reject(error);
  }

  function progress(): void {
    seen = true;
    tries = 0;
    renewed = false;
    product.touch();
    if (timedOut) {
      timedOut = false;
      handlers.onTimeout?.(undefined);
    }
  }

  function accept(frame: StreamFrame, at: StreamCursor | undefined): void {
    if (ended) return;
    lastEvent = Date.now();
    transport.touch();
    if (frame.type === 'beat' || isOld(at, cursor)) return;
    const next = applyFrame(state, frame);
    if (next.gap) {
      cursor = undefined;
      if (connection) connection.abort('gap' satisfies Break);
      else sharing?.greet(undefined);
      return;
    }
    cursor = at ?? cursor;
    state = next;
    progress();
    handlers.onState?.(state, frame);
    finishWhenDone();
  }

  /** Takes over what another tab holds, when it is ahead. */
  function adopt(held: StreamState, at: StreamCursor | undefined): void {
    if (ended) return;
    lastEvent = Date.now();
    transport.touch();
    if (isOld(at, cursor)) return;
    state = held;
    cursor = at;
    progress();
    handlers.onState?.(state, snapshotOf(state));
    finishWhenDone();
  }

  function finishWhenDone(): void {
    if (state.status === 'PROCESSING') return;
    end();
    resolve(state);
  }

  async function pause(milliseconds: number | undefined): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    await new Promise<void>((proceed) => {
      wake = proceed;
      if (milliseconds !== undefined) timer = setTimeout(proceed, milliseconds);
    });
    clearTimeout(timer);
    wake = undefined;
  }

  /** One connection to its end; tells whether the next may follow at once. */
  async function connectOnce(): Promise<'again' | 'wait'> {
    const controller = new AbortController();
    connection = controller;
    let first = true;
    const since = performance.now();
    report('connecting');
    transport.touch();
    try {
      await readConnection(open, cursor, controller.signal, (frame, at) => {
        if (ended || controller.signal.aborted) return;
        if (first) {
          first = false;
          resumed ||= seen;
          report('open');
        }
        sharing?.publish(frame, at);
        accept(frame, at);
      });
      return 'wait';
    } catch (error) {
      if (ended) return 'again';
      if (controller.signal.aborted) return controller.signal.reason === 'stall' ? 'wait' : 'again';
      if (!(error instanceof CallError)) throw error;
      return await recover(error, since);
    } finally {
      connection = undefined;
      transport.stop();
    }
  }

  async function recover(error: CallError, since: number): Promise<'again' | 'wait'> {
    if (error.status === 401 && !renewed) {
      renewed = true;
      if (await open.mend(error, since)) return 'again';
    }
    if ((error.status === 404 || error.status === 410) && handlers.loadStored) {
      const stored = await handlers.loadStored();
      adopt({ ...stored, status: stored.status === 'PROCESSING' ? 'FINISH' : stored.status }, undefined);
      return 'again';
    }
    if (error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429) fail(error);
    return 'wait';
  }

  /** Holds the connection until the stream has ended or another tab leads. */
  async function lead(mayLead: () => boolean): Promise<void> {
    while (mayLead()) {
      const next = await connectOnce();
      if (!mayLead()) return;
      tries += 1;
      if (next === 'again' && tries < options.tries) continue;
      const isLost = tries >= options.tries;
      const delay = isLost ? undefined : options.backOff(tries - 1);
      report(isLost ? 'lost' : 'waiting', delay);
      await pause(delay);
    }
  }

  function reconnect(): void {
    tries = 0;
    wake?.();
    connection?.abort('return' satisfies Break);
  }

  const unwatch = watchReturn({
    onReturn: reconnect,
    onVisible: () => {
      if (Date.now() - lastEvent > options.transportTimeout / 2) reconnect();
    },
  });
  const failUnexpected = (cause: unknown) =>
    fail(new CallError({ code: 0, status: 0, message: wordsOf(open.transport).unreadable, cause }));

  product.touch();
  let sharing: SharedStream | undefined;
  if (options.shared && canShare()) {
    sharing = shareStream(shareKey(open), {
      lead: (mayLead) => lead(() => !ended && mayLead()).catch(failUnexpected),
      stepDown: () => connection?.abort('return' satisfies Break),
      onFollow: () => {
        transport.touch();
        report('following');
      },
      onFrame: accept,
      onState: adopt,
      held: () => ({ state, cursor }),
    });
  } else {
    lead(() => !ended).catch(failUnexpected);
  }

  return {
    get state() {
      return state;
    },
    done,
    reconnect,
    close() {
      end();
      resolve(state);
    },
  };
}

/** True for an event that is already held. */
function isOld(at: StreamCursor | undefined, held: StreamCursor | undefined): boolean {
  if (!at || !held) return false;
  return at.attempt < held.attempt || (at.attempt === held.attempt && at.seq <= held.seq);
}

function shareKey({ name, input, transport }: StreamCall): string {
  return JSON.stringify([transport.baseUrl, name, input, transport.shareToken?.() ?? null]);
}
