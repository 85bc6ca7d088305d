import type { StreamCitation } from '@assay/contract';
import { useState } from 'react';
import { DocumentStore } from '../document-store.ts';

export interface HeldDocument {
  text: string;
  citations: readonly StreamCitation[];
  finished: boolean;
}

/**
 * A document that is fed without rendering its owner: `apply` deltas, `cite` sentences, `finish`; give it to a
 * `DocumentView`. The same one for the life of the component. What is held from the start is in the first picture of the
 * page, on a server too: a store that is filled by an effect is read only after the browser may have painted.
 */
export function useDocument(held?: HeldDocument): DocumentStore {
  const [document] = useState(() => {
    const created = new DocumentStore();
    if (!held) return created;
    created.append(held.text);
    created.setCitations(held.citations);
    if (held.finished) created.finish();
    created.flush();
    return created;
  });
  return document;
}
