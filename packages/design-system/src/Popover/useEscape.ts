import { type KeyboardEvent, useRef } from 'react';

type Closable = { close: () => void; unmount: () => void };

/**
 * Esc as the business of the floating part that is open, and of nothing around it. Base UI listens on the document,
 * which a key never reaches from an element that keeps its keys inside its shadow root; and there a dialog or drawer
 * around the part would close with it.
 */
export function useEscape() {
  const actionsRef = useRef<Closable>(null);
  function close(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    actionsRef.current?.close();
  }
  return {
    actionsRef,
    /** For the floating part. */
    onKeyDown: close,
    /** For its trigger, which keeps the focus of what opens on hover. */
    onTriggerKeyDown(event: KeyboardEvent) {
      if (event.currentTarget.hasAttribute('data-popup-open')) close(event);
    },
  };
}
