// Builds the package as it is published: `node build.mjs` in its own folder, into dist, which is what `npm publish` takes.
// Every module stays a module, so that a consumer's bundler takes what is used; stylesheets are compiled, so that it has nothing to run.
import { spawnSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { compile, processVanillaFile } from '@vanilla-extract/integration';
import { build, transform } from 'esbuild';
import { build as bundle } from 'tsup';

const out = resolve('dist');
const home = process.cwd();
const {
  publishConfig,
  scripts: _,
  files: __,
  devDependencies: ___,
  ...manifest
} = JSON.parse(await readFile('package.json', 'utf8'));
/** Sources of the entries by the subpath that a consumer imports; the page's ground is a stylesheet alone. */
const entries = Object.entries(manifest.exports).map(([subpath, source]) => [subpath, relative('.', source)]);
const modules = entries.filter(([subpath]) => subpath !== './page');
const layerOrder = '@layer assay.reset,assay.theme,assay.component,assay.utility;';
const kebab = (name) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
const isStyle = (file) => file.endsWith('.css.ts');

/** What each reachable module imports, as paths from here, in the order of its import statements. */
async function readGraph() {
  const { metafile } = await build({
    entryPoints: entries.map(([, source]) => source),
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    packages: 'external',
    external: ['*.css'],
    outdir: out,
    logLevel: 'error',
  });
  return new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      file,
      imports.filter(({ external }) => !external).map(({ path }) => path),
    ]),
  );
}

/** Modules that some modules need, and these themselves, each after those it imports. */
function inOrder(graph, from) {
  const seen = new Set();
  const ordered = [];
  const visit = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const next of graph.get(file) ?? []) visit(next);
    ordered.push(file);
  };
  for (const file of from) visit(file);
  return ordered;
}

/** A stylesheet as the rules it makes and the module of its class names. */
async function compileStyle(file) {
  const filePath = resolve(file);
  const { source } = await compile({ filePath, cwd: home, identOption: 'short' });
  let css = '';
  const module = await processVanillaFile({
    source,
    filePath,
    identOption: 'short',
    serializeVirtualCssPath({ fileScope, source: rules }) {
      if (resolve(fileScope.filePath) === filePath) css = rules;
      return '';
    },
  });
  const { code } = await transform(css, {
    loader: 'css',
    minify: true,
    target: ['chrome120', 'safari17', 'firefox121'],
  });
  return { css: code.trim(), module: module.trim() };
}

/** Of modules that draw or keep state: in an app of React server components they are drawn in the browser too. */
const clientMark = "'use client';";
const isForClient = (file, code) => file.endsWith('x') || /from "react(-dom)?"/.test(code);

/** Sources as the modules that are published, one for each: types and JSX gone, imports naming the files that lie beside them. */
async function compileModules(files) {
  await bundle({
    config: false,
    silent: true,
    bundle: false,
    entry: files,
    outDir: out,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    sourcemap: true,
    clean: false,
    esbuildOptions(options) {
      options.outbase = 'src';
      // The sources are not published: the map carries them.
      options.sourcesContent = true;
      options.jsx = 'automatic';
    },
    plugins: [
      { name: 'published', renderChunk: (code, { map, entryPoint }) => ({ code: shown(entryPoint, code), map }) },
    ],
  });
}

