import { createFrameBatch } from '@assay/client';
import { useEffect, useMemo } from 'react';
import type { FollowEvent } from './followed-run.ts';
import type { FollowHandle, FollowHandlers } from './run.types.ts';

/** The streams that a view follows. */
export interface Following<Source> {
  /** Follows a run; once for each key, so that a new attempt has a key of its own. */
  open(key: string, run: string, follow: (source: Source, handlers: FollowHandlers) => FollowHandle): void;
  reconnect(): void;
}

/**
 * Follows runs while the view is there, and tells what happens to them; what streams bring is told once a frame.
 *
 * @param source where the streams come from: with another one all of them are left.
 */
export function useFollowing<Source>(source: Source, dispatch: (event: FollowEvent) => void): Following<Source> {
  const streams = useMemo(() => createFollowing(source, dispatch), [source, dispatch]);
  useEffect(() => streams.closeAll, [streams]);
  return streams;
}

function createFollowing<Source>(source: Source, dispatch: (event: FollowEvent) => void) {
  const handles = new Map<string, FollowHandle>();
  const batch = createFrameBatch();
  /** A connection that closes must not be seen before what it brought last. */
  const tell = (event: FollowEvent) => {
    batch.flush();
    dispatch(event);
  };
  return {
    open(key: string, run: string, follow: (source: Source, handlers: FollowHandlers) => FollowHandle): void {
      if (handles.has(key)) return;
      handles.set(
        key,
        follow(source, {
          onState: (stream) => batch.schedule(run, () => dispatch({ type: 'stream changed', run, stream })),
          onConnection: (connection) => tell({ type: 'connection changed', run, connection }),
          onTimeout: (timeout) => tell({ type: 'timed out', run, timeout }),
          onFailure: (failure) => tell({ type: 'stream failed', run, failure }),
        }),
      );
    },
    reconnect(): void {
      for (const handle of handles.values()) handle.reconnect();
    },
    closeAll(): void {
      batch.cancel();
      for (const handle of handles.values()) handle.close();
      handles.clear();
    },
  };
}
