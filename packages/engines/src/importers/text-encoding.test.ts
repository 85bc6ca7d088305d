import { describe, expect, it } from 'vitest';
import { decodeText } from './text-encoding.ts';

const hex = (bytes: string) => Uint8Array.from(bytes.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

describe('a text file', () => {
  it.each([
    [
      'Shift JIS',
      '96 7b 8c a4 8b 86 82 cc 96 ec 82 c5 82 cd 81 41 96 8c 82 cc 8c fa 82 b3 82 f0 91 aa 82 c1 82 bd 81 42',
      '本研究の野では、膜の厚さを測った。',
    ],
    [
      'EUC-JP',
      'cb dc b8 a6 b5 e6 a4 cf cb ec a4 ce b8 fc a4 b5 a4 f2 c2 ac a4 c3 a4 bf a1 a3',
      '本研究は膜の厚さを測った。',
    ],
    [
      'GBK',
      'b1 be d1 d0 be bf b5 c4 b5 e7 b3 d8 d1 ad bb b7 35 30 30 b4 ce ba f3 a3 ac c8 dd c1 bf ce aa 39 31 25 a1 a3',
      '本研究的电池循环500次后，容量为91%。',
    ],
    [
      'Big5',
      'a5 bb ac e3 a8 73 aa ba b9 71 a6 c0 a6 b3 b8 fb b0 aa aa ba ae 65 b6 71 a1 41 a6 a8 a5 bb a4 5d a7 43 a1 43',
      '本研究的電池有較高的容量，成本也低。',
    ],
    [
      'Windows 1252',
      '4c 61 20 63 6f 75 63 68 65 20 e9 74 61 69 74 20 74 72 e8 73 20 66 69 6e 65 2c 20 35 20 b5 6d 2e',
      'La couche était très fine, 5 µm.',
    ],
    ['UTF-8', 'e6 9c ac e7 a0 94 e7 a9 b6', '本研究'],
    ['UTF-16 with a mark', 'ff fe 2c 67', '本'],
  ])('in %s is read as it was written', (_, bytes, text) => {
    expect(decodeText(hex(bytes.replaceAll(' ', '')))).toBe(text);
  });
});
