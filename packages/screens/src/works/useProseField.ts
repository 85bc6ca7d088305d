import { createProseSession, type ProseSession, type ProseValue } from '@assay/design-system/prose-editor';
import { EditRefused, type FieldValue, type RecordId } from '@assay/works';
import { proseSchema } from '@assay/works/prose';
import { useEffect, useMemo } from 'react';
import { useWorkSession } from './WorkContext.ts';
import type { WorkSession } from './work-session.ts';

const valueOf = (work: WorkSession, record: RecordId, field: string) => work.state.get(record)?.fields[field];

/** Brings the editor to what the work holds, by the steps between both. */
function follow(work: WorkSession, prose: ProseSession, record: RecordId, field: string): void {
  const type = work.state.get(record)?.type ?? '';
  const stepwise = work.state.kind.types[type]?.fields[field]?.stepwise;
  const shown = prose.value as FieldValue | undefined;
  const steps = stepwise?.between(shown, valueOf(work, record, field)) ?? [];
  if (steps.length > 0) prose.applySteps(steps);
}

/** A field of prose for an editor: its steps become edits of the work, and edits of others steps in it. */
export function useProseField(record: RecordId, field: string): ProseSession {
  const { session: work } = useWorkSession();
  const prose = useMemo(() => {
    const made: ProseSession = createProseSession({
      schema: proseSchema,
      value: valueOf(work, record, field) as ProseValue | undefined,
      onSteps(steps) {
        try {
          // Made on what is here; on which revision that stands, the replica knows.
          work.edit([{ op: 'write', id: record, field, on: 0, steps }], `${record} ${field}`);
        } catch (error) {
          if (!(error instanceof EditRefused)) throw error;
          // What cannot be kept gives way to what stands there.
          follow(work, made, record, field);
        }
      },
    });
    return made;
  }, [work, record, field]);

  useEffect(() => {
    let held = valueOf(work, record, field);
    follow(work, prose, record, field);
    return work.subscribe(() => {
      const now = valueOf(work, record, field);
      if (now === held) return;
      held = now;
      follow(work, prose, record, field);
    });
  }, [work, prose, record, field]);
  return prose;
}
