import type { ImportFormat } from './import-item.types.ts';
import { jsonLayout } from './json-records.ts';

/** What the first bytes tell; which XML importer reads a record is decided record by record. */
export type DetectedFormat =
  | 'xml'
  | 'greenbook'
  | 'json-lines'
  | 'json-array'
  | Extract<ImportFormat, 'pdf' | 'docx' | 'markdown' | 'text'>
  | 'zip'
  | 'gzip'
  | 'unknown';

/** Bytes that detection looks at. */
export const headLength = 64 * 1024;

/** Format of a file by its first bytes; the name only tells Markdown from plain text. */
export function detectFormat(head: Uint8Array, name: string): DetectedFormat {
  const bytes = Buffer.from(head.buffer, head.byteOffset, Math.min(head.byteLength, headLength));
  const latin = bytes.toString('latin1');
  if (latin.startsWith('PK\u0003\u0004') || latin.startsWith('PK\u0005\u0006'))
    return /\.docx$/i.test(name) || holdsWord(latin) ? 'docx' : 'zip';
  if (latin.startsWith('\u001f\u008b')) return 'gzip';
  if (latin.slice(0, 1024).includes('%PDF-')) return 'pdf';
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  if (/^\s*<(?:\?xml|!DOCTYPE|!--|[A-Za-z_])/.test(text) && !/^\s*<(?:!DOCTYPE\s+html|html)\b/i.test(text))
    return 'xml';
  if (/^(?:.{0,200}\r?\n){0,3}PATN\s*\r?\n(?:WKU|SRC|APN)\s/.test(text)) return 'greenbook';
  if (/^\s*(?:\{\s*"|\[\s*\{\s*")/.test(text)) {
    const isKnown = /"abstract_inverted_index"|"id"\s*:\s*"https:\/\/openalex\.org\/|"title"\s*:/.test(text);
    return isKnown ? `json-${jsonLayout(text)}` : 'unknown';
  }
  const isUtf16 = latin.startsWith('ÿþ') || latin.startsWith('þÿ');
  if (!isUtf16 && (latin.includes('\u0000') || isMostlyControl(latin))) return 'unknown';
  return /\.(md|markdown)$/i.test(name) || /^---\r?\n[\s\S]{0,4000}?\n---/.test(text) ? 'markdown' : 'text';
}

/** Word writes the parts of a document among the first entries. */
function holdsWord(latin: string): boolean {
  return latin.includes('word/') && /^.{30}(?:word\/|_rels\/\.rels|\[Content_Types\]\.xml|docProps\/)/s.test(latin);
}

function isMostlyControl(latin: string): boolean {
  const control = latin.match(/(?![\t\n\v\f\r\u0080-\u009f])\p{Cc}/gu)?.length ?? 0;
  return control > latin.length / 100;
}

/** Reads the head of a stream and gives it back whole. */
export async function peek(
  input: AsyncIterable<Uint8Array>,
): Promise<{ head: Uint8Array; whole: AsyncIterable<Uint8Array> }> {
  const iterator = input[Symbol.asyncIterator]();
  const chunks: Uint8Array[] = [];
  let length = 0;
  while (length < headLength) {
    const next = await iterator.next();
    if (next.done === true) break;
    chunks.push(next.value);
    length += next.value.byteLength;
  }
  const head = Buffer.concat(chunks);
  async function* whole(): AsyncGenerator<Uint8Array> {
    try {
      if (head.byteLength > 0) yield head;
      for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  }
  return { head, whole: whole() };
}
