import { pictureLimits } from '@assay/domain';
import { type Picture, PictureRefused } from './picture.types.ts';

export const isJpeg = (bytes: Buffer): boolean => bytes.length > 3 && bytes.readUIntBE(0, 3) === 0xffd8ff;

const damaged = () => new PictureRefused('damaged');
/** Frames that browsers, word processors and readers of PDF draw: baseline, extended and progressive (ITU-T T.81, table B.1). */
const frames = new Set([0xc0, 0xc1, 0xc2]);
const isOtherFrame = (marker: number) => marker >= 0xc3 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const hasNoLength = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** The end of what is drawn in one scan: bytes of 255 stand for themselves before a 0, and between parts before 208 to 215. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  throw damaged();
}

/**
 * A picture as JPEG: its parts follow each other to its end, and among them are a frame, the tables for it and what is drawn.
 *
 * @throws PictureRefused
 */
export function readJpeg(bytes: Buffer): Picture {
  let size: Pick<Picture, 'width' | 'height'> | undefined;
  let tables = 0;
  let drawn = 0;
  for (let at = 2; ; ) {
    if (at + 2 > bytes.length || bytes[at] !== 0xff) throw damaged();
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) at += 1;
    else if (marker === 0xd9) break;
    else if (hasNoLength(marker)) at += 2;
    else {
      if (at + 4 > bytes.length) throw damaged();
      const end = at + 2 + bytes.readUInt16BE(at + 2);
      if (end > bytes.length || isOtherFrame(marker)) throw damaged();
      if (frames.has(marker)) {
        if (end < at + 10 || size) throw damaged();
        size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
      }
      if (marker === 0xdb) tables += 1;
      at = end;
      if (marker === 0xda) {
        const start = at;
        at = endOfScan(bytes, start);
        drawn += at - start;
      }
    }
  }
  if (!size || size.width === 0 || size.height === 0 || tables === 0 || drawn === 0) throw damaged();
  if (size.width * size.height > pictureLimits.pixels) throw new PictureRefused('pixels');
  return { type: 'jpeg', ...size };
}
