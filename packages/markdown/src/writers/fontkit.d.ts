/** The part of fontkit 2.0 that the writer uses; the package brings no types. */
declare module 'fontkit' {
  import type { OutlinePath } from './glyph-outline.ts';

  export interface Subset {
    glyphEncoder: { encodeSimple(path: OutlinePath): Uint8Array };
  }
  export interface Font {
    readonly postscriptName: string;
    readonly variationAxes: Readonly<Record<string, { min: number; default: number; max: number }>>;
    hasGlyphForCodePoint(point: number): boolean;
    getVariation(settings: Record<string, number>): Font;
    createSubset(): Subset;
  }
  export function create(bytes: Uint8Array): Font;
}
