// The elements for a bundle with React: one file each, React and what is fetched late external.
import { build } from 'tsup';
import { allBut, elementSource, entries, packing, target } from './pack.mjs';

const react = ['react', 'react-dom'];

/**
 * Works in the folder of the package, where tsup reads the manifest and the settings of TypeScript.
 *
 * @param root folder of the package.
 * @param out folder that is written.
 * @param names names of the widgets.
 * @param lazy packages that widgets fetch when they need them.
 * @param define constants of the build.
 */
export async function buildElements({ root, out, names, lazy, define }) {
  const external = [...react, ...lazy];
  for (const name of names) {
    const { plugins, pack } = packing(root);
    await build({
      config: false,
      silent: true,
      entry: { [name]: `src/${name}/${name}.element.tsx` },
      outDir: out,
      format: 'esm',
      platform: 'browser',
      target,
      minify: true,
      sourcemap: true,
      splitting: false,
      clean: false,
      define,
      external,
      noExternal: allBut(external),
      esbuildPlugins: [entries(root, (path) => elementSource(path, 'defineWidget(binding);')), ...plugins],
      esbuildOptions(options) {
        // tsup takes files that exist; the entry that defines the element stands in none.
        options.entryPoints = { [name]: `entry:${name}` };
        // Escaped letters would double the size of Chinese and Japanese words.
        options.charset = 'utf8';
        options.legalComments = 'none';
        options.jsx = 'automatic';
        options.logLevel = 'warning';
      },
      plugins: [packedBy(pack)],
    });
  }
}

/** tsup would compose the maps by a way that takes ten times as long and leaves the place of the build in them. */
const packedBy = (pack) => ({
  name: 'pack',
  async renderChunk(text, chunk) {
    if (chunk.type !== 'chunk') return undefined;
    const { code, map } = await pack(chunk.path, text, chunk.map);
    chunk.map = map;
    return { code };
  },
});
