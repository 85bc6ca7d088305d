// The React artefact: components in the light DOM as modules, a stylesheet for each widget, and types that name no package of
// this workspace but the design system.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { compile, cssFileFilter, processVanillaFile } from '@vanilla-extract/integration';
import { build } from 'esbuild';
import { writeTypes } from './react-types.mjs';

const designSystem = '@assay/design-system';
/** What a package of this workspace that is bundled here asks for: an application has it once. */
export const inside = ['i18next'];
const layerOrder = '@layer assay.reset,assay.theme,assay.component,assay.utility;';

/**
 * @param root folder of the package.
 * @param out folder that is written.
 * @param names names of the widgets.
 * @param lazy packages that widgets fetch when they need them.
 */
export async function buildReact({ root, out, names, lazy }) {
  await mkdir(out, { recursive: true });
  const entries = { index: 'src/react/index.ts' };
  for (const name of names) entries[name] = `src/${name}/index.ts`;
  await build({
    absWorkingDir: root,
    bundle: true,
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    target: 'es2022',
    jsx: 'automatic',
    logLevel: 'warning',
    entryPoints: entries,
    outdir: out,
    format: 'esm',
    splitting: true,
    chunkNames: 'shared/[name]-[hash]',
    // In an app of React server components they are drawn in the browser too.
    banner: { css: layerOrder, js: "'use client';" },
    external: ['react', 'react-dom', designSystem, ...lazy, ...inside],
    plugins: [ownStyles(root)],
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
            const id = `own-style:${fileName}`;
            sheets.set(id, css);
            return `import ${JSON.stringify(id)};`;
          },
        });
        return { contents, loader: 'js', watchFiles, resolveDir: root };
      });
    },
  };
}
