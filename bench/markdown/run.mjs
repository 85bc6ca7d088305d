// A 60 KB answer in 2,000 chunks in a real browser: ours, streamdown and streaming-markdown, one after the other.

import { serveFolder } from '../../visual/server.mjs';
import { bundlePages, cacheOf, openBrowser } from '../browser.mjs';
import { ms } from '../statistics.mjs';

const contenders = ['assay', 'streamdown', 'streaming-markdown'];
const load = { length: 60_000, chunks: 2_000, interval: 4 };
/** Where the reader is: at the start of the answer, or scrolled along with its end. */
const readers = { start: { ...load, follows: false }, end: { ...load, follows: true } };

/** Main-thread CPU of one run from its trace, in ms: all, the first and last tenth, and the longest task. */
function readTrace(events) {
  const stamp = (name) => events.find((event) => event.name === 'TimeStamp' && event.args?.data?.message === name);
  const begin = stamp('stream:begin');
  const at = (name) => stamp(`stream:${name}`).ts;
  const tasks = events.filter(
    (event) =>
      event.name === 'RunTask' &&
      event.ph === 'X' &&
      event.pid === begin.pid &&
      event.tid === begin.tid &&
      event.ts >= begin.ts,
  );
  const between = (from, to) => tasks.filter((task) => task.ts >= from && task.ts < to);
  const cpu = (some) => some.reduce((sum, task) => sum + (task.tdur ?? task.dur), 0) / 1000;
  const whole = between(at('begin'), at('end'));
  return {
    cpu: cpu(whole),
    first: cpu(between(at('begin'), at('tenth'))),
    last: cpu(between(at('ninetieth'), at('last'))),
    longest: Math.max(...whole.map((task) => task.tdur ?? task.dur)) / 1000,
  };
}

async function measure(browser, address, name, options) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const errors = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(`${address}/${name}.html`);
  await page.waitForFunction(() => typeof globalThis.run === 'function');
  await page.waitForTimeout(300);
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'],
  });
  const shown = await page.evaluate((given) => globalThis.run(given), options);
  const trace = JSON.parse((await browser.stopTracing()).toString());
  await page.close();
  if (errors.length > 0) throw errors[0];
  if (shown < load.length * 0.7) throw new Error(`${name} shows only ${shown} characters of the answer.`);
  return readTrace(trace.traceEvents);
}

/** Figures of the streaming document. */
export async function run() {
  await bundlePages('markdown', contenders);
  const server = await serveFolder(cacheOf('markdown'));
  const browser = await openBrowser();
  try {
    const address = `http://127.0.0.1:${server.address().port}`;
    const all = [];
    for (const [reader, options] of Object.entries(readers)) {
      const results = {};
      for (const name of contenders) results[name] = await measure(browser, address, name, options);
      all.push(...figures(results, reader));
    }
    return all;
  } finally {
    await browser.close();
    server.close();
  }
}

function figures({ assay, streamdown, 'streaming-markdown': direct }, reader) {
  const at = reader === 'end' ? ', reader at the end' : '';
  const how = '60 KB in 2,000 chunks, main-thread CPU from the trace, Chromium, same run';
  const peers = { streamdown: streamdown.cpu, 'streaming-markdown': direct.cpu };
  return [
    { name: `streaming document, CPU${at}`, value: ms(assay.cpu), unit: 'ms', peers, note: how },
    { name: `streamdown, CPU${at}`, value: ms(streamdown.cpu), unit: 'ms', note: how },
    { name: `streaming-markdown (direct DOM), CPU${at}`, value: ms(direct.cpu), unit: 'ms', note: how },
    {
      name: `against streamdown${at}`,
      value: `${(assay.cpu / streamdown.cpu).toFixed(2)} ×`,
      unit: 'ratio',
      target: 'at most 0.5 ×',
      note: 'CPU divided',
    },
    {
      name: `against streaming-markdown${at}`,
      value: `${(assay.cpu / direct.cpu).toFixed(2)} ×`,
      unit: 'ratio',
      target: 'at most 4 ×',
      note: 'CPU divided',
    },
    {
      name: `longest task${at}`,
      value: ms(assay.longest),
      unit: 'ms',
      target: 'at most 16 ms',
      note: `streamdown ${ms(streamdown.longest)}, streaming-markdown ${ms(direct.longest)}`,
    },
    {
      name: `last tenth against first${at}`,
      value: `${(assay.last / assay.first).toFixed(2)} ×`,
      unit: 'ratio',
      target: 'at most 1.2 ×',
      note: `streamdown ${(streamdown.last / streamdown.first).toFixed(2)} ×, streaming-markdown ${(direct.last / direct.first).toFixed(2)} ×`,
    },
  ];
}
