// The words of the files for other pages: every message of a widget in every language, compiled from the same files that
// the translator reads. A test of the words holds that both say the same.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/**
 * The words of all languages of a room, the keys only once. They stand in the bundle, each in every language, so nothing is
 * fetched and nothing can be missing: a language is read when it is spoken.
 *
 * @param rooms where the folders of the words are put, by marks that stand in their place for `packWords`.
 */
export const compiledWords = (rooms) => ({
  name: 'compiled-words',
  setup({ onResolve, onLoad }) {
    const indexOf = (folder) => (rooms.includes(folder) ? rooms.indexOf(folder) : rooms.push(folder) - 1);
    onResolve({ filter: /^message-keys:/ }, ({ path }) => {
      const folder = path.slice('message-keys:'.length);
      // The name goes into source maps: it does not say where this was built.
      return { path: relative(process.cwd(), folder), namespace: 'message-keys', pluginData: folder };
    });
    onLoad({ filter: /.*/, namespace: 'message-keys' }, ({ pluginData: folder }) => ({
      contents: `export const words = (values) => () =>
  Object.fromEntries("@keys:${indexOf(folder)}@".map((key, index) => [key, values[index]]));`,
      loader: 'js',
    }));
    onLoad({ filter: /\/messages\/\w+\.json$/ }, ({ path }) => {
      const folder = dirname(path);
      return {
        contents: `import { words } from ${JSON.stringify(`message-keys:${folder}`)};
export default /* @__PURE__ */ words("@words:${indexOf(folder)}:${basename(path)}@");`,
        loader: 'js',
        resolveDir: folder,
      };
    });
    onLoad({ filter: /\/messages\.ts$/ }, ({ path }) => {
      const loads = /\(\) => import\('(\.\/messages\/(\w+)\.json)'\)/g;
      const source = readFileSync(path, 'utf8');
      const imports = [...source.matchAll(loads)].map(([, file, locale]) => `import ${locale} from '${file}';\n`);
      return {
        contents: imports.join('') + source.replaceAll(loads, (_, __, locale) => locale),
        loader: 'ts',
        resolveDir: dirname(path),
      };
    });
    onLoad({ filter: /i18n\/src\/catalogue\.ts$/ }, () => ({
      contents: 'export const defineCatalogue = (area, load) => ({ area, load });',
      loader: 'js',
    }));
    onLoad({ filter: /i18n\/src\/translator\.ts$/ }, ({ path }) => ({
      contents: `export { createTranslator } from './compiled/translator.ts';`,
      loader: 'js',
      resolveDir: dirname(path),
    }));
  },
});

/** Puts the words of a bundle, a `MagicString`, in their place, but for those that nothing in it names, whole or by the head of their key. */
export function packWords(bundle, rooms) {
  const text = bundle.original;
  const heads = [...text.matchAll(/`([\w.]+\.)\$\{/g)].map(([, head]) => head);
  // A key that begins with a value could be any.
  const isAny = /\(`\$\{[^}]*\}\.\w/.test(text);
  const isNamed = (key) => {
    const name = key.replace(/_(?:zero|one|two|few|many|other)$/, '');
    return isAny || text.includes(JSON.stringify(name)) || heads.some((head) => name.startsWith(head));
  };
  const keys = rooms.map((folder) => keysOf(folder).filter(isNamed));
  bundle
    .replaceAll(/"@keys:(\d+)@"/g, (_, room) => `${JSON.stringify(keys[room].join(' '))}.split(" ")`)
    .replaceAll(/"@words:(\d+):([\w.]+)@"/g, (_, room, file) => {
      const texts = new Map(leaves(JSON.parse(readFileSync(join(rooms[room], file), 'utf8'))));
      return JSON.stringify(keys[room].map((key) => texts.get(key) ?? 0));
    });
}

const keysOf = (folder) => [
  ...new Set(
    readdirSync(folder).flatMap((file) =>
      leaves(JSON.parse(readFileSync(join(folder, file), 'utf8'))).map(([key]) => key),
    ),
  ),
];

function leaves(tree, prefix = '') {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : leaves(value, `${prefix}${key}.`),
  );
}
