// Finds a Chromium that really renders a page, and brings one when there is none.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { log, root, run } from './bootstrap.mjs';
import { browserFlags } from './browser-flags.mjs';

const variables = ['CHROMIUM_PATH', 'CHROME_PATH', 'CHROME_BIN', 'PUPPETEER_EXECUTABLE_PATH'];
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(name) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable);
}

function installedPlaces() {
  const windows = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .filter((name) => process.env[name])
    .map((name) => join(process.env[name], 'Google/Chrome/Application/chrome.exe'));
  return [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...windows,
  ];
}

/** Rendering through Playwright is the only honest test: some builds die on `--dump-dom` and others only print warnings. */
async function renders(path, env) {
  const { chromium } = await import('playwright');
  try {
    const browser = await chromium.launch({
      executablePath: path,
      args: browserFlags,
      env: { ...process.env, ...env },
      timeout: 30_000,
    });
    try {
      const page = await browser.newPage();
      await page.setContent('<p>ok</p>');
      return (await page.textContent('p')) === 'ok';
    } finally {
      await browser.close();
    }
  } catch (error) {
    log(`${path} does not work here: ${String(error.message).split('\n')[0]}`);
    return false;
  }
}

/**
 * The Chromium that an npm package carries (Linux, x64), unpacked once into node_modules/.cache, with
 * fonts pinned to those of the repository. Screenshots compare pixel by pixel only with this one.
 */
export function packagedBrowser() {
  const source = join(root, 'node_modules/@sparticuz/chromium/bin');
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(source)) return undefined;
  const folder = join(root, 'node_modules/.cache/browser');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'chromium');
  const unpack = (from, to, mode) => {
    if (existsSync(to)) return false;
    // Written beside and renamed: two runs may unpack at the same time, and a killed one must not leave half a browser.
    const part = `${to}.${process.pid}`;
    writeFileSync(part, brotliDecompressSync(readFileSync(join(source, from))), { mode });
    renameSync(part, to);
    return true;
  };
  for (const name of ['al2023', 'fonts', 'swiftshader']) {
    const archive = join(folder, `${name}.tar`);
    if (existsSync(join(source, `${name}.tar.br`)) && unpack(`${name}.tar.br`, archive, 0o644)) {
      spawnSync('tar', ['--no-same-owner', '-xf', archive, '-C', folder], { stdio: 'inherit' });
    }
  }
  unpack('chromium.br', path, 0o755);
  const fonts = join(folder, 'fonts.conf');
  writeFileSync(
    fonts,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fontconfig</cachedir></fontconfig>`,
  );
  return { path, env: { LD_LIBRARY_PATH: join(folder, 'lib'), FONTCONFIG_FILE: fonts } };
}

/** Resolves to `{ path, env }` of a working Chromium; throws with what was tried when there is none. */
export async function findBrowser() {
  const tried = [];
  const attempt = async (path, env = {}) => {
    if (!path || !isExecutable(path)) return undefined;
    tried.push(path);
    return (await renders(path, env)) ? { path, env } : undefined;
  };
  const candidates = [...variables.map((name) => process.env[name]), ...names.map(onPath), ...installedPlaces()];
  for (const path of candidates) {
    const found = await attempt(path);
    if (found) return found;
  }
  const { chromium } = await import('playwright');
  const own = await attempt(chromium.executablePath());
  if (own) return own;
  const packaged = packagedBrowser();
  if (packaged) {
    const found = await attempt(packaged.path, packaged.env);
    if (found) return found;
  }
  log('No browser found; asking Playwright to download one');
  if ((await run('playwright', ['install', 'chromium'])) === 0) {
    const found = await attempt(chromium.executablePath());
    if (found) return found;
  }
  if (process.platform === 'linux' && process.getuid?.() === 0 && onPath('apt-get')) {
    log('Installing Chromium from the distribution');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'inherit', env });
    const found = await attempt(onPath('chromium'));
    if (found) return found;
  }
  throw new Error(
    `No usable Chromium (tried: ${tried.join(', ') || 'nothing was found'}). Set CHROMIUM_PATH to a Chrome or Chromium binary.`,
  );
}
