/** Width and height of a card in px; the problem is as wide and higher. */
export const cardSize = { width: 196, height: 72 } as const;
export const problemSize = { width: 196, height: 96 } as const;

export interface Place {
  readonly x: number;
  readonly y: number;
}

const gap = 16;
/** From a card to those that hang on it. */
const across = cardSize.width + 64;
const step = cardSize.height + gap;

const isTaken = (taken: readonly Place[], { x, y }: Place) =>
  taken.some((other) => Math.abs(other.x - x) < cardSize.width + gap && Math.abs(other.y - y) < step);

/**
 * The nearest free place for a card that is to hang on another: in the column to its right or another, at its height or as
 * little above or below as there is room.
 */
export function freePlace(taken: readonly Place[], from: Place, x = from.x + across): Place {
  for (let away = 0; ; away += 1) {
    for (const side of away === 0 ? [0] : [1, -1]) {
      const place = { x, y: from.y + side * away * step };
      if (!isTaken(taken, place)) return place;
    }
  }
}

/**
 * Places for cards that hang on one, below each other, with room beside each for what is to hang on it.
 *
 * @param counts how many cards will hang on each
 */
export function stacked(from: Place, counts: readonly number[]): readonly Place[] {
  const rows = counts.map((count) => Math.max(1, count));
  const first = -(rows.reduce((sum, count) => sum + count, 0) - 1) / 2;
  return rows.map((count, at) => {
    const above = rows.slice(0, at).reduce((sum, each) => sum + each, 0);
    return { x: from.x + across, y: from.y + (first + above + Math.floor((count - 1) / 2)) * step };
  });
}
