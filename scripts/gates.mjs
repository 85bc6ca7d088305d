// The gates of `npm run check`, each a command that exits 0 when the tree is in order.
import { run } from './bootstrap.mjs';

/**
 * `ofBuild`: what it judges must be built first.
 *
 * @type {readonly { name: string; says: string; tool: string; args: readonly string[]; ofBuild?: boolean }[]}
 */
export const gates = [
  { name: 'types', says: 'every package typechecks', tool: 'tsc', args: ['-b'] },
  {
    name: 'format',
    says: 'sources are formatted and imports ordered',
    tool: 'biome',
    args: ['check', '.', '--log-level=error'],
  },
  { name: 'lint', says: 'no suspicious code', tool: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'imports', says: 'arrows point down only', tool: 'scripts/check-imports.mjs', args: [] },
  { name: 'unused', says: 'no unused file, export or dependency', tool: 'knip', args: ['--no-progress'] },
  // The one dependency of the root is the Node.js that runs the product, which an install without tools needs too.
  {
    name: 'manifests',
    says: 'package manifests agree',
    tool: 'sherif',
    args: ['--fail-on-warnings', '--ignore-rule', 'root-package-dependencies'],
  },
  { name: 'lock', says: 'the lockfile is complete and names no host', tool: 'scripts/check-lock.mjs', args: [] },
  {
    name: 'licences',
    says: 'what the product brings has permissive licences',
    tool: 'scripts/check-licences.mjs',
    args: [],
  },
  {
    name: 'advisories',
    says: 'nothing the product brings has a known fault that is high or critical',
    tool: 'scripts/check-advisories.mjs',
    args: [],
  },
  {
    name: 'published',
    says: 'the published packages are well formed',
    tool: 'scripts/check-published.mjs',
    args: ['packages/design-system/dist', 'packages/widgets/dist'],
    ofBuild: true,
  },
  { name: 'size', says: 'bundles stay within their budgets', tool: 'size-limit', args: [], ofBuild: true },
];

/** Runs the gates in order, writing to `output`, and returns those that failed. */
export async function runGates(chosen, { stdio, write }) {
  const failed = [];
  for (const gate of chosen) {
    const started = performance.now();
    const code = await run(gate.tool, gate.args, { stdio });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    write(`${code === 0 ? '✓' : '✗'} ${gate.name}: ${gate.says} (${seconds} s)\n`);
    if (code !== 0) failed.push(gate.name);
  }
  return failed;
}
