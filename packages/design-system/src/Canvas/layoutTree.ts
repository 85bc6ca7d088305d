import { cornerAt, levelStarts, spanOf } from './axes.ts';
import type { CanvasMove, CanvasNode } from './Canvas.types.ts';
import { boxOf } from './geometry.ts';
import { inHierarchy } from './hierarchy.ts';
import { type LayoutOptions, laidOut } from './layout.types.ts';

/**
 * The outline of a subtree: per level where it begins and ends across, the deepest level first, so that a root is one more at the
 * end; all of it moved by `offset`.
 */
type Outline = { starts: number[]; ends: number[]; offset: number };

const none = (): Outline => ({ starts: [], ends: [], offset: 0 });
const depthOf = ({ starts }: Outline) => starts.length;
const startAt = ({ starts, offset }: Outline, level: number) => (starts[starts.length - 1 - level] ?? 0) + offset;
const endAt = ({ ends, offset }: Outline, level: number) => (ends[ends.length - 1 - level] ?? 0) + offset;

/** How far an outline must move to stand clear of what is before it. */
function shiftBehind(before: Outline, part: Outline, gap: number): number {
  let shift = -Infinity;
  for (let level = Math.min(depthOf(before), depthOf(part)) - 1; level >= 0; level--)
    shift = Math.max(shift, endAt(before, level) + gap - startAt(part, level));
  return shift === -Infinity ? 0 : shift;
}

/** Both outlines as one. It takes over the deeper one, so that it costs what the other is deep. */
function joined(one: Outline, other: Outline): Outline {
  const [deep, flat] = depthOf(one) >= depthOf(other) ? [one, other] : [other, one];
  for (let level = 0; level < depthOf(flat); level++) {
    const at = depthOf(deep) - 1 - level;
    deep.starts[at] = Math.min(startAt(deep, level), startAt(flat, level)) - deep.offset;
    deep.ends[at] = Math.max(endAt(deep, level), endAt(flat, level)) - deep.offset;
  }
  return deep;
}

/** Subtrees side by side as close as their outlines allow, and how far each was moved. */
function besideOneAnother(parts: readonly Outline[], gap: number): { whole: Outline; shifts: number[] } {
  let whole = none();
  const shifts = parts.map((part) => {
    const shift = shiftBehind(whole, part, gap);
    part.offset += shift;
    whole = joined(whole, part);
    return shift;
  });
  return { whole, shifts };
}

/**
 * A tidy tree (Reingold and Tilford 1981, with nodes of any size): levels stand in line, subtrees as close as their outlines
 * allow, a parent in the middle of its children, children in the order given. Roots follow one another across.
 */
export function layoutTree(nodes: readonly CanvasNode[], options: LayoutOptions = {}): CanvasMove[] {
  const { direction, levelGap, nodeGap, origin } = laidOut(options);
  const ranked = inHierarchy(nodes);
  const spans = ranked.map(({ node }) => spanOf(boxOf(node), direction));
  const children: number[][] = ranked.map(() => []);
  const roots: number[] = [];
  const depths: number[] = [];
  ranked.forEach(({ level, parent }, at) => {
    (children[parent] ?? roots).push(at);
    depths[level] = Math.max(depths[level] ?? 0, spans[at]?.depth ?? 0);
  });

  const outlines: Outline[] = [];
  /** How far the centre of each is from its parent's. */
  const shifted: number[] = [];
  for (let at = ranked.length - 1; at >= 0; at--) {
    const half = (spans[at]?.breadth ?? 0) / 2;
    const below = children[at] ?? [];
    const { whole, shifts } = besideOneAnother(
      below.flatMap((child) => outlines[child] ?? []),
      nodeGap,
    );
    const middle = ((shifts[0] ?? 0) + (shifts.at(-1) ?? 0)) / 2;
    below.forEach((child, place) => {
      shifted[child] = (shifts[place] ?? 0) - middle;
    });
    whole.offset -= middle;
    whole.starts.push(-half - whole.offset);
    whole.ends.push(half - whole.offset);
    outlines[at] = whole;
  }

  const { whole, shifts } = besideOneAnother(
    roots.flatMap((root) => outlines[root] ?? []),
    nodeGap,
  );
  let first = Infinity;
  for (let level = depthOf(whole) - 1; level >= 0; level--) first = Math.min(first, startAt(whole, level));
  roots.forEach((root, place) => {
    shifted[root] = (shifts[place] ?? 0) - first;
  });
  const starts = levelStarts(depths, levelGap);
  const centres: number[] = [];
  return ranked.map(({ node, level }, at) => {
    const centre = (shifted[at] ?? 0) + (centres[ranked[at]?.parent ?? -1] ?? 0);
    centres[at] = centre;
    const corner = cornerAt(starts[level] ?? 0, centre - (spans[at]?.breadth ?? 0) / 2, direction);
    return { id: node.id, x: corner.x + origin.x, y: corner.y + origin.y };
  });
}
