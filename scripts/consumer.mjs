// Somebody who installed our packages: a folder of their own with what we publish, what its manifests ask for, and nothing else.
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { build } from 'vite';
import { browserFlags } from './browser-flags.mjs';

const modules = fileURLToPath(new URL('../node_modules', import.meta.url));
const run = promisify(execFile);
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
/** What a React application brings with it. */
const react = ['react', 'react-dom', '@types/react', '@types/react-dom', 'csstype'];

/** Makes the folder; `remove` ends all that was begun for it. */
export function createConsumer() {
  const folder = mkdtempSync(join(tmpdir(), 'assay-consumer-'));
  const installed = (name) => join(folder, 'node_modules', name);
  const manifestOf = (name) => JSON.parse(readFileSync(join(installed(name), 'package.json'), 'utf8'));
  const write = (file, text) => writeFileSync(join(folder, file), text);
  let server;
  let browser;
  write('package.json', '{"type":"module"}');
  // As the template of a bundler has it.
  write('bundler.d.ts', `declare module '*.css';\n`);

  return {
    folder,
    installed,
    manifestOf,
    write,
    async node(args, cwd = folder) {
      const { stdout } = await run(process.execPath, args, { cwd, maxBuffer: 1 << 26 });
      return stdout;
    },
    async install(packages) {
      const names = Object.keys(packages);
      const { stdout } = await run(
        'npm',
        ['pack', ...Object.values(packages), '--json', '--ignore-scripts', '--pack-destination', folder],
        { cwd: folder },
      );
      for (const { name, filename } of JSON.parse(stdout)) {
        mkdirSync(installed(name), { recursive: true });
        await run('tar', ['-xzf', join(folder, filename), '-C', installed(name), '--strip-components=1']);
      }
      const asked = names.flatMap((name) => {
        const { dependencies, peerDependencies = {} } = manifestOf(name);
        return Object.keys({ ...dependencies, ...peerDependencies });
      });
      for (const name of new Set([...asked, ...react])) {
        if (names.includes(name)) continue;
        mkdirSync(dirname(installed(name)), { recursive: true });
        symlinkSync(join(modules, name), installed(name));
      }
    },
    typecheck(files, flags = []) {
      const settings = '--noEmit --strict --jsx react-jsx --module esnext --moduleResolution bundler --target es2023';
      const compiler = join(modules, 'typescript-7/bin/tsc');
      const { stdout } = spawnSync(
        process.execPath,
        [compiler, ...settings.split(' '), ...flags, 'bundler.d.ts', ...files],
        { cwd: folder, encoding: 'utf8' },
      );
      return stdout;
    },
    async serve(pages) {
      await build({
        root: folder,
        configFile: false,
        logLevel: 'silent',
        oxc: { jsx: { runtime: 'automatic' } },
        build: {
          outDir: 'site',
          minify: false,
          rollupOptions: { input: pages.map((page) => join(folder, page)) },
        },
      });
      server = createServer((request, response) => {
        const path = join(folder, 'site', new URL(request.url, 'http://consumer.invalid').pathname);
        if (!existsSync(path)) return response.writeHead(404).end();
        return response.writeHead(200, { 'content-type': types[extname(path)] ?? '' }).end(readFileSync(path));
      });
      await new Promise((done) => server.listen(0, '127.0.0.1', done));
      return `http://127.0.0.1:${server.address().port}`;
    },
    async openBrowser() {
      const executablePath = process.env['CHROMIUM_PATH'] ?? chromium.executablePath();
      browser = await chromium.launch({ executablePath, args: [...browserFlags] });
      return browser;
    },
    async remove() {
      await browser?.close();
      server?.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
