import type { PageFrame, PlacedText } from './page-rectangles.ts';

/** A PDF that is open. */
export interface PdfFile {
  pages: number;
  /** Of a page by its number from 1, in points; an estimate until the page of a long file has come. */
  sizeOf(number: number): { width: number; height: number };
  page(number: number): Promise<PdfPage>;
  close(): void;
}

export interface PdfPage extends PageFrame {
  /** Its text, piece by piece, in the order of the file. */
  texts(): Promise<readonly PlacedText[]>;
  /** Draws it so many device pixels wide. Rejects when `signal` aborts. */
  draw(canvas: HTMLCanvasElement, pixels: number, signal: AbortSignal): Promise<void>;
}
