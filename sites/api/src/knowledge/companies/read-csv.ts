import { createReadStream } from 'node:fs';

/** A record of a CSV file with its place: `line` from 1, `offset` and `end` in bytes. */
export interface CsvPlace {
  line: number;
  offset: number;
  end: number;
  /** Line on which the next record begins. */
  nextLine: number;
}
export type CsvRecord = CsvPlace & ({ fields: string[] } | { problem: CsvProblem });

export const csvProblems = {
  notClosed: 'a quote is not closed',
  afterQuote: 'text stands behind a closing quote',
  tooLong: 'the record is longer than 64 KiB',
  notText: 'the record is not UTF-8',
} as const;
export type CsvProblem = keyof typeof csvProblems;

const longestRecord = 65_536;
const [quote, newline, carriageReturn] = [0x22, 0x0a, 0x0d];
const delimiters = [',', ';', '\t'] as const;
export type Delimiter = (typeof delimiters)[number];

/** The delimiter of a file, by its first line. */
export function delimiterOf(head: string): Delimiter {
  const count = (delimiter: string) => head.split(delimiter).length;
  return delimiters.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

/**
 * Reads records of RFC 4180 from a file as they come. A record that cannot be read is told with its place, and reading
 * goes on with the next line: one stray quote does not take the rest of the file with it.
 *
 * @throws the system's error when the file cannot be read.
 */
export async function* readCsv(
  path: string,
  { delimiter, offset = 0, line = 1 }: { delimiter: Delimiter; offset?: number; line?: number },
): AsyncGenerator<CsvRecord> {
  const split = delimiter.charCodeAt(0);
  let rest: Buffer = Buffer.alloc(0);
  let [at, nextLine] = [offset, line];

  function* take(isLast: boolean): Generator<CsvRecord> {
    let start = 0;
    while (start < rest.length) {
      const found = endOfRecord(rest, start, split, isLast);
      if (found === undefined) break;
      const bytes = rest.subarray(start, found.end);
      const place = { line: nextLine, offset: at, end: at + bytes.length, nextLine: nextLine + countLines(bytes) };
      const read = found.problem ? { problem: found.problem } : fieldsOf(bytes, delimiter);
      [start, at, nextLine] = [found.end, place.end, place.nextLine];
      if (found.problem || bytes.some((byte) => byte !== newline && byte !== carriageReturn))
        yield { ...place, ...read };
    }
    rest = rest.subarray(start);
  }

  for await (const chunk of createReadStream(path, { start: offset, highWaterMark: 262_144 })) {
    rest = rest.length === 0 ? (chunk as Buffer) : Buffer.concat([rest, chunk as Buffer]);
    yield* take(false);
  }
  yield* take(true);
}

/** Where the record that begins at `start` ends, its line break included; undefined while more bytes are needed. */
function endOfRecord(
  bytes: Buffer,
  start: number,
  split: number,
  isLast: boolean,
): { end: number; problem?: CsvProblem } | undefined {
  const most = Math.min(bytes.length, start + longestRecord);
  let state: 'start' | 'plain' | 'quoted' | 'closed' = 'start';
  let problem: CsvProblem | undefined;
  for (let at = start; at < most; at += 1) {
    const byte = bytes[at];
    if (state === 'quoted') {
      if (byte === quote) state = 'closed';
    } else if (byte === newline) {
      return { end: at + 1, ...(problem ? { problem } : {}) };
    } else if (byte === split) {
      state = 'start';
    } else if (byte === quote && state !== 'plain') {
      state = 'quoted';
    } else if (byte !== carriageReturn) {
      if (state === 'closed') problem = 'afterQuote';
      state = 'plain';
    }
  }
  if (most - start < longestRecord && !isLast) return undefined;
  if (state !== 'quoted' && most === bytes.length && isLast) return { end: most, ...(problem ? { problem } : {}) };
  const lineEnd = bytes.indexOf(newline, start);
  const end = lineEnd < 0 ? most : lineEnd + 1;
  return { end, problem: state === 'quoted' ? 'notClosed' : 'tooLong' };
}

const decoder = new TextDecoder('utf-8', { fatal: true });

function fieldsOf(bytes: Buffer, delimiter: Delimiter): { fields: string[] } | { problem: CsvProblem } {
  let text: string;
  try {
    text = decoder.decode(bytes).replace(/\r?\n$/, '');
  } catch {
    return { problem: 'notText' };
  }
  if (!text.includes('"')) return { fields: text.split(delimiter) };
  const fields: string[] = [];
  for (let at = 0; at <= text.length; ) {
    const isQuoted = text[at] === '"';
    let end = at;
    if (isQuoted) {
      end = text.indexOf('"', at + 1);
      while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
      if (end < 0) return { problem: 'notClosed' };
      fields.push(text.slice(at + 1, end).replaceAll('""', '"'));
      end += 1;
    } else {
      end = text.indexOf(delimiter, at);
      if (end < 0) end = text.length;
      fields.push(text.slice(at, end));
    }
    at = end + 1;
  }
  return { fields };
}

function countLines(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, at + 1)) count += 1;
  return count;
}
