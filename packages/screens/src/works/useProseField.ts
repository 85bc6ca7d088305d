import {
  createProseSession,
  type ProseSession,
  type ProseStep,
  type ProseValue,
} from '@assay/design-system/prose-editor';
import { EditRefused, type Evidence, type FieldValue, type Operation, type RecordId } from '@assay/works';
import { citedIn, proseSchema } from '@assay/works/prose';
import { useEffect, useMemo } from 'react';
import { useWorkSession } from './WorkContext.ts';
import type { WorkSession } from './work-session.ts';

/** A field of prose as an editor holds it. */
export interface ProseField {
  readonly prose: ProseSession;
  /** The revision since which its text stands as the editor has it; Infinity while there is more in the editor. */
  standsSince(): number;
  /** Puts a citation of a passage into the text, by `insert` with its key: the passage and its mark are one change. */
  cite(evidence: Evidence, insert: (key: string) => void): void;
  /** Passages of what is to be suggested, by key. */
  cited(): Readonly<Record<string, Evidence>>;
  /** Suggests what was written while changes are suggested, as one; the text is again what the work holds. */
  suggest(): void;
  /** Follows the work until it is ended. */
  follow(): () => void;
}

function openField(work: WorkSession, record: RecordId, field: string): ProseField {
  /** What somebody suggests is begun on: the text, and its revision; with the passages that it cites. */
  let draft: { on: number; from: FieldValue | undefined } | undefined;
  let drafted: Record<string, Evidence> = {};
  /** The passage whose mark is being put into the text. */
  let citing: { key: string; evidence: Evidence } | undefined;
  let isWriting = false;
  let since = work.snapshot().revision;
  const valueOf = () => work.state.get(record)?.fields[field];
  const prose = createProseSession({
    schema: proseSchema,
    value: valueOf() as ProseValue | undefined,
    onSteps(steps) {
      if (work.snapshot().mode === 'suggest') draft ??= { on: work.snapshot().revision, from: valueOf() };
      else write(steps);
    },
  });

  function write(steps: readonly ProseStep[]): void {
    isWriting = true;
    try {
      // Made on what is here; on which revision that stands, the replica knows.
      const written: Operation = { op: 'write', id: record, field, on: 0, steps };
      if (citing) work.edit([{ op: 'cite', id: record, ...citing }, written]);
      else work.edit([written], `${record} ${field}`);
    } catch (error) {
      if (!(error instanceof EditRefused)) throw error;
      // What cannot be kept gives way to what stands there.
      catchUp();
    } finally {
      isWriting = false;
    }
  }

  function between(from: unknown, to: unknown): readonly ProseStep[] {
    const type = work.state.get(record)?.type ?? '';
    const stepwise = work.state.kind.types[type]?.fields[field]?.stepwise;
    return stepwise?.between(from as FieldValue | undefined, to as FieldValue | undefined) ?? [];
  }

  /** Brings the editor to what the work holds, by the steps between both. */
  function catchUp(): void {
    const steps = between(prose.value, valueOf());
    if (steps.length > 0) prose.applySteps(steps);
  }

  /** Notes since when the text stands: what was written here counts once it is confirmed. */
  function dated(): () => void {
    let seen = valueOf();
    return () => {
      const now = valueOf();
      const { saved, revision } = work.snapshot();
      if (now !== seen || since === Number.POSITIVE_INFINITY)
        since = saved === 'saved' ? revision : Number.POSITIVE_INFINITY;
      seen = now;
    };
  }

  return {
    prose,
    cite(evidence, insert) {
      const key = crypto.randomUUID();
      citing = { key, evidence: { ...evidence, field } };
      if (work.snapshot().mode === 'suggest') drafted = { ...drafted, [key]: citing.evidence };
      try {
        insert(key);
      } finally {
        citing = undefined;
      }
    },
    cited: () => drafted,
    standsSince: () => (draft ? Number.POSITIVE_INFINITY : since),
    suggest() {
      if (!draft) return;
      const { on, from } = draft;
      const passages = drafted;
      draft = undefined;
      drafted = {};
      // What was written and taken away again is no part of it.
      const steps = between(from, prose.value);
      if (steps.length > 0) {
        const stands = new Set(citedIn(prose.value as FieldValue | undefined));
        const cites = Object.entries(passages)
          .filter(([key]) => stands.has(key))
          .map(([key, evidence]): Operation => ({ op: 'cite', id: record, key, evidence }));
        work.edit([...cites, { op: 'write', id: record, field, on, steps }]);
      }
      catchUp();
    },
    follow() {
      let held = valueOf();
      const date = dated();
      catchUp();
      return work.subscribe(() => {
        date();
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
    // Whoever closes the page has said what they had written by then; it waits on the device.
    const leave = () => opened.suggest();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      opened.suggest();
      end();
    };
  }, [opened]);
  return opened;
}
