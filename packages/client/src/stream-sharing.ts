import type { StreamCursor, StreamFrame, StreamState } from '@assay/contract';

/** What the tabs of one stream say to each other. Frames carry their cursor, so that doubles are dropped. */
type Message =
  | { type: 'frame'; frame: StreamFrame; at: StreamCursor | undefined }
  | { type: 'hello'; at: StreamCursor | undefined }
  | { type: 'state'; state: StreamState; at: StreamCursor | undefined };

export interface SharedStream {
  /** True while this tab holds the connection. */
  readonly leads: boolean;
  publish(frame: StreamFrame, at: StreamCursor | undefined): void;
  /** Asks the leader for what it holds after a cursor. */
  greet(at: StreamCursor | undefined): void;
  /** Leads from now on: the present leader has been silent too long (frozen, suspended). */
  takeOver(): void;
  /** `isOver` after the terminal frame: the others then hear it before one of them could lead. */
  leave(isOver: boolean): void;
}

interface SharedHandlers {
  /** Reads the stream until it ended or `mayLead` turns false. */
  lead(mayLead: () => boolean): Promise<void>;
  /** Another tab has taken over: give the connection up. */
  stepDown(): void;
  onFollow(): void;
  onFrame(frame: StreamFrame, at: StreamCursor | undefined): void;
  onState(state: StreamState, at: StreamCursor | undefined): void;
  held(): { state: StreamState; cursor: StreamCursor | undefined };
}

/** A leader keeps the lock this long after the terminal frame, in ms. */
const handover = 100;

export function canShare(): boolean {
  return typeof BroadcastChannel !== 'undefined' && typeof navigator !== 'undefined' && navigator.locks !== undefined;
}

/** Joins the tabs that read one stream: the holder of the lock leads, the others hear its frames, the next in line follows on. */
export function shareStream(key: string, handlers: SharedHandlers): SharedStream {
  const name = `assay-stream:${key}`;
  const channel = new BroadcastChannel(name);
  const left = new AbortController();
  let leads = false;
  let isOver = false;
  /** Counts turns at leading, so that a leader whose lock was stolen notices it. */
  let turn = 0;

  function say(message: Message): void {
    if (!left.signal.aborted) channel.postMessage(message);
  }

  function compete(steal: boolean): void {
    const mine = ++turn;
    const held = async () => {
      if (left.signal.aborted || mine !== turn) return;
      leads = true;
      await handlers.lead(() => leads && mine === turn && !left.signal.aborted);
      if (isOver) await new Promise((resolve) => setTimeout(resolve, handover));
    };
    const request = steal
      ? navigator.locks.request(name, { steal: true }, held)
      : navigator.locks.request(name, { signal: left.signal }, held);
    request.catch(() => {
      if (left.signal.aborted || mine !== turn) return;
      leads = false;
      handlers.stepDown();
      handlers.onFollow();
      compete(false);
    });
  }

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (left.signal.aborted) return;
    if (data.type === 'hello') {
      const { state, cursor } = handlers.held();
      const isAhead = cursor && (!data.at || cursor.attempt > data.at.attempt || cursor.seq > data.at.seq);
      if (leads && isAhead) say({ type: 'state', state, at: cursor });
    } else if (leads) return;
    else if (data.type === 'frame') handlers.onFrame(data.frame, data.at);
    else handlers.onState(data.state, data.at);
  });
  if ('unref' in channel && typeof channel.unref === 'function') channel.unref();
  handlers.onFollow();
  say({ type: 'hello', at: undefined });
  compete(false);

  return {
    get leads() {
      return leads;
    },
    publish: (frame, at) => say({ type: 'frame', frame, at }),
    greet: (at) => say({ type: 'hello', at }),
    takeOver: () => compete(true),
    leave(over) {
      isOver = over;
      left.abort();
      leads = false;
      channel.close();
    },
  };
}
