// One form (eight fields, a select, a combobox, a dialog) in five libraries, in a real browser, in the same run.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { serveFolder } from '../../visual/server.mjs';
import { cacheOf, openBrowser } from '../browser.mjs';
import { kib, median, ms } from '../statistics.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const cache = cacheOf('form');
const designSystem = fileURLToPath(new URL('../../packages/design-system', import.meta.url));
const libraries = { assay: 'ours', mantine: 'Mantine', radix: 'Radix Themes', mui: 'MUI', antd: 'Ant Design' };
const names = Object.keys(libraries);
const rounds = 9;

/** Builds every page alone, ours from the package as it is published; resolves to gzip bytes without React. */
async function bundle(name) {
  const result = await build({
    root: join(here, 'pages'),
    base: './',
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: {
      dedupe: ['react', 'react-dom'],
      alias: [
        { find: /^@assay\/design-system$/, replacement: join(cache, 'package/index.js') },
        { find: /^@assay\/design-system\/(.+\.css)$/, replacement: join(cache, 'package/$1') },
      ],
    },
    build: {
      outDir: join(cache, name),
      emptyOutDir: true,
      chunkSizeWarningLimit: 1e6,
      modulePreload: false,
      rolldownOptions: {
        input: join(here, 'pages', `${name}.html`),
        output: {
          codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] },
        },
      },
    },
  });
  const files = result.output.filter(
    ({ fileName }) => /\.(js|css)$/.test(fileName) && !/react-[^/]*\.js$/.test(fileName),
  );
  return Object.fromEntries(
    ['js', 'css'].map((kind) => [
      kind,
      files
        .filter(({ fileName }) => fileName.endsWith(kind))
        .reduce((sum, { fileName }) => sum + gzipSync(readFileSync(join(cache, name, fileName))).length, 0),
    ]),
  );
}

/** Scripting time in ms of mounting the form and of opening its dialog, in a page that has done nothing before. */
async function measure(browser, address, name) {
  const context = await browser.newContext({ viewport: { width: 1000, height: 1200 } });
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(`${address}/${name}/${name}.html`);
  await page.waitForFunction(() => globalThis.acts);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const metric = async (wanted) => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === wanted).value * 1000;
  };
  const act = async (which) => {
    const before = await Promise.all([metric('ScriptDuration'), metric('TaskDuration')]);
    await page.evaluate((chosen) => globalThis.acts[chosen](), which);
    const after = await Promise.all([metric('ScriptDuration'), metric('TaskDuration')]);
    return { script: after[0] - before[0], task: after[1] - before[1] };
  };
  const mount = await act('mount');
  const open = await act('open');
  const fields = await page.locator('input:visible, textarea:visible').count();
  await context.close();
  if (errors.length > 0) throw errors[0];
  if (fields < 10) throw new Error(`${name} shows only ${fields} controls.`);
  return { mount, open };
}

/** Figures of the form. */
export async function run() {
  const built = spawnSync(process.execPath, ['build.mjs', join(cache, 'package')], {
    cwd: designSystem,
    stdio: 'inherit',
  });
  if (built.status !== 0) throw new Error('The design system could not be built.');
  const bytes = {};
  for (const name of names) bytes[name] = await bundle(name);
  const server = await serveFolder(cache);
  const browser = await openBrowser();
  const runs = Object.fromEntries(names.map((name) => [name, []]));
  try {
    const address = `http://127.0.0.1:${server.address().port}`;
    // One round warms the browser and the disk; in the others the libraries take turns.
    for (let round = 0; round <= rounds; round += 1) {
      for (const name of names) {
        const result = await measure(browser, address, name);
        if (round > 0) runs[name].push(result);
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
  return figures(bytes, runs);
}

function figures(bytes, runs) {
  const rows = [
    {
      title: 'bytes, gzip',
      of: (name) => bytes[name].js + bytes[name].css,
      write: kib,
      note: (name) => `scripts ${kib(bytes[name].js)}, styles ${kib(bytes[name].css)}, React excluded`,
    },
    ...['mount', 'open'].map((act) => ({
      title: act === 'mount' ? 'scripting to mount' : 'scripting to open the dialog',
      of: (name) => median(runs[name].map((result) => result[act].script)),
      write: ms,
      note: (name) => `main thread with layout ${ms(median(runs[name].map((result) => result[act].task)))}`,
    })),
  ];
  return rows.flatMap(({ title, of, write, note }) => {
    const best = Math.min(...names.slice(1).map(of));
    return names.map((name) => ({
      name: `form, ${title}: ${libraries[name]}`,
      value: write(of(name)),
      ...(name === 'assay' ? { target: `less than ${write(best)}` } : {}),
      note: `${note(name)}; median of ${rounds}, Chromium, same run`.replace(
        title.startsWith('bytes') ? /; median.*/ : /$^/,
        '',
      ),
    }));
  });
}
