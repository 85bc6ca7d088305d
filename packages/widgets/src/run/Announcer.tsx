import { VisuallyHidden } from '@assay/design-system';
import { useEffect, useRef, useState } from 'react';

export interface AnnouncerProps<Held> {
  held: Held;
  /** What is to be said of a change; undefined for nothing. The same function while it says the same. */
  between(before: Held, after: Held): string | undefined;
}

/** Tells a screen reader where a run stands: started, a part done, finished; never its words, and nothing on arrival. */
export function Announcer<Held>({ held, between }: AnnouncerProps<Held>) {
  const before = useRef(held);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const last = before.current;
    before.current = held;
    const sentence = last === held ? undefined : between(last, held);
    if (sentence !== undefined) setSpoken(sentence);
  }, [held, between]);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {spoken}
    </VisuallyHidden>
  );
}
