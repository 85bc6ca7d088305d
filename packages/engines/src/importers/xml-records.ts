import { type ImportProblem, importProblem } from '@assay/domain';
import type { ImportPosition } from './import-item.types.ts';

/** One record of a file of concatenated or wrapped XML documents. */
export interface XmlRecord {
  /** Local name of its root element. */
  element: string;
  text: string;
  /** What precedes it in its document: declaration, DOCTYPE with internal subset, wrapper elements. */
  prolog: string;
  position: ImportPosition;
}

export interface XmlGap {
  problem: ImportProblem;
  position: ImportPosition;
}

export interface XmlSplitOptions {
  /** Local names of record elements. */
  elements: readonly string[];
  /** Roots and wrappers that are neither a record nor worth a report. */
  wrappers: readonly string[];
  /** Largest record in bytes. @default 64 MiB */
  recordLimit?: number;
  /** Position the input begins at, when an import goes on. */
  from?: { offset: number; record: number };
}

const prologLimit = 256 * 1024;
/** Longest start tag or declaration that a chunk border may cut. */
const seam = 256;

/**
 * Splits a stream into records without holding more than one: weekly files are thousands of documents concatenated at
 * `<?xml` or `<!DOCTYPE`, PubMed and OPS wrap many records in one document. A record cut short by the next document is handed on as a
 * problem and the split goes on with that document.
 */
