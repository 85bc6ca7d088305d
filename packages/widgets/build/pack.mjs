// What is done to the one file of an element: its styles become one sheet, its words one table, and a second compressor finds
// what the first one leaves.
import { join } from 'node:path';
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
    async pack(name, text) {
      const packed = packWords(packSheets(text, sheets, { isShadow }), rooms);
      const { code, errors } = await minify(`${name}.js`, packed, {
        module: true,
        compress: { target },
        mangle: { toplevel: true },
      });
      if (errors.length > 0) throw new Error(errors[0].message);
      return code;
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
