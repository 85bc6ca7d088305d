import { textWidth } from '../Chart/textWidth.ts';
import type { EdgeShape } from './edgePath.ts';
import { type Box, overlaps, type Point } from './geometry.ts';

/** Parts of the way along an edge at which its words may stand, the middle first. */
const parts = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82];
/** Px that words on an edge are high. */
const height = 16;
const gap = 2;

/** Where words stand on an edge: as near its middle as no node covers them; in the middle where every place is covered. */
export function wordPlace(shape: EdgeShape, words: string, nodes: readonly Box[]): Point {
  const width = textWidth(words);
  const isFree = ({ x, y }: Point) =>
    !nodes.some((node) => overlaps({ x: x - width / 2, y: y - height / 2, width, height }, node, gap));
  return parts.map((part) => shape.at(part)).find(isFree) ?? shape.middle;
}
