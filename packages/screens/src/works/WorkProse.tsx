import { ProseEditor, type ProseEditorProps, type ProseRange } from '@assay/design-system/prose-editor';
import { useMessages } from '@assay/i18n';
import { renderFormula } from '@assay/markdown/react';
import type { Evidence, FieldValue, RecordId } from '@assay/works';
import { documentOf, figuresBefore } from '@assay/works/prose';
import { lazy, Suspense, use, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCitedSources } from './CitedSources.ts';
import { citationNumbers } from './cited/citation-numbers.ts';
import { PassageSourceContext } from './cited/PassageSourceContext.ts';
import { usePictures } from './figures/usePictures.ts';
import { worksMessages } from './messages.ts';
import { useWorkPanel } from './panel/WorkPanelContext.ts';
import { useCarets } from './presence/useCarets.ts';
import { useDecision } from './talk/useDecision.ts';
import { useFoundRanges } from './useFoundRanges.ts';
import { useProseField } from './useProseField.ts';
import { useTrackedChanges } from './useTrackedChanges.ts';
import { useWorkSession } from './WorkContext.ts';

const CitePassage = lazy(() => import('./cited/CitePassage.tsx'));

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
    | 'onInsertCitation'
    | 'onAccept'
    | 'onAddPicture'
    | 'showPicture'
    | 'firstFigure'
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
  const t = useMessages(worksMessages);
  const { session, snapshot } = useWorkSession();
  const opened = useProseField(record, field);
  const { prose, suggest } = opened;
  const people = useCarets(record, field);
  const findings = useFoundRanges(record, field);
  const marked = useMemo(() => (ranges === none ? findings : [...findings, ...ranges]), [findings, ranges]);
  const { open: openPanel } = useWorkPanel();
  const suggestions = useTrackedChanges(record, field, opened);
  const { decide, failure } = useDecision();
  const mayDecide = session.role === 'edit';
  const pictures = usePictures();
  // What is suggested may be refused: a picture that comes with it would stay.
  const mayAddPictures = snapshot.mode === 'edit' && pictures.add !== undefined;
  const drafted = opened.cited();
  const evidence = session.state.get(record)?.evidence;
  const known = useMemo((): Record<string, Evidence> => ({ ...drafted, ...evidence }), [drafted, evidence]);
  const { sources, gone, hrefOf } = useCitedSources(Object.values(known).map(({ document }) => document));
  const citations = useMemo(() => {
    const numbers = citationNumbers(known);
    return Object.fromEntries(
      Object.entries(known).map(([key, { document }]) => {
        const number = numbers[key] ?? 0;
        const label = `${number}: ${sources.get(document)?.title ?? document}`;
        const isBroken = gone.has(document);
        return [key, { number, isBroken, label: isBroken ? `${label} (${t('evidence.gone')})` : label }];
      }),
    );
  }, [known, sources, gone, t]);
  const mayCite = use(PassageSourceContext) !== undefined && snapshot.mode !== null;
  const [citing, setCiting] = useState<{ insert(key: string): void; about: string }>();
  const text = useRef<HTMLDivElement>(null);

  function open(key: string) {
    const passage = known[key];
    const href = passage && hrefOf(passage);
    if (href !== undefined) window.open(href, '_blank', 'noopener');
  }

  function askPassage(insert: (key: string) => void) {
    const place = session.place();
    const isHere = place?.record === record && place.field === field;
    setCiting({ insert, about: wordsAt(prose.value as FieldValue | undefined, isHere ? place.selection?.head : 0) });
  }
  /** Also where nothing was chosen, one goes on writing where one was: behind the dialog nothing takes the focus. */
  function goOn() {
    flushSync(() => setCiting(undefined));
    text.current?.querySelector<HTMLElement>('[role="textbox"]')?.focus();
  }

  return (
    <>
      <div
        ref={text}
        onBlur={({ currentTarget, relatedTarget }) => {
          // Whoever looks for a passage comes back with it.
          if (!citing && !currentTarget.contains(relatedTarget)) suggest();
        }}
      >
        <ProseEditor
          isReadOnly={snapshot.mode === null}
          renderFormula={renderFormula}
          {...rest}
          session={prose}
          citations={citations}
          onOpenCitation={onOpenCitation ?? open}
          {...(mayCite && { onInsertCitation: askPassage })}
          onUndo={() => session.undo()}
          onRedo={() => session.redo()}
          firstFigure={figuresBefore(session.state, record, field) + 1}
          {...(pictures.show && { showPicture: pictures.show })}
          {...(mayAddPictures && { onAddPicture: pictures.add })}
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
        <span role="status">{pictures.status}</span>
        {pictures.refusal !== undefined && <span role="alert">{pictures.refusal}</span>}
        {failure !== undefined && <span role="alert">{failure}</span>}
      </div>
      {citing && (
        <Suspense fallback={null}>
          <CitePassage
            about={citing.about}
            onClose={goOn}
            onCite={(passage) => {
              goOn();
              opened.cite(passage, citing.insert);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Words of the paragraph around a place of a text. */
function wordsAt(value: FieldValue | undefined, at = 0): string {
  const document = documentOf(value);
  return document.resolve(Math.min(at, document.content.size)).parent.textContent;
}
