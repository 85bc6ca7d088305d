import { createContext, useContext } from 'react';
import type { DocumentLabels, DocumentSlots } from './StreamingDocument.types.ts';

export interface DocumentSettings {
  labels: DocumentLabels;
  slots: DocumentSlots;
  headingOffset: number;
  idPrefix: string;
}

export const DocumentContext = createContext<DocumentSettings | undefined>(undefined);

/** Settings of the surrounding document. */
export function useDocumentSettings(): DocumentSettings {
  const settings = useContext(DocumentContext);
  if (!settings)
    throw new Error('Blocks of a document are shown inside a DocumentView, which gives them their words and slots.');
  return settings;
}
