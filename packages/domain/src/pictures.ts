/** What a picture in a text may be. */
export const pictureTypes = ['png', 'jpeg', 'svg'] as const;
export type PictureType = (typeof pictureTypes)[number];

export const pictureMediaTypes: Readonly<Record<PictureType, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  svg: 'image/svg+xml',
};

/** Bytes of one picture, and its pixels. */
export const pictureLimits = { bytes: 5 * 2 ** 20, pixels: 50_000_000 } as const;

/**
 * Why a picture is refused: it is none that is taken (`type`), cannot be drawn (`damaged`), has too many pixels (`pixels`), or
 * is a drawing that takes too long to draw (`heavy`), does something (`active`), fetches something (`external`) or holds what is
 * no drawing (`foreign`).
 */
export const pictureFaults = ['type', 'damaged', 'pixels', 'heavy', 'active', 'external', 'foreign'] as const;
export type PictureFault = (typeof pictureFaults)[number];
