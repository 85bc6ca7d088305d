import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { writeXlsx } from './xlsx.ts';

/** Reads the archive by its central directory, as any unpacker does. */
function unzip(archive: Uint8Array): Record<string, string> {
  const bytes = Buffer.from(archive);
  const end = bytes.length - 22;
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50);
  const parts: Record<string, string> = {};
  let at = bytes.readUInt32LE(end + 16);
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
    expect(bytes.readUInt32LE(at)).toBe(0x02014b50);
    const local = bytes.readUInt32LE(at + 42);
    expect(bytes.readUInt32LE(local)).toBe(0x04034b50);
    const start = local + 30 + bytes.readUInt16LE(local + 26);
    const text = inflateRawSync(bytes.subarray(start, start + bytes.readUInt32LE(at + 20)));
    expect(text.length).toBe(bytes.readUInt32LE(at + 24));
    const name = bytes.readUInt16LE(at + 28);
    parts[bytes.toString('utf8', at + 46, at + 46 + name)] = text.toString('utf8');
    at += 46 + name;
  }
  return parts;
}

/** Checks that tags are closed in the order in which they were opened, and that no sign stands raw. */
function assertWellFormed(xml: string): void {
  const open: string[] = [];
  const body = xml.replace(/^<\?xml[^?]*\?>/, '');
  for (const [, isEnd, name, isEmpty] of body.matchAll(/<(\/?)([\w:]+)(?:\s+[\w:]+="[^"<]*")*\s*(\/?)>/g)) {
    if (isEnd) expect(open.pop()).toBe(name);
    else if (!isEmpty) open.push(name as string);
  }
  expect(open).toEqual([]);
  const words = body.replaceAll(/<[^<>]*>/g, '');
  expect(words).not.toMatch(/[<>]|&(?!(?:amp|lt|gt|quot|#13);)/);
}

const sheets = [
  {
    name: 'Values: a/b',
    head: ['Quantity', 'Value'],
    rows: [
      ['<density> & "more"', -2.5],
      ['=1+1', undefined],
    ],
  },
  { name: 'values  a b', rows: [['A\u0000\ud800', 'B']] },
  { name: '数値', rows: [] },
];

describe('writeXlsx()', () => {
  it('writes a workbook of well-formed parts, each named among its types and its relations', () => {
    const parts = unzip(writeXlsx(sheets));
    for (const text of Object.values(parts)) assertWellFormed(text);
    const types = parts['[Content_Types].xml'] ?? '';
    for (const path of Object.keys(parts).filter((name) => name.startsWith('xl/') && !name.endsWith('.rels'))) {
      expect(types).toContain(`PartName="/${path}"`);
    }
    const relations = [...(parts['xl/_rels/workbook.xml.rels'] ?? '').matchAll(/Id="(\w+)"[^>]*Target="([^"]+)"/g)];
    for (const [, , target] of relations) expect(parts).toHaveProperty([`xl/${target}`]);
    const used = [...(parts['xl/workbook.xml'] ?? '').matchAll(/r:id="(\w+)"/g)].map(([, id]) => id);
    expect(relations.map(([, id]) => id)).toEqual(expect.arrayContaining(used));
  });

  it('keeps numbers numbers and words words, none of them a formula', () => {
    const sheet = unzip(writeXlsx(sheets))['xl/worksheets/sheet1.xml'] ?? '';
    expect(sheet).toContain('<v>-2.5</v>');
    expect(sheet).toContain('&lt;density&gt; &amp; &quot;more&quot;');
    expect(sheet).toContain('>=1+1<');
    expect(sheet).not.toContain('<f>');
  });

  it('names sheets as workbooks take them, no two alike, and replaces what XML cannot hold', () => {
    const parts = unzip(writeXlsx(sheets));
    const names = [...(parts['xl/workbook.xml'] ?? '').matchAll(/sheet name="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toEqual(['Values  a b', 'values  a b 2', '数値']);
    expect(parts['xl/worksheets/sheet2.xml']).toContain('A\uFFFD\uFFFD');
  });

  it('gives the same bytes for the same sheets', () => {
    expect(writeXlsx(sheets)).toEqual(writeXlsx(sheets));
    // Dated 1 January 1980, whatever the clock says.
    expect(Buffer.from(writeXlsx(sheets)).readUInt32LE(10)).toBe(0x00210000);
  });
});
