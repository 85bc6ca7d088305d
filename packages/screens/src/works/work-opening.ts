import { isCallError } from '@assay/client';
import type { WorkKind } from '@assay/works';
import type { KeptEdits } from './kept-edits.ts';
import { openWork } from './open-work.ts';
import type { Suggest } from './suggest.types.ts';
import { openWorkSession, type WorkSession } from './work-session.ts';
import type { WorkSource } from './works.source.ts';

export type OpeningState =
  | { status: 'opening' }
  | { status: 'open'; session: WorkSession }
  | { status: 'failed'; message: string };

/** A work that is open as long as somebody looks at it. */
export interface WorkOpening {
  snapshot(): OpeningState;
  /** The first who looks opens it, the last who leaves closes it. */
  subscribe(listener: () => void): () => void;
  retry(): void;
}

interface OpeningPorts {
  source: WorkSource;
  kept: KeptEdits;
  kind: WorkKind;
  /** Who opens it, by their account; absent for whoever has none. */
  person?: string | undefined;
  /** Suggests a change to those who edit; absent for whoever has no account. */
  suggest?: Suggest | undefined;
  /** It may not be read, or does not exist. */
  onRefused(status: number): void;
}

/** What was changed meanwhile is told to nobody who came by a link: they open the work as it is now. */
const tooLongAway = 410;

export function createWorkOpening({ source, kept, kind, person, suggest, onRefused }: OpeningPorts): WorkOpening {
  const listeners = new Set<() => void>();
  let state: OpeningState = { status: 'opening' };
  let current = new AbortController();

  function set(next: OpeningState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function open(): Promise<void> {
    const own = new AbortController();
    current = own;
    set({ status: 'opening' });
    try {
      const { opened, lost, over } = await openWork(source, kept.edits);
      if (own.signal.aborted) return;
      const newId = () => crypto.randomUUID();
      const refused = (status: number) => {
        if (status !== tooLongAway) return onRefused(status);
        own.abort();
        void open();
      };
      const session = openWorkSession({
        source,
        kind,
        opened,
        lost,
        over,
        kept,
        newId,
        person,
        suggest,
        onRefused: refused,
      });
      own.signal.addEventListener('abort', () => session.close(), { once: true });
      set({ status: 'open', session });
    } catch (error) {
      if (own.signal.aborted) return;
      if (isCallError(error) && [403, 404].includes(error.status)) onRefused(error.status);
      set({ status: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  }

  return {
    snapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) void open();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) current.abort();
      };
    },
    retry: () => void open(),
  };
}
