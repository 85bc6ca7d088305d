// What is done to the one file of an element: its styles become one sheet, its words one table, and a second compressor finds
// what the first one leaves.
import { join } from 'node:path';
import remapping from '@jridgewell/remapping';
import { MagicString } from 'magic-string';
import { minify } from 'rolldown/utils';
import { packSheets, vanillaExtractAdopt } from './vanilla-extract-adopt.mjs';
import { compiledWords, packWords } from './words.mjs';

export const target = 'es2022';

/**
 * Plugins that put marks for styles and words into a bundle, and what puts both in the place of their marks.
 *
 * @param root folder of the package.
 * @param isShadow the file draws into a shadow tree, which its sheet is for. @default true
 */
export function packing(root, { isShadow = true } = {}) {
  const sheets = [];
  const rooms = [];
  return {
    plugins: [
      compiledWords(rooms),
      vanillaExtractAdopt({ runtime: join(root, 'src/element/adopted-styles.ts'), sheets }),
    ],
    /** What becomes of `text`, the whole file; `map`, where there is one, leads from it to its sources. */
    async pack(path, text, map) {
      const packed = new MagicString(text);
      packSheets(packed, sheets, { isShadow });
      packWords(packed, rooms);
      const minified = await minify(path, packed.toString(), {
        module: true,
        compress: { target },
        mangle: { toplevel: true },
        sourcemap: map !== undefined,
      });
      if (minified.errors.length > 0) throw new Error(minified.errors[0].message);
      if (map === undefined) return { code: minified.code };
      const edited = packed.generateMap({ source: path, hires: 'boundary' });
      return { code: minified.code, map: remapping([minified.map, edited, map], () => null) };
    },
  };
}

/** Source of the file of a widget's element, which stands nowhere: it defines the element where it is imported. */
export const elementSource = (name, definition) => `import { binding } from './src/${name}/${name}.element.tsx';
import { defineWidget, versionedTag } from './src/element/define.ts';
${definition}`;

/** Entries that stand in no file: `entry:NAME`. */
export function entries(root, contentsOf) {
  return {
    name: 'entries',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^entry:/ }, ({ path }) => ({ path: path.slice('entry:'.length), namespace: 'entry' }));
      onLoad({ filter: /.*/, namespace: 'entry' }, ({ path }) => ({
        contents: contentsOf(path),
        loader: 'ts',
        resolveDir: root,
      }));
    },
  };
}

/** For tsup, which leaves out what a manifest names: everything is bundled but these packages. */
export const allBut = (names) => [new RegExp(`^(?!(?:${names.join('|')})(?:/|$))`)];