/** Lines stay where they are, so that the source map holds. */
function shown(file, code) {
  return (
    (isForClient(file, code) ? clientMark : '') +
    code
      .replace(/^import "\.[^"]*\.css\.ts";$/gm, '')
      .replace(/((?:from|import\()\s*")(\.[^"]*)\.tsx?(")/g, '$1$2.js$3')
  );
}

async function write(file, content) {
  const path = join(out, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** The export statements of some entries by the component folder they come from. */
function componentsOf(sources) {
  const components = new Map();
  for (const [statement, folder] of sources.matchAll(/^export (?:type )?\{[^}]*\} from '\.\/([A-Z]\w*)\/[^']*';$/gm)) {
    components.set(folder, [...(components.get(folder) ?? []), statement]);
  }
  return components;
}

await rm(out, { recursive: true, force: true });
const graph = await readGraph();
const order = inOrder(
  graph,
  modules.map(([, source]) => source),
);
const rules = new Map();
await compileModules([...graph.keys()].filter((file) => !isStyle(file)));
for (const file of [...graph.keys()].filter(isStyle)) {
  const { css, module } = await compileStyle(file);
  rules.set(file, css);
  await write(relative('src', file).replace(/\.ts$/, '.js'), `${module}\n`);
}

const folderOf = (file) => file.split('/')[1];
const components = componentsOf((await Promise.all(modules.map(([, source]) => readFile(source, 'utf8')))).join('\n'));
const isTheme = (file) => folderOf(file) === 'theme';

/** Folders of components, each after those it is built from. */
const folders = inOrder(
  new Map(
    [...new Set([...graph.keys()].map(folderOf))].map((folder) => [
      folder,
      [...graph].filter(([file]) => folderOf(file) === folder).flatMap(([, imports]) => imports.map(folderOf)),
    ]),
  ),
  order.map(folderOf),
);
const componentStyles = order
  .filter((file) => isStyle(file) && !isTheme(file) && rules.get(file))
  .sort((one, other) => folders.indexOf(folderOf(one)) - folders.indexOf(folderOf(other)));
// Component files repeat what they are built from. A layer for each, in the one order that theme.css states, makes that harmless.
const layersOf = (files) =>
  `@layer ${[...new Set(files.map((file) => `assay.component.${kebab(folderOf(file))}`))].join(',')};`;
const themeCss = order
  .filter(isTheme)
  .map((file) => rules.get(file) ?? '')
  .join('');
await write('theme.css', layerOrder + layersOf(componentStyles) + themeCss);
await write('page.css', layerOrder + rules.get('src/theme/page.css.ts'));
await write('styles.css', layerOrder + themeCss + componentStyles.map((file) => rules.get(file)).join(''));
for (const [folder, statements] of components) {
  const name = kebab(folder);
  const lines = statements.join('\n');
  const { code } = await transform(lines, { loader: 'ts' });
  await write(`${name}.js`, code.replace(/\.tsx?"/g, '.js"'));
  await write(`types/${name}.d.ts`, `${lines}\n`);
  const own = [...graph.keys()].filter((file) => lines.includes(`'./${file.slice('src/'.length)}'`));
  const needed = new Set(inOrder(graph, own));
  const files = componentStyles.filter((file) => needed.has(file));
  const parts = files.map((file) =>
    rules.get(file).replaceAll('@layer assay.component{', `@layer assay.component.${kebab(folderOf(file))}{`),
  );
  await write(`${name}.css`, layerOrder + (files.length > 0 ? layersOf(files) : '') + parts.join(''));
}

for (const file of await readdir('src/fonts')) {
  if (/\.(css|woff2)$/.test(file)) await cp(join('src/fonts', file), join(out, 'fonts', file));
}
await cp('README.md', join(out, 'README.md'));
await cp('../../LICENSE', join(out, 'LICENSE'));
await cp('CHANGELOG.md', join(out, 'CHANGELOG.md'));

const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript-7/package.json')), 'bin/tsc');
const { status } = spawnSync(
  process.execPath,
  // Types are judged by the gate of their own; here they are only written down.
  [compiler, '-p', 'tsconfig.build.json', '--noCheck', '--outDir', join(out, 'types')],
  { stdio: 'inherit' },
);
if (status !== 0) process.exit(1);

// npm has no `publishConfig.exports`: the manifest of the published folder is written from the sources' entries, and from the components.
const script = (name) => ({ types: `./types/${name}.d.ts`, default: `./${name}.js` });
const published = {
  ...manifest,
  sideEffects: ['**/*.css'],
  exports: Object.fromEntries([
    ...modules.map(([subpath, source]) => [subpath, script(relative('src', source).replace(/\.ts$/, ''))]),
    ...Object.entries(publishConfig.exports),
    ...[...components.keys()].map(kebab).flatMap((name) => [
      [`./${name}`, script(name)],
      [`./${name}.css`, `./${name}.css`],
    ]),
  ]),
};
await write('package.json', `${JSON.stringify(published, undefined, 2)}\n`);
