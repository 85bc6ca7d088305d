// `npm run release [-- --dry-run]`: what a release is made of, in order; each step ends it when it fails.
// `RELEASE_KEY` names a file with the key that signs it (Ed25519, PKCS #8); a rehearsal signs with one made for it.
// In a workflow with an identity (OpenID Connect) the registry writes down from which commit and workflow it was built.

import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attest, verifyAttestation } from './attestation.mjs';
import { ensureDependencies, log, root, run } from './bootstrap.mjs';
import { packService } from './pack-service.mjs';
import { writeInventory } from './sbom.mjs';

const published = ['packages/design-system/dist', 'packages/widgets/dist'];
const isDry = process.argv.includes('--dry-run');
const startedOn = new Date();
const folder = join(root, 'dist', 'release');

ensureDependencies();
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
if (!isDry && git('status', '--porcelain') !== '') {
  log('The folder holds what is not committed: a release is made of a commit.');
  process.exit(1);
}
const key = signingKey();
await step('the gates', () => run('scripts/check.mjs'));
// A release that nobody could look up known faults for is none; a rehearsal may be.
await step('known faults', () => run('scripts/check-advisories.mjs', isDry ? [] : ['--strict']));
if (!isDry) {
  await step('versions and change logs', () => run('changeset', ['version']));
  writeVersion();
  // Data of this version, which every later one must open; those of a version that is released again are kept.
  await step('data for the tests of later versions', () => run('scripts/keep-release.mjs'));
  await step('the commit that is released', () => {
    git('add', '--all');
    git('commit', '--message', `Version ${versionOfService()}`);
    git('tag', `v${versionOfService()}`);
    return 0;
  });
}
await step('the build', () => run('turbo', ['run', 'build']));
rmSync(folder, { recursive: true, force: true });
await step('the inventory', () => (writeInventory(folder).length === 2 ? 0 : 1));
for (const path of published)
  await step(`packing ${path}`, () => called('npm', 'pack', join(root, path), `--pack-destination=${folder}`));
await step('the service', packedService);
await step('the image and the chart', imageAndChart);
await step('the signature', signed);
for (const path of published) await step(`publishing ${path}`, () => publish(path));

async function step(name, work) {
  log(name);
  const code = await work();
  if (code === 0) return;
  log(`The release ends here: ${name} failed with ${code}.`);
  process.exit(code);
}

/** Runs a program to its end. @returns its exit code */
function called(program, ...args) {
  const options = { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' && program === 'npm' };
  return spawnSync(program, args, options).status ?? 1;
}

/** Whether a program is here and does what it is asked. */
function works(program, question) {
  return spawnSync(program, [question], { stdio: 'ignore' }).status === 0;
}

/** The key of this release as PEM; in a rehearsal one that nobody keeps. */
function signingKey() {
  if (isDry) return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
  if (process.env.RELEASE_KEY === undefined) {
    log('RELEASE_KEY names no file with a key. One is made by: openssl genpkey -algorithm ed25519 -out release.pem');
    process.exit(1);
  }
  return readFileSync(process.env.RELEASE_KEY, 'utf8');
}

function versionOfService() {
  return JSON.parse(readFileSync(join(root, 'sites/api/package.json'), 'utf8')).version;
}

/** The version that a running service tells is that of its package. */
function writeVersion() {
  const path = join(root, 'sites/api/src/ground/operations/version.ts');
  writeFileSync(path, `/** Version of the product. */\nexport const version = '${versionOfService()}';\n`);
}

/** What runs the product on this kind of machine, in one file. */
function packedService() {
  const service = join(root, 'dist', 'service');
  rmSync(service, { recursive: true, force: true });
  mkdirSync(service, { recursive: true });
  packService(service);
  const name = `assay-${versionOfService()}-${process.platform}-${process.arch}.tar.gz`;
  return called('tar', '--create', '--gzip', '--file', join(folder, name), '--directory', service, '.');
}

/** Built and linted where there are tools for it; whoever releases without them is told. */
function imageAndChart() {
  const builder = ['docker', 'podman', 'buildah'].find((program) => works(program, 'info'));
  const tag = `assay:${versionOfService()}`;
  if (builder === undefined)
    log('No builder of images is here: build sites/api/Dockerfile elsewhere before it is used.');
  else if (called(builder, 'build', '--file', 'sites/api/Dockerfile', '--tag', tag, '.') !== 0) return 1;
  if (works('helm', 'version')) return called('helm', 'lint', 'docs/operations/chart');
  log('Helm is not here: lint docs/operations/chart elsewhere before it is used.');
  return 0;
}

function signed() {
  if (!isDry && git('status', '--porcelain') !== '') {
    log('Building changed what is committed, so that it was made of no commit.');
    return 1;
  }
  const lockfile = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const repository = process.env.RELEASE_REPOSITORY ?? 'urn:assay';
  attest(
    folder,
    { version: versionOfService(), repository, commit: git('rev-parse', 'HEAD'), lockfile, startedOn },
    key,
  );
  const publicKey = createPublicKey(createPrivateKey(key)).export({ type: 'spki', format: 'pem' });
  writeFileSync(join(root, 'dist', 'release.pub.pem'), publicKey);
  return verifyAttestation(folder, publicKey).files.length > published.length ? 0 : 1;
}

/** Publishes the very file that was signed; the registry writes its source down where the workflow has an identity. */
function publish(path) {
  const { name, version } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
  const file = join(folder, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
  const hasIdentity = process.env.ACTIONS_ID_TOKEN_REQUEST_URL ?? process.env.SIGSTORE_ID_TOKEN;
  const flags = [...(isDry ? ['--dry-run'] : []), ...(hasIdentity === undefined ? [] : ['--provenance'])];
  return called('npm', 'publish', file, '--access=public', ...flags);
}
