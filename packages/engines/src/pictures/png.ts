import { crc32, inflateSync } from 'node:zlib';
import { pictureLimits } from '@assay/domain';
import { type Picture, PictureRefused } from './picture.types.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, signature.length).equals(signature);

/** Samples of a pixel by colour type (PNG, table 8). */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Columns and rows of the seven passes of an interlaced picture: first, step (PNG, 8.1). */
const passes = [
  [0, 8, 0, 8],
  [4, 8, 0, 8],
  [0, 4, 4, 8],
  [2, 4, 0, 4],
  [0, 2, 2, 4],
  [1, 2, 0, 2],
  [0, 1, 1, 2],
] as const;

const damaged = () => new PictureRefused('damaged');

/** Bytes of one row with its filter. */
const rowBytes = (columns: number, bits: number) => (columns === 0 ? 0 : 1 + Math.ceil((columns * bits) / 8));

function uncompressed(width: number, height: number, bits: number, isInterlaced: boolean): number {
  if (!isInterlaced) return height * rowBytes(width, bits);
  const count = (size: number, first: number, step: number) => Math.max(0, Math.ceil((size - first) / step));
  return passes.reduce(
    (sum, [x, across, y, down]) => sum + count(height, y, down) * rowBytes(count(width, x, across), bits),
    0,
  );
}

/**
 * A picture as PNG: every part is checked by its sum, and what is drawn is unpacked and has the length that it must.
 *
 * @throws PictureRefused
 */
export function readPng(bytes: Buffer): Picture {
  let header: { width: number; height: number; bits: number; isInterlaced: boolean } | undefined;
  const data: Buffer[] = [];
  for (let at = signature.length; ; ) {
    if (at + 12 > bytes.length) throw damaged();
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) throw damaged();
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) throw damaged();
    const content = bytes.subarray(at + 8, end - 4);
    if (!header) {
      if (type !== 'IHDR' || length !== 13) throw damaged();
      const count = samples[content.readUInt8(9)];
      if (count === undefined) throw damaged();
      const [width, height] = [content.readUInt32BE(0), content.readUInt32BE(4)];
      header = { width, height, bits: content.readUInt8(8) * count, isInterlaced: content.readUInt8(12) === 1 };
      if (width === 0 || height === 0) throw damaged();
      if (width * height > pictureLimits.pixels) throw new PictureRefused('pixels');
    }
    // Moving pictures are none for a page.
    if (type === 'acTL') throw new PictureRefused('active');
    if (type === 'IDAT') data.push(content);
    if (type === 'IEND') break;
    at = end;
  }
  const { width, height, bits, isInterlaced } = header;
  const expected = uncompressed(width, height, bits, isInterlaced);
  try {
    if (inflateSync(Buffer.concat(data), { maxOutputLength: expected + 1 }).length < expected) throw damaged();
  } catch {
    throw damaged();
  }
  return { type: 'png', width, height };
}
