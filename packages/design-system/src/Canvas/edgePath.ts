import { type Box, centreOf, type Point } from './geometry.ts';

/** How an edge is drawn: a cubic curve from side to side, its middle, the px for words there, and where it ends and points. */
export type EdgeShape = { path: string; middle: Point; room: number; end: Point; towards: Point };

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

/** The curve between two rectangles, on the sides on which they face each other. */
export function edgeShape(from: Box, to: Box): EdgeShape {
  const [start, end, out] = sides(from, to);
  const reach = Math.max(24, Math.abs((end.x - start.x) * out.x + (end.y - start.y) * out.y) / 2);
  const first = { x: start.x + out.x * reach, y: start.y + out.y * reach };
  const second = { x: end.x - out.x * reach, y: end.y - out.y * reach };
  const numbers = [start, first, second, end].map(({ x, y }) => `${round(x)} ${round(y)}`);
  return {
    path: `M${numbers[0]}C${numbers[1]} ${numbers[2]} ${numbers[3]}`,
    middle: {
      x: (start.x + 3 * first.x + 3 * second.x + end.x) / 8,
      y: (start.y + 3 * first.y + 3 * second.y + end.y) / 8,
    },
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
