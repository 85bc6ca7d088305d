import { crc32, deflateRawSync } from 'node:zlib';

/** Little-endian numbers, each with its width in bytes. */
function header(...fields: readonly (readonly [value: number, width: 2 | 4])[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [, width]) => sum + width, 0));
  let at = 0;
  for (const [value, width] of fields) at = bytes.writeUIntLE(value, at, width);
  return bytes;
}

/** A ZIP archive of texts (PKWARE APPNOTE 6.3, 4.3), dated 1 January 1980, so that the same texts give the same bytes. */
export function zip(parts: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(parts)) {
    const name = Buffer.from(path);
    const bytes = Buffer.from(text);
    const packed = deflateRawSync(bytes);
    // Version 2.0, names in UTF-8, deflate.
    const shared = [
      [20, 2],
      [0x0800, 2],
      [8, 2],
      [0, 2],
      [0x21, 2],
      [crc32(bytes), 4],
      [packed.length, 4],
      [bytes.length, 4],
      [name.length, 2],
      [0, 2],
    ] as const;
    const local = header([0x04034b50, 4], ...shared);
    files.push(local, name, packed);
    directory.push(header([0x02014b50, 4], [20, 2], ...shared, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]), name);
    offset += local.length + name.length + packed.length;
  }
  const count = Object.keys(parts).length;
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = header([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [size, 4], [offset, 4], [0, 2]);
  return new Uint8Array(Buffer.concat([...files, ...directory, end]));
}
