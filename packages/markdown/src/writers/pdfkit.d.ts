/** The part of pdfkit 0.20 that the writer uses; the package brings no types. */
declare module 'pdfkit' {
  import type { Font } from 'fontkit';

  interface TextOptions {
    lineBreak?: boolean;
    baseline?: 'alphabetic';
  }
  export class PDFDocument {
    constructor(options: {
      size: 'A4';
      margins: { top: number; bottom: number; left: number; right: number };
      bufferPages: boolean;
      lang: string;
      displayTitle: boolean;
      info: Record<string, string>;
      font?: string | null;
    });
    readonly page: { width: number; height: number };
    readonly outline: { addItem(title: string): void };
    registerFont(name: string, font: Font): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    strokeColor(color: string): this;
    lineWidth(width: number): this;
    dash(length: number, options: { space: number }): this;
    undash(): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    stroke(): this;
    image(source: Buffer, x: number, y: number, options: { width: number; height: number }): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(): this;
    text(text: string, x: number, y: number, options: TextOptions): this;
    widthOfString(text: string): number;
    link(x: number, y: number, width: number, height: number, url: string): this;
    goTo(x: number, y: number, width: number, height: number, name: string): this;
    addNamedDestination(name: string, kind: 'XYZ', left: number, top: number, zoom: null): void;
    addPage(): this;
    bufferedPageRange(): { start: number; count: number };
    switchToPage(index: number): void;
    on(event: 'data', listener: (chunk: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    end(): void;
  }
}
