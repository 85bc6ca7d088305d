import {
  createProseSession,
  type ProseSession,
  type ProseStep,
  type ProseValue,
} from '@assay/design-system/prose-editor';
import { EditRefused, type FieldValue, type RecordId } from '@assay/works';
import { proseSchema } from '@assay/works/prose';
import { useEffect, useMemo } from 'react';
import { useWorkSession } from './WorkContext.ts';
import type { WorkSession } from './work-session.ts';

/** A field of prose as an editor holds it. */
interface ProseField {
  readonly prose: ProseSession;
  /** Suggests what was written while changes are suggested, as one; the text is again what the work holds. */
  suggest(): void;
  /** Follows the work until it is ended. */
  follow(): () => void;
}

function openField(work: WorkSession, record: RecordId, field: string): ProseField {
  /** What is to be suggested, and the revision on which it was written. */
  let draft: { on: number; steps: ProseStep[] } | undefined;
  let isWriting = false;
  const valueOf = () => work.state.get(record)?.fields[field];
  const prose = createProseSession({
    schema: proseSchema,
    value: valueOf() as ProseValue | undefined,
    onSteps: (steps) => (work.snapshot().mode === 'suggest' ? jot(steps) : write(steps)),
  });

  function jot(steps: readonly ProseStep[]): void {
    draft ??= { on: work.snapshot().revision, steps: [] };
    draft.steps.push(...steps);
  }

  function write(steps: readonly ProseStep[]): void {
    isWriting = true;
    try {
      // Made on what is here; on which revision that stands, the replica knows.
      work.edit([{ op: 'write', id: record, field, on: 0, steps }], `${record} ${field}`);
    } catch (error) {
      if (!(error instanceof EditRefused)) throw error;
      // What cannot be kept gives way to what stands there.
      catchUp();
    } finally {
      isWriting = false;
    }
  }

  /** Brings the editor to what the work holds, by the steps between both. */
  function catchUp(): void {
    const type = work.state.get(record)?.type ?? '';
    const stepwise = work.state.kind.types[type]?.fields[field]?.stepwise;
    const steps = stepwise?.between(prose.value as FieldValue | undefined, valueOf()) ?? [];
    if (steps.length > 0) prose.applySteps(steps);
  }

  return {
    prose,
    suggest() {
      if (!draft) return;
      const { on, steps } = draft;
      draft = undefined;
      work.edit([{ op: 'write', id: record, field, on, steps }]);
      catchUp();
    },
    follow() {
      let held = valueOf();
      catchUp();
      return work.subscribe(() => {
        const now = valueOf();
        // What is to be suggested stands on what was here; others' words come in once it is.
        if (now === held || draft) return;
        held = now;
        // What was written here is in the editor already.
        if (!isWriting) catchUp();
      });
    },
  };
}

/**
 * A field of prose for an editor: its steps become edits of the work, and edits of others steps in it. While changes are
 * suggested, what is written is one suggestion once the editor is left.
 */
export function useProseField(record: RecordId, field: string): ProseField {
  const { session: work } = useWorkSession();
  const opened = useMemo(() => openField(work, record, field), [work, record, field]);
  useEffect(() => {
    const end = opened.follow();
    return () => {
      opened.suggest();
      end();
    };
  }, [opened]);
  return opened;
}
