import { isJpeg, readJpeg } from './jpeg.ts';
import { type Picture, PictureRefused } from './picture.types.ts';
import { isPng, readPng } from './png.ts';
import { isSvg, readSvg } from './svg.ts';

export { type Picture, PictureRefused } from './picture.types.ts';

/**
 * What bytes are drawn as, by themselves and not by their name.
 *
 * @throws PictureRefused where they are no picture that is taken, or one that does more than to be drawn
 */
export function readPicture(given: Uint8Array): Picture {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  if (isPng(bytes)) return readPng(bytes);
  if (isJpeg(bytes)) return readJpeg(bytes);
  if (isSvg(bytes)) return readSvg(bytes);
  throw new PictureRefused('type');
}
