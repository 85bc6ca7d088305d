import type { PassageDocument } from '@assay/domain';
import { useEffect, useState } from 'react';

/** A document with what is told about it beside its passage, where that is known. */
export interface EvidenceDocument extends PassageDocument {
  source_type?: string | undefined;
  licence?: string | undefined;
  url?: string | undefined;
  dates?: { publication?: string | undefined; filing?: string | undefined } | undefined;
  parties?: readonly { name: string }[] | undefined;
}

/** Gives a stored version of a document. */
export type LoadDocument = (id: string, version: number, signal: AbortSignal) => Promise<EvidenceDocument>;

export type DocumentLoad =
  | { status: 'loading' }
  /** The reader sees passages and no documents. */
  | { status: 'closed' }
  | { status: 'ready'; document: EvidenceDocument }
  | { status: 'failed'; retry(): void };

/** A stored version of a document; the last reply for the wanted one wins. */
export function useStoredDocument(load: LoadDocument | undefined, id: string, version: number): DocumentLoad {
  const [held, setHeld] = useState<{ key: string; document: EvidenceDocument | undefined }>();
  const [tries, setTries] = useState(0);
  const key = `${id} ${version} ${tries}`;
  useEffect(() => {
    if (!load) return undefined;
    const controller = new AbortController();
    const read = async () => {
      const document = await load(id, version, controller.signal).catch(() => undefined);
      if (!controller.signal.aborted) setHeld({ key, document });
    };
    void read();
    return () => controller.abort();
  }, [load, id, version, key]);
  if (!load) return { status: 'closed' };
  if (held?.key !== key) return { status: 'loading' };
  if (held.document) return { status: 'ready', document: held.document };
  return { status: 'failed', retry: () => setTries((count) => count + 1) };
}
