import { browserFlags } from '../scripts/browser-flags.mjs';

/** Flags under which the browser draws the same pixels every time. */
export const cameraFlags = [
  ...browserFlags,
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // A part painted anew over what stood there blends its edges once more, by one step of 255, when the machine is busy.
  '--disable-partial-raster',
];

const margin = 16;
const tallest = 1600;

/** Runs in the page before anything else: nothing moves, no caret blinks, the accessibility add-on rests. */
function prepare() {
  const style = document.createElement('style');
  style.textContent =
    '*,*::before,*::after,::backdrop{animation:none!important;transition:none!important;caret-color:transparent!important;scroll-behavior:auto!important}';
  document.addEventListener('DOMContentLoaded', () => document.head.append(style));
}

/** Runs in the page: shows a story and resolves, once what it plays is done, to its theme and language; rejects with what it threw. */
function show({ id, globals }) {
  const preview = globalThis.__STORYBOOK_PREVIEW__;
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve, reject) => {
    const events = {
      storyFinished: ({ storyId }) => storyId === id && end(resolve),
      storyErrored: ({ title }) => end(reject, title),
      storyThrewException: ({ message }) => end(reject, message),
      playFunctionThrewException: ({ message }) => end(reject, message),
      storyMissing: () => end(reject, 'There is no such story.'),
    };
    function end(settle, message) {
      for (const [name, listener] of Object.entries(events)) channel.off(name, listener);
      const { dataset, lang } = document.documentElement;
      settle(message ? new Error(message) : { theme: dataset.theme, language: lang });
    }
    for (const [name, listener] of Object.entries(events)) channel.on(name, listener);
    // The story that stands there is drawn again in the state to which it played: what plays looks for English words.
    if (preview.currentRender?.id === id && globals.language !== 'en') {
      channel.emit('updateGlobals', { globals });
      return;
    }
    preview.storyStoreValue.userGlobals.update(globals);
    if (preview.currentRender?.id === id) {
      channel.emit('forceRemount', { storyId: id });
      return;
    }
    preview.selectionStore.setSelection({ storyId: id, viewMode: 'story' });
    preview.renderSelection().catch((error) => end(reject, error.message));
  });
}

/** Runs in the page: waits until everything that is to be seen is there and painted. */
async function settle() {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await frame();
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  // What is painted in parts, as fonts and colours arrive, has rounding of its own at its edges: everything is painted once more.
  // Not hidden by visibility, which would take the focus away, and with it its ring and every list that is open only while it
  // has the focus.
  const painted = [document.body, ...document.querySelectorAll(':popover-open, dialog:modal')];
  for (const element of painted) element.style.clipPath = 'inset(100%)';
  await frame();
  for (const element of painted) element.style.clipPath = '';
  await frame();
  await frame();
}

/** Runs in the page: the part of the viewport in which something is drawn, with a margin. */
function measure(margin) {
  const view = { x: 0, y: 0, width: innerWidth, height: innerHeight };
  const outer = document.querySelector('dialog:modal') ? [view] : [];
  const boxes = [...document.querySelectorAll('#storybook-root, #storybook-root *, body > :not(.sb-wrapper, script)')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)
    .concat(outer);
  const edge = (pick, of) => Math.round(of(...boxes.map(pick)));
  const left = Math.max(0, edge(({ x }) => x, Math.min) - margin);
  const top = Math.max(0, edge(({ y }) => y, Math.min) - margin);
  const right = Math.min(innerWidth, edge(({ x, width }) => x + width, Math.max) + margin);
  const bottom = Math.min(innerHeight, edge(({ y, height }) => y + height, Math.max) + margin);
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

/** Makes the viewport as high as what it holds, up to a limit, so that nothing stays below the fold. */
async function grow(page, { width, height }) {
  const needed = await page.evaluate(() => document.documentElement.scrollHeight);
  if (needed <= height) return;
  await page.setViewportSize({ width, height: Math.min(needed, tallest) });
  await page.evaluate(settle);
}

/** Opens a page and takes the pictures of the stories of one file; calls `take` with each, or with what went wrong. */
export async function photograph(browser, address, { stories }, take) {
  const context = await browser.newContext({
    baseURL: address,
    viewport: stories[0].pictures[0].size,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  try {
    const page = await context.newPage();
    const camera = await context.newCDPSession(page);
    await page.addInitScript(prepare);
    // Without a story at first: leaving one that is still being shown makes Storybook load the page again.
    const begin = async () => {
      await page.goto('/iframe.html?viewMode=story');
      await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined);
    };
    await begin();
    for (const { id, picture, pictures, isWhole } of stories) {
      let own = { theme: 'light', language: 'en' };
      for (const { name, size, theme = 'light', language = 'en' } of pictures) {
        // A story with a theme or a language of its own has no picture in another.
        if ((theme !== 'light' && own.theme !== 'light') || (language !== 'en' && own.language !== 'en')) continue;
        const file = `${picture}.${name}.png`;
        try {
          await page.setViewportSize(size);
          await page.mouse.move(size.width - 1, size.height - 1);
          if (theme === 'light') {
            const globals = { theme, language, direction: 'ltr', a11y: { manual: true } };
            // Whether a focus shows its ring depends on what was pressed last, in whichever story that was.
            await page.keyboard.press('F9');
            own = await page.evaluate(show, { id, globals }).catch(async () => {
              // What a story before it left behind may have stood in its way: it is tried once more on a page of its own.
              await begin();
              await page.keyboard.press('F9');
              return page.evaluate(show, { id, globals });
            });
          } else {
            await page.evaluate((chosen) => (document.documentElement.dataset.theme = chosen), theme);
          }
          await page.evaluate(settle);
          if (isWhole) await grow(page, size);
          const clip = { ...(await page.evaluate(measure, margin)), scale: 1 };
          const { data } = await camera.send('Page.captureScreenshot', { format: 'png', clip });
          take(file, Buffer.from(data, 'base64'));
        } catch (error) {
          take(file, undefined, error.message.split('\n')[0]);
          // What stands there is not the story: it has no picture in the dark.
          own = { ...own, theme: 'none' };
        }
      }
    }
  } finally {
    await context.close();
  }
}
