import type { Readable, Writable } from 'node:stream';
import type { BusboyInstance } from '@fastify/busboy';
import { CallError } from './call-error.ts';

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

/** Whether a content type is that of a multipart form that can be told into parts. */
export function isMultipart(contentType: string | null): contentType is string {
  return /^multipart\/form-data\s*;.*\bboundary=\S/i.test(contentType ?? '');
}

/** Bytes of a field that are read; what is longer is cut. */
const longestField = 64 * 1024;

/** Browsers write quotes and line breaks of a file's name in this way (HTML, "multipart/form-data encoding algorithm"). */
const escapes: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' };
const unescaped = (name: string) => name.replace(/%(?:22|0D|0A)/g, (escape) => escapes[escape] ?? escape);

/**
 * Reads a multipart form (RFC 7578) part by part, holding no more of its files than a chunk; bytes that are not read to
 * their end are passed over. A body that is not wanted to its end is left, not broken off: a reply may still be read.
 *
 * @param atMost parts that are looked at.
 * @throws MalformedForm, also for a body that breaks off, CallError tooLarge for more parts; reading a file throws them too
 */
export async function* formParts(
  contentType: string | null,
  body: AsyncIterable<Uint8Array>,
  atMost: number,
): AsyncGenerator<FormPart> {
  const form = await readerOf(contentType, atMost);
  const arrived: { part: FormPart; file?: Readable }[] = [];
  /** The file that arrived last, the only one whose end may be missing. */
  let newest: Readable | undefined;
  let wake: (() => void) | undefined;
  let end: { error?: Error } | undefined;
  const take = (part: FormPart, file?: Readable) => {
    arrived.push({ part, ...(file && { file }) });
    wake?.();
  };
  const finish = (how: { error?: Error }) => {
    end ??= how;
    if (end.error !== undefined) newest?.destroy(end.error);
    wake?.();
  };
  async function* bytesOf(file: Readable): AsyncGenerator<Uint8Array> {
    try {
      yield* file.iterator({ destroyOnReturn: false });
    } catch (error) {
      throw end?.error ?? malformed(error);
    } finally {
      // The parts behind it wait until its bytes are gone.
      file.resume();
    }
  }
  form.on('field', (name, value) => take({ name: unescaped(name), value }));
  form.on('file', (name, file, fileName: string | undefined) => {
    newest = file;
    // Nobody may be reading it.
    file.on('error', () => undefined);
    take({ name: unescaped(name), fileName: unescaped(fileName ?? ''), bytes: bytesOf(file) }, file);
  });
  form.on('partsLimit', () => finish({ error: new CallError('tooLarge') }));
  form.on('finish', () => finish({}));
  form.on('error', (error) => finish({ error: malformed(error) }));
  // Whoever breaks off in the middle of a body has not found a fault of ours.
  void feed(form, body).catch((error: unknown) =>
    finish({ error: error instanceof CallError ? error : malformed(error) }),
  );
  try {
    for (;;) {
      const next = arrived.shift();
      if (next !== undefined) {
        yield next.part;
        next.file?.resume();
      } else if (end === undefined) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      } else if (end.error === undefined) return;
      else throw end.error;
    }
  } finally {
    form.destroy();
  }
}

const malformed = (error: unknown) =>
  new MalformedForm(error instanceof Error ? error.message : String(error), { cause: error });

/** Gives a form its bytes at the pace at which it takes them. */
async function feed(form: Writable, body: AsyncIterable<Uint8Array>): Promise<void> {
  const source = body[Symbol.asyncIterator]();
  for (let next = await source.next(); !next.done && !form.destroyed; next = await source.next()) {
    if (form.write(next.value) || form.destroyed) continue;
    await new Promise<void>((resolve) => {
      const go = () => {
        form.off('drain', go).off('close', go);
        resolve();
      };
      form.on('drain', go).on('close', go);
    });
  }
  if (!form.destroyed) form.end();
}

async function readerOf(contentType: string | null, parts: number): Promise<BusboyInstance> {
  if (!isMultipart(contentType)) throw new MalformedForm('The body is no multipart form.');
  // Loaded by the first form: most starts of a process see none for long.
  const { Busboy } = await import('@fastify/busboy');
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits: { fieldSize: longestField, parts } });
  } catch (error) {
    throw malformed(error);
  }
}
