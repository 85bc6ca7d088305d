// The widgets on a page of somebody else: their sizes, how soon a person can type at a quarter of the CPU's speed and
// 1.6 Mbit/s beside deep-chat, a React form in a frame and Altcha, and whether the heap grows with mounts.

import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { schemas } from '@assay/contract/schemas';
import { build } from 'esbuild';
import { root, run as runTool } from '../../scripts/bootstrap.mjs';
import { openBrowser } from '../browser.mjs';
import { median } from '../statistics.mjs';

const runs = 5;
const mounts = 400;
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const cdn = join(root, 'packages/widgets/dist/cdn/v1');
const kb = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;
const gzip = (file) => gzipSync(readFileSync(file), { level: 9 }).length;

/** A form of the same fields in React, as a partner would frame it. */
const framedForm = `import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';
const fields = ['name', 'phone', 'code', 'company', 'position'];
function Form() {
  const [values, set] = useState({});
  return h('form', {}, fields.map((name) => h('label', { key: name }, name,
    h('input', { name, value: values[name] ?? '', onChange: (event) => set({ ...values, [name]: event.target.value }) }))));
}
createRoot(document.body).render(h(Form));`;

/** What a form of the same parts takes from the two packages a partner would take. */
const shoelaceForm = `import 'altcha';
${['dialog', 'input', 'select', 'option', 'checkbox', 'textarea', 'button'].map((part) => `import '@shoelace-style/shoelace/dist/components/${part}/${part}.js';`).join('\n')}`;

async function bundle(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outputFiles[0].contents;
}

const page = (body) => `<!doctype html><meta charset="utf-8"><title>Bench</title>${body}`;

/** Pages and scripts of the comparison, compressed as a CDN would. */
async function contents() {
  const [deepChat, altcha, form, captchaForm] = await Promise.all([
    bundle(`import 'deep-chat';`),
    bundle(`import 'altcha';`),
    bundle(framedForm),
    bundle(shoelaceForm),
  ]);
  return new Map([
    [
      '/lead',
      page(
        '<script async crossorigin src="/embed/v1/loader.js" data-loading="eager"></script><assay-sales-lead></assay-sales-lead>',
      ),
    ],
    [
      '/named',
      page(
        '<script async crossorigin src="/embed/v1/loader.js" data-loading="eager"></script><script async type="module" src="/embed/v1/sales-lead.js"></script><assay-sales-lead></assay-sales-lead>',
      ),
    ],
    ['/deep-chat', page('<script type="module" src="/deep-chat.js"></script><deep-chat></deep-chat>')],
    ['/framed', page('<iframe src="/form"></iframe>')],
    ['/form', page('<body><script type="module" src="/form.js"></script>')],
    [
      '/altcha',
      page('<script type="module" src="/altcha.js"></script><altcha-widget challenge="/none"></altcha-widget>'),
    ],
    ['/deep-chat.js', deepChat],
    ['/altcha.js', altcha],
    ['/captcha-form.js', captchaForm],
    ['/form.js', form],
    ...readdirSync(cdn)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [`/embed/v1/${name}`, readFileSync(join(cdn, name))]),
  ]);
}

const sessionPath = '/api/assay/embed/session';
const session = JSON.stringify({
  data: {
    token: 't',
    expires_in: 900,
    device: 'd'.repeat(32),
    key: 'k',
    clock: 0,
    region: 'other',
    development: false,
  },
});

