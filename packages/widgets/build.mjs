// Builds the three artefacts of the widgets and what is written about them: `node build.mjs` in its own folder, into dist.
//   react/     components: light DOM, CSS beside them, React and the design system external
//   elements/  custom elements with React external, and types
//   cdn/       v1/ and v<version>/: the loader, one file per widget with Preact inside, integrity.json
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'esbuild';
import { customElements, page, types } from './build/descriptions.mjs';
import { buildElements } from './build/elements.mjs';
import { lazy, lazyParts, parts, sourceOf } from './build/lazy-parts.mjs';
import { publishedManifest } from './build/manifest.mjs';
import { elementSource, entries, packing, target } from './build/pack.mjs';
import { buildReact } from './build/react.mjs';
import { findWidgets } from './build/widgets.mjs';
import { commonAttributes, commonEvents } from './src/element/widget-spec.ts';

const root = import.meta.dirname;
/** Built aside and put in place whole: whoever serves or packs `dist` meanwhile sees the former build, never a half. */
const caches = join(root, '../../node_modules/.cache');
await mkdir(caches, { recursive: true });
const dist = await mkdtemp(join(caches, 'widgets-'));
process.once('exit', () => rmSync(dist, { recursive: true, force: true }));
const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
const { version } = manifest;
const line = `v${version.split('.')[0] === '0' ? 1 : version.split('.')[0]}`;
const common = { attributes: commonAttributes, events: commonEvents };
const widgets = await findWidgets(root);
const names = widgets.map(({ name }) => name);
const define = { ASSAY_WIDGETS_VERSION: JSON.stringify(version), 'process.env.NODE_ENV': '"production"' };
const shared = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  // Escaped letters would double the size of Chinese and Japanese words.
  charset: 'utf8',
  legalComments: 'none',
  target,
  jsx: 'automatic',
  logLevel: 'warning',
  metafile: true,
  define,
};

await buildReact({ root, out: join(dist, 'react'), names, lazy });
await buildElements({ root, out: join(dist, 'elements'), names, lazy, define });
const cdn = await buildCdn();
await describe();
await writeManifest();
await rm(join(root, 'dist'), { recursive: true, force: true });
// A temporary folder is its maker's alone; what is published is everybody's.
await chmod(dist, 0o755);
await rename(dist, join(root, 'dist'));
process.stdout.write(`${widgets.length} widgets, ${cdn}\n`);

/** One file per widget, nothing imported: its integrity is that of one script element. */
async function buildCdn() {
  const folder = join(dist, 'cdn', `v${version}`);
  await mkdir(folder, { recursive: true });
  const compat = {
    react: 'preact/compat',
    'react-dom': 'preact/compat',
    'react-dom/client': 'preact/compat/client',
    'react/jsx-runtime': 'preact/jsx-runtime',
    'react/jsx-dev-runtime': 'preact/jsx-runtime',
  };
  const options = { ...shared, format: 'esm', alias: compat, write: false, outdir: folder };
  const shells = [];
  const published = {};
  for (const part of parts) {
    const stdin = { contents: sourceOf(part), resolveDir: root, loader: 'ts' };
    const { outputFiles } = await build({ ...shared, format: 'esm', stdin, write: false });
    published[part.name] = await publish(folder, part.name, outputFiles[0].contents);
  }
  for (const { name, spec } of widgets) {
    const entry = entries(root, () => elementSource(name, 'defineWidget(binding, versionedTag(binding.spec.tag));'));
    const plugins = [entry, lazyParts(published)];
    const code = await bundle({ ...options, entryPoints: { [name]: `entry:${name}` } }, plugins);
    const { file, integrity } = await publish(folder, name, code);
    // For a page that names it beside the loader, and need not wait for that one to ask for it.
    const named = `${name}.js`;
    for (const end of ['', '.gz', '.br']) await cp(join(folder, file + end), join(folder, named + end));
    const all = { ...spec.attributes, ...commonAttributes };
    shells.push({
      tag: spec.tag,
      named,
      file,
      integrity,
      inner: `${spec.tag}-v${version.replaceAll(/[^a-z0-9]+/g, '-')}`,
      attributes: Object.keys(all).map((property) => property.replaceAll(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)),
      properties: [...Object.keys(all), ...Object.keys(spec.properties)],
      methods: Object.keys(spec.methods),
      ...(spec.form ? { form: spec.form } : {}),
      ...(spec.needsSession ? { asksAs: name } : {}),
    });
  }
  const hosted = { ...options, entryPoints: { 'hosted-form': 'src/sales-lead/hosted-form.tsx' } };
  const form = await bundle(hosted, [lazyParts(published)], { isShadow: false });
  await write(join(folder, 'hosted-form.js'), form);
  const loader = await build({
    ...shared,
    entryPoints: ['src/element/loader.ts'],
    format: 'iife',
    write: false,
    define: { ...shared.define, ASSAY_SHELLS: JSON.stringify(shells) },
  });
  await write(join(folder, 'loader.js'), loader.outputFiles[0].contents);
  const integrity = Object.fromEntries([
    ...shells.map(({ named, integrity: hash }) => [named, hash]),
    ...[...shells, ...Object.values(published)].map(({ file, integrity: hash }) => [file, hash]),
    ['loader.js', integrityOf(loader.outputFiles[0].contents)],
  ]);
  await write(join(folder, 'integrity.json'), `${JSON.stringify({ version, integrity }, undefined, 2)}\n`);
  await cp(folder, join(dist, 'cdn', line), { recursive: true });
  return `loader ${loader.outputFiles[0].contents.length} bytes`;
}

