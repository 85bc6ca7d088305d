// A large work as a person opens it: the page in a real browser, at a quarter of the processor's speed.
import { randomUUID } from 'node:crypto';
import { run as runTool } from '../../scripts/bootstrap.mjs';
import { withEmbedded } from '../../sites/api/src/testing/installation.ts';
import { signInAs } from '../../sites/api/src/testing/people.ts';
import { openBrowser } from '../browser.mjs';
import { median } from '../statistics.mjs';

const slowDown = 4;
const rounds = 5;
const message = 'Make the pump housing lighter without losing strength.';
const branches = 100;
const ideasOfEach = 49;
const perEdit = 500;

/** Cards in columns, each idea beside those of its branch. */
function cards() {
  return Array.from({ length: branches }, (_, row) => {
    const id = randomUUID();
    const place = (column) => ({ x: 300 + 240 * column, y: 100 * row });
    const branch = { op: 'add', id, type: 'branch', parent: null, fields: { name: `Way ${row}`, ...place(0) } };
    const ideas = Array.from({ length: ideasOfEach }, (_idea, at) => ({
      op: 'add',
      id: randomUUID(),
      type: 'idea',
      parent: id,
      fields: { name: `Idea ${at} of way ${row}`, note: 'Tried on the bench in spring.', ...place(at + 1) },
    }));
    return [branch, ...ideas];
  }).flat();
}

async function board(client) {
  const { data } = await client.call('boards.create', { body: { kind: 'tech-mind', message } });
  const operations = cards();
  for (let at = 0; at < operations.length; at += perEdit) {
    const edits = [{ id: randomUUID(), operations: operations.slice(at, at + perEdit) }];
    const edited = await client.call('works.edit', { params: { work_id: data.board_id }, body: { edits } });
    if (edited.failure || edited.data.results.some((result) => 'refused' in result)) throw new Error('Not filled.');
  }
  return { id: data.board_id, records: operations.length };
}

/** Milliseconds by the page's own clock from now, or from its navigation, to the frame that shows the board. */
const shown = (from) =>
  new Promise((resolve) => {
    const began = from === 'now' ? performance.now() : 0;
    const look = () =>
      document.querySelector('.react-flow__viewport')
        ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
        : requestAnimationFrame(look);
    if (from === 'now') document.querySelector('main a[href*="/board/"]').click();
    look();
  });

/** By its address, the application not loaded yet. */
async function loaded(page, address, id) {
  await page.goto('about:blank');
  await page.goto(`${address}/board/${id}`);
  return page.evaluate(shown, 'navigation');
}

/** From the list of what was done before. */
async function opened(page, address) {
  await page.goto(`${address}/history`);
  await page.locator('main a[href*="/board/"]').first().waitFor();
  await page.waitForTimeout(1_000);
  return page.evaluate(shown, 'now');
}

/** Figures of opening a work of about 5,000 records on its page. */
export async function run() {
  await runTool('turbo', ['run', 'build', '--filter=@assay/app', '--output-logs=errors-only', '--log-prefix=none']);
  const installation = await withEmbedded({ ASSAY_RATE_LIMITS: '0' });
  const browser = await openBrowser();
  try {
    const service = await installation.spawn();
    const client = await signInAs(await service.client(), 'enterprise');
    const { id, records } = await board(client);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${service.address}/history`);
    await page
      .getByRole('button', { name: /Mei Enterprise/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'History' }).waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    const [byAddress, fromList] = [[], []];
    for (let round = 0; round <= rounds; round += 1) {
      byAddress.push(await loaded(page, service.address, id));
      fromList.push(await opened(page, service.address));
    }
    const seconds = (times) => `${(median(times.slice(1)) / 1000).toFixed(2)} s`;
    const how = `to the frame that shows it, CPU slowed ${slowDown} ×, PGlite; median of ${rounds}`;
    const name = `The page of a board of ${records.toLocaleString('en')} cards`;
    return [
      {
        name: `${name}, opened`,
        value: seconds(fromList),
        target: 'under 1 s',
        note: `from the press in the history ${how}`,
      },
      {
        name: `${name}, loaded`,
        value: seconds(byAddress),
        note: `from the navigation to its address, the whole application with it, ${how}`,
      },
    ];
  } finally {
    await browser.close();
    await installation.remove();
  }
}
