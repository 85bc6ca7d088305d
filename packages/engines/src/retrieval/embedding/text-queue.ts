/** Texts that wait for a model which takes several at once. */
export interface TextQueue<Item> {
  add(items: readonly Item[], urgency: 'now' | 'background'): void;
  /** Takes the next batch; empty where nothing waits. */
  next(): Item[];
  /** Takes all that waits. */
  clear(): Item[];
}

/** Urgent batches that may go before one that has waited in the background. */
const patience = 16;

/**
 * First come, first served: what somebody waits for before what is made in the background, which still gets a batch
 * after every sixteen. A batch is at most `most` items of one kind.
 */
export function createTextQueue<Item extends { wanted: string }>(most: number): TextQueue<Item> {
  const urgent: Item[] = [];
  const background: Item[] = [];
  let passedOver = 0;
  return {
    add(items, urgency) {
      (urgency === 'now' ? urgent : background).push(...items);
    },
    next() {
      const isUrgent = urgent.length > 0 && (background.length === 0 || passedOver < patience);
      passedOver = isUrgent && background.length > 0 ? passedOver + 1 : 0;
      const from = isUrgent ? urgent : background;
      const other = from.findIndex(({ wanted }) => wanted !== from[0]?.wanted);
      return from.splice(0, Math.min(most, other === -1 ? most : other));
    },
    clear: () => [...urgent.splice(0), ...background.splice(0)],
  };
}
