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

/** The nearest free place for a card that is to hang on another: to its right, at its height or as little above or below as there is room. */
export function freePlace(taken: readonly Place[], from: Place): Place {
  const x = from.x + across;
  for (let away = 0; ; away += 1) {
    for (const side of away === 0 ? [0] : [1, -1]) {
      const place = { x, y: from.y + side * away * step };
      if (!isTaken(taken, place)) return place;
    }
  }
}
