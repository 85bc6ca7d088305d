import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';
import decompress from 'woff2-encoder/decompress';
import { encodeOutline } from './glyph-outline.ts';
import type { WrittenLanguage } from './written.types.ts';

/** Faces of a written document. */
export const faces = ['text', 'bold', 'italic', 'mono'] as const;
export type Face = (typeof faces)[number];

interface Family {
  /** Path of the table of its subsets and their code points. */
  ranges: string;
  /** File of a subset, without its folder. */
  file: (subset: string, face: Face) => string;
  /** Instance of a variable font; undefined for a static one. */
  weight: (face: Face) => number | undefined;
}

const require = createRequire(import.meta.url);

const plex: Family = {
  ranges: require.resolve('@fontsource-variable/ibm-plex-sans/unicode.json'),
  file: (subset, face) => `ibm-plex-sans-${subset}-wght-${face === 'italic' ? 'italic' : 'normal'}.woff2`,
  weight: (face) => (face === 'bold' ? 600 : 400),
};
const plexMono: Family = {
  ranges: require.resolve('@fontsource/ibm-plex-mono/unicode.json'),
  file: (subset) => `ibm-plex-mono-${subset}-400-normal.woff2`,
  weight: () => undefined,
};
const notoRanges = {
  sc: require.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
  tc: require.resolve('@fontsource-variable/noto-sans-tc/unicode.json'),
  jp: require.resolve('@fontsource-variable/noto-sans-jp/unicode.json'),
};
/** Chinese and Japanese have no italics: weight 500 stands for emphasis. */
const noto = (script: 'sc' | 'tc' | 'jp'): Family => ({
  ranges: notoRanges[script],
  file: (subset) => `noto-sans-${script}-${subset.replace(/^\[(\d+)\]$/, '$1')}-wght-normal.woff2`,
  weight: (face) => (face === 'bold' ? 600 : face === 'italic' ? 500 : 400),
});

const scripts: Record<WrittenLanguage, readonly ('sc' | 'tc' | 'jp')[]> = {
  en: ['sc', 'jp', 'tc'],
  'zh-CN': ['sc', 'tc', 'jp'],
  'zh-TW': ['tc', 'sc', 'jp'],
  ja: ['jp', 'sc', 'tc'],
};

interface SubsetRange {
  family: Family;
  subset: string;
  ranges: readonly (readonly [number, number])[];
}

async function subsetsOf(family: Family): Promise<SubsetRange[]> {
  const subsets: unknown = JSON.parse(await readFile(family.ranges, 'utf8'));
  return Object.entries(subsets ?? {}).map(([subset, list]) => ({
    family,
    subset,
    ranges: String(list)
      .split(',')
      .map((range) => {
        const [from = '', to = from] = range.replace('U+', '').split('-');
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
      }),
  }));
}

/** What is drawn for characters that need no glyph of their own, or that no font here has. */
const substitutes: Readonly<Record<string, string>> = {
  '\u00a0': ' ',
  '\u2011': '-',
  '\u00ad': '',
  '\t': '    ',
  '⟨': '〈',
  '⟩': '〉',
  '☑': '[x]',
  '☐': '[ ]',
};
const missing = '□';

/** A character as it is drawn. */
export interface Drawn {
  text: string;
  /** Name under which its font is registered. */
  font: string;
}

/**
 * The fonts of one written document, loaded from the npm packages that also serve the browser. A script is spread over
 * many small files there; only those with characters of the text are read.
 */
export class FontLibrary {
  readonly #subsets: Record<'sans' | 'mono', readonly SubsetRange[]>;
  readonly #fonts = new Map<string, Font | undefined>();
  readonly #drawn = new Map<string, Drawn | undefined>();

  private constructor(sans: readonly SubsetRange[], mono: readonly SubsetRange[]) {
    this.#subsets = { sans, mono };
  }

  /** A library for a language, with every character of `texts` at hand. */
  static async load(language: WrittenLanguage, texts: readonly { text: string; face: Face }[]): Promise<FontLibrary> {
    const [latin, fixed, ...wide] = await Promise.all([
      subsetsOf(plex),
      subsetsOf(plexMono),
      ...scripts[language].map((script) => subsetsOf(noto(script))),
    ]);
    const asian = wide.flat();
    const library = new FontLibrary([...latin, ...asian], [...fixed, ...latin, ...asian]);
    for (const { text, face } of [...texts, ...faces.map((face) => ({ text: missing, face }))]) {
      for (const character of new Set(text)) await library.#add(character, face);
    }
    return library;
  }

  /** How a character is drawn: itself, its plainer form (Ⅰ as I), or an empty box. */
  drawn(character: string, face: Face): Drawn {
    return this.#drawn.get(`${face} ${character}`) ?? this.#drawn.get(`${face} ${missing}`) ?? { text: '', font: '' };
  }

  /** Every font in use, by name. */
  *fonts(): Iterable<[string, Font]> {
    for (const [name, font] of this.#fonts) if (font) yield [name, font];
  }

  async #add(character: string, face: Face): Promise<void> {
    const key = `${face} ${character}`;
    if (this.#drawn.has(key)) return;
    const own = character in substitutes ? undefined : await this.#find(character, face);
    const text = own === undefined ? (substitutes[character] ?? character.normalize('NFKC')) : character;
    const font = own ?? (await this.#find(text.charAt(0) || ' ', face));
    this.#drawn.set(key, font === undefined ? undefined : { text, font });
  }

  /** Name of the first font that has a character. */
  async #find(character: string, face: Face): Promise<string | undefined> {
    const point = character.codePointAt(0) ?? 0;
    for (const one of this.#subsets[face === 'mono' ? 'mono' : 'sans']) {
      if (!one.ranges.some(([from, to]) => point >= from && point <= to)) continue;
      const name = one.family.file(one.subset, face).replace('.woff2', `-${one.family.weight(face) ?? 'static'}`);
      if (!this.#fonts.has(name)) this.#fonts.set(name, await open(one, face, name));
      if (this.#fonts.get(name)?.hasGlyphForCodePoint(point)) return name;
    }
    return undefined;
  }
}

async function open({ family, subset }: SubsetRange, face: Face, name: string): Promise<Font | undefined> {
  const folder = join(dirname(family.ranges), 'files');
  const bytes = await readFile(join(folder, family.file(subset, face))).catch(() => undefined);
  if (!bytes) return undefined;
  const whole = create(Buffer.from(await decompress(bytes)));
  const weight = family.weight(face);
  const isInstance = weight !== undefined && whole.variationAxes['wght']?.default !== weight;
  const font = isInstance ? whole.getVariation({ wght: weight }) : whole;
  const createSubset = font.createSubset.bind(font);
  font.createSubset = () => {
    const made = createSubset();
    made.glyphEncoder = { encodeSimple: encodeOutline };
    return made;
  };
  // pdfkit takes two fonts of one name for one, and all weights and subsets of a family share theirs.
  Object.defineProperty(font, 'postscriptName', { value: name });
  return font;
}
