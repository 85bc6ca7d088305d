import { ProseEditor, type ProseEditorProps, type ProseRange } from '@assay/design-system/prose-editor';
import { renderFormula } from '@assay/markdown/react';
import type { RecordId } from '@assay/works';
import { use, useEffect, useMemo } from 'react';
import { CitedSourcesContext } from './CitedSources.ts';
import { citationNumbers } from './cited/citation-numbers.ts';
import { useWorkPanel } from './panel/WorkPanelContext.ts';
import { useCarets } from './presence/useCarets.ts';
import { useDecision } from './talk/useDecision.ts';
import { useFoundRanges } from './useFoundRanges.ts';
import { useProseField } from './useProseField.ts';
import { useTrackedChanges } from './useTrackedChanges.ts';
import { useWorkSession } from './WorkContext.ts';

export interface WorkProseProps
  extends Omit<
    ProseEditorProps,
    | 'session'
    | 'citations'
    | 'suggestions'
    | 'people'
    | 'onSelect'
    | 'onUndo'
    | 'onRedo'
    | 'onOpenCitation'
    | 'onAccept'
    | 'onRefuse'
  > {
  record: RecordId;
  /** A field of prose of that record. */
  field: string;
  /** Somebody wants to see a passage. @default it is opened beside the work */
  onOpenCitation?: (evidence: string) => void;
}

const none: readonly ProseRange[] = [];

/** A field of prose as an editor: what is written goes the way of all edits of the work, and is taken back with them. */
export function WorkProse({ record, field, onOpenCitation, ranges = none, onOpenRange, ...rest }: WorkProseProps) {
  const { session, snapshot } = useWorkSession();
  const opened = useProseField(record, field);
  const { prose, suggest } = opened;
  const people = useCarets(record, field);
  const findings = useFoundRanges(record, field);
  const marked = useMemo(() => [...findings, ...ranges], [findings, ranges]);
  const { open: openPanel } = useWorkPanel();
  const suggestions = useTrackedChanges(record, field, opened);
  const { decide, failure } = useDecision();
  const mayDecide = session.role === 'edit';
  const { sources, hrefOf, missing } = use(CitedSourcesContext);
  const evidence = session.state.get(record)?.evidence;
  const citations = useMemo(() => {
    const numbers = citationNumbers(evidence ?? {});
    return Object.fromEntries(
      Object.entries(evidence ?? {}).map(([key, { document }]) => {
        const number = numbers[key] ?? 0;
        return [key, { number, label: `${number}: ${sources.get(document)?.title ?? document}` }];
      }),
    );
  }, [evidence, sources]);

  const isUnknown = Object.values(evidence ?? {}).some(({ document }) => !sources.has(document));
  useEffect(() => {
    if (isUnknown) missing();
  }, [isUnknown, missing]);

  function open(key: string) {
    const href = evidence?.[key] && hrefOf(evidence[key]);
    if (href !== undefined) window.open(href, '_blank', 'noopener');
  }

  return (
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) suggest();
      }}
    >
      <ProseEditor
        isReadOnly={snapshot.mode === null}
        renderFormula={renderFormula}
        {...rest}
        session={prose}
        citations={citations}
        onOpenCitation={onOpenCitation ?? open}
        onUndo={() => session.undo()}
        onRedo={() => session.redo()}
        suggestions={suggestions}
        people={people}
        ranges={marked}
        onOpenRange={(id) => (findings.some((one) => one.id === id) ? openPanel('checks') : onOpenRange?.(id))}
        onSelect={(selection) => session.moveTo({ record, field, selection })}
        {...(mayDecide && {
          onAccept: (id) => void decide(id, true),
          onRefuse: (id) => void decide(id, false),
        })}
      />
      {failure !== undefined && <span role="alert">{failure}</span>}
    </div>
  );
}
