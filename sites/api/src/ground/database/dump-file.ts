import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { DumpLockedError, decrypted, encrypted } from './dump-encryption.ts';
import type { DumpOpening, OpenedLine } from './dump-sealing.types.ts';

/** A file that is not a dump, is cut short, or comes from a newer version. */
export class DumpUnreadableError extends Error {}

/** What the last line of a dump tells; dumps of former versions have no checksums. */
export interface DumpEnd {
  rows: number;
  /** SHA-256 of all lines between the head and the end. */
  sha256?: string | undefined;
  /** The same of the lines before they were sealed. */
  content?: string | undefined;
}

const endForm = /^\{"end":(\d+)(?:,"sha256":"([0-9a-f]{64})")?(?:,"content":"([0-9a-f]{64})")?\}$/;

export function endLine({ rows, sha256, content }: DumpEnd): string {
  return `${JSON.stringify({ end: rows, sha256, content })}\n`;
}

export function readEnd(line: string): DumpEnd | undefined {
  const [found, rows, sha256, content = sha256] = endForm.exec(line) ?? [];
  return found === undefined ? undefined : { rows: Number(rows), sha256, content };
}

/** Rows that a line stands for. @throws DumpUnreadableError where it is sealed and nothing opens it */
export function openLine(table: string, line: string, opening: DumpOpening | undefined): OpenedLine {
  if (opening) return opening.open(table, line);
  if (!line.startsWith('[')) return { lines: [line], erased: 0 };
  throw new DumpUnreadableError('Rows of the dump are sealed, and their keys are not here.');
}

/** Writes lines as a dump that only the account of this process may read; encrypted where there is a key. */
export async function writeLines(lines: AsyncIterable<string>, path: string, key: string | undefined): Promise<void> {
  const file = createWriteStream(path, { mode: 0o600 });
  const gzip = createGzip({ level: 6 });
  if (key === undefined) await pipeline(Readable.from(lines), gzip, file);
  else await pipeline(Readable.from(lines), gzip, (bytes: AsyncIterable<Uint8Array>) => encrypted(bytes, key), file);
}

/** The lines of a dump, one after another. */
export interface DumpLines {
  /** Undefined after the last. @throws DumpUnreadableError */
  next(): Promise<string | undefined>;
  close(): void;
}

export function readLines(path: string, key: string | undefined): DumpLines {
  const unzip = createGunzip();
  let failure: unknown;
  const read = pipeline(
    createReadStream(path),
    (bytes: AsyncIterable<Uint8Array>) => decrypted(bytes, key),
    unzip,
  ).catch((error: unknown) => {
    failure = error;
  });
  const lines = createInterface({ input: unzip, crlfDelay: Number.POSITIVE_INFINITY });
  const reader = lines[Symbol.asyncIterator]();
  const refuse = (cause: unknown): never => {
    if (cause instanceof DumpLockedError) throw new DumpUnreadableError(`${path}: ${cause.message}`, { cause });
    throw new DumpUnreadableError(`${path} is not a dump of Assay, or it is damaged.`, { cause });
  };
  return {
    async next() {
      const line = await reader.next().catch(refuse);
      if (!line.done) return line.value;
      await read;
      if (failure !== undefined) refuse(failure);
      return undefined;
    },
    close() {
      lines.close();
      unzip.destroy();
    },
  };
}

/** Opens nothing, and counts what is there. */
const counting: DumpOpening = {
  open(_, line) {
    const [first, , rows] = line.startsWith('[') ? (JSON.parse(line) as [unknown, unknown, number]) : [];
    return { lines: [], erased: Array.isArray(first) ? (rows ?? 0) : 1 };
  },
};

/**
 * Reads a dump to its end and compares what it holds with what it says of itself.
 *
 * @param opening also opens what is sealed, where it is given
 * @throws DumpUnreadableError
 */
export async function checkDump(
  path: string,
  key: string | undefined,
  opening: DumpOpening | undefined = counting,
): Promise<DumpEnd> {
  const lines = readLines(path, key);
  const hash = createHash('sha256');
  let rows = 0;
  let table = '';
  try {
    await lines.next();
    for (;;) {
      const line = await lines.next();
      if (line === undefined)
        throw new DumpUnreadableError(`${path} ends in the middle: it was not written to its end.`);
      const end = readEnd(line);
      if (end) {
        const sha256 = hash.digest('hex');
        if (end.rows === rows && (end.sha256 ?? sha256) === sha256) return end;
        throw new DumpUnreadableError(`${path} does not hold what it says at its end: it is damaged.`);
      }
      hash.update(`${line}\n`);
      if (line.startsWith('{"table":"')) {
        ({ table } = JSON.parse(line) as { table: string });
        continue;
      }
      const opened = opening.open(table, line);
      rows += opened.lines.length + opened.erased;
    }
  } finally {
    lines.close();
  }
}
