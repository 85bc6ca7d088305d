// `npm run sbom [-- FOLDER]`: what the product brings, as CycloneDX and as a list of licences. @default dist/release
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureDependencies, root } from './bootstrap.mjs';
import { exceptions, licencesOf } from './check-licences.mjs';

/** Writes both into a folder and gives their paths. */
export function writeInventory(folder) {
  mkdirSync(folder, { recursive: true });
  const bom = join(folder, 'assay.cdx.json');
  const list = join(folder, 'licences.txt');
  const written = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  writeFileSync(bom, written);
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const lines = licencesOf(lock)
    .map(({ name, version, licence }) => {
      const note = exceptions[name]?.[1];
      return `${name} ${version}: ${licence ?? 'none named'}${note === undefined ? '' : ` (${note})`}`;
    })
    .sort();
  writeFileSync(list, `${lines.join('\n')}\n`);
  return [bom, list];
}

if (import.meta.filename === process.argv[1]) {
  ensureDependencies();
  for (const path of writeInventory(resolve(process.argv[2] ?? join(root, 'dist', 'release')))) console.log(path);
}
