import { readStored, writeStored } from '@assay/domain';
import { useState } from 'react';
import { useIsWide } from '../useIsWide.ts';

const storage = () => localStorage;

/**
 * Whether the outline is shown: beside the work as the person left it in works of this tool, over it while they want it.
 *
 * @param tool its kind of work
 */
export function useOutlineShown(tool: string, isClosedAtFirst = false) {
  const key = `assay.work-outline.${tool}`;
  const isBeside = useIsWide();
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
