import { pictureLimits } from '@assay/domain';
import { type Picture, PictureRefused, readPicture } from '@assay/engines/pictures';
import { CallError } from '../../../ground/http/call-error.ts';
import { type FormFile, formParts, isMultipart, MalformedForm } from '../../../ground/http/form-parts.ts';

/** Parts of a form that are looked at; more is no upload of a person. */
const partLimit = 10;

/** A picture as it was sent. */
export interface ReceivedPicture extends Picture {
  readonly bytes: Uint8Array;
  readonly drawn?: Uint8Array | undefined;
}

async function bytesOf({ bytes }: FormFile): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of bytes) {
    size += part.byteLength;
    if (size > pictureLimits.bytes) throw new CallError('tooLarge');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * A picture, and of a drawing what it looks like, as its bytes tell and not its name.
 *
 * @throws CallError badRequest, with the fault of the picture at the field that it stands in
 */
export function judgedPicture(bytes: Uint8Array, drawn: Uint8Array | undefined, field = 'file'): ReceivedPicture {
  const judge = (given: Uint8Array, at: string) => {
    try {
      return readPicture(given);
    } catch (error) {
      if (error instanceof PictureRefused) throw new CallError('badRequest', { fields: { [at]: error.fault } });
      throw error;
    }
  };
  const picture = judge(bytes, field);
  if (drawn === undefined) return { ...picture, bytes };
  const isDrawing = picture.type === 'svg' && judge(drawn, 'drawn').type === 'png';
  if (!isDrawing) throw new CallError('badRequest', { fields: { drawn: 'type' } });
  return { ...picture, bytes, drawn };
}

/**
 * The picture of a form, read as it arrives and no further than it may be long.
 *
 * @throws CallError badRequest, tooLarge
 */
export async function receivePicture(request: Request): Promise<ReceivedPicture> {
  const contentType = request.headers.get('content-type');
  if (!isMultipart(contentType) || !request.body) throw new CallError('badRequest', { fields: { file: 'multipart' } });
  const given: { file?: Uint8Array; drawn?: Uint8Array } = {};
  try {
    for await (const part of formParts(contentType, request.body, partLimit)) {
      if ('bytes' in part && (part.name === 'file' || part.name === 'drawn')) given[part.name] = await bytesOf(part);
    }
  } catch (error) {
    if (error instanceof MalformedForm) throw new CallError('badRequest', { fields: { file: error.message } });
    throw error;
  }
  if (!given.file) throw new CallError('badRequest', { fields: { file: 'required' } });
  return judgedPicture(given.file, given.drawn);
}
