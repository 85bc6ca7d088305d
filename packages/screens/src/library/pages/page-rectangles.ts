import type { ItemRange } from './page-passage.ts';

/** Numbers of an affine transformation: x' = ax + cy + e, y' = bx + dy + f. */
export type Transform = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** A piece of text where it stands on a page, in points of the PDF. */
export interface PlacedText {
  text: string;
  /** From the unit square of its font to the page. */
  transform: Transform;
  /** Length of the piece along its line. */
  width: number;
  /** Length of a piece that runs from top to bottom. */
  height: number;
  /** Reach above and below the base line, as shares of the font's size. */
  ascent: number;
  descent: number;
  direction: 'ltr' | 'rtl' | 'ttb';
  /** CSS family that comes nearest to its font. */
  family: string;
}

/** A page as it is shown: its size, and how points of the PDF come to lie on it. */
export interface PageFrame {
  width: number;
  height: number;
  transform: Transform;
}

/** A rectangle on a page, in shares of the page's width and height. */
export interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Length of a text in the font of a piece, in any unit. */
export type MeasureText = (text: string, item: PlacedText) => number;

/** The rectangles of letters on a page, those that follow each other on a line as one. */
export function rectanglesOf(
  items: readonly PlacedText[],
  ranges: readonly ItemRange[],
  frame: PageFrame,
  measure: MeasureText,
): readonly Rectangle[] {
  const lines: Rectangle[] = [];
  for (const { item: index, start, end } of ranges) {
    const item = items[index];
    if (!item) continue;
    const rectangle = onPage(boxOf(item, start, end, measure), frame);
    const last = lines.at(-1);
    if (last && isSameLine(last, rectangle, frame)) lines[lines.length - 1] = union(last, rectangle);
    else lines.push(rectangle);
  }
  return lines;
}

/** Corners of letters of a piece, in points of the PDF. */
function boxOf(item: PlacedText, start: number, end: number, measure: MeasureText): readonly [number, number][] {
  const { text, transform, width, height, ascent, descent, direction } = item;
  const [a, b, c, d, e, f] = transform;
  const whole = measure(text, item);
  const share = (at: number) => (whole > 0 ? measure(text.slice(0, at), item) / whole : at / text.length);
  const [from, to] = [share(start), share(end)];
  const along = unit(a, b);
  const up = unit(c, d);
  const size = Math.hypot(c, d);
  const at = (x: number, y: number): [number, number] => [e + along[0] * x + up[0] * y, f + along[1] * x + up[1] * y];
  if (direction === 'ttb') {
    const half = size / 2;
    return [at(-half, -from * height), at(half, -from * height), at(half, -to * height), at(-half, -to * height)];
  }
  const [left, right] = direction === 'rtl' ? [1 - to, 1 - from] : [from, to];
  const [low, high] = [descent * size, ascent * size];
  return [at(left * width, low), at(right * width, low), at(right * width, high), at(left * width, high)];
}

function unit(x: number, y: number): [number, number] {
  const length = Math.hypot(x, y);
  return length > 0 ? [x / length, y / length] : [0, 0];
}

function onPage(corners: readonly [number, number][], { width, height, transform }: PageFrame): Rectangle {
  const [a, b, c, d, e, f] = transform;
  const xs = corners.map(([x, y]) => (a * x + c * y + e) / width);
  const ys = corners.map(([x, y]) => (b * x + d * y + f) / height);
  const inside = (share: number) => Math.max(0, Math.min(1, share));
  const [left, top] = [inside(Math.min(...xs)), inside(Math.min(...ys))];
  return { left, top, width: inside(Math.max(...xs)) - left, height: inside(Math.max(...ys)) - top };
}

/** Whether a rectangle goes on where another ends, with no more than a wide space between. */
function isSameLine(one: Rectangle, other: Rectangle, { width, height }: PageFrame): boolean {
  const overlap = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  const gap = other.left - (one.left + one.width);
  const letter = (Math.max(one.height, other.height) * height) / width;
  return overlap > 0.5 * Math.min(one.height, other.height) && gap < letter * 1.5 && gap > -letter;
}

function union(one: Rectangle, other: Rectangle): Rectangle {
  const left = Math.min(one.left, other.left);
  const top = Math.min(one.top, other.top);
  return {
    left,
    top,
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  };
}
