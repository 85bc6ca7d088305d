import type { ProseSuggestion } from '@assay/design-system/prose-editor';
import type { Operation, RecordId } from '@assay/works';
import { useEffect, useMemo, useState } from 'react';
import type { Suggestion } from './talk/talk.source.ts';
import { useTalk } from './talk/useTalk.ts';
import type { ProseField } from './useProseField.ts';
import { useWorkSession } from './WorkContext.ts';

/** Milliseconds that a text is quiet before what is suggested for it is asked for anew. */
const quiet = 600;

interface Tracked extends ProseSuggestion {
  /** The revision for which its steps are made. */
  readonly on: number;
}

/** A suggestion that writes in one field of prose, with the passages that it cites there, and does nothing else. */
function trackedIn(record: RecordId, field: string) {
  const isHere = (operation: Operation): operation is Extract<Operation, { op: 'write' }> =>
    operation.op === 'write' && operation.id === record && operation.field === field;
  return ({ id, state, author, operations }: Suggestion): Tracked[] => {
    const [first, ...others] = operations.filter((each) => each.op !== 'cite' || each.id !== record);
    if (state !== 'open' || !first || others.length > 0 || !isHere(first)) return [];
    return [{ id, by: author.name, steps: first.steps, on: first.on }];
  };
}

/**
 * What is suggested for a field of prose, to be drawn in its text. The service gives steps that fit the text as it has it;
 * while that is not the text here, what was drawn last moves with it, and once the text is quiet the service is asked anew.
 */
export function useTrackedChanges(record: RecordId, field: string, prose: ProseField): readonly ProseSuggestion[] {
  const { suggestions, refresh } = useTalk();
  const { snapshot } = useWorkSession();
  const since = prose.standsSince();
  const [asked, setAsked] = useState<number>();
  const all = useMemo(
    () => (suggestions.data ?? []).flatMap(trackedIn(record, field)),
    [suggestions.data, record, field],
  );
  const fits = ({ on }: Tracked) => on >= since && on <= snapshot.revision;
  const isSettled = all.every(fits) || (asked === since && !suggestions.isFetching);
  const [shown, setShown] = useState<{ of: readonly Tracked[]; drawn: readonly Tracked[] }>({ of: [], drawn: [] });
  if (isSettled && shown.of !== all) setShown({ of: all, drawn: all.filter(fits) });

  useEffect(() => {
    if (isSettled || since === Number.POSITIVE_INFINITY || asked === since) return;
    const timer = setTimeout(() => {
      setAsked(since);
      void refresh();
    }, quiet);
    return () => clearTimeout(timer);
  }, [isSettled, since, asked, refresh]);

  const isDecided = shown.drawn.some(({ id }) => all.every((one) => one.id !== id));
  return isDecided ? none : shown.drawn;
}

const none: readonly Tracked[] = [];
