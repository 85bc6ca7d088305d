import type { StepMap } from 'prosemirror-transform';

/** A stretch of a document that was put in the place of another. */
export interface Stretch {
  readonly oldStart: number;
  readonly oldEnd: number;
  readonly newStart: number;
  readonly newEnd: number;
}

/** What a step moved, by rising places. */
export type Move = readonly Stretch[];

/** Where a place comes to. */
export interface Arrival {
  readonly pos: number;
  /** What stood on both sides of it was deleted on the way. */
  readonly isAcross: boolean;
  /** What stood behind it was deleted on the way. */
  readonly isAfter: boolean;
}

type Side = -1 | 1;

/** From a place to where it comes, by the side to which it belongs. */
export type Way = (from: number, side: Side) => Arrival;

export function moveOf(map: StepMap): Move {
  const found: Stretch[] = [];
  map.forEach((oldStart, oldEnd, newStart, newEnd) => found.push({ oldStart, oldEnd, newStart, newEnd }));
  return found;
}

export function inverted(move: Move): Move {
  return move.map(({ oldStart, oldEnd, newStart, newEnd }) => ({
    oldStart: newStart,
    oldEnd: newEnd,
    newStart: oldStart,
    newEnd: oldEnd,
  }));
}

/** Where a place comes by one move. */
function over(move: Move, pos: number, side: Side): number {
  let by = 0;
  for (const { oldStart, oldEnd, newStart, newEnd } of move) {
    if (pos < oldStart) break;
    if (pos <= oldEnd) {
      const toSide = oldStart === oldEnd ? side : pos === oldStart ? -1 : pos === oldEnd ? 1 : side;
      return toSide < 0 ? newStart : newEnd;
    }
    by = newEnd - oldEnd;
  }
  return pos + by;
}

/** Nothing has moved. */
export const straight: Way = (pos) => ({ pos, isAcross: false, isAfter: false });

/** Whether a place belongs to the first or the last of what a stretch replaces. */
function leansInto({ oldStart, oldEnd }: Stretch, pos: number, side: Side): boolean {
  return oldStart < oldEnd && pos === (side > 0 ? oldStart : oldEnd);
}

/**
 * The way over moves one after the other. One can have partners behind it, which bring back what it deletes: a place within
 * that, or at its border on the side of what it deletes, goes straight to the next of them. A place beside it stays on the side on which it stood, also where all that was
 * between is gone; without that, two words of one person could change places.
 *
 * @param partners of a move by its index, rising
 */
export function createWay(moves: readonly Move[], partners: ReadonlyMap<number, readonly number[]>): Way {
  return (from, side) => {
    let pos = from;
    let isAcross = false;
    let isAfter = false;
    const sides = new Map<number, Side>();
    for (let at = 0; at < moves.length; at += 1) {
      const move = moves[at] ?? [];
      const next = partners.get(at)?.find((other) => other > at);
      const touched = move.findIndex(({ oldStart, oldEnd }) => oldStart <= pos && pos <= oldEnd);
      const stretch = move[touched];
      const isInside = stretch !== undefined && stretch.oldStart < pos && pos < stretch.oldEnd;
      if (next !== undefined && stretch !== undefined && (isInside || leansInto(stretch, pos, side))) {
        const back = moves[next]?.[touched];
        if (back) {
          pos = Math.min(back.newEnd, back.newStart + pos - stretch.oldStart);
          at = next;
          continue;
        }
      }
      if (next !== undefined && move.length === 1 && !isInside)
        sides.set(next, pos <= (move[0]?.oldStart ?? 0) ? -1 : 1);
      isAcross ||= isInside;
      isAfter ||= stretch !== undefined && stretch.oldStart <= pos && pos < stretch.oldEnd;
      pos = over(move, pos, sides.get(at) ?? side);
    }
    return { pos, isAcross, isAfter };
  };
}

/** Places of a stretch, end exclusive, that are still there after moves, and where the first of them comes to. */
export interface Part {
  readonly from: number;
  readonly to: number;
  readonly pos: number;
}

/** A part on its way: it has come as far as before the move of an index. */
interface Underway extends Part {
  readonly at: number;
}

/** Where a part is cut by a stretch that is replaced, or that is put in within it; places of the part. */
function cut({ from, to, pos }: Part, { oldStart, oldEnd }: Stretch): { start: number; end: number } | undefined {
  const end = pos + to - from;
  const isCut = oldStart === oldEnd ? pos < oldStart && oldStart < end : oldStart < end && pos < oldEnd;
  if (!isCut) return undefined;
  return { start: from + Math.max(oldStart, pos) - pos, end: from + Math.min(oldEnd, end) - pos };
}

/**
 * What of a stretch is still there after moves one after the other, in the order of the stretch. What a move deletes is
 * there again after its next partner, as in `createWay`.
 */
export function partsOver(
  moves: readonly Move[],
  partners: ReadonlyMap<number, readonly number[]>,
  { from, to }: { from: number; to: number },
): readonly Part[] {
  const found: Part[] = [];
  const left: Underway[] = [{ from, to, pos: from, at: 0 }];
  for (let part = left.pop(); part !== undefined; part = left.pop()) {
    const { at } = part;
    const move = moves[at];
    if (move === undefined) {
      found.push(part);
      continue;
    }
    const index = move.findIndex((stretch) => cut(part, stretch) !== undefined);
    const stretch = move[index];
    const cutOff = stretch && cut(part, stretch);
    if (!stretch || !cutOff) {
      let by = 0;
      for (const { oldEnd, newEnd } of move) if (oldEnd <= part.pos) by = newEnd - oldEnd;
      left.push({ ...part, pos: part.pos + by, at: at + 1 });
      continue;
    }
    const { start, end } = cutOff;
    const placeOf = (place: number) => part.pos + place - part.from;
    if (start > part.from) left.push({ ...part, to: start });
    if (end < part.to) left.push({ from: end, to: part.to, pos: placeOf(end), at });
    const next = partners.get(at)?.find((other) => other > at);
    const back = next === undefined ? undefined : moves[next]?.[index];
    if (start === end || next === undefined || !back) continue;
    const pos = back.newStart + placeOf(start) - stretch.oldStart;
    const until = Math.min(end, start + back.newEnd - pos);
    if (start < until) left.push({ from: start, to: until, pos, at: next + 1 });
  }
  return found.sort((one, other) => one.from - other.from);
}
