import type { ProseRange } from '@assay/design-system/prose-editor';
import type { RecordId } from '@assay/works';
import { use, useMemo } from 'react';
import { useSame } from './useSame.ts';
import { useDescriptions } from './WorkDescriptions.ts';
import { keyOfFinding, toneOfFinding, WorkFindingsContext } from './WorkFindings.ts';

/** What rules object to in parts of a field of prose, to be marked in its text. */
export function useFoundRanges(record: RecordId, field: string): readonly ProseRange[] {
  const words = useDescriptions();
  const findings = use(WorkFindingsContext);
  const found = useMemo(
    () =>
      findings.flatMap((finding): ProseRange[] => {
        const { record: of, field: within, span, severity } = finding;
        if (of !== record || within !== field || !span) return [];
        const { from, to } = span;
        return [
          { id: keyOfFinding(finding), from, to, kind: toneOfFinding[severity], label: words.finding(finding).text },
        ];
      }),
    [findings, record, field, words],
  );
  return useSame(found, (one, other) => one.id === other.id && one.to === other.to && one.label === other.label);
}
