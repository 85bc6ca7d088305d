import type { FieldValue } from '@assay/works';
import { useMemo } from 'react';
import { ProseChanges } from './prose/ProseChanges.tsx';
import { isProseValue } from './prose/prose-text.ts';
import { WordChanges } from './talk/WordChanges.tsx';
import { type FieldIn, proseNames, useDescriptions, valueText } from './WorkDescriptions.ts';

export interface ValueChangesProps extends FieldIn {
  /** Absent or null where it was, or is to be, empty. */
  before?: FieldValue | null | undefined;
  after?: FieldValue | null | undefined;
}

/** What a field held and is to hold. */
export function ValueChanges({ work, type, field, evidence, before, after }: ValueChangesProps) {
  const words = useDescriptions();
  const names = useMemo(() => proseNames(words, work, evidence), [words, work, evidence]);
  if (isProseValue(before) || isProseValue(after))
    return <ProseChanges before={before ?? undefined} after={after ?? undefined} names={names} />;
  const at = { work, type, field };
  return <WordChanges before={valueText(words, at, before)} after={valueText(words, at, after)} />;
}
