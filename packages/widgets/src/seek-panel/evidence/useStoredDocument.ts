import { useEffect, useState } from 'react';
import type { ReadDocument } from '../module-contents.ts';
import type { SeekSource } from '../seek-panel.source.ts';

export type DocumentLoad =
  | { status: 'loading' }
  | { status: 'ready'; document: ReadDocument }
  | { status: 'failed'; retry(): void };

/** A stored version of a document; the last reply for the wanted one wins. */
export function useStoredDocument(source: SeekSource, id: string, version: number): DocumentLoad {
  const [held, setHeld] = useState<{ key: string; document: ReadDocument | undefined }>();
  const [tries, setTries] = useState(0);
  const key = `${id} ${version} ${tries}`;
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      const document = await source.document(id, version, controller.signal).catch(() => undefined);
      if (!controller.signal.aborted) setHeld({ key, document });
    };
    void load();
    return () => controller.abort();
  }, [source, id, version, key]);
  if (held?.key !== key) return { status: 'loading' };
  if (held.document) return { status: 'ready', document: held.document };
  return {
    status: 'failed',
    retry: () => setTries((count) => count + 1),
  };
}
