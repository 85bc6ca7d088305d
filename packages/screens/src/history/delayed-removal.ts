/** Time in which a removal can be taken back, ms. */
export const undoTime = 10_000;

/**
 * Removals that wait: taken back within their time, carried out after it, or at once when the page is left.
 *
 * @param remove carries one out.
 * @param changed told whenever the pending set changes.
 */
export function createDelayedRemovals(
  remove: (id: string) => Promise<void>,
  changed: (pending: ReadonlySet<string>) => void,
  failed: (id: string, error: unknown) => void,
  wait = undoTime,
) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const tell = () => changed(new Set(timers.keys()));

  function carryOut(id: string): Promise<void> {
    clearTimeout(timers.get(id));
    return remove(id)
      .catch((error: unknown) => failed(id, error))
      .finally(() => {
        timers.delete(id);
        tell();
      });
  }

  return {
    add(id: string) {
      if (timers.has(id)) return;
      timers.set(
        id,
        setTimeout(() => void carryOut(id), wait),
      );
      tell();
    },
    undo(id: string) {
      clearTimeout(timers.get(id));
      timers.delete(id);
      tell();
    },
    /** Carries out everything that waits. */
    flush: () => Promise.all([...timers.keys()].map(carryOut)),
  };
}
