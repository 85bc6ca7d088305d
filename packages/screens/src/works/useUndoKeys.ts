import { useEffect } from 'react';
import type { WorkSession } from './work-session.ts';

/** Whether something has an undo of its own: the text that is being typed. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, [contenteditable=true]') !== null;
}

/** Ctrl/⌘-Z takes back, with Shift, or Ctrl-Y, brings back. */
export function useUndoKeys(session: WorkSession, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const left = new AbortController();
    const press = (event: KeyboardEvent) => {
      const isChord = (event.ctrlKey || event.metaKey) && !event.altKey;
      const key = event.key.toLowerCase();
      if (!isChord || isTyping(event.target) || (key !== 'z' && key !== 'y')) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) session.redo();
      else session.undo();
    };
    addEventListener('keydown', press, { signal: left.signal });
    return () => left.abort();
  }, [session, isOn]);
}
