import { importProblem } from '@assay/domain';
import type { ImportItem, ImportPosition } from './import-item.types.ts';

export interface LineRecord {
  text: string;
  position: ImportPosition;
}

export interface LineSplitOptions {
  /** First line of a record. */
  start: RegExp;
  /** Largest record in bytes. @default 64 MiB */
  recordLimit?: number;
  from?: { offset: number; record: number };
}

/** Splits a stream of lines into records that begin at a marked line; what precedes the first mark is a file header. */
export async function* splitLineRecords(
  input: AsyncIterable<Uint8Array>,
  options: LineSplitOptions,
): AsyncGenerator<LineRecord | Extract<ImportItem, { problem: unknown }>> {
  const limit = options.recordLimit ?? 64 * 1024 * 1024;
  let record = options.from?.record ?? 0;
  let offset = options.from?.offset ?? 0;
  let started: { offset: number; lines: string[]; length: number } | undefined;
  let rest = '';

  const close = (end: number): LineRecord | Extract<ImportItem, { problem: unknown }> | undefined => {
    if (started === undefined) return undefined;
    const { lines, length, offset: at } = started;
    started = undefined;
    const position = { record: record++, offset: at, end };
    if (length > limit)
      return {
        problem: importProblem('recordTooLarge', { limit: Math.round(limit / 1024 / 1024) }),
        position,
      };
    return { text: decode(lines.join('\n')), position };
  };

  for await (const chunk of input) {
    const lines = (rest + Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('latin1')).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > limit) rest = '';
    for (const line of lines) {
      if (options.start.test(line)) {
        const done = close(offset);
        if (done !== undefined) yield done;
        started = { offset, lines: [], length: 0 };
      }
      if (started !== undefined) {
        started.length += line.length + 1;
        if (started.length <= limit) started.lines.push(line);
      }
      offset += line.length + 1;
    }
  }
  if (rest !== '' && started !== undefined) started.lines.push(rest);
  const done = close(offset + rest.length);
  if (done !== undefined) yield done;
}

/** UTF-8 where the bytes are valid as such, else the Western code page of the old tapes. */
function decode(latin: string): string {
  if (!/[\u0080-\u00ff]/.test(latin)) return latin;
  const bytes = Buffer.from(latin, 'latin1');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
