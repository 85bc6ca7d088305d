import { createReadStream } from 'node:fs';
import { lstat, readdir, realpath, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type ImportProblem, importProblem } from '@assay/domain';
import { type ArchiveLimits, archiveEntries, archiveLimits } from './archive.ts';
import { detectFormat, headLength } from './detect-format.ts';
import type { DocumentReader } from './document-reader.ts';
import { ImportError, type ImportItem } from './import-item.types.ts';
import { assertWithin, openWithin, readHead } from './open-within.ts';
import { readPublications } from './read-publications.ts';

/** A file to import: on disk, or inside an archive (`weekly.zip!ipg150106.xml`). */
export interface ImportFile {
  file: string;
  /** Bytes on disk, or uncompressed bytes within an archive; of a gzip file the compressed ones. */
  bytes: number;
  /** Changes when the content does. */
  fingerprint: string;
  /** The uncompressed bytes. */
  open: () => Promise<AsyncIterable<Uint8Array>>;
  /** The bytes from an offset on, when the file can be entered in the middle. */
  openAt?: (offset: number) => Promise<AsyncIterable<Uint8Array>>;
}

export type ListedFile = ImportFile | { file: string; problem: ImportProblem };

/** Raised when an importer reads a file otherwise than before, so that files already imported are read again. */
const readingVersion = 1;

/**
 * Lists the files of the given paths in a stable order: folders are walked, archives opened. Links inside folders and
 * hidden files are passed over. An entry of an archive can be opened only until the next one is asked for.
 *
 * @param within folder that nothing is read from beside, whatever takes the place of a path while it is read.
 */
export async function* listImportFiles(
  paths: readonly string[],
  limits: ArchiveLimits = archiveLimits,
  within?: string,
): AsyncGenerator<ListedFile> {
  for (const path of paths) yield* walk(path, { limits, within }, true);
}

interface Bounds {
  limits: ArchiveLimits;
  within: string | undefined;
}

async function* walk(path: string, bounds: Bounds, isNamed: boolean): AsyncGenerator<ListedFile> {
  let info: Awaited<ReturnType<typeof lstat>>;
  try {
    await assertWithin(path, bounds.within);
    info = isNamed ? await stat(await realpath(path)) : await lstat(path);
    if (info.isDirectory()) {
      const names = (await readdir(path)).filter((name) => !name.startsWith('.')).sort();
      for (const name of names) yield* walk(join(path, name), bounds, false);
      return;
    }
    if (!info.isFile()) return;
    yield* listFile(path, info, bounds);
  } catch (error) {
    yield { file: path, problem: asProblem(error) };
  }
}

async function* listFile(
  path: string,
  info: { size: number; mtimeMs: number },
  { limits, within }: Bounds,
): AsyncGenerator<ListedFile> {
  const fingerprint = `${readingVersion}:${info.size}:${Math.round(info.mtimeMs)}`;
  const format = detectFormat(await readHead(path, headLength, within), basename(path));
  if (format === 'zip') {
    for await (const entry of archiveEntries(await openWithin(path, within), limits)) {
      if (basename(entry.name).startsWith('.') || entry.name.startsWith('__MACOSX/')) continue;
      yield {
        file: `${path}!${entry.name}`,
        bytes: entry.bytes,
        fingerprint: `${readingVersion}:${entry.bytes}:${entry.checksum}`,
        open: entry.open,
      };
    }
  } else if (format === 'gzip') {
    yield {
      file: path,
      bytes: info.size,
      fingerprint,
      open: async () => gunzipped(await openWithin(path, within), info.size, basename(path), limits),
    };
  } else {
    yield {
      file: path,
      bytes: info.size,
      fingerprint,
      open: async () => readFrom(await openWithin(path, within), 0),
      openAt: async (offset) => readFrom(await openWithin(path, within), offset),
    };
  }
}

const chunkLength = 256 * 1024;

/** Closes the file when it was read, or nobody reads on. */
const readFrom = (fd: number, start: number) => createReadStream('', { fd, start, highWaterMark: chunkLength });

function gunzipped(fd: number, size: number, file: string, limits: ArchiveLimits): AsyncIterable<Uint8Array> {
  let length = 0;
  const bounded = new Transform({
    transform(chunk: Uint8Array, _, done) {
      length += chunk.byteLength;
      const isBomb = length > limits.total || length > Math.max(size, 64 * 1024) * limits.ratio;
      done(isBomb ? new ImportError(importProblem('archiveRatio', { file, limit: limits.ratio })) : null, chunk);
    },
  });
  const source = createReadStream('', { fd });
  const unpacked = createGunzip();
  source.on('error', (error) => bounded.destroy(error));
  unpacked.on('error', (error) =>
    bounded.destroy(new ImportError(importProblem('archiveUnreadable', { detail: error.message }))),
  );
  bounded.on('close', () => {
    source.destroy();
    unpacked.destroy();
  });
  return source.pipe(unpacked).pipe(bounded);
}

/**
 * Reads one listed file from a position on. What goes wrong with the file itself (a damaged archive, a read error) is
 * delivered as its last problem.
 */
export async function* readImportFile(
  { file, open: openWhole, openAt }: ImportFile,
  options: { from?: { offset: number; record: number }; documents?: DocumentReader } = {},
): AsyncGenerator<ImportItem> {
  const from = options.from ?? { offset: 0, record: 0 };
  const name = basename(file.split('!').at(-1) ?? file);
  let position = { record: from.record, offset: from.offset, end: from.offset };
  try {
    const hint = { name, from, ...(options.documents && { documents: options.documents }) };
    let input: AsyncIterable<Uint8Array>;
    if (from.offset === 0) input = await openWhole();
    else if (openAt === undefined) input = after(await openWhole(), from.offset);
    else input = await openAt(from.offset);
    const format = from.offset === 0 ? undefined : detectFormat(await headOf(await openWhole()), name);
    for await (const item of readPublications(input, { ...hint, ...(format && { format }) })) {
      position = item.position;
      yield item;
    }
  } catch (error) {
    yield {
      problem: asProblem(error),
      position: { record: position.record + 1, offset: position.end, end: position.end },
    };
  }
}

async function* after(input: AsyncIterable<Uint8Array>, offset: number): AsyncGenerator<Uint8Array> {
  let skipped = 0;
  for await (const chunk of input) {
    const start = Math.min(chunk.byteLength, offset - skipped);
    skipped += start;
    if (start < chunk.byteLength) yield chunk.subarray(start);
  }
}

async function headOf(input: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of input) {
    chunks.push(chunk);
    length += chunk.byteLength;
    if (length >= headLength) break;
  }
  return Buffer.concat(chunks);
}

const systemErrors: Readonly<Record<string, 'noSuchFile' | 'notPermitted' | 'tooManyOpen'>> = {
  ENOENT: 'noSuchFile',
  EACCES: 'notPermitted',
  EPERM: 'notPermitted',
  EMFILE: 'tooManyOpen',
};

function asProblem(error: unknown): ImportProblem {
  if (error instanceof ImportError) return error.problem;
  const { code, message } = error as NodeJS.ErrnoException;
  const known = systemErrors[code ?? ''];
  return known === undefined ? importProblem('fileUnreadable', { detail: message }) : importProblem(known);
}
