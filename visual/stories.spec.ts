import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';

type Entry = { id: string; type: string; importPath: string; tags?: string[] };

const { entries } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as {
  entries: Record<string, Entry>;
};

/** Stories of the design system, and those of other packages that ask for it with the tag `visual`. */
const compared = Object.values(entries).filter(
  ({ type, importPath, tags = [] }) =>
    type === 'story' &&
    !tags.includes('no-visual') &&
    (tags.includes('visual') || importPath.includes('packages/design-system/')),
);

const wide = { width: 1280, height: 800 };
const part = { width: 800, height: 480 };
const narrow = { width: 360, height: 780 };

async function compare(page: Page, id: string, theme: string, name: string, isWhole: boolean) {
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`);
  await page.waitForFunction(
    () =>
      document.body.classList.contains('sb-show-main') && !document.body.classList.contains('sb-show-preparing-story'),
  );
  // The first frames after fonts arrive are drawn with rounding of their own: everything is painted once more.
  await page.evaluate(async () => {
    const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await frames();
    await document.fonts.ready;
    document.body.style.visibility = 'hidden';
    await frames();
    document.body.style.visibility = '';
    await frames();
  });
  await (isWhole ? expect(page) : expect(page.locator('#storybook-root'))).toHaveScreenshot(`${id}-${name}.png`);
}

for (const { id } of compared) {
  const isPattern = id.includes('-patterns-');
  // What floats lies outside of the story's root, so the whole viewport is compared.
  const floats = /-(dialog|menu|popover|hovercard|tooltip|toast|combobox|navrail)--/.test(id);
  for (const theme of ['light', 'dark']) {
    test(`${id} ${theme}`, async ({ page }) => {
      await page.setViewportSize(isPattern ? wide : part);
      await compare(page, id, theme, theme, isPattern || floats);
    });
  }
  if (isPattern) {
    test(`${id} narrow`, async ({ page }) => {
      await page.setViewportSize(narrow);
      await compare(page, id, 'light', 'narrow', true);
    });
  }
}
