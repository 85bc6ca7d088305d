import { useState } from 'react';

const none: ReadonlySet<string> = new Set();

/** Ids under selection, kept by the owner or here. */
export function useSelection(
  given: ReadonlySet<string> | undefined,
  onChange: ((selected: ReadonlySet<string>) => void) | undefined,
) {
  const [own, setOwn] = useState(none);
  const selected = given ?? own;
  function select(next: ReadonlySet<string>) {
    setOwn(next);
    onChange?.(next);
  }
  return {
    selected,
    select,
    /** Only this one. */
    take: (id: string) => select(new Set([id])),
    /** In or out, the others as they are. */
    toggle(id: string) {
      const next = new Set(selected);
      if (!next.delete(id)) next.add(id);
      select(next);
    },
    /** Beside those that are selected. */
    add: (ids: Iterable<string>) => select(new Set([...selected, ...ids])),
    clear() {
      if (selected.size > 0) select(none);
    },
  };
}
