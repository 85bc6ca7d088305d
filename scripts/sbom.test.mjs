import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './bootstrap.mjs';
import { writeInventory } from './sbom.mjs';

it('P108: the inventory of a release holds every package that the lockfile brings to users, and no other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-inventory-'));
  try {
    const [bom, licences] = writeInventory(folder);
    const { bomFormat, components, dependencies, metadata } = JSON.parse(readFileSync(bom, 'utf8'));
    expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'assay']);
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    const brought = Object.entries(lock.packages)
      .filter(([path, { dev, devOptional, link }]) => path.includes('node_modules/') && !dev && !devOptional && !link)
      .map(([path, { name, version }]) => `${name ?? path.split('node_modules/').at(-1)}@${version}`);
    const others = components
      .map(({ purl }) => purl.slice('pkg:npm/'.length).replace('%40', '@'))
      .filter((id) => !id.startsWith('@assay/'));
    expect(others.length).toBeGreaterThan(200);
    expect(brought.filter((id) => !others.includes(id))).toEqual([]);
    // Manifests call these tools of the build; the application and the files for other people's pages hold them.
    const bundled = others.filter((id) => !brought.includes(id)).map((id) => id.slice(0, id.lastIndexOf('@')));
    expect(bundled).toEqual(
      expect.arrayContaining(['preact', '@xyflow/react', '@xyflow/system', 'zustand', 'd3-zoom', 'prosemirror-view']),
    );
    expect(
      bundled.filter((name) => /^(?:vite|vitest|tsup|esbuild|typescript|storybook|playwright)/.test(name)),
    ).toEqual([]);
    const refs = new Set(components.map((one) => one['bom-ref']));
    expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([]);
    const lines = readFileSync(licences, 'utf8').trim().split('\n');
    expect(new Set(lines.map((line) => line.slice(0, line.indexOf(':')).replace(/ (?=[^ ]*$)/, '@')))).toEqual(
      new Set(others),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