/** One file, in which Preact stands for React. */
async function bundle(options, more, { isShadow = true } = {}) {
  const name = Object.keys(options.entryPoints)[0];
  const { plugins, pack } = packing(root, { isShadow });
  const { outputFiles, metafile } = await build({ ...options, plugins: [...more, ...plugins] });
  const [{ inputs }] = Object.values(metafile.outputs);
  // An alias that was forgotten would bring a second framework.
  const holdsReact = Object.keys(inputs).some((file) => /node_modules\/(react|react-dom|scheduler)\//.test(file));
  if (holdsReact) throw new Error(`The CDN build of ${name} holds React itself; alias it to Preact.`);
  // Every element is mounted by the library for that; the hosted form is no element.
  const holdsR2wc = Object.keys(inputs).some((file) => file.includes('node_modules/@r2wc/'));
  if (holdsR2wc !== isShadow) throw new Error(`The CDN build of ${name} ${isShadow ? 'lacks' : 'holds'} r2wc.`);
  return Buffer.from((await pack(`${name}.js`, outputFiles[0].text)).code);
}

async function describe() {
  await writeFile(
    join(dist, 'custom-elements.json'),
    `${JSON.stringify(customElements(widgets, common), undefined, 2)}\n`,
  );
  await writeFile(join(dist, 'elements/index.d.ts'), types(widgets, common));
  const file = resolve(root, '../../docs/embedding.md');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const [begin, end] = ['<!-- elements: begin -->', '<!-- elements: end -->'];
  const [before, rest = ''] = text.split(begin);
  const after = rest.split(end)[1] ?? '';
  const next = `${before}${begin}\n${page(widgets, common)}\n${end}${after}`;
  if (next !== text) await writeFile(file, next);
}

/** What is published is `dist`: components, elements for a bundle with React, their types and their description. */
async function writeManifest() {
  await writeFile(join(dist, 'elements/index.js'), names.map((name) => `import './${name}.js';\n`).join(''));
  for (const name of names) {
    await writeFile(join(dist, `elements/${name}.d.ts`), `import './index.d.ts';\n\nexport {};\n`);
  }
  await cp(join(root, 'README.md'), join(dist, 'README.md'));
  await cp(join(root, '../../LICENSE'), join(dist, 'LICENSE'));
  const published = publishedManifest(manifest, names, lazy);
  await writeFile(join(dist, 'package.json'), `${JSON.stringify(published, undefined, 2)}\n`);
}

function integrityOf(contents) {
  return `sha384-${createHash('sha384').update(contents).digest('base64')}`;
}

async function publish(folder, name, contents) {
  const hash = createHash('sha256').update(contents).digest('hex').slice(0, 8).toUpperCase();
  const file = `${basename(name)}.${hash}.js`;
  await write(join(folder, file), contents);
  return { file, integrity: integrityOf(contents) };
}

/** Writes a file with its compressed neighbours, which the service serves as they are. */
async function write(path, contents) {
  await writeFile(path, contents);
  const bytes = Buffer.from(contents);
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
}
