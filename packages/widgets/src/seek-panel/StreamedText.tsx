import type { SnapshotPart } from '@assay/contract';
import { useMemo } from 'react';
import { CitedDocument } from '../evidence/CitedDocument.tsx';
import { useQuestion } from './panel-context.tsx';

export interface StreamedTextProps {
  part: SnapshotPart;
  /** True when no more text follows. */
  isFinished: boolean;
  className?: string;
}

/** The text of a part of the answer, with the citations of that part. */
export function StreamedText({ part, isFinished, className }: StreamedTextProps) {
  const { held } = useQuestion();
  const { cites } = held.stream;
  const citations = useMemo(() => cites.filter((cite) => cite.part === part.part), [cites, part.part]);
  return (
    <CitedDocument
      text={part.text ?? ''}
      isFinished={isFinished}
      citations={citations}
      headingOffset={2}
      {...(className === undefined ? {} : { className })}
    />
  );
}
