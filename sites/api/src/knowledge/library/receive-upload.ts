import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { uploadLimits } from '@assay/domain';
import { CallError } from '../../ground/http/call-error.ts';
import { type FormFile, formParts, isMultipart, MalformedForm } from '../../ground/http/form-parts.ts';

export interface ReceivedUpload {
  /** In the order in which they came. */
  paths: string[];
  bytes: number;
}

/**
 * Writes the files of a form to a folder of their own as they arrive, under names that cannot leave it; no more of them
 * than a chunk is held. Whatever ends it early leaves nothing behind.
 *
 * @param take is told bytes before they are written, and rejects when there is no room for them.
 * @throws CallError badRequest for no such form and one that breaks off, tooLarge, and what `take` throws
 */
export async function receiveUpload(
  request: Request,
  directory: string,
  take: (bytes: number) => Promise<void>,
): Promise<ReceivedUpload> {
  const contentType = request.headers.get('content-type');
  if (!isMultipart(contentType) || !request.body) throw new CallError('badRequest', { fields: { files: 'multipart' } });
  const paths: string[] = [];
  let bytes = 0;
  const keep = async (file: FormFile) => {
    const path = join(directory, `${paths.length}-${safeName(file.fileName)}`);
    const counted = async function* () {
      for await (const chunk of file.bytes) {
        bytes += chunk.byteLength;
        if (bytes > uploadLimits.bytes) throw new CallError('tooLarge');
        await take(chunk.byteLength);
        yield chunk;
      }
    };
    await pipeline(Readable.from(counted(), { highWaterMark: 1 }), createWriteStream(path));
    paths.push(path);
  };
  try {
    await mkdir(directory, { recursive: true });
    for await (const part of formParts(contentType, request.body, uploadLimits.files)) {
      if (part.name !== 'files' || !('bytes' in part)) continue;
      // What is no file has no name: a field of text, or a file input that was left empty.
      if (part.fileName !== '') await keep(part);
    }
    if (paths.length === 0) throw new CallError('badRequest', { fields: { files: 'required' } });
    return { paths, bytes };
  } catch (error) {
    await rm(directory, { recursive: true, force: true });
    if (error instanceof MalformedForm) throw new CallError('badRequest', { fields: { files: error.message } });
    throw error;
  }
}

/** A file name for our own folder: the last part of the given one, without control characters, at most 120 long. */
export function safeName(name: string): string {
  const clean = basename(name.replaceAll('\\', '/'))
    .replace(/[^\p{L}\p{N}._ ()-]+/gu, '_')
    .replace(/^\.+/, '');
  return clean.slice(-120) || 'file';
}
