import { useEffect, useMemo, useState } from 'react';
import { findMatches, rangesIn } from './find-matches.ts';

export interface Find {
  isOpen: boolean;
  value: string;
  position: number;
  total: number;
  isLoading: boolean;
  open(): void;
  close(): void;
  setValue(value: string): void;
  move(by: 1 | -1): void;
}

const highlightName = 'assay-find';
/** What was found in the message that is shown now. */
const currentName = 'assay-find-current';

function canHighlight(): boolean {
  return typeof CSS !== 'undefined' && 'highlights' in CSS;
}

/** Looks for words in all rows of a thread, loads those that are missing, and shows one match after the other. */
export function useFind({
  keys,
  textOfRow,
  hasOlder,
  loadOlder,
  reveal,
  box,
}: {
  keys: readonly string[];
  textOfRow(key: string): string;
  hasOlder: boolean;
  loadOlder(): Promise<void>;
  reveal(key: string): void;
  /** Element that holds the rows in the document. */
  box(): Element | null;
}): Find {
  const [isOpen, setOpen] = useState(false);
  const [value, setValue] = useState('');
  const [at, setAt] = useState(0);
  const isLooking = isOpen && value.trim() !== '';

  useEffect(() => {
    // Each page that arrives asks for the one before it.
    if (isLooking && hasOlder && keys.length > 0) void loadOlder();
  }, [isLooking, hasOlder, keys, loadOlder]);

  const matches = useMemo(
    () => (isLooking ? findMatches(keys, textOfRow, value) : []),
    [isLooking, keys, textOfRow, value],
  );
  // The newest match first, as the thread stands at its end.
  const current = matches[matches.length - 1 - Math.min(at, matches.length - 1)];
  useEffect(() => {
    if (current !== undefined) reveal(current);
  }, [current, reveal]);

  useEffect(() => {
    if (!isLooking || current === undefined || !canHighlight()) return undefined;
    const mark = () => {
      const root = box();
      if (!root) return;
      CSS.highlights.set(highlightName, new Highlight(...rangesIn(root, value)));
      const row = root.querySelector(`[data-row="${CSS.escape(current)}"]`);
      const shown = new Highlight(...(row ? rangesIn(row, value) : []));
      shown.priority = 1;
      CSS.highlights.set(currentName, shown);
    };
    const frame = requestAnimationFrame(mark);
    const root = box();
    root?.addEventListener('scroll', mark, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      root?.removeEventListener('scroll', mark);
      CSS.highlights.delete(highlightName);
      CSS.highlights.delete(currentName);
    };
  }, [isLooking, value, current, box]);

  return {
    isOpen,
    value,
    total: matches.length,
    position: matches.length === 0 ? 0 : matches.length - Math.min(at, matches.length - 1),
    isLoading: isLooking && hasOlder,
    open: () => setOpen(true),
    close() {
      setOpen(false);
      setValue('');
      setAt(0);
    },
    setValue(next) {
      setValue(next);
      setAt(0);
    },
    move: (by) => setAt((held) => (matches.length === 0 ? 0 : (held - by + matches.length) % matches.length)),
  };
}
