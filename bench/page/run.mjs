// Measures the application in the real browser against the real service, from a cold cache at a quarter of the CPU's speed.

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root, run as runTool, runtime, toolEnvironment } from '../../scripts/bootstrap.mjs';
import { openBrowser } from '../browser.mjs';
import { kib } from '../statistics.mjs';

const slowDown = 4;

/** Starts the service on a data folder of its own; resolves to its address and a way to stop it. */
function startService(data) {
  const child = spawn(runtime(), ['sites/api/src/main.ts'], {
    cwd: root,
    env: toolEnvironment({ PORT: '0', ASSAY_DATA: data }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const address = /ready at (http:\S+)/.exec(said)?.[1];
      if (address) resolve({ address, stop: () => new Promise((done) => child.once('exit', done).kill('SIGTERM')) });
    });
    child.once('exit', (code) => reject(new Error(`The service ended with ${code}.`)));
  });
}

/** Largest contentful paint in ms and the sum of layout shifts of one load. */
async function load(page, address) {
  await page.goto(address);
  await page.waitForTimeout(3500);
  return page.evaluate(() => globalThis.measured);
}

function observe() {
  globalThis.measured = { paint: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) globalThis.measured.paint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.measured.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Milliseconds from the key that sends a question until the first words of its answer are painted, at full speed. */
async function firstWords(page, address, question) {
  await page.goto(`${address}/home`);
  const box = page.getByRole('textbox').first();
  await box.fill(question);
  // By the page's own clock: asking the browser from outside takes longer than the answer.
  await page.evaluate(() => {
    globalThis.words = new Promise((resolve) => {
      addEventListener(
        'keydown',
        ({ timeStamp }) => {
          new MutationObserver((_, observer) => {
            if (!document.querySelector('[data-support]')) return;
            observer.disconnect();
            requestAnimationFrame(() => setTimeout(() => resolve(Math.round(performance.now() - timeStamp))));
          }).observe(document, { subtree: true, childList: true });
        },
        { capture: true, once: true },
      );
    });
  });
  await box.press('Enter');
  return page.evaluate(() => globalThis.words);
}

async function sizes() {
  const { default: budgets } = await import('../../.size-limit.mjs');
  return budgets.map(({ name, path, limit }) => ({
    name: `${name}, gzip`,
    value: kib([path].flat().reduce((sum, file) => sum + gzipSync(readFileSync(resolve(root, file))).length, 0)),
    target: `at most ${limit}`,
  }));
}

/** Figures of the page. */
export async function run() {
  await runTool('turbo', ['run', 'build', '--filter=@assay/app', '--output-logs=errors-only', '--log-prefix=none']);
  const data = mkdtempSync(join(tmpdir(), 'assay-page-'));
  const service = await startService(data);
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ locale: 'en-US' });
    const page = await context.newPage();
    await page.goto(`${service.address}/history`);
    await page
      .getByRole('button', { name: /Mei Enterprise/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'History' }).waitFor();
    const words = await firstWords(page, service.address, 'What is the theoretical capacity of LiFePO4?');
    await page.waitForURL(/\/page\//);
    await page.waitForTimeout(3000);
    const seek = page.url();
    await context.addInitScript(observe);
    const session = await context.newCDPSession(page);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    const figures = [];
    for (const [name, address] of [
      ['/home', `${service.address}/home`],
      ['seek result', seek],
      ['/history', `${service.address}/history`],
    ]) {
      const loads = [];
      for (let count = 0; count < 3; count++) loads.push(await load(page, address));
      const paints = loads.map(({ paint }) => paint).sort((a, b) => a - b);
      figures.push(
        {
          name: `Largest contentful paint of ${name}`,
          value: `${(paints[1] / 1000).toFixed(2)} s`,
          target: 'under 1.5 s',
          note: `median of 3, cold cache, CPU slowed ${slowDown} ×`,
        },
        {
          name: `Layout shift of ${name}`,
          value: Math.max(...loads.map(({ shift }) => shift)).toFixed(3),
          target: '0',
          note: 'largest of 3',
        },
      );
    }
    return [
      ...(await sizes()),
      ...figures,
      {
        name: 'Question to first words on the page',
        value: `${words} ms`,
        note: 'real browser, embedded engine, starter library',
      },
    ];
  } finally {
    await browser.close();
    await service.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