/** Answers a widget's first call as the service does: a question that is not of the contract gets no token. */
async function answerSession(request, response) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const asked = request.method === 'POST' ? parsed(Buffer.concat(chunks)) : undefined;
  const { success } = schemas['embed.session'].body.safeParse(asked);
  response.writeHead(success ? 200 : 400, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
  response.end(gzipSync(success ? session : JSON.stringify({ status: false, error_code: 400, message: 'Refused.' })));
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function serve(files) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://bench.invalid');
    if (pathname === sessionPath) return void answerSession(request, response);
    const body = files.get(pathname);
    const type = pathname.endsWith('.js')
      ? 'text/javascript'
      : pathname.startsWith('/api')
        ? 'application/json'
        : 'text/html';
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': type, 'content-encoding': 'gzip' });
    response.end(gzipSync(body ?? ''));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/**
 * Notes when what a person would use takes the focus, looked for in every frame of the page itself: whoever asks from
 * outside asks in steps of half a second.
 */
function watch(selector) {
  if (window !== window.top) return;
  const find = (tree) => {
    const found = tree.querySelector(selector);
    if (found) return found;
    for (const element of tree.querySelectorAll('*')) {
      const inside = element.shadowRoot ?? (element.tagName === 'IFRAME' ? element.contentDocument : undefined);
      const deeper = inside && find(inside);
      if (deeper) return deeper;
    }
    return undefined;
  };
  const look = () => {
    const found = find(document);
    found?.focus();
    if (found && found.getRootNode().activeElement === found) window.tellReady(String(Date.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Milliseconds until what a person would use is there and takes the focus, from an empty cache. */
async function interactive(browser, address, selector) {
  const context = await browser.newContext();
  await context.addInitScript(watch, selector);
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // The page itself tells: what Playwright brings into a page to ask it takes a slow processor longer than a small widget.
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'tellReady' });
  const readyAt = new Promise((resolve, reject) => {
    session.once('Runtime.bindingCalled', ({ payload }) => resolve(Number(payload)));
    setTimeout(() => reject(new Error(`${address} was not ready within 30 s.`)), 30_000).unref();
  });
  const started = Date.now();
  await tab.goto(address, { waitUntil: 'commit' });
  const took = (await readyAt) - started;
  await context.close();
  return took;
}

async function heapGrowth(browser, address) {
  const tab = await browser.newPage();
  const session = await tab.context().newCDPSession(tab);
  await tab.goto(address);
  await tab.locator('assay-sales-lead input').first().waitFor();
  const used = async (count) => {
    await tab.evaluate(async (times) => {
      for (let n = 0; n < times; n += 1) {
        const made = document.createElement('assay-sales-lead');
        document.body.append(made);
        await new Promise((resolve) => made.addEventListener('assay-ready', resolve, { once: true }));
        made.remove();
        await new Promise((resolve) => setTimeout(resolve));
      }
    }, count);
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  // The first mounts fill caches that stay; growth is what comes after them.
  const before = await used(50);
  const after = await used(mounts);
  await tab.close();
  return (after - before) / mounts;
}

/** @returns figures for docs/figures.md. */
export async function run() {
  await runTool('turbo', ['run', 'build', '--filter=@assay/widgets', '--output-logs=errors-only', '--log-prefix=none']);
  const browser = await openBrowser();
  const files = await contents();
  const server = await serve(files);
  const address = `http://127.0.0.1:${server.address().port}`;
  const subjects = {
    lead: 'input[name="name"]',
    named: 'input[name="name"]',
    altcha: 'altcha-widget input[type="checkbox"]',
    framed: 'input',
    'deep-chat': '#text-input',
  };
  try {
    const times = Object.fromEntries(Object.keys(subjects).map((name) => [name, []]));
    // In turn, so that what else the machine does meets all of them alike.
    for (let n = 0; n < runs; n += 1) {
      for (const [name, selector] of Object.entries(subjects)) {
        times[name].push(await interactive(browser, `${address}/${name}`, selector));
      }
    }
    const growth = await heapGrowth(browser, `${address}/lead`);
    const ms = (name) => `${Math.round(median(times[name]))} ms`;
    const within = `${Math.round(median(times.altcha) * 1.15)} ms`;
    const languages = 'one file, the same in each language';
    const how = `median of ${runs}, empty cache, 4x CPU slow-down, 1.6 Mbit/s, 150 ms`;
    const transferred = (name) => kb(gzipSync(files.get(name), { level: 9 }).length);
    return [
      {
        name: 'Loader, brotli',
        value: kb(brotliCompressSync(readFileSync(join(cdn, 'loader.js'))).length),
        target: '3 KB',
      },
      {
        name: 'Sales lead over CDN, gzip, four languages',
        value: kb(gzip(join(cdn, 'sales-lead.js'))),
        target: '44 KB',
        note: `${languages}; Altcha with the parts of a Shoelace form ${transferred('/captcha-form.js')}`,
      },
      {
        name: 'Sales lead as an element, React external, gzip',
        value: kb(gzip(join(root, 'packages/widgets/dist/elements/sales-lead.js'))),
        target: '45 KB',
      },
      {
        name: 'Agent chat over CDN, gzip, four languages',
        value: kb(gzip(join(cdn, 'agent-chat.js'))),
        target: `under ${transferred('/deep-chat.js')}`,
        note: `${languages}; deep-chat alone ${transferred('/deep-chat.js')}`,
      },
      ...['seek-panel', 'material-card', 'trial-dialogs', 'company-autocomplete'].map((name) => ({
        name: `${name} over CDN, gzip, four languages`,
        value: kb(gzip(join(cdn, `${name}.js`))),
        note: languages,
      })),
      {
        name: 'Sales lead ready to type, its file named by the page beside the loader',
        value: ms('named'),
        target: within,
        note: how,
      },
      { name: 'Sales lead ready to type, by the loader alone', value: ms('lead'), target: within, note: how },
      { name: 'Altcha ready', value: ms('altcha'), note: `${transferred('/altcha.js')}, the checkbox alone` },
      { name: 'React form in a frame ready to type', value: ms('framed'), note: transferred('/form.js') },
      { name: 'deep-chat ready to type', value: ms('deep-chat'), note: transferred('/deep-chat.js') },
      {
        name: 'Heap for each of 400 mounts after the first 50',
        value: `${growth.toFixed(0)} bytes`,
        target: '0, flat',
      },
    ];
  } finally {
    server.close();
    await browser.close();
  }
}
