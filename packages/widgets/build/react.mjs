// The React artefact: components in the light DOM as modules, a stylesheet for each widget, and types that name no package of
// this workspace but the design system.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { compile, cssFileFilter, processVanillaFile } from '@vanilla-extract/integration';
import { build } from 'tsup';
import { allBut } from './pack.mjs';
import { writeTypes } from './react-types.mjs';

const designSystem = '@assay/design-system';
/** What a package of this workspace that is bundled here asks for: an application has it once. */
export const inside = ['i18next'];
const layerOrder = '@layer assay.reset,assay.theme,assay.component,assay.utility;';

/**
 * Works in the folder of the package, where tsup reads the manifest and the settings of TypeScript.
 *
 * @param root folder of the package.
 * @param out folder that is written.
 * @param names names of the widgets.
 * @param lazy packages that widgets fetch when they need them.
 */
export async function buildReact({ root, out, names, lazy }) {
  await mkdir(out, { recursive: true });
  const external = ['react', 'react-dom', designSystem, ...lazy, ...inside];
  const entries = { index: 'src/react/index.ts' };
  for (const name of names) entries[name] = `src/${name}/index.ts`;
  await build({
    config: false,
    silent: true,
    entry: entries,
    outDir: out,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    sourcemap: true,
    splitting: true,
    clean: false,
    external,
    noExternal: allBut(external),
    // In an app of React server components they are drawn in the browser too.
    banner: { css: layerOrder, js: "'use client';" },
    esbuildPlugins: [ownStyles(root)],
    esbuildOptions(options) {
      options.charset = 'utf8';
      // The sources are not published: the maps carry them.
      options.sourcesContent = true;
      options.legalComments = 'none';
      options.jsx = 'automatic';
      options.logLevel = 'warning';
      options.chunkNames = 'shared/[name]-[hash]';
    },
  });
  await writeTypes({ root, out: join(out, 'types'), entries: Object.values(entries) });
}

/** Entries of the published manifest. */
export function reactEntries(names) {
  const script = (name, file) => ({ types: `./react/types/widgets/${file}`, default: `./react/${name}.js` });
  return Object.fromEntries([
    ['./react', script('index', 'react/index.d.ts')],
    ...names.flatMap((name) => [
      [`./react/${name}`, script(name, `${name}/index.d.ts`)],
      [`./react/${name}.css`, `./react/${name}.css`],
    ]),
  ]);
}

/** vanilla-extract as plain CSS, without the rules of the design system, whose stylesheet the consumer links. */
function ownStyles(root) {
  return {
    name: 'own-styles',
    setup({ onResolve, onLoad }) {
      const sheets = new Map();
      onResolve({ filter: /^own-style:/ }, ({ path }) => ({ path, namespace: 'own-style', sideEffects: true }));
      onLoad({ filter: /.*/, namespace: 'own-style' }, ({ path }) => ({
        contents: sheets.get(path),
        loader: 'css',
        resolveDir: root,
      }));
      onLoad({ filter: cssFileFilter }, async ({ path }) => {
        const { source, watchFiles } = await compile({ filePath: path, cwd: root, identOption: 'short' });
        const contents = await processVanillaFile({
          source,
          filePath: path,
          identOption: 'short',
          serializeVirtualCssPath({ fileName, fileScope, source: css }) {
            if (fileScope.filePath.startsWith('../design-system/')) return '';
            // An id that ended in `.css` would be taken for a file of that kind.
            const id = `own-style:${fileName}.txt`;
            sheets.set(id, css);
            return `import ${JSON.stringify(id)};`;
          },
        });
        return { contents, loader: 'js', watchFiles, resolveDir: root };
      });
    },
  };
}
