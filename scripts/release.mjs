// `npm run release [-- --dry-run]`: what a release is made of, in order; each step ends it when it fails.
// In a workflow with an identity (OpenID Connect) the registry writes down from which commit and workflow it was built.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureDependencies, log, root, run } from './bootstrap.mjs';
import { writeInventory } from './sbom.mjs';

const published = ['packages/design-system/dist', 'packages/widgets/dist'];
const isDry = process.argv.includes('--dry-run');

ensureDependencies();
await step('the gates', () => run('scripts/check.mjs'));
// A release that nobody could look up known faults for is none; a rehearsal may be.
await step('known faults', () => run('scripts/check-advisories.mjs', isDry ? [] : ['--strict']));
if (!isDry) await step('versions and change logs', () => run('changeset', ['version']));
// Data of this version, which every later one must open.
if (!isDry) await step('data for the tests of later versions', () => run('scripts/keep-release.mjs'));
await step('the build', () => run('turbo', ['run', 'build']));
await step('the inventory', () => (writeInventory(join(root, 'dist', 'release')).length === 2 ? 0 : 1));
for (const folder of published) await step(`publishing ${folder}`, () => publish(folder));

async function step(name, work) {
  log(name);
  const code = await work();
  if (code === 0) return;
  log(`The release ends here: ${name} failed with ${code}.`);
  process.exit(code);
}

function publish(folder) {
  const flags = isDry ? ['--dry-run'] : ['--provenance'];
  const { status } = spawnSync('npm', ['publish', join(root, folder), '--access=public', ...flags], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status ?? 1;
}
