import type { WorkPlace } from './works.source.ts';

/** Milliseconds between two messages of where somebody is. */
const interval = 1_000;

const isSamePlace = (one: WorkPlace, other: WorkPlace) =>
  one.record === other.record &&
  one.field === other.field &&
  one.selection?.anchor === other.selection?.anchor &&
  one.selection?.head === other.selection?.head;

/** Tells where somebody is, the last place only, and not more often than others need to know. */
export function createPlaceTeller(
  send: (place: WorkPlace) => Promise<void>,
  closed: AbortSignal,
): (place: WorkPlace) => void {
  let told: WorkPlace | undefined;
  let next: WorkPlace | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    timer = undefined;
    const place = next;
    next = undefined;
    if (!place || closed.aborted) return;
    timer = setTimeout(flush, interval);
    if (told && isSamePlace(told, place)) return;
    told = place;
    // Nobody waits for it, and the next move tells it anew.
    void send(place).catch(() => undefined);
  }

  return (place) => {
    next = place;
    if (timer === undefined) flush();
  };
}
