import { useState } from 'react';
import { DocumentStore } from '../document-store.ts';

/**
 * A document that is fed without rendering its owner: `apply` deltas, `cite` sentences, `finish`; give it to a
 * `DocumentView`. The same one for the life of the component.
 */
export function useDocument(): DocumentStore {
  const [document] = useState(() => new DocumentStore());
  return document;
}
