import { useMessages } from '@assay/i18n';
import { useCallback } from 'react';
import { Announcer } from '../run/Announcer.tsx';
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
export function AnswerAnnouncer({ held }: { held: QuestionState | undefined }) {
  const t = useMessages(seekPanelMessages);
  const between = useCallback(
    (last: QuestionState | undefined, next: QuestionState | undefined) => {
      if (!last || !next || last.question.question_id !== next.question.question_id) return undefined;
      const boundaries = boundariesBetween(last, next);
      const sentences = boundaries.map((boundary) => t(words[boundary.kind], valuesOf(boundary)));
      return sentences.length === 0 ? undefined : sentences.join(' ');

      function valuesOf(boundary: Boundary): Record<string, string | number> {
        if ('module' in boundary) return { part: t(`module.${boundary.module}`) };
        if (boundary.kind === 'finished') return { sentences: boundary.sentences, sources: boundary.sources };
        return {};
      }
    },
    [t],
  );
  return <Announcer held={held} between={between} />;
}
