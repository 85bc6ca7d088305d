import { isCallError } from '@assay/client';
import type { WorkKind } from '@assay/works';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { KeptEdits } from './kept-edits.ts';
import { openWork } from './open-work.ts';
import { openWorkSession, type WorkSession } from './work-session.ts';
import type { WorkSource } from './works.source.ts';

export type WorkOpening =
  | { status: 'opening' }
  | { status: 'open'; session: WorkSession }
  | { status: 'failed'; message: string; retry(): void };

/** Opens a work while it is on the page. The same source and place for the same work. */
export function useWork(
  source: WorkSource,
  kept: KeptEdits,
  kind: WorkKind,
  onRefused: (status: number) => void,
): WorkOpening {
  const [opening, setOpening] = useState<WorkOpening>({ status: 'opening' });
  const [tries, setTries] = useState(0);
  const refuse = useEffectEvent(onRefused);
  const retry = useCallback(() => setTries((count) => count + 1), []);
  useEffect(() => {
    let session: WorkSession | undefined;
    let isLeft = false;
    setOpening({ status: 'opening' });
    openWork(source, kept).then(
      ({ opened, lost }) => {
        if (isLeft) return;
        const newId = () => crypto.randomUUID();
        session = openWorkSession({ source, kind, opened, lost, kept, newId, onRefused: (status) => refuse(status) });
        setOpening({ status: 'open', session });
      },
      (error: unknown) => {
        if (isLeft) return;
        if (isCallError(error) && [403, 404].includes(error.status)) refuse(error.status);
        setOpening({ status: 'failed', message: isCallError(error) ? error.message : String(error), retry });
      },
    );
    return () => {
      isLeft = true;
      session?.close();
    };
  }, [source, kept, kind, tries, retry]);
  return opening;
}
