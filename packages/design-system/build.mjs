// Builds the package as it is published: `node build.mjs [folder]` in its own folder, by default into dist, which is what `npm publish` takes.
import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'tsup';

const out = resolve(process.argv[2] ?? 'dist');
const fonts = ['latin', 'zh-hans', 'zh-hant', 'ja'];

await rm(out, { recursive: true, force: true });
await mkdir(join(out, 'fonts'), { recursive: true });
await build({
  config: false,
  silent: true,
  entry: { index: 'src/index.ts', page: 'src/page.ts', style: 'src/style.ts', 'fonts/index': 'src/fonts/index.ts' },
  outDir: out,
  format: 'esm',
  target: 'es2023',
  // Without it every class of vanilla-extract carries its source as a base64 comment, which triples the CSS.
  minify: true,
  dts: false,
  // Font sheets stay files of their own, so that a consumer's bundler loads the active language's alone.
  external: fonts.map((name) => `./${name}.css`),
  esbuildPlugins: [vanillaExtractPlugin()],
});
await rename(join(out, 'index.css'), join(out, 'styles.css'));
// These two are all CSS or need none of their own: what tsup wrote beside them is empty or stands in styles.css.
for (const name of ['page.js', 'style.css']) await rm(join(out, name), { force: true });
for (const name of fonts) await cp(`src/fonts/${name}.css`, join(out, 'fonts', `${name}.css`));

const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript-7/package.json')), 'bin/tsc');
const { status } = spawnSync(
  process.execPath,
  [compiler, '-p', 'tsconfig.build.json', '--outDir', join(out, 'types')],
  {
    stdio: 'inherit',
  },
);
if (status !== 0) process.exit(1);

// npm has no `publishConfig.exports`: the manifest of the published folder is written from it.
const { publishConfig, scripts: _, files: __, ...manifest } = JSON.parse(await readFile('package.json', 'utf8'));
const published = { ...manifest, sideEffects: ['**/*.css'], exports: publishConfig.exports };
await writeFile(join(out, 'package.json'), `${JSON.stringify(published, undefined, 2)}\n`);
