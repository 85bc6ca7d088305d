import { useLayoutEffect } from 'react';
import { DocumentView } from './DocumentView.tsx';
import type { StreamingDocumentProps } from './StreamingDocument.types.ts';
import { useDocument } from './useDocument.ts';

const none: NonNullable<StreamingDocumentProps['citations']> = [];

/** A document given as text that grows. For long streams, feed `useDocument` and spare the owner a render a chunk. */
export function StreamingDocument({ text, finished = false, citations = none, ...view }: StreamingDocumentProps) {
  const document = useDocument({ text, citations, finished });
  useLayoutEffect(() => {
    const { isFinished } = document.getSnapshot();
    const held = document.text;
    if (isFinished ? text !== held || !finished : !text.startsWith(held)) document.reset(text);
    else document.append(text.slice(held.length));
    document.setCitations(citations);
    if (finished) document.finish();
  }, [document, text, finished, citations]);
  return <DocumentView document={document} {...view} />;
}
