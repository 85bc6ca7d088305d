import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { assertFileId } from './file-id.ts';

/** Where uploaded files are kept; ids are the service's own, never a name that somebody chose. */
export interface FileStore {
  /** Keeps the bytes of an iterable under an id; when it throws, nothing is kept. */
  write(id: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  /** @throws when there is no such file. */
  read(id: string): Promise<Uint8Array>;
  /** Undefined when there is no such file. */
  open(id: string): Promise<{ size: number; stream: ReadableStream<Uint8Array> } | undefined>;
  /** Removes a file, and what a killed process has written of one. */
  remove(id: string): Promise<void>;
}

/** Files in a folder of this machine, which every process of the installation shares. */
export function localFiles(folder: string): FileStore {
  const pathOf = (id: string) => {
    assertFileId(id);
    return join(folder, id.slice(0, 2), id);
  };
  return {
    async write(id, bytes) {
      const path = pathOf(id);
      await mkdir(join(path, '..'), { recursive: true });
      const part = `${path}.part`;
      try {
        await pipeline(Readable.from(bytes, { highWaterMark: 1 }), createWriteStream(part));
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    read: (id) => readFile(pathOf(id)),
    async open(id) {
      const path = pathOf(id);
      const found = await stat(path).catch(() => undefined);
      if (!found) return undefined;
      return { size: found.size, stream: Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array> };
    },
    async remove(id) {
      const path = pathOf(id);
      // A process that was killed while it wrote leaves a part.
      await Promise.all([path, `${path}.part`].map((each) => rm(each, { force: true })));
    },
  };
}
