import { createCipheriv, createDecipheriv } from 'node:crypto';

const tagLength = 16;
/** Bytes of a part before it is encrypted. */
const partLength = 65_536;

/** Bytes that were sealed with another key, or were changed or cut off. */
export class SealedPartsError extends Error {}

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

/**
 * Seals bytes of any length by AES-256-GCM in parts that are numbered (the STREAM construction that age uses).
 *
 * @param key 32 bytes, which seal nothing else: the numbers of two streams are the same
 */
export async function* sealParts(bytes: AsyncIterable<Uint8Array>, key: Buffer): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const [part, isLast] of partsOf(bytes, partLength)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast));
    number += 1;
    yield Buffer.concat([cipher.update(part), cipher.final(), cipher.getAuthTag()]);
  }
}

/** @throws SealedPartsError */
export async function* openParts(bytes: AsyncIterable<Uint8Array>, key: Buffer): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const [part, isLast] of partsOf(bytes, partLength + tagLength)) {
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, isLast), { authTagLength: tagLength });
    number += 1;
    try {
      decipher.setAuthTag(part.subarray(-tagLength));
      yield Buffer.concat([decipher.update(part.subarray(0, -tagLength)), decipher.final()]);
    } catch (cause) {
      throw new SealedPartsError('What was sealed was sealed with another key, or it was changed or cut off.', {
        cause,
      });
    }
  }
}

/** Bytes that so many sealed bytes were before. */
export function openedLength(sealed: number): number {
  return sealed - tagLength * Math.max(1, Math.ceil(sealed / (partLength + tagLength)));
}
