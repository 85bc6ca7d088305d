import { textWidth } from '../Chart/textWidth.ts';

/** A point in px with its radius and its name. */
export type NamedPoint = { id: string; px: number; py: number; r: number; name: string };

/** Where a name stands: the place its line hangs from, in the middle of its height. */
export type PlacedName = { id: string; name: string; x: number; y: number; anchor: 'start' | 'middle' | 'end' };

type Box = { left: number; top: number; width: number; height: number };

/** Height in px of a line of names, and the room between a point and its name. */
const line = 14;
const gap = 4;

/**
 * Names beside their points, at the right where there is room, else at the left, above or below. A name that would lie on
 * another or on a point is left out: it is shown when its point is pointed at.
 */
export function placeNames(points: readonly NamedPoint[], area: Box): readonly PlacedName[] {
  const discs = points.map(({ px, py, r }) => ({ left: px - r, top: py - r, width: 2 * r, height: 2 * r }));
  const taken: Box[] = [];
  return points.flatMap(({ id, name, px, py, r }, at): PlacedName[] => {
    const width = textWidth(name);
    const choices: Omit<PlacedName, 'id' | 'name'>[] = [
      { x: px + r + gap, y: py, anchor: 'start' },
      { x: px - r - gap, y: py, anchor: 'end' },
      { x: px, y: py - r - gap - line / 2, anchor: 'middle' },
      { x: px, y: py + r + gap + line / 2, anchor: 'middle' },
    ];
    for (const choice of choices) {
      const { x, y, anchor } = choice;
      const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
      const box = { left, top: y - line / 2, width, height: line };
      const isFree =
        lies(box, area) &&
        !taken.some((other) => overlap(box, other)) &&
        !discs.some((disc, index) => index !== at && overlap(box, disc));
      if (!isFree) continue;
      taken.push(box);
      return [{ id, name, ...choice }];
    }
    return [];
  });
}

const lies = (box: Box, within: Box) =>
  box.left >= within.left &&
  box.left + box.width <= within.left + within.width &&
  box.top >= within.top &&
  box.top + box.height <= within.top + within.height;

const overlap = (one: Box, other: Box) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;
