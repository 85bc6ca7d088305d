// vanilla-extract for esbuild, whose CSS is not a file but a string that its module registers when it loads: shadow roots
// adopt it. Each stylesheet module counts once, in import order.
import { dirname } from 'node:path';
import { compile, cssFileFilter, processVanillaFile } from '@vanilla-extract/integration';

/** @param runtime module that exports `registerCss(css: string)`. */
export function vanillaExtractAdopt({ runtime }) {
  return {
    name: 'vanilla-extract-adopt',
    setup(build) {
      const sheets = new Map();
      const { minify, target, absWorkingDir: cwd = process.cwd() } = build.initialOptions;
      const identOption = minify ? 'short' : 'debug';
      build.onResolve({ filter: /^adopted-css:/ }, ({ path }) => ({
        path: path.slice('adopted-css:'.length),
        namespace: 'adopted-css',
        sideEffects: true,
      }));
      build.onLoad({ filter: /.*/, namespace: 'adopted-css' }, async ({ path }) => {
        const { code } = await build.esbuild.transform(sheets.get(path), { loader: 'css', minify, target });
        return {
          contents: `import { registerCss } from ${JSON.stringify(runtime)};\nregisterCss(${JSON.stringify(code.trim())});`,
          loader: 'js',
          resolveDir: cwd,
        };
      });
      build.onLoad({ filter: cssFileFilter }, async ({ path }) => {
        const { source, watchFiles } = await compile({ filePath: path, cwd, identOption });
        const contents = await processVanillaFile({
          source,
          filePath: path,
          identOption,
          serializeVirtualCssPath({ fileName, source: css }) {
            // An id that ended in `.css` would be taken for a file of that kind.
            const id = `${fileName}.txt`;
            sheets.set(id, css);
            return `import ${JSON.stringify(`adopted-css:${id}`)};`;
          },
        });
        return { contents, loader: 'js', watchFiles, resolveDir: dirname(path) };
      });
    },
  };
}
