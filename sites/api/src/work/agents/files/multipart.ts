/** One part of a multipart form as it arrives. Its bytes are to be read before the next part is asked for. */
export interface FormPart {
  name: string;
  /** Undefined for a plain field. */
  fileName: string | undefined;
  bytes: AsyncIterable<Uint8Array>;
}

/** The body is no multipart form, or ends in the middle of one. */
export class MalformedForm extends Error {
  override readonly name = 'MalformedForm';
}

const headLimit = 16_384;
const empty = Buffer.alloc(0);

/** Boundary of a content type; undefined when it is no multipart form. */
export function boundaryOf(contentType: string | null): string | undefined {
  const match = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(
    contentType ?? '',
  );
  return match?.[1] ?? match?.[2];
}

/**
 * Reads a multipart form (RFC 7578) part by part without holding more of it than a chunk. Parts that are not read to
 * their end are passed over.
 *
 * @throws MalformedForm
 */
export async function* formParts(body: AsyncIterable<Uint8Array>, boundary: string): AsyncGenerator<FormPart> {
  const source = body[Symbol.asyncIterator]();
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // The first delimiter has no line break before it.
  let held: Buffer = Buffer.from('\r\n');
  let isOver = false;

  async function more(): Promise<boolean> {
    const next = await source.next();
    if (next.done) {
      isOver = true;
      return false;
    }
    held = held.length === 0 ? Buffer.from(next.value) : Buffer.concat([held, next.value]);
    return true;
  }

  /** Bytes up to the next delimiter, which is then passed. */
  async function* content(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = held.indexOf(delimiter);
      if (at >= 0) {
        const last = held.subarray(0, at);
        held = held.subarray(at + delimiter.length);
        if (last.length > 0) yield last;
        return;
      }
      const safe = held.length - delimiter.length + 1;
      if (safe > 0) {
        const ready = held.subarray(0, safe);
        held = held.subarray(safe);
        yield ready;
      }
      if (!(await more())) throw new MalformedForm('The form ends in the middle of a part.');
    }
  }

  async function line(limit: number): Promise<string> {
    for (;;) {
      const at = held.indexOf('\r\n');
      if (at >= 0) {
        const text = held.subarray(0, at).toString('utf8');
        held = held.subarray(at + 2);
        return text;
      }
      if (held.length > limit || !(await more())) throw new MalformedForm('A part of the form has no proper head.');
    }
  }

  // What stands before the first part means nothing.
  await passOver(content());
  for (;;) {
    while (held.length < 2 && (await more())) {
      // Two bytes tell whether another part follows.
    }
    if (held.subarray(0, 2).toString() === '--') break;
    await line(headLimit);
    let name: string | undefined;
    let fileName: string | undefined;
    for (let head = await line(headLimit); head !== ''; head = await line(headLimit)) {
      const [, value] = /^content-disposition\s*:\s*form-data\s*;(.*)$/i.exec(head) ?? [];
      if (value === undefined) continue;
      name = parameter(value, 'name');
      fileName = parameter(value, 'filename');
    }
    if (name === undefined) throw new MalformedForm('A part of the form has no name.');
    const bytes = content();
    yield { name, fileName, bytes };
    await passOver(bytes);
  }
  held = empty;
  if (!isOver) for (let next = await source.next(); !next.done; next = await source.next());
}

async function passOver(bytes: AsyncGenerator<Uint8Array>): Promise<void> {
  while (!(await bytes.next()).done);
}

/** Browsers escape quotes and line breaks in names by percent signs (HTML, multipart form data). */
function parameter(head: string, wanted: string): string | undefined {
  const match = new RegExp(`(?:^|;)\\s*${wanted}="([^"]*)"`, 'i').exec(head);
  return match?.[1]?.replaceAll('%22', '"').replaceAll(/%0[AD]/gi, ' ');
}
