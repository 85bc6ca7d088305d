/** An element of the document, by number, and the key of the row that stands in it. */
export type Place = { slot: number; key: string };

/**
 * Where rows stand: a row that stays keeps its element, one that comes takes the element of one that went, so that a scroll
 * writes words instead of building elements. The answer is in the order of the document; it is the order of the rows only
 * at rest, since moving an element costs as much as building it. Unless `isHandedOn` a row that comes gets an element that
 * nothing stood in: where the focus goes elsewhere, or rows open, an element with the focus must not be the new row's own.
 */
export function placeRows(
  before: readonly Place[],
  keys: readonly string[],
  isResting: boolean,
  isHandedOn = true,
): readonly Place[] {
  const wanted = new Set(keys);
  const known = new Set(before.map(({ key }) => key));
  const coming = keys.filter((key) => !known.has(key));
  const isSettled = coming.length === 0 && before.length === keys.length;
  if (isSettled && !isResting) return before;
  let at = 0;
  const next: Place[] = [];
  for (const place of before) {
    if (wanted.has(place.key)) next.push(place);
    else if (isHandedOn) {
      const key = coming[at];
      if (key === undefined) continue;
      at += 1;
      next.push({ slot: place.slot, key });
    }
  }
  let slot = before.reduce((most, place) => Math.max(most, place.slot), -1);
  for (const key of coming.slice(at)) {
    slot += 1;
    next.push({ slot, key });
  }
  if (!isResting) return next;
  const order = new Map(keys.map((key, place) => [key, place]));
  return next.sort((one, other) => (order.get(one.key) ?? 0) - (order.get(other.key) ?? 0));
}

/** Keys of the rows of a list, in which one that is given twice still stands for two rows. */
export function distinctKeys(keys: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return keys.map((key) => {
    let own = key;
    while (seen.has(own)) own += '′';
    seen.add(own);
    return own;
  });
}
