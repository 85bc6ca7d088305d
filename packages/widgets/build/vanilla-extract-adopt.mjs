// vanilla-extract for esbuild, whose CSS is not a file but a string that its module registers when it loads: shadow roots
// adopt it. Each stylesheet module counts once, in import order.
import { dirname } from 'node:path';
import { compile, cssFileFilter, processVanillaFile } from '@vanilla-extract/integration';

/**
 * @param runtime module that exports `registerCss(css: string)`.
 * @param sheets where the CSS is put instead of the modules, by a mark that stands in its place for `packSheets`.
 */
export function vanillaExtractAdopt({ runtime, sheets }) {
  return {
    name: 'vanilla-extract-adopt',
    setup(build) {
      const sources = new Map();
      const { minify, target, absWorkingDir: cwd = process.cwd() } = build.initialOptions;
      const identOption = sheets ? ({ hash }) => `_v${hash}_` : minify ? 'short' : 'debug';
      build.onResolve({ filter: /^adopted-css:/ }, ({ path }) => ({
        path: path.slice('adopted-css:'.length),
        namespace: 'adopted-css',
        sideEffects: true,
      }));
      build.onLoad({ filter: /.*/, namespace: 'adopted-css' }, async ({ path }) => {
        const source = sources.get(path);
        const css = sheets ? `@css:${sheets.push(source) - 1}@` : await minified(build, source, minify, target);
        return {
          contents: `import { registerCss } from ${JSON.stringify(runtime)};\nregisterCss(${JSON.stringify(css)});`,
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
            sources.set(id, css);
            return `import ${JSON.stringify(`adopted-css:${id}`)};`;
          },
        });
        return { contents, loader: 'js', watchFiles, resolveDir: dirname(path) };
      });
    },
  };
}

async function minified({ esbuild }, css, minify, target) {
  return (await esbuild.transform(css, { loader: 'css', minify, target })).code.trim();
}

/**
 * Puts the sheets of one bundle in their place as one: variables that nothing reads are left out, and names of classes
 * are as short as they can be.
 */
export async function packSheets(bundle, sheets, { esbuild, target }) {
  const marks = [...bundle.matchAll(/"@css:(\d+)@"/g)];
  const css = prune(marks.map(([, index]) => sheets[Number(index)]).join('\n'));
  const { code } = await esbuild.transform(css, { loader: 'css', minify: true, target });
  let isFirst = true;
  const whole = bundle.replaceAll(/"@css:\d+@"/g, () => {
    const text = isFirst ? JSON.stringify(code.trim()) : '""';
    isFirst = false;
    return text;
  });
  const names = new Map();
  return whole.replaceAll(/_v[a-z0-9]+_/g, (long) => {
    if (!names.has(long)) names.set(long, `a${names.size.toString(36)}`);
    return names.get(long);
  });
}

/** Leaves out declarations of custom properties that no value reads, and then those that only they read. */
function prune(css) {
  const used = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  const rest = css.replaceAll(/^\s*(--[\w-]+):[^;{}]*;\n?/gm, (line, name) => (used.has(name) ? line : ''));
  return rest === css ? css : prune(rest);
}
