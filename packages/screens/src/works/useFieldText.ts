import { contentHash, EditRefused, type RecordId } from '@assay/works';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWorkSession } from './WorkContext.ts';

/** Milliseconds after the last key at which what was typed is kept. */
const pauseOfTyping = 1_000;

/**
 * A text of a record as it is typed: kept when the person pauses or goes on elsewhere; a
 * suggestion is made when they go on. While they type, what others write
 * there waits.
 */
export function useFieldText(record: RecordId, field: string) {
  const { session, snapshot } = useWorkSession();
  // What is suggested is said once: when it is whole.
  const isSuggested = snapshot.mode === 'suggest';
  const stored = session.state.get(record)?.fields[field];
  const value = typeof stored === 'string' ? stored : '';
  const [typed, setTyped] = useState<string>();
  /** What stood there when the person began, or what they have kept of it since. */
  const [seen, setSeen] = useState(stored);

  function keep() {
    if (typed !== undefined && typed !== value) {
      try {
        session.edit([{ op: 'set', id: record, field, value: typed, saw: contentHash(seen) }]);
        // As it is kept: an emptied field holds nothing, and what is only suggested stands nowhere yet.
        setSeen(session.state.get(record)?.fields[field]);
      } catch (error) {
        // What cannot be kept (an empty name, a record that is gone) gives way to what stands there.
        if (!(error instanceof EditRefused)) throw error;
      }
    }
  }
  const keepNow = useEffectEvent(keep);
  // Whoever closes the page has said what they had written by then.
  useEffect(() => {
    if (typed === undefined) return undefined;
    const leave = () => keepNow();
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [typed]);
  useEffect(() => {
    if (typed === undefined || isSuggested) return undefined;
    const timer = setTimeout(() => keepNow(), pauseOfTyping);
    return () => clearTimeout(timer);
  }, [typed, isSuggested]);

  return {
    value: typed ?? value,
    onChange(event: { target: { value: string } }) {
      if (typed === undefined) setSeen(stored);
      setTyped(event.target.value);
    },
    onBlur() {
      keep();
      setTyped(undefined);
    },
  };
}
