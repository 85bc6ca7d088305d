// A lockfile must name no registry host and hold every platform's optional packages: npm drops those silently
// when the registry cannot serve them, and then `npm ci` fails on another machine.
import { readFileSync } from 'node:fs';

/** Faults of a parsed package-lock.json, one sentence each. */
export function lockFaults(lock) {
  const faults = [];
  const holds = (from, name) => {
    for (let folder = from; ; ) {
      if (lock.packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]) return true;
      if (folder === '') return false;
      const parent = folder.lastIndexOf('/node_modules/');
      folder = parent < 0 ? '' : folder.slice(0, parent);
    }
  };
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (/^https?:/.test(entry.resolved ?? '')) faults.push(`${path} records a registry host`);
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      if (!holds(path, name)) faults.push(`${name}, optional for ${path || 'the root'}, is missing`);
    }
  }
  return faults;
}

if (import.meta.filename === process.argv[1]) {
  const faults = lockFaults(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
