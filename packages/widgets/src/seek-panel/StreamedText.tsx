import type { SnapshotPart, StreamCitation } from '@assay/contract';
import { useMessages } from '@assay/i18n';
import { type DocumentLabels, type DocumentSlots, StreamingDocument } from '@assay/markdown/react';
import { useMemo } from 'react';
import { CitationMarks } from '../evidence/CitationMarks.tsx';
import { seekPanelMessages } from './messages.ts';
import { useQuestion } from './panel-context.tsx';

const slots: DocumentSlots = {
  citation: (citation) => <CitationMarks citations={citation.evidence} />,
};

export interface StreamedTextProps {
  part: SnapshotPart;
  /** True when no more text follows. */
  isFinished: boolean;
  className?: string;
}

/** The text of a part as it is written, its sentences cited. */
export function StreamedText({ part, isFinished, className }: StreamedTextProps) {
  const t = useMessages(seekPanelMessages);
  const { held } = useQuestion();
  const cites = held.stream.cites;
  const citations = useMemo(
    (): StreamCitation[] => cites.filter((cite) => cite.part === part.part),
    [cites, part.part],
  );
  const labels = useMemo(
    (): DocumentLabels => ({
      table: t('document.table'),
      code: t('document.code'),
      footnotes: t('document.footnotes'),
      taskDone: t('document.taskDone'),
      taskOpen: t('document.taskOpen'),
      unsupported: t('support.unsupported'),
      partly: t('support.partly'),
      // The panel speaks for all parts of an answer; each part on its own stays silent.
      announce: () => '',
    }),
    [t],
  );
  return (
    <StreamingDocument
      text={part.text ?? ''}
      finished={isFinished}
      citations={citations}
      slots={slots}
      labels={labels}
      headingOffset={2}
      {...(className === undefined ? {} : { className })}
    />
  );
}
