import { useLayoutEffect } from 'react';
import { DocumentView } from './DocumentView.tsx';
import type { StreamingDocumentProps } from './StreamingDocument.types.ts';
import { useDocument } from './useDocument.ts';

const none: NonNullable<StreamingDocumentProps['citations']> = [];

/** A document given as text that grows. For long streams, feed `useDocument` and spare the owner a render a chunk. */
export function StreamingDocument({ text, finished = false, citations = none, ...view }: StreamingDocumentProps) {
  const document = useDocument();
  useLayoutEffect(() => {
    const held = document.text;
    const { isFinished } = document.getSnapshot();
    if (text === held && !(isFinished && !finished)) {
      if (finished) document.finish();
      return;
    }
    if (text.startsWith(held) && !isFinished) {
      document.append(text.slice(held.length));
    } else {
      document.reset(text);
      document.setCitations(citations);
    }
    if (finished) document.finish();
  }, [document, text, finished, citations]);
  useLayoutEffect(() => document.setCitations(citations), [document, citations]);
  return <DocumentView document={document} {...view} />;
}
