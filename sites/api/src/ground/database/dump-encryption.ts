import { hkdfSync, randomBytes } from 'node:crypto';
import { openParts, SealedPartsError, sealParts } from '../sealing/sealed-parts.ts';

/** First bytes of an encrypted dump. */
export const dumpMark = Buffer.from('assay-dump-aes256gcm-1\n');
const saltLength = 16;

/** A dump that is encrypted with another key, or was changed. */
export class DumpLockedError extends Error {}

/** Each dump has a key of its own, so that the counters of its parts never meet those of another. */
function keyOf(secret: string, salt: Uint8Array): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, 'assay dump', 32));
}

/** Encrypts a dump of any size. */
export async function* encrypted(bytes: AsyncIterable<Uint8Array>, secret: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltLength);
  const key = keyOf(secret, salt);
  yield Buffer.concat([dumpMark, salt]);
  yield* sealParts(bytes, key);
}

/**
 * Reads a dump whether it is encrypted or not.
 *
 * @throws DumpLockedError when the key is missing or wrong, or the file was changed.
 */
export async function* decrypted(bytes: AsyncIterable<Uint8Array>, secret: string | undefined): AsyncGenerator<Buffer> {
  const source = bytes[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < dumpMark.length + saltLength) {
    const next = await source.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  const rest = { [Symbol.asyncIterator]: () => source };
  if (!head.subarray(0, dumpMark.length).equals(dumpMark)) {
    yield head;
    for await (const chunk of rest) yield Buffer.from(chunk);
    return;
  }
  if (secret === undefined)
    throw new DumpLockedError('The dump is encrypted: set ASSAY_DUMP_KEY to the key it was written with.');
  const start = dumpMark.length + saltLength;
  const key = keyOf(secret, head.subarray(dumpMark.length, start));
  try {
    yield* openParts(joined(head.subarray(start), rest), key);
  } catch (error) {
    if (!(error instanceof SealedPartsError)) throw error;
    throw new DumpLockedError('The dump was written with another ASSAY_DUMP_KEY, or it was changed or cut off.', {
      cause: error,
    });
  }
}

async function* joined(first: Buffer, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  yield* rest;
}
