import { useEffect, useState } from 'react';
import type { ReadDocument } from '../module-contents.ts';
import type { SeekSource } from '../seek-panel.source.ts';

export type DocumentLoad =
  | { status: 'loading' }
  | { status: 'ready'; document: ReadDocument }
  | { status: 'failed'; retry(): void };

/** A stored version of a document; the last reply for the wanted one wins. */
export function useStoredDocument(source: SeekSource, id: string, version: number): DocumentLoad {
  const key = `${id} ${version}`;
  const [held, setHeld] = useState<{ key: string; document: ReadDocument | undefined }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    setHeld((before) => (before?.key === key && before.document ? before : undefined));
    source.document(id, version, controller.signal).then(
      (document) => setHeld({ key, document }),
      () => {
        if (!controller.signal.aborted) setHeld({ key, document: undefined });
      },
    );
    return () => controller.abort();
    // `tries` is what a retry changes.
  }, [source, id, version, key, tries]);
  if (held?.key !== key) return { status: 'loading' };
  if (held.document) return { status: 'ready', document: held.document };
  return {
    status: 'failed',
    retry: () => {
      setHeld(undefined);
      setTries((count) => count + 1);
    },
  };
}
