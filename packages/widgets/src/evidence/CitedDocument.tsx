import type { StreamCitation } from '@assay/contract';
import { useMessages } from '@assay/i18n';
import { type DocumentLabels, type DocumentSlots, StreamingDocument } from '@assay/markdown/react';
import { useMemo } from 'react';
import { CitationMarks } from './CitationMarks.tsx';
import { evidenceMessages } from './messages.ts';

const slots: DocumentSlots = {
  citation: (citation) => <CitationMarks citations={citation.evidence} />,
};

export interface CitedDocumentProps {
  text: string;
  /** True when no more text follows. */
  isFinished: boolean;
  /** Citations of this text; their places are offsets in it, in UTF-16 code units. */
  citations: readonly StreamCitation[];
  /** Levels by which its headings lie below those of the page. */
  headingOffset: number;
  className?: string;
}

/** A text as it is written, its sentences cited; what a citation opens is the `EvidenceProvider`'s above it. */
export function CitedDocument({ text, isFinished, citations, headingOffset, className }: CitedDocumentProps) {
  const t = useMessages(evidenceMessages);
  const labels = useMemo(
    (): DocumentLabels => ({
      table: t('document.table'),
      code: t('document.code'),
      footnotes: t('document.footnotes'),
      taskDone: t('document.taskDone'),
      taskOpen: t('document.taskOpen'),
      unsupported: t('support.unsupported'),
      partly: t('support.partly'),
      // The widget speaks for all it writes; each text on its own stays silent.
      announce: () => '',
    }),
    [t],
  );
  return (
    <StreamingDocument
      text={text}
      finished={isFinished}
      citations={citations}
      slots={slots}
      labels={labels}
      headingOffset={headingOffset}
      {...(className === undefined ? {} : { className })}
    />
  );
}
