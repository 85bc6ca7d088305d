import { createHash } from 'node:crypto';
import { importProblem, type Publication } from '@assay/domain';
import { readAbstractRecord } from './abstract-record.ts';
import { type DetectedFormat, detectFormat, peek } from './detect-format.ts';
import type { DocumentReader } from './document-reader.ts';
import { readGreenbook } from './greenbook.ts';
import { ImportError, type ImportedPublication, type ImportItem, type ImportPosition } from './import-item.types.ts';
import { splitJsonRecords } from './json-records.ts';
import { splitLineRecords } from './line-records.ts';
import { readMarkdown } from './markdown-note.ts';
import { readOpenAlex } from './openalex.ts';
import { readPlainText } from './plain-text.ts';
import { decodeText } from './text-encoding.ts';
import { unreadRecords, xmlFormats, xmlWrappers } from './xml-formats.ts';
import { splitXmlRecords, type XmlRecord } from './xml-records.ts';
import { parseXml } from './xml-tree.ts';

export interface ImportHint {
  /** File name, for titles and messages; the content decides the format. */
  name: string;
  /** Where the input begins when an import goes on: `end` of the last position kept and the count of records so far. */
  from?: { offset: number; record: number };
  /** Format of the file when it is known; needed when the input does not begin at the file's start. */
  format?: DetectedFormat;
  /** Parses PDF and DOCX apart from the process; without it such files are reported as unreadable. */
  documents?: DocumentReader;
}

/** Largest text or office file that is read whole, in bytes. */
const documentLimits = { markdown: 8 << 20, text: 32 << 20, pdf: 128 << 20, docx: 64 << 20 } as const;

/**
 * Reads the publications of one file, in order, holding one record at a time. A record that cannot be read is delivered
 * as a problem with its position and the rest goes on; nothing is thrown for bad data.
 *
 * @param input Bytes of the uncompressed file, from `hint.from.offset` on.
 */
export async function* readPublications(
  input: AsyncIterable<Uint8Array>,
  hint: ImportHint,
): AsyncGenerator<ImportItem> {
  const { head, whole } = await peek(input);
  const format = hint.format ?? detectFormat(head, hint.name);
  const from = hint.from ?? { offset: 0, record: 0 };
  switch (format) {
    case 'xml':
      for await (const item of splitXmlRecords(whole, {
        elements: [...Object.keys(xmlFormats), ...unreadRecords],
        wrappers: xmlWrappers,
        from,
      })) {
        if ('problem' in item) yield item;
        else yield* attempt(item.position, item.text, () => readXmlRecord(item));
      }
      return;
    case 'greenbook':
      for await (const item of splitLineRecords(whole, { start: /^PATN[ \t\r]*$/, from })) {
        if ('problem' in item) yield item;
        else yield* attempt(item.position, item.text, () => readGreenbook(item.text));
      }
      return;
    case 'json-lines':
    case 'json-array':
      for await (const item of splitJsonRecords(whole, {
        layout: format === 'json-lines' ? 'lines' : 'array',
        from,
      })) {
        if ('problem' in item) yield item;
        else yield* attempt(item.position, item.text, () => readJsonRecord(item.value));
      }
      return;
    case 'markdown':
    case 'text':
    case 'pdf':
    case 'docx':
      if (from.offset === 0) yield* readWhole(whole, format, hint);
      return;
    default: {
      yield {
        problem: importProblem(format === 'unknown' ? 'unknownContent' : 'unopenedArchive'),
        position: { record: from.record, offset: from.offset, end: from.offset + head.byteLength },
      };
    }
  }
}

function readXmlRecord({ element, text, prolog }: XmlRecord): readonly ImportedPublication[] {
  const known = xmlFormats[element];
  if (known === undefined) throw new ImportError(importProblem('unknownElement', { element }));
  return [known.read(parseXml(known.mend === undefined ? text : known.mend(text), prolog))].flat();
}

/** OpenAlex works are known by their id; other records by having a title. */
function readJsonRecord(value: unknown): Publication {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  return typeof id === 'string' && id.startsWith('https://openalex.org/')
    ? readOpenAlex(value)
    : readAbstractRecord(value);
}

async function* readWhole(
  input: AsyncIterable<Uint8Array>,
  format: keyof typeof documentLimits,
  hint: ImportHint,
): AsyncGenerator<ImportItem> {
  const limit = documentLimits[format];
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of input) {
    length += chunk.byteLength;
    if (length <= limit) chunks.push(chunk);
  }
  const position = { record: 0, offset: 0, end: length };
  if (length > limit) {
    yield {
      problem: importProblem('fileTooLarge', { limit: limit >> 20 }),
      position,
    };
    return;
  }
  const bytes = Buffer.concat(chunks);
  const read = async () => {
    if (format === 'markdown') return readMarkdown(decodeText(bytes), hint.name);
    if (format === 'text') return readPlainText(decodeText(bytes), hint.name);
    if (hint.documents === undefined) throw new ImportError(importProblem('documentsUnread'));
    return hint.documents.read(format, bytes, hint.name);
  };
  for await (const item of attempt(position, bytes, read))
    yield format === 'pdf' && !('problem' in item) ? { ...item, original: bytes } : item;
}

async function* attempt(
  position: ImportPosition,
  raw: string | Uint8Array,
  read: () => Publication | readonly ImportedPublication[] | Promise<Publication | readonly ImportedPublication[]>,
): AsyncGenerator<ImportItem> {
  try {
    const publications = [await read()].flat();
    const sha256 = createHash('sha256').update(raw).digest('hex');
    for (const publication of publications) yield { publication: bounded(titled(publication)), position, sha256 };
  } catch (error) {
    const problem =
      error instanceof ImportError
        ? error.problem
        : importProblem('recordUnreadable', { detail: error instanceof Error ? error.message : String(error) });
    yield { problem, position };
  }
}

/**
 * A patent has a title (37 CFR 1.72, EPC R. 41, PCT R. 4.3): a record without one is damaged, and stored it would be a
 * document without a name. Papers without a title exist; their importers name them by their number.
 *
 * @throws ImportError `empty`.
 */
function titled(publication: ImportedPublication): ImportedPublication {
  if (publication.title.trim() === '' && publication.isFragment !== true)
    throw new ImportError(importProblem('untitled', { id: publication.id }));
  return publication;
}

/** Longest names and codes that are kept whole; what is longer is no name but a fault of the source. */
const longest = { id: 200, name: 500, code: 200, reference: 4000 } as const;

/** @throws ImportError when the identity itself is too long to be one. */
function bounded(publication: ImportedPublication): ImportedPublication {
  const { id, familyId, parties, classes, references } = publication;
  if (id.length > longest.id || familyId.length > longest.id) {
    throw new ImportError(importProblem('longIdentity', { limit: longest.id }));
  }
  const limitOf = ({ kind }: { kind: string }) => (kind === 'patent' ? longest.code : longest.reference);
  const isLong =
    parties.some(({ name }) => name.length > longest.name) ||
    classes.some(({ code }) => code.length > longest.code) ||
    references.some((reference) => reference.identifier.length > limitOf(reference));
  if (!isLong) return publication;
  return {
    ...publication,
    parties: parties.map((party) => ({ ...party, name: party.name.slice(0, longest.name) })),
    classes: classes.map((entry) => ({ ...entry, code: entry.code.slice(0, longest.code) })),
    references: references.map((reference) => ({
      ...reference,
      identifier: reference.identifier.slice(0, limitOf(reference)),
    })),
  };
}
