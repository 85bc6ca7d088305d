import { PDFDocument } from 'pdfkit';
import type { FontLibrary } from './font-library.ts';
import { breakLines, type Line, longestWord } from './pdf-lines.ts';
import type { StyledRun } from './runs.ts';

/** Colours of paper, from the light theme. */
export const ink = {
  text: '#263031',
  strong: '#131b1c',
  muted: '#555e5f',
  rule: '#d7dcda',
  well: '#edf0ee',
  link: '#0d625c',
  unsupported: '#a1650f',
} as const;

const margins = { top: 64, bottom: 64, left: 64, right: 64 };

/** A text block on paper, in points. */
export interface TextBox {
  x: number;
  width: number;
  size: number;
  lineHeight: number;
  color: string;
}

/** Pages under construction: breaks text into lines, lines into pages. */
export class Pages {
  readonly pdf: PDFDocument;
  readonly fonts: FontLibrary;
  readonly left = margins.left;
  readonly width: number;
  /** Where the next block begins. pdfkit's own `y` moves with every text it draws. */
  y: number = margins.top;
  readonly #bottom: number;
  readonly #ended: Promise<Uint8Array>;

  constructor(fonts: FontLibrary, { title, language }: { title: string; language: string }) {
    this.fonts = fonts;
    this.pdf = new PDFDocument({
      size: 'A4',
      margins,
      bufferPages: true,
      lang: language,
      displayTitle: true,
      info: { Title: title, Creator: 'Assay' },
      font: null,
    });
    for (const [name, font] of fonts.fonts()) this.pdf.registerFont(name, font);
    this.width = this.pdf.page.width - margins.left - margins.right;
    this.#bottom = this.pdf.page.height - margins.bottom;
    const chunks: Uint8Array[] = [];
    this.#ended = new Promise((resolve, reject) => {
      this.pdf.on('data', (chunk) => chunks.push(chunk));
      this.pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
      this.pdf.on('error', reject);
    });
  }

  /** Leaves space, unless at the top of a page. */
  space(height: number): void {
    if (this.y > margins.top) this.y += height;
  }

  /** Starts a page when `height` does not fit on this one; true when it did. */
  ensure(height: number): boolean {
    if (this.y + height <= this.#bottom || this.y <= margins.top) return false;
    this.pdf.addPage();
    this.y = margins.top;
    return true;
  }

  lines(runs: readonly StyledRun[], { width, size }: Pick<TextBox, 'width' | 'size'>): Line[] {
    return breakLines(runs, { width, size, fonts: this.fonts, measure: this.#measure });
  }

  /** Width of the longest word. */
  longestWord(runs: readonly StyledRun[], size: number): number {
    return longestWord(runs, { size, fonts: this.fonts, measure: this.#measure });
  }

  #measure = (text: string, font: string, points: number): number =>
    font === '' ? 0 : this.pdf.font(font).fontSize(points).widthOfString(text);

  /** Writes runs below what is there, over as many pages as they need. */
  write(runs: readonly StyledRun[], box: TextBox): void {
    for (const line of this.lines(runs, box)) {
      this.ensure(box.lineHeight);
      this.line(line, box, this.y);
      this.y += box.lineHeight;
    }
  }

  /** Draws one line at a height. */
  line(line: Line, box: TextBox, y: number, align: 'left' | 'right' | 'center' = 'left'): void {
    const free = box.width - line.width;
    let x = box.x + (align === 'right' ? free : align === 'center' ? free / 2 : 0);
    const baseline = y + box.lineHeight / 2 + box.size * 0.35;
    for (const fragment of line.fragments) {
      const { run, font, size, width, rise, text } = fragment;
      const isLink = run.link !== undefined || run.reference !== undefined;
      if (font !== '' && text !== '') {
        this.pdf
          .font(font)
          .fontSize(size)
          .fillColor(isLink ? ink.link : box.color)
          .text(text, x, baseline - rise, { lineBreak: false, baseline: 'alphabetic' });
      }
      this.#decorate(fragment.run, x, y, width, baseline, box);
      x += width;
    }
  }

  #decorate(run: StyledRun, x: number, y: number, width: number, baseline: number, box: TextBox): void {
    if (run.link !== undefined) this.pdf.link(x, y, width, box.lineHeight, run.link);
    if (run.reference !== undefined) this.pdf.goTo(x, y, width, box.lineHeight, `reference-${run.reference}`);
    if (run.footnote !== undefined) this.pdf.goTo(x, y, width, box.lineHeight, `note-${run.footnote}`);
    if (run.strike) this.rule(x, baseline - box.size * 0.28, width, box.color);
    if (run.support === 'unsupported') this.rule(x, baseline + 3, width, ink.unsupported, 1);
    if (run.support === 'partly') this.rule(x, baseline + 3, width, ink.unsupported, 3);
  }

  /** A horizontal rule, dashed when `dash` points are given. */
  rule(x: number, y: number, width: number, color: string, dash?: number): void {
    this.pdf.lineWidth(0.75).strokeColor(color);
    if (dash !== undefined) this.pdf.dash(dash, { space: 2 });
    this.pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke();
    if (dash !== undefined) this.pdf.undash();
  }

  /** Names the current height as the target of links. */
  target(name: string): void {
    this.pdf.addNamedDestination(name, 'XYZ', this.left, this.y, null);
  }

  /** Writes page numbers and returns the bytes. */
  finish(pageNumber: (page: number, pages: number) => readonly StyledRun[]): Promise<Uint8Array> {
    const { start, count } = this.pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.pdf.switchToPage(start + page);
      const box: TextBox = { x: this.left, width: this.width, size: 8, lineHeight: 12, color: ink.muted };
      for (const line of this.lines(pageNumber(page + 1, count), box)) this.line(line, box, this.#bottom + 24, 'right');
    }
    this.pdf.end();
    return this.#ended;
  }
}
