import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { writeXlsx } from './writeXlsx.ts';

/** Reads the archive by its central directory, as any unpacker does. */
async function unzip(blob: Blob): Promise<Record<string, string>> {
  const bytes = Buffer.from(await blob.arrayBuffer());
  const end = bytes.length - 22;
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50);
  const parts: Record<string, string> = {};
  let at = bytes.readUInt32LE(end + 16);
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count--) {
    expect(bytes.readUInt32LE(at)).toBe(0x02014b50);
    const [packed, size, name] = [
      bytes.readUInt32LE(at + 20),
      bytes.readUInt32LE(at + 24),
      bytes.readUInt16LE(at + 28),
    ];
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26);
    const text = inflateRawSync(bytes.subarray(start, start + packed));
    expect(text.length).toBe(size);
    parts[bytes.toString('utf8', at + 46, at + 46 + name)] = text.toString('utf8');
    at += 46 + name;
  }
  return parts;
}

describe('writeXlsx', () => {
  it('writes a workbook whose sheet holds figures as figures and words as words', async () => {
    const parts = await unzip(
      writeXlsx([
        ['Material', 'E, GPa'],
        ['316L <a&b>', 193],
        ['=1+1', -2.5],
        ['純銅', null],
      ]),
    );
    expect(Object.keys(parts)).toEqual(
      expect.arrayContaining(['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml', 'xl/worksheets/sheet1.xml']),
    );
    const sheet = parts['xl/worksheets/sheet1.xml'] ?? '';
    expect(sheet).toContain('<c t="inlineStr" s="1">');
    expect(sheet).toContain('316L &lt;a&amp;b&gt;');
    expect(sheet).toContain('<v>193</v>');
    expect(sheet).toContain('<v>-2.5</v>');
    expect(sheet).not.toContain('<f>');
    expect(sheet).toContain('純銅');
  });

  it('writes what XML cannot hold as a replacement sign and nothing else', async () => {
    const parts = await unzip(writeXlsx([['a\u0000b\ud800c', Number.POSITIVE_INFINITY]]));
    expect(parts['xl/worksheets/sheet1.xml']).toContain('a\uFFFDb\uFFFDc');
    expect(parts['xl/worksheets/sheet1.xml']).toContain('<c/>');
  });
});
