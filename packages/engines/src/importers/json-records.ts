import { importProblem } from '@assay/domain';
import type { ImportItem, ImportPosition } from './import-item.types.ts';

export interface JsonRecord {
  value: unknown;
  text: string;
  position: ImportPosition;
}

export interface JsonSplitOptions {
  /** `lines`: one object a line. `array`: objects of an array, or of the `results` of a page. */
  layout: 'lines' | 'array';
  /** Largest record in bytes. @default 16 MiB */
  recordLimit?: number;
  from?: { offset: number; record: number };
}

const headLimit = 64 * 1024;
const arrayOpening = /^(?:ï»¿)?\s*(?:\[|\{\s*"meta"[\s\S]*?"results"\s*:\s*\[|\{\s*"results"\s*:\s*\[)/;

/** Whether a JSON text is an array of records or one record a line. */
export function jsonLayout(head: string): 'lines' | 'array' {
  return arrayOpening.test(head.slice(0, headLimit)) ? 'array' : 'lines';
}

/**
 * Splits JSON lines, an array of objects, or a page `{ "results": [ … ] }` into its objects without holding the whole.
 * In lines a broken record ends with its line; in an array it ends where its braces do.
 */
export async function* splitJsonRecords(
  input: AsyncIterable<Uint8Array>,
  options: JsonSplitOptions,
): AsyncGenerator<JsonRecord | Extract<ImportItem, { problem: unknown }>> {
  const limit = options.recordLimit ?? 16 * 1024 * 1024;
  let record = options.from?.record ?? 0;
  let base = options.from?.offset ?? 0;
  let pending = '';
  let mode = (options.layout === 'array' && base === 0 ? 'start' : options.layout) as
    | 'start'
    | 'lines'
    | 'array'
    | 'end';
  const scan = { at: 0, depth: 0, inString: false, begin: -1 };

  const drop = (length: number) => {
    pending = pending.slice(length);
    base += length;
    scan.at = Math.max(0, scan.at - length);
    if (scan.begin >= 0) scan.begin = Math.max(0, scan.begin - length);
  };
  const parse = (begin: number, end: number): JsonRecord | Extract<ImportItem, { problem: unknown }> => {
    const position = { record: record++, offset: base + begin, end: base + end };
    if (end - begin > limit) return { problem: importProblem('recordTooLarge', { limit: limit >> 20 }), position };
    try {
      const text = Buffer.from(pending.slice(begin, end), 'latin1').toString('utf8');
      return { value: JSON.parse(text), text, position };
    } catch (error) {
      return { problem: importProblem('notJson', { detail: (error as Error).message }), position };
    }
  };

  async function* scanned(isLast: boolean) {
    if (mode === 'start') {
      const opening = arrayOpening.exec(pending.slice(0, headLimit));
      if (opening === null) return;
      mode = 'array';
      scan.at = opening[0].length;
    }
    if (mode === 'lines') {
      for (let end = pending.indexOf('\n', scan.at); end >= 0; end = pending.indexOf('\n')) {
        if (pending.slice(0, end).trim() !== '') yield parse(0, end);
        drop(end + 1);
      }
      if (isLast && pending.trim() !== '') yield parse(0, pending.length);
      scan.at = pending.length;
    }
    if (mode === 'array') {
      for (; scan.at < pending.length; scan.at += 1) {
        const letter = pending.charCodeAt(scan.at);
        if (scan.inString) {
          if (letter === 92) {
            if (scan.at + 1 >= pending.length) break;
            scan.at += 1;
          } else if (letter === 34) scan.inString = false;
        } else if (letter === 34) scan.inString = true;
        else if (letter === 123 || letter === 91) {
          if (scan.depth === 0) scan.begin = scan.at;
          scan.depth += 1;
        } else if (letter === 125 || letter === 93) {
          if (scan.depth === 0) {
            mode = 'end';
            break;
          }
          scan.depth -= 1;
          if (scan.depth === 0) {
            const end = scan.at + 1;
            yield parse(scan.begin, end);
            scan.begin = -1;
            drop(end);
            scan.at = -1;
          }
        }
      }
      if (scan.depth === 0 && mode === 'array') drop(Math.max(0, scan.at));
    }
  }

  for await (const chunk of input) {
    if (mode === 'end') continue;
    pending += Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('latin1');
    yield* scanned(false);
    if (pending.length > 4 * limit) {
      yield {
        problem: importProblem('restTooLarge', { limit: limit >> 20 }),
        position: { record: record++, offset: base, end: base + pending.length },
      };
      return;
    }
  }
  yield* scanned(true);
  if (scan.begin >= 0 && scan.depth > 0) {
    yield {
      problem: importProblem('endsInside'),
      position: { record: record++, offset: base + scan.begin, end: base + pending.length },
    };
  }
}
