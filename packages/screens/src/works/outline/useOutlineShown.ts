import { readStored, writeStored } from '@assay/domain';
import { useState, useSyncExternalStore } from 'react';

const storage = () => localStorage;

/** From this width on it has room beside the work, in px as `breakpoint.lg`. */
const wide = '(min-width: 1080px)';

const isWideNow = () => typeof matchMedia === 'function' && matchMedia(wide).matches;

function subscribe(changed: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => undefined;
  const query = matchMedia(wide);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/**
 * Whether the outline is shown: beside the work as the person left it in works of this tool, over it while they want it.
 *
 * @param tool its kind of work
 */
export function useOutlineShown(tool: string, isClosedAtFirst = false) {
  const key = `assay.work-outline.${tool}`;
  const isBeside = useSyncExternalStore(subscribe, isWideNow, () => false);
  const [held, setHeld] = useState(() => (readStored(storage, key) ?? String(!isClosedAtFirst)) === 'true');
  const [isOver, setOver] = useState(false);
  function show(isShown: boolean): void {
    if (!isBeside) {
      setOver(isShown);
      return;
    }
    setHeld(isShown);
    writeStored(storage, key, String(isShown));
  }
  return { isBeside, isShown: isBeside ? held : isOver, show };
}
