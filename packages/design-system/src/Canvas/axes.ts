import type { CanvasMove } from './Canvas.types.ts';
import type { Box } from './geometry.ts';
import type { LayoutDirection } from './layout.types.ts';

/** A rectangle read along a layout: `main` is the axis on which levels follow one another, `cross` the one within a level. */
export type Span = { main: number; cross: number; depth: number; breadth: number };

export const spanOf = ({ x, y, width, height }: Box, direction: LayoutDirection): Span =>
  direction === 'right'
    ? { main: x, cross: y, depth: width, breadth: height }
    : { main: y, cross: x, depth: height, breadth: width };

/** The corner at a place on both axes, in whole px. */
export const cornerAt = (main: number, cross: number, direction: LayoutDirection): Pick<CanvasMove, 'x' | 'y'> =>
  direction === 'right' ? { x: Math.round(main), y: Math.round(cross) } : { x: Math.round(cross), y: Math.round(main) };

/** Where levels begin on the main axis, from the depth of the deepest node of each. */
export function levelStarts(depths: readonly number[], gap: number): number[] {
  let at = 0;
  return depths.map((depth) => {
    const start = at;
    at += depth + gap;
    return start;
  });
}
