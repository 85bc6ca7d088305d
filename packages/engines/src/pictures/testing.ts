import { crc32, deflateSync } from 'node:zlib';

function part(type: string, content: Uint8Array): Buffer {
  const head = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(head));
  return Buffer.concat([length, head, sum]);
}

const jpeg = [
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAKBueIx4ZKCMgoy0qqC+8P//8Nzc8P////////////////////////////////////////////////',
  '//////////2wBDAaq0tPDS8P//////////////////////////////////////////////////////////////////////////////wAARCAAB',
  'AAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EAB',
  'QRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AIgA/9k=',
].join('');

/** A grey picture as PNG; `packed` in place of what it draws. */
export function smallPng(width = 2, height = 2, packed?: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const drawn = packed ?? deflateSync(Buffer.alloc((width + 1) * height));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    part('IHDR', header),
    part('IDAT', drawn),
    part('IEND', Buffer.alloc(0)),
  ]);
}

/** A black picture as JPEG, two pixels wide and one high. */
export function smallJpeg(): Buffer {
  return Buffer.from(jpeg, 'base64');
}
