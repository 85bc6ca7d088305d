// `node scripts/pack-service.mjs FOLDER`: what the built service needs at run time, and nothing else, for an image.
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { root } from './bootstrap.mjs';

const service = 'sites/api';
/** Built files that are served beside the service, and what starts its commands. */
const beside = [
  'package.json',
  'LICENSE',
  'scripts/bootstrap.mjs',
  'scripts/service.mjs',
  'sites/app/dist',
  'packages/widgets/dist/cdn',
];
const leftOut =
  /(?:^|\/)(?:node_modules|\.turbo|testing|types|journeys)(?:\/|$)|\.(?:test|stories|bench)\.|\.tsbuildinfo$/;

/**
 * Folders of the packages that one needs at run time, by the lockfile; optional ones of other platforms are left out.
 *
 * @param {{ packages: Record<string, { dependencies?: object; optionalDependencies?: object; peerDependencies?: object; peerDependenciesMeta?: Record<string, { optional?: boolean }>; link?: boolean; resolved?: string }> }} lock
 * @param {string} from
 * @returns {string[]}
 */
export function neededBy(lock, from) {
  const found = new Set();
  const visit = (folder) => {
    if (found.has(folder)) return;
    found.add(folder);
    const entry = lock.packages[folder];
    if (entry.link) return visit(entry.resolved);
    const peers = Object.keys(entry.peerDependencies ?? {}).filter(
      (name) => !entry.peerDependenciesMeta?.[name]?.optional,
    );
    for (const name of [...Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }), ...peers]) {
      // Our own packages are bundled into the service, which looks for theirs from where it is itself.
      const places = folder.includes('node_modules/') ? [folder] : [folder, from];
      for (const path of places.map((place) => placeOf(lock, place, name))) if (path !== undefined) visit(path);
    }
  };
  visit(from);
  return [...found];
}

/** Where a package finds another: beside it, or beside a folder above it. */
function placeOf(lock, from, name) {
  for (let folder = from; ; folder = folder.includes('/') ? dirname(folder) : '') {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (lock.packages[path]) return path;
    if (folder === '') return undefined;
  }
}

/** @param {string} target */
export function packService(target) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  for (const path of beside) cpSync(join(root, path), join(target, path), { recursive: true });
  for (const path of neededBy(lock, service)) {
    const from = join(root, path);
    if (!existsSync(from)) continue;
    const to = join(target, path);
    mkdirSync(dirname(to), { recursive: true });
    if (lock.packages[path].link) symlinkSync(relative(dirname(to), join(target, lock.packages[path].resolved)), to);
    else
      cpSync(realpathSync(from), to, {
        recursive: true,
        filter: (source) =>
          path.includes('node_modules')
            ? basename(source) !== 'node_modules' || source === from
            : !leftOut.test(relative(from, source)),
      });
  }
}

if (import.meta.filename === process.argv[1]) {
  const [target] = process.argv.slice(2);
  if (target === undefined) {
    process.stderr.write('Where to? Use: node scripts/pack-service.mjs FOLDER\n');
    process.exit(1);
  }
  packService(resolve(target));
}
