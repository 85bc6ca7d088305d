// A board of 2,000 nodes in a real browser: its first paint, and the frames while it is panned and zoomed, from afar and at full size.
import { serveFolder } from '../../visual/server.mjs';
import { bundlePages, cacheOf, openBrowser } from '../browser.mjs';
import { median, ms } from '../statistics.mjs';
import { late, perSecond, readAct, traceCategories } from '../trace.mjs';

const rounds = 3;
const count = 2000;
const frames = 120;
/** Px a frame. */
const step = 40;

async function measure(browser, address) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const errors = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(`${address}/board.html`);
  await page.waitForFunction(() => globalThis.acts);
  await browser.startTracing(page, { categories: traceCategories });
  const first = await page.evaluate((nodes) => globalThis.acts.mount(nodes), count);
  await page.evaluate((given) => globalThis.acts.pan('pan-far', ...given), [frames, step]);
  const far = await page.evaluate(() => globalThis.acts.drawn());
  const near = await page.evaluate(() => globalThis.acts.fullSize());
  await page.evaluate((given) => globalThis.acts.pan('pan-near', ...given), [frames, step]);
  await page.evaluate((given) => globalThis.acts.zoom('zoom', given), frames);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  await page.close();
  if (errors.length > 0) throw errors[0];
  if (far > 5 || near > 400) throw new Error(`${far} nodes stand in the document from afar, ${near} at full size.`);
  return {
    first,
    near,
    mount: readAct(traceEvents, 'mount'),
    'pan-far': readAct(traceEvents, 'pan-far'),
    'pan-near': readAct(traceEvents, 'pan-near'),
    zoom: readAct(traceEvents, 'zoom'),
  };
}

/** Figures of the canvas. */
export async function run() {
  await bundlePages('canvas', ['board']);
  const server = await serveFolder(cacheOf('canvas'));
  const browser = await openBrowser();
  const runs = [];
  try {
    const address = `http://127.0.0.1:${server.address().port}`;
    for (let round = 0; round < rounds; round += 1) runs.push(await measure(browser, address));
  } finally {
    await browser.close();
    server.close();
  }
  return figures(runs);
}

function figures(runs) {
  const near = median(runs.map((each) => each.near));
  const moved = [
    ['pan-far', `panned from afar, all ${count.toLocaleString('en')} as plain shapes`],
    ['pan-near', `panned at full size, about ${near} cards in the document`],
    ['zoom', 'zoomed out and in again about the middle'],
  ].map(([act, how]) => {
    const all = runs.map((each) => each[act]);
    const intervals = all.map((each) => each.intervals).sort((one, other) => late(one) - late(other))[
      Math.floor(rounds / 2)
    ];
    return {
      name: `2,000 nodes, ${act.replace('-', ', ').replace('near', 'full size')}`,
      value: `${perSecond(intervals).toFixed(0)} frames a second`,
      target: '60',
      note: `${how}, ${step} px or a notch a frame; ${(late(intervals) * 100).toFixed(0)} % later than 25 ms; main-thread CPU ${ms(median(all.map(({ main }) => main)) / frames)} a frame`,
    };
  });
  return [
    {
      name: '2,000 nodes, first paint',
      value: ms(median(runs.map(({ first }) => first))),
      target: 'under 1 s',
      note: `from rendering to the second frame that shows them; main-thread CPU ${ms(median(runs.map(({ mount }) => mount.main)))}; median of ${rounds}`,
    },
    ...moved,
  ];
}
