// 1,000 rows by 12 columns in three libraries, and 100,000 in ours, in a real browser, in the same run.
import { serveFolder } from '../../visual/server.mjs';
import { bundlePages, cacheOf, openBrowser } from '../browser.mjs';
import { median, ms } from '../statistics.mjs';
import { late, perSecond, readAct, traceCategories } from '../trace.mjs';

const libraries = { assay: 'ours', antd: 'Ant Design', 'antd-virtual': 'Ant Design, virtual', mantine: 'Mantine' };
const names = Object.keys(libraries);
const rounds = 3;
/** A wheel turned evenly: px a frame, through 120 frames. */
const wheel = { step: 240, frames: 120 };
/** The thumb of a scrollbar drawn through everything: every frame shows other rows. */
const thumb = { step: 30_000, frames: 118, name: 'thumb' };

async function open(browser, address, name) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const errors = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(`${address}/${name}.html`);
  await page.waitForFunction(() => globalThis.acts);
  await page.waitForTimeout(200);
  await browser.startTracing(page, { categories: traceCategories });
  return {
    page,
    async close() {
      const trace = JSON.parse((await browser.stopTracing()).toString());
      await page.close();
      if (errors.length > 0) throw errors[0];
      return trace.traceEvents;
    },
  };
}

async function measure(browser, address, name) {
  const { page, close } = await open(browser, address, name);
  await page.evaluate(() => globalThis.acts.mount(1000));
  const reached = await page.evaluate((given) => globalThis.acts.scroll(given), wheel);
  await page.evaluate(() => globalThis.acts.sort());
  const seen = await page.evaluate(() => globalThis.acts.rowsSeen());
  const events = await close();
  if (reached < 10_000) throw new Error(`${name} scrolled only ${reached} px.`);
  // Rows of one modulus stand 170 apart; before sorting neighbours were 1 apart.
  const steps = seen.slice(1).map((number, at) => Math.abs(number - seen[at]));
  if (steps.filter((step) => step === 170).length < 2) throw new Error(`${name} is not sorted: ${seen}`);
  return { mount: readAct(events, 'mount'), scroll: readAct(events, 'scroll'), sort: readAct(events, 'sort') };
}

async function measureMany(browser, address) {
  const { page, close } = await open(browser, address, 'assay');
  await page.evaluate(() => globalThis.acts.mount(100_000));
  await page.evaluate((given) => globalThis.acts.scroll(given), { ...wheel, step: 600 });
  const reached = await page.evaluate((given) => globalThis.acts.scroll(given), thumb);
  const events = await close();
  if (reached < 3_000_000) throw new Error(`Scrolled only ${reached} px of 100,000 rows.`);
  return { mount: readAct(events, 'mount'), wheel: readAct(events, 'scroll'), thumb: readAct(events, 'thumb') };
}

/** Figures of the tables. */
export async function run() {
  await bundlePages('table', names);
  const server = await serveFolder(cacheOf('table'));
  const browser = await openBrowser();
  const runs = Object.fromEntries(names.map((name) => [name, []]));
  const many = [];
  try {
    const address = `http://127.0.0.1:${server.address().port}`;
    // The libraries take turns, so that whatever else the machine does meets them all.
    for (let round = 0; round < rounds; round += 1) {
      for (const name of names) {
        runs[name].push(await measure(browser, address, name));
      }
      many.push(await measureMany(browser, address));
    }
  } finally {
    await browser.close();
    server.close();
  }
  return [...compared(runs), ...scrolled(many)];
}

function compared(runs) {
  const how = `1,000 rows × 12 columns, from the trace, median of ${rounds}, same run`;
  const value = (name, act, kind) => median(runs[name].map((result) => result[act][kind]));
  const rows = [];
  for (const act of ['mount', 'scroll', 'sort']) {
    for (const [kind, title] of [
      ['script', 'scripting'],
      ['main', 'main-thread CPU'],
    ]) {
      const ours = value('assay', act, kind);
      const peers = names.slice(1).map((name) => `${libraries[name]} ${ms(value(name, act, kind))}`);
      rows.push({ name: `${act}, ${title}`, value: ms(ours), note: `${peers.join(', ')}; ${how}` });
    }
    const best = Math.min(...['antd', 'mantine'].map((name) => value(name, act, 'main')));
    rows.push({
      name: `${act}, main-thread CPU against the better of the two`,
      value: `${(value('assay', act, 'main') / best).toFixed(2)} ×`,
      target: 'under 1 ×',
      note: 'Ant Design and Mantine as they usually stand, all rows in the document',
    });
  }
  const frames = names.map((name) => {
    const { intervals } = runs[name]
      .map(({ scroll }) => scroll)
      .sort((one, other) => late(one.intervals) - late(other.intervals))[Math.floor(rounds / 2)];
    return `${libraries[name]} ${perSecond(intervals).toFixed(0)} (${(late(intervals) * 100).toFixed(0)} % late)`;
  });
  rows.push({
    name: 'scroll, frames a second',
    value: frames[0].replace('ours ', ''),
    note: frames.slice(1).join(', '),
  });
  return rows;
}

function scrolled(many) {
  const of = (act) => {
    const all = many.map((result) => result[act]);
    const intervals = all.map((each) => each.intervals).sort((one, other) => late(one) - late(other))[
      Math.floor(rounds / 2)
    ];
    return { intervals, main: median(all.map(({ main }) => main)) };
  };
  const rows = [
    {
      name: '100,000 rows, mount, main-thread CPU',
      value: ms(median(many.map(({ mount }) => mount.main))),
      note: `median of ${rounds}`,
    },
  ];
  for (const [act, title] of [
    ['wheel', 'wheel, 600 px a frame'],
    ['thumb', 'thumb of the scrollbar from first to last row, every frame other rows'],
  ]) {
    const { intervals, main } = of(act);
    rows.push({
      name: `100,000 rows, ${act}`,
      value: `${perSecond(intervals).toFixed(1)} frames a second`,
      target: '60',
      note: `${title}; frames drawn in the trace: median ${ms(median(intervals))}, ${(late(intervals) * 100).toFixed(1)} % later than 25 ms; main-thread CPU ${ms(main / (intervals.length + 1))} a frame`,
    });
  }
  return rows;
}
