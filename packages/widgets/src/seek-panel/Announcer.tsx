import { VisuallyHidden } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useEffect, useRef, useState } from 'react';
import { type Boundary, boundariesBetween } from './boundaries.ts';
import { seekPanelMessages } from './messages.ts';
import type { QuestionState } from './seek-panel.machine.ts';

const words = {
  started: 'live.started',
  'module-done': 'live.moduleDone',
  'module-failed': 'live.moduleFailed',
  finished: 'live.finished',
  stopped: 'live.stopped',
  failed: 'live.failed',
  reconnecting: 'live.reconnecting',
  resumed: 'live.resumed',
} as const satisfies Record<Boundary['kind'], string>;

/** Tells a screen reader where the answer stands: started, a part done, finished; never its words. */
export function Announcer({ held }: { held: QuestionState | undefined }) {
  const t = useMessages(seekPanelMessages);
  const before = useRef(held);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const [last, next] = [before.current, held];
    before.current = held;
    if (!last || !next || last.question.question_id !== next.question.question_id) return;
    const boundaries = boundariesBetween(last, next);
    if (boundaries.length === 0) return;
    setSpoken(
      boundaries
        .map((boundary) => {
          const values: Record<string, string | number> =
            'module' in boundary
              ? { part: t(`module.${boundary.module}`) }
              : boundary.kind === 'finished'
                ? { sentences: boundary.sentences, sources: boundary.sources }
                : {};
          return t(words[boundary.kind], values);
        })
        .join(' '),
    );
  }, [held, t]);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {spoken}
    </VisuallyHidden>
  );
}
