import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Bucket } from './bucket.ts';
import { assertFileId } from './file-id.ts';
import type { FileStore } from './file-store.ts';
import { createTurns } from './in-turns.ts';

/** Files that are in memory at once, to be sent. */
const sentAtOnce = 2;

/** Milliseconds after which what waits belongs to no upload any more, and between two looks for such. */
const left = { after: 86_400_000, every: 3_600_000 } as const;

/** Removes from a folder what processes left that were killed before they sent it. */
async function removeLeft(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < Date.now() - left.after) await rm(path, { force: true });
  }
}

/**
 * Files in a bucket of an S3-compatible store, which every machine of the installation shares. A file is sent when the
 * whole of it was judged: what is refused never leaves the machine. Until then it lies on disk, and two at a time are
 * read into memory and sent: the ledger and the signature are of the whole.
 *
 * @param waiting folder of this machine in which files wait until they are sent.
 * @throws CallError unavailable (from each of its methods) when the store refuses or does not answer
 */
export function bucketFiles(bucket: Bucket, waiting = join(tmpdir(), 'assay-files')): FileStore {
  const inTurn = createTurns(sentAtOnce);
  let lookedAt = Number.NEGATIVE_INFINITY;
  /** Each machine for itself: what lies here no other one sees. */
  function look(): void {
    if (Date.now() - lookedAt < left.every) return;
    lookedAt = Date.now();
    void removeLeft(waiting);
  }
  look();
  const keyOf = (id: string) => {
    assertFileId(id);
    return `files/${id}`;
  };
  return {
    async write(id, bytes) {
      const key = keyOf(id);
      look();
      await mkdir(waiting, { recursive: true });
      const path = join(waiting, id);
      try {
        await pipeline(Readable.from(bytes, { highWaterMark: 1 }), createWriteStream(path));
        await inTurn(async () => bucket.put(key, new Uint8Array(await readFile(path))));
      } finally {
        await rm(path, { force: true });
      }
    },
    async read(id) {
      const reply = await bucket.get(keyOf(id));
      if (!reply) throw new Error(`There is no file ${id} in the store.`);
      return new Uint8Array(await reply.arrayBuffer());
    },
    async open(id) {
      const reply = await bucket.get(keyOf(id));
      if (!reply) return undefined;
      const size = reply.headers.get('content-length');
      if (size !== null && reply.body) return { size: Number(size), stream: reply.body };
      const whole = await reply.blob();
      return { size: whole.size, stream: whole.stream() };
    },
    remove: async (id) => bucket.remove(keyOf(id)),
  };
}
