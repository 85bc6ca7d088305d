/** A drawn outline as fontkit gives it, in font units. */
export interface OutlinePath {
  commands: readonly { command: string; args: readonly number[] }[];
}

interface Point {
  x: number;
  y: number;
  isOnCurve: boolean;
}

/**
 * A simple `glyf` record (OpenType 1.9, "glyf") of an outline, padded to four bytes. fontkit 2.0.4 needs it to embed an
 * instance of a variable font: its own encoder hands a number to a stream that wants a buffer.
 */
export function encodeOutline(path: OutlinePath): Uint8Array {
  const contours = contoursOf(path);
  const points = contours.flat();
  if (points.length === 0) return new Uint8Array(0);
  const length = 10 + contours.length * 2 + 2 + points.length * 5;
  const bytes = new Uint8Array(Math.ceil(length / 4) * 4);
  const view = new DataView(bytes.buffer);
  view.setInt16(0, contours.length);
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].forEach((edge, index) => {
    view.setInt16(2 + index * 2, edge);
  });
  let at = 10;
  let last = -1;
  for (const contour of contours) {
    last += contour.length;
    view.setUint16(at, last);
    at += 2;
  }
  // No instructions: hints of the default instance do not fit another weight.
  at += 2;
  for (const point of points) {
    bytes[at] = point.isOnCurve ? 1 : 0;
    at += 1;
  }
  for (const values of [xs, ys]) {
    let previous = 0;
    for (const value of values) {
      view.setInt16(at, value - previous);
      previous = value;
      at += 2;
    }
  }
  return bytes;
}

function contoursOf(path: OutlinePath): Point[][] {
  const contours: Point[][] = [];
  let contour: Point[] = [];
  const finish = (): void => {
    const first = contour[0];
    const last = contour[contour.length - 1];
    if (contour.length > 1 && first && last?.isOnCurve && first.x === last.x && first.y === last.y) contour.pop();
    if (contour.length > 0) contours.push(contour);
    contour = [];
  };
  for (const { command, args } of path.commands) {
    if (command === 'moveTo') finish();
    for (let index = 0; index + 1 < args.length; index += 2) {
      const isOnCurve = command !== 'quadraticCurveTo' || index === 2;
      contour.push({ x: Math.round(args[index] ?? 0), y: Math.round(args[index + 1] ?? 0), isOnCurve });
    }
  }
  finish();
  return contours;
}
