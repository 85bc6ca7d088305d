// Runs before node_modules exists: nothing but Node itself may be imported here.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const oldestInstaller = [20, 19];
const oldestRuntime = [22, 18];
const windows = process.platform === 'win32';

export function log(message) {
  process.stderr.write(`› ${message}\n`);
}

function olderThan([major, minor]) {
  const [a, b] = process.versions.node.split('.').map(Number);
  return a < major || (a === major && b < minor);
}

/** The Node.js that runs the product: the one the lockfile brings, else this one when it is new enough. */
export function runtime() {
  const bundled = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');
  if (existsSync(bundled)) return bundled;
  if (!olderThan(oldestRuntime)) return process.execPath;
  log(
    `Node.js ${process.versions.node} is too old to run Assay, and the runtime that the lockfile brings is not there.`,
  );
  log('Its install script may have been disabled: run "npm rebuild node", or use Node.js 24.');
  process.exit(1);
}

/** Environment without the settings npm adds for its own children, which would change what a nested npm does. */
function cleanEnvironment() {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_(config_(?!registry|cache|userconfig|globalconfig)|lifecycle|package|command)/i.test(name),
    ),
  );
}

/** Runs npm through the one that started us: a look-up on PATH finds npm.cmd on Windows. */
function npm(args) {
  // The runtime of the embedded model lies in its package; its script would fetch libraries for graphics cards.
  const env = { ...cleanEnvironment(), ONNXRUNTIME_NODE_INSTALL: 'skip' };
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env };
  const cli = process.env.npm_execpath;
  const ran = cli?.endsWith('.js')
    ? spawnSync(process.execPath, [cli, ...args], options)
    : spawnSync(windows ? 'npm.cmd' : 'npm', args, { ...options, shell: windows });
  return ran.status ?? 1;
}

/**
 * Installs what the lockfile names, once per lockfile and platform. The version of Node.js does not count: the first start
 * runs under the system's, the next ones under the runtime that the lockfile brought.
 */
export function ensureDependencies() {
  if (olderThan(oldestInstaller)) {
    log(
      `Assay installs with Node.js ${oldestInstaller.join('.')} or newer; this is ${process.versions.node}. Install a current Node.js and try again.`,
    );
    process.exit(1);
  }
  const stamp = join(root, 'node_modules', '.cache', 'installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  log('Installing dependencies (about a minute, once)');
  // NODE_ENV=production would leave the build tools out; `npm ci` refuses a lock that lacks another platform's binaries.
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  let status = npm(['ci', ...flags]);
  if (status !== 0) status = npm(['install', '--no-save', ...flags]);
  if (status !== 0) {
    log('The dependencies could not be installed. npm said why above; the package registry must be reachable once.');
    process.exit(status);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Environment for the tools: quiet, and with the bundled runtime first on PATH for anything they start. */
export function toolEnvironment(extra = {}) {
  const separator = windows ? ';' : ':';
  return {
    ...process.env,
    PATH: `${dirname(runtime())}${separator}${process.env.PATH ?? ''}`,
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    DO_NOT_TRACK: '1',
    ...extra,
  };
}

/** Tools of the repository by the name people use, each as the file that Node.js runs. */
const tools = {
  turbo: 'node_modules/turbo/bin/turbo',
  tsc: 'node_modules/typescript-7/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
  storybook: 'node_modules/storybook/dist/bin/dispatcher.js',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  knip: 'node_modules/knip/bin/knip.js',
  depcruise: 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  sherif: 'node_modules/sherif/index.js',
  publint: 'node_modules/publint/src/cli.js',
  attw: 'node_modules/@arethetypeswrong/cli/dist/index.js',
  changeset: 'node_modules/@changesets/cli/bin.js',
  'size-limit': 'node_modules/size-limit/bin.js',
  chromatic: 'node_modules/chromatic/dist/bin.cjs',
};

/**
 * How a command that works through much data runs. What it holds at a time is little; with the usual young generation and an
 * allocator's arena for each thread it would keep 150 MB of what it no longer needs.
 */
export function frugal() {
  return { flags: ['--max-semi-space-size=4'], env: toolEnvironment({ MALLOC_ARENA_MAX: '2' }) };
}

/** Path of a tool or of a script below the repository. */
export function scriptPath(name) {
  return join(root, tools[name] ?? name);
}

/** The exit code of what a signal ended, as shells give it: what was not done must not look done to `&&`. */
export const codeOfSignal = (signal) => 128 + constants.signals[signal];

/**
 * Begins a tool or script. `ended` resolves to its exit code, or to what `onSignal` makes of the signal that ended it.
 * Signals are passed on, so that stopping npm stops the service cleanly.
 */
export function begin(
  name,
  args = [],
  { env = toolEnvironment(), flags = [], stdio = 'inherit', cwd = root, onSignal = codeOfSignal } = {},
) {
  const child = spawn(runtime(), [...flags, scriptPath(name), ...args], { cwd, env, stdio });
  const ended = new Promise((resolve) => {
    const forward = (signal) => child.kill(signal);
    process.on('SIGINT', forward);
    process.on('SIGTERM', forward);
    child.on('exit', (code, signal) => {
      process.off('SIGINT', forward);
      process.off('SIGTERM', forward);
      resolve(code ?? onSignal(signal));
    });
  });
  return { child, ended };
}

/** Runs a tool or script to its end, as `begin` begins it. */
export const run = (...what) => begin(...what).ended;
