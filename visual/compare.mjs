import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { PNG } from 'pngjs';

/** How two pictures differ: the number of pixels with the rectangle around them, and a picture in which they are red; undefined where none does. */
export function difference(one, other) {
  if (one.equals(other)) return undefined;
  const [before, after] = [PNG.sync.read(one), PNG.sync.read(other)];
  if (before.width !== after.width || before.height !== after.height) {
    return { says: `${before.width} × ${before.height} became ${after.width} × ${after.height}`, picture: other };
  }
  const shown = new PNG({ width: after.width, height: after.height });
  let count = 0;
  const [columns, rows] = [new Set(), new Set()];
  for (let at = 0; at < after.data.length; at += 4) {
    const isSame = after.data.readUInt32LE(at) === before.data.readUInt32LE(at);
    if (!isSame) {
      count += 1;
      columns.add((at / 4) % after.width);
      rows.add(Math.floor(at / 4 / after.width));
    }
    const grey = 192 + after.data[at] / 4;
    shown.data.set(isSame ? [grey, grey, grey, 255] : [200, 0, 0, 255], at);
  }
  if (count === 0) return undefined;
  const range = (found) => `${Math.min(...found)} to ${Math.max(...found)}`;
  const says = `${count} pixels differ, x ${range(columns)}, y ${range(rows)}`;
  return { says, picture: PNG.sync.write(shown) };
}

/** Reads a file; undefined where there is none. */
export function readPicture(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Writes a picture and the folders above it. */
export function writePicture(file, picture) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, picture);
}
