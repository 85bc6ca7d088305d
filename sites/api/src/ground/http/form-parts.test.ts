import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundaryOf, formParts, MalformedForm } from './multipart.ts';

async function* cut(bytes: Uint8Array, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  let at = 0;
  for (let turn = 0; at < bytes.length; turn += 1) {
    const size = sizes.length === 0 ? bytes.length : (sizes[turn % sizes.length] as number);
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

async function read(bytes: Uint8Array, boundary: string, sizes: readonly number[]) {
  const parts: { name: string; fileName: string | undefined; bytes: string }[] = [];
  for await (const { name, fileName, bytes: content } of formParts(cut(bytes, sizes), boundary)) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of content) chunks.push(Uint8Array.from(chunk));
    parts.push({ name, fileName, bytes: Buffer.concat(chunks).toString('hex') });
  }
  return parts;
}

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
          const boundary = boundaryOf(sent.headers.get('content-type')) ?? '';
          expect(await read(new Uint8Array(await sent.arrayBuffer()), boundary, sizes)).toEqual(wanted);
        },
      ),
      { numRuns: 120 },
    );
  });

  it('passes over parts that nobody reads', async () => {
    const form = new FormData();
    form.append('first', new File(['x'.repeat(5000)], 'a.txt'));
    form.append('second', 'value');
    const sent = new Response(form);
    const boundary = boundaryOf(sent.headers.get('content-type')) ?? '';
    const names: string[] = [];
    for await (const { name } of formParts(cut(new Uint8Array(await sent.arrayBuffer()), [7]), boundary))
      names.push(name);
    expect(names).toEqual(['first', 'second']);
  });

  it.each([
    ['nothing', ''],
    ['no delimiter', 'hello'],
    ['a part without a name', '--b\r\ncontent-type: text/plain\r\n\r\nx\r\n--b--\r\n'],
    ['a part that does not end', '--b\r\ncontent-disposition: form-data; name="files"\r\n\r\nx'],
  ])('refuses a body with %s', async (_, body) => {
    await expect(read(Buffer.from(body), 'b', [])).rejects.toBeInstanceOf(MalformedForm);
  });

  it('reads the boundary of a content type', () => {
    expect(boundaryOf('multipart/form-data; boundary=abc')).toBe('abc');
    expect(boundaryOf('multipart/form-data; charset=utf-8; boundary="a b"')).toBe('a b');
    expect(boundaryOf('application/json')).toBeUndefined();
    expect(boundaryOf(null)).toBeUndefined();
  });
});
