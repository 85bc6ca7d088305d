import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatSize, isAccepted, sortFiles, typeNames } from './file.rules.ts';

const file = (name: string, size = 10, type = '') => new File([new Uint8Array(size)], name, { type });

describe('isAccepted', () => {
  it.each([
    ['disclosure.PDF', '', true],
    ['scan.png', 'image/png', true],
    ['notes.md', 'text/markdown', false],
    ['pdf', '', false],
    ['claims', 'application/msword', true],
  ])('%s of type "%s" is taken: %s', (name, type, isTaken) => {
    expect(isAccepted({ name, type }, ['.pdf', 'image/*', 'application/msword'])).toBe(isTaken);
  });

  it('takes anything where nothing is asked for', () => {
    expect(isAccepted({ name: 'x', type: '' }, [])).toBe(true);
  });
});

describe('sortFiles', () => {
  it('gives each refused file its first reason', () => {
    const files = [file('a.pdf'), file('b.exe'), file('c.pdf', 5000), file('d.pdf', 0), file('e.pdf'), file('f.pdf')];
    const { taken, refused } = sortFiles(files, 1, { accept: ['.pdf'], maxSize: 1000, maxCount: 3 });
    expect(taken.map(({ name }) => name)).toEqual(['a.pdf', 'e.pdf']);
    expect(refused.map(({ file: each, reason }) => [each.name, reason])).toEqual([
      ['b.exe', 'type'],
      ['c.pdf', 'size'],
      ['d.pdf', 'empty'],
      ['f.pdf', 'count'],
    ]);
  });

  it('loses no file and never takes more than there is room for', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(40), { maxLength: 12 }), fc.nat(5), fc.nat(8), (sizes, present, maxCount) => {
        const files = sizes.map((size, index) => file(`${index}.pdf`, size));
        const { taken, refused } = sortFiles(files, present, { maxSize: 20, maxCount });
        expect(taken.length + refused.length).toBe(files.length);
        expect(taken.length).toBeLessThanOrEqual(Math.max(0, maxCount - present));
      }),
    );
  });
});

describe('what is said of files', () => {
  it('writes sizes and types as the language does', () => {
    expect([999, 1500, 20_000_000, 1_234].map((size) => formatSize(size, 'en'))).toEqual([
      '999 bytes',
      '1.5 kB',
      '20 MB',
      '1.2 kB',
    ]);
    expect(typeNames(['.pdf', '.docx', 'image/*'], 'en')).toBe('PDF, DOCX, or image');
    expect(typeNames(['.pdf', '.docx'], 'ja')).toBe('PDFまたはDOCX');
  });
});
