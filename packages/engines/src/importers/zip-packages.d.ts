/** The part of yauzl 3 that the importers use; the package ships no types. */
declare module 'yauzl' {
  import type { Readable } from 'node:stream';

  export interface Entry {
    fileName: string;
    compressedSize: number;
    uncompressedSize: number;
    crc32: number;
    isEncrypted(): boolean;
    canDecodeFileData(): boolean;
  }
  export interface ZipFile {
    entryCount: number;
    eachEntry(): AsyncIterable<Entry>;
    openReadStreamPromise(entry: Entry): Promise<Readable>;
    close(): void;
  }
  export interface Options {
    autoClose?: boolean;
    strictFileNames?: boolean;
  }
  export function openPromise(path: string, options?: Options): Promise<ZipFile>;
  export function fromFdPromise(fd: number, options?: Options): Promise<ZipFile>;
  export function fromBufferPromise(buffer: Buffer, options?: Options): Promise<ZipFile>;
}

/** The part of yazl that the tests use to make archives; the package ships no types. */
declare module 'yazl' {
  import type { Readable } from 'node:stream';

  export class ZipFile {
    outputStream: Readable;
    addBuffer(content: Buffer, name: string, options?: { mode?: number }): void;
    end(): void;
  }
}
