import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** First bytes of an encrypted dump. */
const magic = Buffer.from('assay-dump-aes256gcm-1\n');
const saltLength = 16;
const tagLength = 16;
/** Bytes of a part before it is encrypted. */
const partLength = 65_536;

/** A dump that is encrypted with another key, or was changed. */
export class DumpLockedError extends Error {}

/** Each dump has a key of its own, so that the counters of its parts never meet those of another. */
function keyOf(secret: string, salt: Uint8Array): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, 'assay dump', 32));
}

/** Number of the part, and whether it is the last: parts cannot be left out, moved or cut off. */
function nonceOf(part: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(part, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Bytes in parts of one length, and whether each is the last; an empty source gives one empty part. */
async function* partsOf(bytes: AsyncIterable<Uint8Array>, length: number): AsyncGenerator<[Buffer, boolean]> {
  let held = Buffer.alloc(0);
  for await (const chunk of bytes) {
    held = held.length === 0 ? Buffer.from(chunk) : Buffer.concat([held, chunk]);
    for (; held.length > length; held = held.subarray(length)) yield [held.subarray(0, length), false];
  }
  yield [held, true];
}

/** Encrypts by AES-256-GCM in parts that are numbered (the STREAM construction), so that a dump of any size passes. */
export async function* encrypted(bytes: AsyncIterable<Uint8Array>, secret: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltLength);
  const key = keyOf(secret, salt);
  yield Buffer.concat([magic, salt]);
  let number = 0;
  for await (const [part, isLast] of partsOf(bytes, partLength)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast));
    number += 1;
    yield Buffer.concat([cipher.update(part), cipher.final(), cipher.getAuthTag()]);
  }
}

/**
 * Reads a dump whether it is encrypted or not.
 *
 * @throws DumpLockedError when the key is missing or wrong, or the file was changed.
 */
export async function* decrypted(bytes: AsyncIterable<Uint8Array>, secret: string | undefined): AsyncGenerator<Buffer> {
  const source = bytes[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < magic.length + saltLength) {
    const next = await source.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  const rest = { [Symbol.asyncIterator]: () => source };
  if (!head.subarray(0, magic.length).equals(magic)) {
    yield head;
    for await (const chunk of rest) yield Buffer.from(chunk);
    return;
  }
  if (secret === undefined)
    throw new DumpLockedError('The dump is encrypted: set ASSAY_DUMP_KEY to the key it was written with.');
  const start = magic.length + saltLength;
  const key = keyOf(secret, head.subarray(magic.length, start));
  let number = 0;
  for await (const [part, isLast] of partsOf(joined(head.subarray(start), rest), partLength + tagLength)) {
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, isLast));
    number += 1;
    try {
      decipher.setAuthTag(part.subarray(-tagLength));
      yield Buffer.concat([decipher.update(part.subarray(0, -tagLength)), decipher.final()]);
    } catch (cause) {
      throw new DumpLockedError('The dump was written with another ASSAY_DUMP_KEY, or it was changed or cut off.', {
        cause,
      });
    }
  }
}

async function* joined(first: Buffer, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  yield* rest;
}
