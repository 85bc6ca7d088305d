import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyInstance } from '@fastify/busboy';

/** A plain field of a multipart form. */
export interface FormField {
  name: string;
  value: string;
}

/** A file of a multipart form as it arrives. Its bytes are to be read before the next part is asked for. */
export interface FormFile {
  name: string;
  fileName: string;
  bytes: AsyncIterable<Uint8Array>;
}

export type FormPart = FormField | FormFile;

/** The body is no multipart form, or ends in the middle of one. */
export class MalformedForm extends Error {
  override readonly name = 'MalformedForm';
}

/** Bytes of a field that are read; what is longer is cut. */
const longestField = 64 * 1024;

/** Browsers write quotes and line breaks of a file's name in this way (HTML, "multipart/form-data encoding algorithm"). */
const escapes: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' };
const unescaped = (name: string) => name.replace(/%(?:22|0D|0A)/g, (escape) => escapes[escape] ?? escape);

/**
 * Reads a multipart form (RFC 7578) part by part, holding no more of it than a chunk; bytes that are not read to their end
 * are passed over.
 *
 * @throws MalformedForm
 */
export async function* formParts(
  contentType: string | null,
  body: AsyncIterable<Uint8Array>,
): AsyncGenerator<FormPart> {
  const form = readerOf(contentType);
  const arrived: FormPart[] = [];
  let wake: (() => void) | undefined;
  let end: { error?: unknown } | undefined;
  const take = (part: FormPart) => {
    arrived.push(part);
    wake?.();
  };
  form.on('field', (name, value) => take({ name: unescaped(name), value }));
  form.on('file', (name, bytes, fileName: string | undefined) => {
    // What breaks off is told by the form itself.
    bytes.on('error', () => undefined);
    take({ name: unescaped(name), fileName: unescaped(fileName ?? ''), bytes });
  });
  const source = Readable.from(body);
  async function readAll(): Promise<void> {
    try {
      await pipeline(source, form);
      end = {};
    } catch (error) {
      end = { error };
    }
    wake?.();
  }
  const read = readAll();
  try {
    for (;;) {
      const part = arrived.shift();
      if (part !== undefined) {
        yield part;
        if ('bytes' in part) (part.bytes as Readable).resume();
      } else if (end === undefined) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      } else if (end.error === undefined) return;
      else throw new MalformedForm(end.error instanceof Error ? end.error.message : 'The form could not be read.');
    }
  } finally {
    source.destroy();
    form.destroy();
    await read;
  }
}

function readerOf(contentType: string | null): BusboyInstance {
  try {
    return new Busboy({ headers: { 'content-type': contentType ?? '' }, limits: { fieldSize: longestField } });
  } catch (error) {
    throw new MalformedForm(error instanceof Error ? error.message : String(error));
  }
}
