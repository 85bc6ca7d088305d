// Whether what was built last still is what would be built: asked at every start, where turbo takes a third of a second to say so.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const sources = ['packages', 'sites'];
const settings = ['package-lock.json', 'turbo.json', 'tsconfig.base.json', 'vite.shared.ts'];
const notRead = new Set(['node_modules', 'dist', 'types', '.turbo']);
const noInput = /\.(?:test|stories)\.[^.]+$/;

/** The path, size and time of change of every file that a build may read, and whether each output is there. */
function fingerprint(root, outputs) {
  const hash = createHash('sha256');
  const add = (path) => {
    const { size, mtimeMs } = statSync(join(root, path));
    hash.update(`${path}\0${size}\0${mtimeMs}\n`);
  };
  const walk = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (notRead.has(entry.name)) continue;
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile() && !noInput.test(entry.name)) add(path);
    }
  };
  for (const path of settings) if (existsSync(join(root, path))) add(path);
  for (const folder of sources) walk(folder);
  for (const path of outputs) if (existsSync(join(root, path))) add(path);
  return hash.digest('hex');
}

/**
 * Remembers a build by what it was made from and what it made.
 *
 * @param {string} root of the repository
 * @param {readonly string[]} outputs one file of each output, relative to `root`
 */
export function createBuildStamp(root, outputs) {
  const stamp = join(root, 'node_modules', '.cache', 'built');
  return {
    /** True when nothing a build reads was touched since `keep`, and every output is as it was left. */
    holds: () =>
      existsSync(stamp) &&
      outputs.every((path) => existsSync(join(root, path))) &&
      readFileSync(stamp, 'utf8') === fingerprint(root, outputs),
    /** To be called before building: what is changed meanwhile is built at the next start. */
    begin() {
      rmSync(stamp, { force: true });
      const before = fingerprint(root, []);
      return {
        /** Remembers the build, unless something changed while it ran. */
        keep() {
          if (fingerprint(root, []) !== before) return;
          mkdirSync(dirname(stamp), { recursive: true });
          writeFileSync(stamp, fingerprint(root, outputs));
        },
      };
    },
  };
}
