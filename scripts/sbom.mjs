// `npm run sbom [-- FOLDER]`: what the product brings, as CycloneDX and as a list of licences. @default dist/release
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureDependencies, root } from './bootstrap.mjs';
import { exceptions, licencesOf } from './check-licences.mjs';

/** Everything that the lockfile holds, as npm lists it. Its own leaving out of tools loses what workspaces bring. */
function wholeInventory() {
  const written = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  return JSON.parse(written);
}

/** Where a package is from, as an inventory says it: `pkg:npm/name@version`, also where it stands under another name. */
const packageUrl = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** Leaves of an inventory what the product brings to those who run or embed it: no tool of the build. */
function broughtOf(inventory, lock) {
  const brought = new Set(licencesOf(lock).map(({ from, version }) => packageUrl(from, version)));
  const components = inventory.components.filter(({ purl }) => brought.has(purl));
  const kept = new Set([inventory.metadata.component['bom-ref'], ...components.map((one) => one['bom-ref'])]);
  const dependencies = inventory.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => kept.has(other)) }));
  // npm calls the whole by the folder that it stands in.
  const metadata = { ...inventory.metadata, component: { ...inventory.metadata.component, name: lock.name } };
  return { ...inventory, metadata, components, dependencies };
}

/** Writes both into a folder and gives their paths. */
export function writeInventory(folder) {
  mkdirSync(folder, { recursive: true });
  const bom = join(folder, 'assay.cdx.json');
  const list = join(folder, 'licences.txt');
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  writeFileSync(bom, `${JSON.stringify(broughtOf(wholeInventory(), lock), null, 2)}\n`);
  const lines = licencesOf(lock)
    .map(({ name, from, version, licence }) => {
      const note = exceptions[name]?.[1];
      return `${from} ${version}: ${licence ?? 'none named'}${note === undefined ? '' : ` (${note})`}`;
    })
    .sort();
  writeFileSync(list, `${lines.join('\n')}\n`);
  return [bom, list];
}

if (import.meta.filename === process.argv[1]) {
  ensureDependencies();
  for (const path of writeInventory(resolve(process.argv[2] ?? join(root, 'dist', 'release')))) console.log(path);
}
