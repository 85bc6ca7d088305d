import type { PictureFault, PictureType } from '@assay/domain';

/** What a picture is; width and height in pixels, of a drawing in its own units. */
export interface Picture {
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
}

/** The bytes are no picture that is taken. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused';
  readonly fault: PictureFault;
  constructor(fault: PictureFault) {
    super(`The picture is refused: ${fault}.`);
    this.fault = fault;
  }
}
