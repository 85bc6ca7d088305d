// What a widget on other pages imports when it needs it: files of their own beside it, fetched with their integrity.
import { join } from 'node:path';

/** Packages that are external to the artefacts of npm, since widgets fetch them when they need them. */
export const lazy = ['katex', '@noble/hashes'];

/** Parts of the CDN build: how the sources import them, where they are and what they give. */
export const parts = [
  { name: 'katex', import: /^katex$/, file: 'katex', exports: ['default'] },
  { name: 'hmac-sha256', import: /\/hmac-sha256\.ts$/, file: '../client/src/hmac-sha256.ts', exports: ['hmacSha256'] },
];

/** Source of a part by itself. */
export const sourceOf = ({ file, exports }) =>
  `export { ${exports.join(', ')} } from '${file.startsWith('.') ? `./${file}` : file}';`;

/** @param published `{ file, integrity }` of the parts by their names. */
export function lazyParts(published) {
  return {
    name: 'lazy-parts',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /.*/ }, ({ path, kind }) => {
        const part = kind === 'dynamic-import' && parts.find((each) => each.import.test(path));
        return part ? { path: part.name, namespace: 'lazy-part' } : undefined;
      });
      onLoad({ filter: /.*/, namespace: 'lazy-part' }, ({ path }) => {
        const { file, integrity } = published[path];
        const given = parts.find(({ name }) => name === path).exports;
        const hands = given.map((name) =>
          name === 'default' ? 'export default part.default;' : `export const ${name} = part.${name};`,
        );
        return {
          contents: `import { loadPart } from './src/element/part.ts';
const part = await loadPart(${JSON.stringify(file)}, ${JSON.stringify(integrity)});
${hands.join('\n')}`,
          loader: 'ts',
          resolveDir: join(import.meta.dirname, '..'),
        };
      });
    },
  };
}
