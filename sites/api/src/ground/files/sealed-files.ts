import { hkdfSync, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ErasureKeys, Subject } from '../erasure/erasure-keys.ts';
import { openedLength, openParts, sealParts } from '../keys/sealed-parts.ts';
import type { FileStore } from './file-store.ts';

/** First bytes of a sealed file; then a salt, the length of the ids of its keys, and the ids as JSON. */
const magic = Buffer.from('assay-file-aes256gcm-1\n');
const saltLength = 16;
const fixed = magic.length + saltLength + 2;

/** Files that are sealed for those whose they are. */
export interface SealedFiles extends Omit<FileStore, 'write'> {
  /**
   * Keeps the bytes of an iterable under an id; when it throws, nothing is kept.
   *
   * @param subjects with any of whom the file ends, wherever copies of it lie; none for what is everybody's
   */
  write(id: string, bytes: AsyncIterable<Uint8Array>, subjects: readonly Subject[]): Promise<void>;
}

/** Each file has a key of its own: the numbers of its parts never meet those of another, nor does one stand for another. */
function fileKey(key: Buffer, id: string, salt: Uint8Array): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, `assay file ${id}`, 32));
}

/** Seals files before they are stored. Those that were stored before there were keys are read as they are. */
export function sealedFiles(store: FileStore, keys: ErasureKeys): SealedFiles {
  /** A file whose key was destroyed is not there any more. */
  async function opened(id: string, bytes: AsyncIterable<Uint8Array>, size: number) {
    const { head, rest } = await headOf(bytes);
    if (!head.subarray(0, magic.length).equals(magic)) return { size, bytes: joined(head, rest) };
    const length = head.readUInt16BE(fixed - 2);
    const ids = JSON.parse(head.subarray(fixed, fixed + length).toString()) as string[];
    const key = await keys.openingFor(ids);
    if (!key) {
      await rest[Symbol.asyncIterator]().return?.();
      return undefined;
    }
    const salt = head.subarray(magic.length, magic.length + saltLength);
    const start = fixed + length;
    return {
      size: openedLength(size - start),
      bytes: openParts(joined(head.subarray(start), rest), fileKey(key, id, salt)),
    };
  }

  async function open(id: string) {
    const found = await store.open(id);
    return found && opened(id, found.stream, found.size);
  }

  return {
    async write(id, bytes, subjects) {
      if (subjects.length === 0) return store.write(id, bytes);
      const { ids, key } = await keys.sealingFor(subjects);
      const names = Buffer.from(JSON.stringify(ids));
      const salt = randomBytes(saltLength);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(names.length);
      const head = Buffer.concat([magic, salt, length, names]);
      await store.write(id, joined(head, sealParts(bytes, fileKey(key, id, salt))));
    },
    async read(id) {
      const found = await open(id);
      if (!found) throw new Error(`There is no file ${id} in the store.`);
      const parts: Uint8Array[] = [];
      for await (const part of found.bytes) parts.push(part);
      return Buffer.concat(parts);
    },
    async open(id) {
      const found = await open(id);
      if (!found) return undefined;
      const stream = Readable.toWeb(Readable.from(found.bytes, { objectMode: false })) as ReadableStream<Uint8Array>;
      return { size: found.size, stream };
    },
    remove: (id) => store.remove(id),
  };
}

/** The first bytes, enough to hold a head of ours, and what follows. */
async function headOf(bytes: AsyncIterable<Uint8Array>) {
  const source = bytes[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  const isEnough = () => {
    if (head.length < fixed) return false;
    if (!head.subarray(0, magic.length).equals(magic)) return true;
    return head.length >= fixed + head.readUInt16BE(fixed - 2);
  };
  while (!isEnough()) {
    const next = await source.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  return { head, rest: { [Symbol.asyncIterator]: () => source } };
}

async function* joined(first: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (first.byteLength > 0) yield first;
  yield* rest;
}