export async function* splitXmlRecords(
  input: AsyncIterable<Uint8Array>,
  options: XmlSplitOptions,
): AsyncGenerator<XmlRecord | XmlGap> {
  const limit = options.recordLimit ?? 64 * 1024 * 1024;
  const names = options.elements.map((name) => name.replace(/[.-]/g, '\\$&')).join('|');
  const opening = new RegExp(`<\\?xml\\s|<!DOCTYPE\\s|<(?:[A-Za-z_][\\w.-]*:)?(${names})(?=[\\s>/])`, 'g');
  const known = new Set(options.wrappers);
  let record = options.from?.record ?? 0;
  /** Bytes of the file, one per character, from `base` on. */
  let pending = '';
  let base = options.from?.offset ?? 0;
  let prolog = '';
  /** Whether the document at hand has its document type, an element or a record behind it. */
  let hasBegun = false;
  let rootOfGap: { name: string; offset: number } | undefined;
  /** Outermost element of the document at hand. */
  let root: string | undefined;
  let inside: { element: string; closing: RegExp; overflowed: boolean; start: number; opening: number } | undefined;
  let searchFrom = 0;

  const drop = (length: number) => {
    pending = pending.slice(length);
    base += length;
    searchFrom = Math.max(0, searchFrom - length);
  };
  const noteGap = (gap: string, offset: number) => {
    if (prolog.length < prologLimit) prolog += gap;
    if (rootOfGap !== undefined) return;
    for (const match of gap
      .replace(/<!--[\s\S]*?-->/g, (comment) => ' '.repeat(comment.length))
      .matchAll(/<(?:[A-Za-z_][\w.-]*:)?([A-Za-z_][\w.-]*)(?=[\s>/])/g)) {
      root ??= match[1] as string;
      if (known.has(match[1] as string)) continue;
      rootOfGap = { name: match[1] as string, offset: offset + match.index };
      return;
    }
  };
  const takeGapProblem = (end: number): XmlGap | undefined => {
    const gap = rootOfGap;
    rootOfGap = undefined;
    if (gap === undefined) return undefined;
    const problem =
      root === undefined || root === gap.name
        ? importProblem('unknownElement', { element: gap.name })
        : importProblem('noPublication', { root, element: gap.name });
    return { problem, position: { record: record++, offset: gap.offset, end } };
  };
  const closeRecord = (length: number): XmlRecord | XmlGap => {
    const { element, overflowed, start } = inside as NonNullable<typeof inside>;
    const position = { record: record++, offset: start, end: base + length };
    if (overflowed) {
      return {
        problem: importProblem('recordTooLarge', { limit: Math.round(limit / 1024 / 1024) }),
        position,
      };
    }
    return { element, text: decode(pending.slice(0, length), prolog), prolog: decode(prolog, prolog), position };
  };

  for await (const chunk of chain(input)) {
    if (chunk !== undefined)
      pending += Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('latin1');
    const isLast = chunk === undefined;
    for (;;) {
      if (inside === undefined) {
        opening.lastIndex = searchFrom;
        const found = opening.exec(pending);
        if (found === null) {
          const cut = pending.lastIndexOf('<');
          const safe = isLast || cut < 0 || cut < pending.length - seam ? pending.length : cut;
          noteGap(pending.slice(0, safe), base);
          drop(safe);
          searchFrom = 0;
          break;
        }
        noteGap(pending.slice(0, found.index), base);
        drop(found.index);
        if (found[1] === undefined) {
          // The SGML of 2001 has no declarations: its documents begin with their document type.
          const isDoctype = found[0].startsWith('<!');
          if (!isDoctype || hasBegun || root !== undefined) {
            const gap = takeGapProblem(base);
            if (gap !== undefined) yield gap;
            root = undefined;
            prolog = '';
          }
          hasBegun = isDoctype;
          noteGap(pending.slice(0, found[0].length), base);
          drop(found[0].length);
        } else {
          hasBegun = true;
          rootOfGap = undefined;
          inside = {
            element: found[1],
            closing: closingOf(found[1]),
            overflowed: false,
            start: base,
            opening: found[0].length,
          };
          searchFrom = found[0].length;
        }
        continue;
      }
      inside.closing.lastIndex = searchFrom;
      const found = inside.closing.exec(pending);
      if (found === null) {
        if (isLast) {
          if (pending.length > 0 || inside.overflowed)
            yield cutShort(inside.element, { record: record++, offset: inside.start, end: base + pending.length });
          drop(pending.length);
          inside = undefined;
          break;
        }
        // Not before the end of its own start tag, which would look like the next record.
        searchFrom = Math.max(inside.overflowed ? 0 : inside.opening, pending.length - seam);
        if (pending.length > limit) {
          inside.overflowed = true;
          drop(searchFrom);
        }
        break;
      }
      if (found[0].startsWith('</')) {
        const length = found.index + found[0].length;
        yield closeRecord(length);
        drop(length);
      } else {
        yield cutShort(inside.element, { record: record++, offset: inside.start, end: base + found.index });
        drop(found.index);
      }
      inside = undefined;
      searchFrom = 0;
    }
  }
  const gap = takeGapProblem(base);
  if (gap !== undefined) yield gap;
}

function cutShort(element: string, position: ImportPosition): XmlGap {
  return {
    problem: importProblem('notClosed', { element }),
    position,
  };
}

/** End of a record, or the start of the next one when the end is missing. */
function closingOf(element: string): RegExp {
  const name = element.replace(/[.-]/g, '\\$&');
  return new RegExp(`</(?:[A-Za-z_][\\w.-]*:)?${name}\\s*>|<\\?xml\\s|<(?:[A-Za-z_][\\w.-]*:)?${name}(?=[\\s>/])`, 'g');
}

/** Bytes to text in the encoding that the XML declaration names; UTF-8 unless it is a Latin one. */
function decode(bytes: string, prolog: string): string {
  const [, encoding = 'utf-8'] = /^\s*(?:ï»¿)?<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)["']/i.exec(prolog) ?? [];
  if (/^(iso-8859-1|latin-?1|windows-1252|us-ascii)$/i.test(encoding))
    return new TextDecoder('windows-1252').decode(Buffer.from(bytes, 'latin1'));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

async function* chain(input: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array | undefined> {
  for await (const chunk of input) yield chunk;
  yield undefined;
}
