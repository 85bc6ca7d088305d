import { afterEach, describe, expect, it } from 'vitest';
import { openPdf } from './open-pdf.ts';
import type { PdfFile } from './pdf-file.types.ts';
import { pdfOf } from './testing.ts';

let file: PdfFile | undefined;
afterEach(() => file?.close());

describe('openPdf', () => {
  it('reads the pages, their size and their text where it stands', async () => {
    file = await openPdf(pdfOf([['Peel strength'], ['Second page']]));
    expect(file.pages).toBe(2);
    expect(file.sizeOf(2)).toEqual({ width: 595, height: 842 });
    const page = await file.page(2);
    expect(await page.texts()).toMatchObject([
      { text: 'Second page', transform: [12, 0, 0, 12, 72, 760], direction: 'ltr', height: 12 },
    ]);
  });

  it('draws a page as wide as it is asked for, and stops when nobody waits for it', async () => {
    file = await openPdf(pdfOf([['Peel strength']]));
    const page = await file.page(1);
    const canvas = document.createElement('canvas');
    await page.draw(canvas, 1190, new AbortController().signal);
    expect([canvas.width, canvas.height]).toEqual([1190, 1684]);
    const { data } = canvas.getContext('2d')?.getImageData(144, 140, 200, 40) ?? { data: [] };
    expect(
      data.some((value, at) => at % 4 === 0 && value < 90),
      'letters are drawn',
    ).toBe(true);
    const leaving = new AbortController();
    const drawing = page.draw(document.createElement('canvas'), 4000, leaving.signal);
    leaving.abort();
    await expect(drawing).rejects.toThrow();
  });

  it('reads fonts of Japanese that the file does not carry, and asks nobody but its own origin', async () => {
    performance.clearResourceTimings();
    file = await openPdf(pdfOf([['<96FB6C606B63>']], { isJapanese: true }));
    const texts = await (await file.page(1)).texts();
    expect(texts.map(({ text }) => text).join('')).toContain('電池');
    const asked = performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin);
    expect(new Set(asked.filter((origin) => origin !== 'null' && origin !== location.origin))).toEqual(new Set());
  });

  it('opens the next file while the last one closes, and says when a file is none', async () => {
    (await openPdf(pdfOf([['One']]))).close();
    file = await openPdf(pdfOf([['Two']]));
    expect(file.pages).toBe(1);
    await expect(openPdf(new TextEncoder().encode('no PDF').buffer)).rejects.toThrow();
  });
});
