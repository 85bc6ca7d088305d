import { close } from 'node:fs';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { importProblem } from '@assay/domain';
import { type Entry, fromBufferPromise, fromFdPromise, openPromise, type ZipFile } from 'yauzl';
import { ImportError } from './import-item.types.ts';

/** What an archive may hold before it is refused; sizes in bytes. */
export interface ArchiveLimits {
  entries: number;
  /** Uncompressed size of all entries together. */
  total: number;
  /** Uncompressed to compressed size of one entry. */
  ratio: number;
  /** Archives within archives. */
  depth: number;
  /** Uncompressed size of an archive within an archive, which has to be held in memory. */
  nested: number;
}

export const archiveLimits: ArchiveLimits = {
  entries: 200_000,
  total: 64 * 2 ** 30,
  ratio: 200,
  depth: 1,
  nested: 256 * 2 ** 20,
};

/** A small entry compresses without bound by chance; only larger ones can be bombs. */
const ratioFrom = 10 * 2 ** 20;

export interface ArchiveEntry {
  /** Path within the archive; parts of nested archives are joined by `!`. */
  name: string;
  bytes: number;
  checksum: number;
  open: () => Promise<Readable>;
}

/**
 * Lists the files of a ZIP archive, those of archives within it too; nothing is written to disk.
 *
 * @param source its path or its bytes, or a file that is open, which is closed with the archive
 * @throws ImportError `archive` when a limit is passed, a name leaves the archive or the directory is damaged.
 */
export async function* archiveEntries(
  source: string | Buffer | number,
  limits: ArchiveLimits = archiveLimits,
  depth = 0,
): AsyncGenerator<ArchiveEntry> {
  const zip = await opened(source);
  try {
    if (zip.entryCount > limits.entries) {
      throw new ImportError(importProblem('archiveEntries', { found: zip.entryCount, limit: limits.entries }));
    }
    let total = 0;
    for await (const entry of entriesOf(zip)) {
      if (entry.fileName.endsWith('/')) continue;
      total += entry.uncompressedSize;
      checkEntry(entry, total, limits);
      const open = () => zip.openReadStreamPromise(entry);
      if (/\.zip$/i.test(entry.fileName)) {
        if (depth >= limits.depth)
          throw new ImportError(importProblem('archiveNested', { file: entry.fileName, limit: limits.depth }));
        if (entry.uncompressedSize > limits.nested)
          throw new ImportError(importProblem('archiveInner', { file: entry.fileName, limit: limits.nested >> 20 }));
        for await (const inner of archiveEntries(await buffer(await open()), limits, depth + 1)) {
          yield { ...inner, name: `${entry.fileName}!${inner.name}` };
        }
      } else yield { name: entry.fileName, bytes: entry.uncompressedSize, checksum: entry.crc32, open };
    }
  } finally {
    zip.close();
  }
}

async function opened(source: string | Buffer | number): Promise<ZipFile> {
  try {
    if (typeof source === 'number') return await fromFdPromise(source, { autoClose: false });
    return await (typeof source === 'string'
      ? openPromise(source, { autoClose: false })
      : fromBufferPromise(source, { autoClose: false }));
  } catch (error) {
    if (typeof source === 'number') await promisify(close)(source);
    throw damaged(error);
  }
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  const iterator = zip.eachEntry()[Symbol.asyncIterator]();
  for (;;) {
    const next = await iterator.next().catch((error: unknown) => {
      throw damaged(error);
    });
    if (next.done === true) return;
    yield next.value;
  }
}

function damaged(error: unknown): ImportError {
  return new ImportError(
    importProblem('archiveUnreadable', { detail: error instanceof Error ? error.message : String(error) }),
  );
}

function checkEntry(entry: Entry, total: number, limits: ArchiveLimits): void {
  const { fileName, uncompressedSize, compressedSize } = entry;
  if (entry.isEncrypted()) throw new ImportError(importProblem('entryEncrypted', { file: fileName }));
  if (!entry.canDecodeFileData()) throw new ImportError(importProblem('archiveMethod', { file: fileName }));
  if (total > limits.total)
    throw new ImportError(importProblem('archiveTotal', { limit: Math.round(limits.total / 2 ** 20) }));
  if (uncompressedSize > ratioFrom && uncompressedSize > compressedSize * limits.ratio) {
    throw new ImportError(importProblem('archiveRatio', { file: fileName, limit: limits.ratio }));
  }
}

/**
 * Checks an office document, which is an archive, before its parser sees it: every entry is unpacked and counted.
 *
 * @throws ImportError `archive` or `encrypted`.
 */
export async function checkOfficeArchive(bytes: Buffer, limits: ArchiveLimits): Promise<void> {
  let total = 0;
  for await (const entry of archiveEntries(bytes, limits)) {
    try {
      for await (const chunk of await entry.open()) {
        total += (chunk as Uint8Array).byteLength;
        if (total > limits.total) throw new ImportError(importProblem('archiveTotal', { limit: limits.total >> 20 }));
      }
    } catch (error) {
      throw error instanceof ImportError ? error : damaged(error);
    }
  }
}
