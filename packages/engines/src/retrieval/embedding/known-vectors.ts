import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { unpackVector } from '../unpack-vector.ts';
import type { Embedder } from './embedder.types.ts';
import { packVector } from './vector-codes.ts';

const digestBytes = 16;

/** What names a text where only the text itself may find it: the first half of SHA-256, in hexadecimal. */
export function textDigest(text: string): string {
  return createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, 2 * digestBytes);
}

/**
 * Vectors of texts as a file: a line that names the model and the number of texts, the digests of all texts in ascending
 * order, then their packed vectors in the same order.
 *
 * @param vectors by text; all of one length
 */
export function writeKnownVectors(model: string, vectors: ReadonlyMap<string, Float32Array>): Uint8Array {
  const rows = [...vectors]
    .map(([text, vector]) => ({ digest: textDigest(text), vector }))
    .sort((a, b) => (a.digest < b.digest ? -1 : 1));
  return Buffer.concat([
    Buffer.from(`${model} ${rows.length}\n`),
    ...rows.map(({ digest }) => Buffer.from(digest, 'hex')),
    ...rows.map(({ vector }) => packVector(vector)),
  ]);
}

/**
 * Finds vectors in such a file, as exact as stored ones (8 bits a component).
 *
 * @returns undefined for a file of another model.
 */
export function readKnownVectors(
  file: Uint8Array,
  model: string,
): ((text: string) => Float32Array | undefined) | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const begin = bytes.indexOf(0x0a) + 1;
  const [name, size] = bytes.toString('latin1', 0, Math.max(0, begin - 1)).split(' ');
  if (name !== model) return undefined;
  const count = Number(size);
  const packed = begin + count * digestBytes;
  const length = (bytes.length - packed) / count;
  return (text) => {
    const wanted = Buffer.from(textDigest(text), 'hex');
    for (let low = 0, high = count - 1; low <= high; ) {
      const middle = (low + high) >> 1;
      const at = begin + middle * digestBytes;
      const order = wanted.compare(bytes, at, at + digestBytes);
      if (order === 0) return unpackVector(bytes.subarray(packed + middle * length, packed + (middle + 1) * length));
      if (order < 0) high = middle - 1;
      else low = middle + 1;
    }
    return undefined;
  };
}

/** A model whose vectors of some texts were made before, and stand in a file that is read when the first text comes. */
export function withKnownVectors(embedder: Embedder, file: URL): Embedder {
  let reading: Promise<ReturnType<typeof readKnownVectors>> | undefined;
  // Without the file every vector is made, as for any other text.
  const read = async () => readKnownVectors(await readFile(file).catch(() => Buffer.of()), embedder.name);
  return {
    ...embedder,
    async embed(texts, signal, urgency) {
      signal?.throwIfAborted();
      reading ??= read();
      const known = await reading;
      const found = texts.map((text) => known?.(text));
      const missing = texts.filter((_, at) => found[at] === undefined);
      const made = missing.length === 0 ? [] : await embedder.embed(missing, signal, urgency);
      let next = 0;
      return found.map((vector) => vector ?? (made[next++] as Float32Array));
    },
  };
}
