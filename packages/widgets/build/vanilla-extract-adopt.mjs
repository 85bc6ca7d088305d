// vanilla-extract for esbuild, whose CSS is not a file but a string that its module registers when it loads: shadow roots
// adopt it. Each stylesheet module counts once, in import order.
import { dirname } from 'node:path';
import { compile, cssFileFilter, processVanillaFile } from '@vanilla-extract/integration';
import { transform } from 'lightningcss';

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
 * Puts the sheets of one bundle in their place as one: rules of classes that the bundle never gives out and variables
 * that nothing reads are left out, and names of classes and of variables of our own are as short as they can be.
 *
 * @param isShadow a shadow tree takes the sheet: it has no `:root`, and its theme is set on the host.
 */
export function packSheets(bundle, sheets, { isShadow }) {
  const text = bundle.original;
  const marks = [...text.matchAll(/"@css:(\d+)@"/g)];
  const given = new Set(text.match(ownClass));
  const css = prune(marks.map(([, index]) => sheets[Number(index)]).join('\n'), (name) => given.has(name));
  const sheet = printed(css, { minify: true, visitor: isShadow ? { Selector: withoutDocument } : {} });
  const names = new Map();
  const short = (long) => {
    if (!names.has(long)) names.set(long, `a${names.size.toString(36)}`);
    return names.get(long);
  };
  const shortened = (long) => long.replaceAll(ownClass, short).replaceAll(own, (name) => `--${short(name)}`);
  let isFirst = true;
  bundle.replaceAll(/([\w$]+)\("@css:\d+@"\)/g, (_, register) => {
    const call = isFirst ? `${register}(${JSON.stringify(shortened(sheet))})` : '0';
    isFirst = false;
    return call;
  });
  bundle.replaceAll(ownClass, short).replaceAll(own, shortened);
}

const ownClass = /_v[a-z0-9]+_/g;
/** Variables that no page sets: not the colours, spaces, radii and fonts, whose names are a promise. */
const own = /--assay-(?:type|motion|easing|control|measure)[\w-]*/g;

/** Leaves out what can match nothing or is read by nothing, and then what only that kept. */
function prune(css, isGiven) {
  const classes = namesIn(css, /(?<=\.)_v[a-z0-9]+_/g).filter((name) => !isGiven(name));
  const animations = namesIn(css, /(?<=@keyframes )\S+/g).filter((name) => css.split(name).length === 2);
  const read = new Set(namesIn(css, /(?<=var\()--[\w-]+/g));
  const rest = printed(css, { unusedSymbols: [...classes, ...animations] }).replaceAll(
    /^\s*(--[\w-]+):[^;{}]*;\n?/gm,
    (line, name) => (read.has(name) ? line : ''),
  );
  return rest.length === css.length ? css : prune(rest, isGiven);
}

function namesIn(css, pattern) {
  return [...new Set(css.match(pattern))];
}

function withoutDocument([first, ...rest]) {
  const isTheme = first?.type === 'attribute' && first.name === 'data-theme' && rest.length === 0;
  return isTheme || first?.kind === 'root' ? [] : undefined;
}

function printed(css, options) {
  return transform({ filename: 'adopted.css', code: Buffer.from(css), ...options }).code.toString();
}
