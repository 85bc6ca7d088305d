import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formParts, MalformedForm } from './form-parts.ts';

async function* cut(bytes: Uint8Array, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  let at = 0;
  for (let turn = 0; at < bytes.length; turn += 1) {
    const size = sizes.length === 0 ? bytes.length : (sizes[turn % sizes.length] as number);
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

async function read(bytes: Uint8Array, contentType: string, sizes: readonly number[]) {
  const parts: { name: string; fileName?: string; bytes: string }[] = [];
  for await (const part of formParts(contentType, cut(bytes, sizes), partLimit)) {
    if ('value' in part) {
      parts.push({ name: part.name, bytes: Buffer.from(part.value).toString('hex') });
      continue;
    }
    const chunks: Uint8Array[] = [];
    for await (const chunk of part.bytes) chunks.push(Uint8Array.from(chunk));
    parts.push({ name: part.name, fileName: part.fileName, bytes: Buffer.concat(chunks).toString('hex') });
  }
  return parts;
}

const partLimit = 20;
const typeOf = (sent: Response) => sent.headers.get('content-type') ?? '';

describe('formParts', () => {
  it('S7: reads what a browser sends, however the bytes are cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            name: fc.constantFrom('files', 'job_id', 'naïve'),
            bytes: fc.uint8Array({ maxLength: 60 }),
            lookalike: fc.boolean(),
          }),
          { minLength: 1, maxLength: 4 },
        ),
        fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 6 }),
        async (given, sizes) => {
          const form = new FormData();
          const wanted = given.map(({ name, bytes, lookalike }, index) => {
            // Bytes that look like the beginning of a delimiter.
            const content = lookalike ? Buffer.concat([bytes, Buffer.from('\r\n--x\r\n--')]) : Buffer.from(bytes);
            form.append(name, new File([content], `f "${index}".txt`));
            return { name, fileName: `f "${index}".txt`, bytes: content.toString('hex') };
          });
          const sent = new Response(form);
          expect(await read(new Uint8Array(await sent.arrayBuffer()), typeOf(sent), sizes)).toEqual(wanted);
        },
      ),
      { numRuns: 120 },
    );
  });

  it('passes over a part without a name', async () => {
    const body =
      '--b\r\ncontent-type: text/plain\r\n\r\nx\r\n--b\r\ncontent-disposition: form-data; name="a"\r\n\r\ny\r\n--b--\r\n';
    expect(await read(Buffer.from(body), 'multipart/form-data; boundary=b', [])).toEqual([{ name: 'a', bytes: '79' }]);
  });

  it('passes over parts that nobody reads', async () => {
    const form = new FormData();
    form.append('first', new File(['x'.repeat(5000)], 'a.txt'));
    form.append('second', 'value');
    const sent = new Response(form);
    const names: string[] = [];
    for await (const { name } of formParts(typeOf(sent), cut(new Uint8Array(await sent.arrayBuffer()), [7]), partLimit))
      names.push(name);
    expect(names).toEqual(['first', 'second']);
  });

  it.each([
    ['nothing', ''],
    ['no delimiter', 'hello'],
    ['a file that does not end', '--b\r\ncontent-disposition: form-data; name="files"; filename="a.txt"\r\n\r\nx'],
    ['a part that does not end', '--b\r\ncontent-disposition: form-data; name="files"\r\n\r\nx'],
  ])('refuses a body with %s', async (_, body) => {
    await expect(read(Buffer.from(body), 'multipart/form-data; boundary=b', [])).rejects.toBeInstanceOf(MalformedForm);
  });

  it.each([
    null,
    '',
    'application/json',
    'multipart/form-data',
    'multipart/mixed; boundary=b',
    'application/x-www-form-urlencoded',
  ])('refuses the content type %s', async (contentType) => {
    await expect(formParts(contentType, cut(Buffer.from('--b--\r\n'), []), partLimit).next()).rejects.toBeInstanceOf(
      MalformedForm,
    );
  });

  it.each([10, 100_000, 3_000_000])('goes on behind a file of %i bytes that was refused as it began', async (size) => {
    const form = new FormData();
    form.append('files', new File(['x'.repeat(size)], 'a.txt'));
    form.append('files', new File(['second'], 'b.txt'));
    const sent = new Response(form);
    const read: string[] = [];
    for await (const part of formParts(
      typeOf(sent),
      cut(new Uint8Array(await sent.arrayBuffer()), [10_000]),
      partLimit,
    )) {
      if (!('bytes' in part)) continue;
      for await (const chunk of part.bytes) {
        if (part.fileName === 'a.txt') break;
        read.push(String(chunk));
      }
    }
    expect(read.join('')).toBe('second');
  });

  it('refuses more parts than are looked at, however many come at once', async () => {
    const form = new FormData();
    for (let part = 0; part < 1000; part += 1) form.append('job_id', 'x');
    const sent = new Response(form);
    const names: string[] = [];
    const reading = async () => {
      for await (const { name } of formParts(
        typeOf(sent),
        cut(new Uint8Array(await sent.arrayBuffer()), []),
        partLimit,
      ))
        names.push(name);
    };
    await expect(reading()).rejects.toMatchObject({ error: 'tooLarge' });
    expect(names.length).toBeLessThanOrEqual(partLimit);
  });

  it('leaves the body when its reader stops in the middle of a file', async () => {
    const form = new FormData();
    form.append('files', new File(['x'.repeat(400_000)], 'a.txt'));
    const sent = new Response(form);
    let isBrokenOff = false;
    let given = 0;
    async function* body() {
      try {
        for await (const chunk of cut(new Uint8Array(await sent.arrayBuffer()), [1000])) {
          given += 1;
          yield chunk;
        }
      } finally {
        isBrokenOff = true;
      }
    }
    for await (const part of formParts(typeOf(sent), body(), partLimit)) {
      if ('bytes' in part) for await (const chunk of part.bytes) if (chunk.length > 0) break;
      break;
    }
    await new Promise((resolve) => setImmediate(resolve));
    expect(isBrokenOff).toBe(false);
    expect(given).toBeLessThan(400);
  });

  it('ends the bytes of a file when the body breaks off', async () => {
    async function* body() {
      yield Buffer.from('--b\r\ncontent-disposition: form-data; name="files"; filename="a.txt"\r\n\r\nbegun');
      await new Promise((resolve) => setImmediate(resolve));
      throw new Error('The client has gone.');
    }
    const reading = async () => {
      for await (const part of formParts('multipart/form-data; boundary=b', body(), partLimit))
        if ('bytes' in part) for await (const chunk of part.bytes) expect(String(chunk)).toBe('begun');
    };
    await expect(reading()).rejects.toThrow(new MalformedForm('The client has gone.'));
    await expect(reading()).rejects.toBeInstanceOf(MalformedForm);
  });

  it('reads no more of a file than its reader asks for', async () => {
    const form = new FormData();
    form.append('files', new File(['x'.repeat(4_000_000)], 'a.txt'));
    const sent = new Response(form);
    let given = 0;
    async function* body() {
      for await (const chunk of cut(new Uint8Array(await sent.arrayBuffer()), [10_000])) {
        given += chunk.length;
        yield chunk;
      }
    }
    for await (const part of formParts(typeOf(sent), body(), partLimit)) {
      if (!('bytes' in part)) continue;
      let read = 0;
      for await (const chunk of part.bytes) {
        read += chunk.length;
        expect(given - read).toBeLessThan(500_000);
      }
      expect(read).toBe(4_000_000);
    }
  });
});
