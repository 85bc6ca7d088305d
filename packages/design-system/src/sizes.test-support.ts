/// <reference types="node" />
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** Script and styles of each export by its name, in KiB of gzip. */
export type Sizes = Readonly<Record<string, readonly [script: number, styles: number]>>;

const kebab = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
const kibibytes = (content: string | Uint8Array) => Math.round((gzipSync(content).length / 1024) * 10) / 10;

/** Exported components by the entry they come from, each with its folder. */
function componentsOf(source: string): { name: string; folder: string }[] {
  const statements = source.matchAll(/^export \{([^}]*)\} from '\.\/([A-Z]\w*)\/[^']*';$/gm);
  return [...statements].flatMap(([, names = '', folder = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]/.test(name) && !name.endsWith('Icon'))
      .map((name) => ({ name, folder })),
  );
}

/**
 * What a page carries that uses one component of an installed package and nothing else of ours: its script with everything it
 * is built from, bundled and minified, React and optional peers excluded, and its stylesheet. `sources` are the sources of the entries by name.
 */
export async function measureSizes(consumer: string, sources: Readonly<Record<string, string>>): Promise<Sizes> {
  const components = Object.entries(sources).flatMap(([entry, source]) =>
    componentsOf(source).map((component) => ({ ...component, entry })),
  );
  const folder = mkdtempSync(join(consumer, 'sizes-'));
  for (const { name, entry } of components)
    writeFileSync(join(folder, `${name}.js`), `export { ${name} } from '${entry}';`);
  // One run for all: each is a bundle of its own, while what they are built from is read once.
  const { outputFiles } = await build({
    entryPoints: components.map(({ name }) => join(folder, `${name}.js`)),
    outdir: folder,
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    external: ['react', 'react-dom', 'react/*', 'react-dom/*', 'prosemirror-*'],
    logLevel: 'error',
  });
  const scripts = new Map(outputFiles.map(({ path, contents }) => [basename(path, '.js'), contents]));
  const measured = components.map(({ name, folder: of }) => {
    const sheet = readFileSync(join(consumer, 'node_modules/@assay/design-system', `${kebab(of)}.css`));
    return [name, [kibibytes(scripts.get(name) ?? ''), kibibytes(sheet)]] as const;
  });
  return Object.fromEntries(measured.sort(([one], [other]) => (one < other ? -1 : 1)));
}

const least = 0.3;
const share = 0.05;

/** The measured figures, in which one that is stated nearly right already stays as it is: a comma is no reviewed change. */
export const settled = (stated: Sizes, measured: Sizes): Sizes =>
  Object.fromEntries(
    Object.entries(measured).map(([name, figures]) => {
      const before = stated[name];
      const isNear = before?.every((each, at) => {
        const now = figures[at] ?? 0;
        return Math.abs(each - now) <= Math.max(least, now * share);
      });
      return [name, before && isNear ? before : figures];
    }),
  );

/** As the file has it: one export a line. */
export const written = (sizes: Sizes) =>
  `{\n${Object.entries(sizes)
    .map(([name, [script, styles]]) => `  "${name}": [${script}, ${styles}]`)
    .join(',\n')}\n}\n`;
