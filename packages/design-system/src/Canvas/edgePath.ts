import { type Box, centreOf, type Point } from './geometry.ts';

/**
 * How an edge is drawn: a cubic curve from side to side, its middle and every other part of the way (0 to 1), the px for words
 * there, and where it ends and points.
 */
export type EdgeShape = {
  path: string;
  middle: Point;
  at(part: number): Point;
  room: number;
  end: Point;
  towards: Point;
};

/** Px between two nodes in which an edge turns from one side to the other; above and below stand others of the column. */
const roomAcross = 48;

/** Px for words on an edge that goes up or down, beside which there is room. */
const roomBeside = 160;

const round = (value: number) => Math.round(value * 10) / 10;

/** The sides that face each other: the middle of one, the middle of the other, and the way out of the first. */
function sides(from: Box, to: Box): readonly [start: Point, end: Point, out: Point] {
  const one = centreOf(from);
  const other = centreOf(to);
  const across = Math.max(to.x - (from.x + from.width), from.x - (to.x + to.width));
  const along = Math.max(to.y - (from.y + from.height), from.y - (to.y + to.height));
  if (across >= Math.min(along, roomAcross)) {
    const way = other.x >= one.x ? 1 : -1;
    return [
      { x: one.x + (way * from.width) / 2, y: one.y },
      { x: other.x - (way * to.width) / 2, y: other.y },
      { x: way, y: 0 },
    ];
  }
  const way = other.y >= one.y ? 1 : -1;
  return [
    { x: one.x, y: one.y + (way * from.height) / 2 },
    { x: other.x, y: other.y - (way * to.height) / 2 },
    { x: 0, y: way },
  ];
}

/** Px from the corner of a node within which no edge begins. */
const corner = 6;
/** Px between edges of the same two nodes: room for the words on each, below one another or side by side. */
const laneGap = { across: 24, along: 80 };

/**
 * The curve between two rectangles, on the sides on which they face each other.
 *
 * @param lane how many lanes it stands off the middle of those sides
 */
export function edgeShape(from: Box, to: Box, lane = 0): EdgeShape {
  const [one, other, out] = sides(from, to);
  const beside = (point: Point, by: number) =>
    out.y === 0 ? { x: point.x, y: point.y + by } : { x: point.x + by, y: point.y };
  const longest = (box: Box) => Math.max(0, (out.y === 0 ? box.height : box.width) / 2 - corner);
  const off = lane * (out.y === 0 ? laneGap.across : laneGap.along);
  const within = (box: Box) => Math.sign(off) * Math.min(Math.abs(off), longest(box));
  const [start, end] = [beside(one, within(from)), beside(other, within(to))];
  const reach = Math.max(24, Math.abs((end.x - start.x) * out.x + (end.y - start.y) * out.y) / 2);
  const first = beside({ x: one.x + out.x * reach, y: one.y + out.y * reach }, off);
  const second = beside({ x: other.x - out.x * reach, y: other.y - out.y * reach }, off);
  const at = (part: number): Point => {
    const rest = 1 - part;
    const weights = [rest ** 3, 3 * rest ** 2 * part, 3 * rest * part ** 2, part ** 3];
    const along = (side: 'x' | 'y') =>
      [start, first, second, end].reduce((sum, point, index) => sum + (weights[index] ?? 0) * point[side], 0);
    return { x: along('x'), y: along('y') };
  };
  const numbers = [start, first, second, end].map(({ x, y }) => `${round(x)} ${round(y)}`);
  return {
    path: `M${numbers[0]}C${numbers[1]} ${numbers[2]} ${numbers[3]}`,
    middle: at(0.5),
    at,
    room: out.y === 0 ? Math.max(24, Math.abs(end.x - start.x) - 16) : roomBeside,
    end,
    towards: out,
  };
}

/** The head of an arrow at the end of an edge, `size` px long. */
export function arrowPath({ end, towards }: EdgeShape, size = 7): string {
  const back = { x: end.x - towards.x * size, y: end.y - towards.y * size };
  const wing = { x: towards.y * size * 0.5, y: towards.x * size * 0.5 };
  const points = [{ x: back.x + wing.x, y: back.y + wing.y }, end, { x: back.x - wing.x, y: back.y - wing.y }];
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;
}
