import type { Page } from '@playwright/test';
import { pdfOf } from '../../api/src/testing/pdf.ts';
import { ask, chips, expect, signIn, test, violations } from './support.ts';

test('a citation opens the whole source at its passage, the other passages, and leads back to the answer', async ({
  member,
}) => {
  await ask(member, 'Why does 316L pit in chloride?');
  const answer = new URL(member.url()).pathname;
  await chips(member).first().click();
  const drawer = member.getByRole('complementary', { name: 'Evidence' });
  const quoted = (await drawer.locator('mark').textContent()) ?? '';
  await expect(drawer.getByRole('link', { name: 'Material card 316L' })).toHaveAttribute(
    'href',
    '/material/grade/316l',
  );
  await drawer.getByRole('link', { name: 'Open the whole source' }).click();
  await member.waitForURL(/\/library\/note/);
  const shown = member.locator('mark[data-mark="shown"]');
  await expect(shown).toHaveText(quoted);
  await expect(shown).toBeInViewport();
  expect(await violations(member)).toEqual([]);

  // Another passage of the answer, by keyboard alone.
  const cited = member.getByRole('region', { name: 'Cited in the answer' }).getByRole('button');
  const last = (await cited.last().textContent()) ?? '';
  await cited.last().focus();
  await member.keyboard.press('Enter');
  await expect(shown).toHaveText(last);
  await expect(shown).toBeInViewport();

  await member.getByRole('searchbox', { name: 'Find in this document' }).fill('pitting');
  await expect(member.getByRole('status').filter({ hasText: /^1 of \d+$/ })).toBeVisible();
  await member.keyboard.press('Enter');
  await expect(member.getByRole('status').filter({ hasText: /^2 of \d+$/ })).toBeVisible();
  await member.getByRole('navigation', { name: 'Outline' }).getByRole('link', { name: 'Mechanism' }).click();
  await expect(member.getByRole('heading', { level: 2, name: 'Mechanism' })).toBeInViewport();

  await member.getByRole('button', { name: 'Back to the answer' }).click();
  await member.waitForURL(`**${answer}`);
  await expect(chips(member).first()).toBeVisible();
});

test('the library is narrowed and searched, and opens a source; the materials lead to a card', async ({ member }) => {
  await member.goto('/home');
  await member.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Library' }).click();
  await expect(member.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible();
  await member.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Japanese (14)' });
  await expect(member).toHaveURL(/language=ja/);
  await expect(member.getByText('14 documents')).toBeVisible();
  await member.getByRole('button', { name: 'Remove all filters' }).click();
  await member.getByRole('link', { name: 'Page 2' }).click();
  await expect(member).toHaveURL(/page=2/);
  await expect(member.getByRole('row')).toHaveCount(51);
  expect(await violations(member)).toEqual([]);

  await member.getByRole('searchbox', { name: 'Search the library' }).fill('peek glass transition temperature');
  await member.keyboard.press('Enter');
  await expect(member.getByText(/^\d+ passages in \d+ documents$/)).toBeVisible();
  await member.getByRole('radio', { name: 'Words', exact: true }).check({ force: true });
  await expect(member).toHaveURL(/mode=lexical/);
  const found = member.getByRole('article').first();
  await expect(found.locator('mark').first()).toHaveText(/peek|glass|transition|temperature/i);
  expect(await violations(member)).toEqual([]);
  await found.getByRole('listitem').first().getByRole('link').click();
  await member.waitForURL(/\/library\/note/);
  await expect(member.locator('mark[data-mark="shown"]')).toBeInViewport();
  await member.goBack();
  await expect(member.getByRole('searchbox', { name: 'Search the library' })).toHaveValue(
    'peek glass transition temperature',
  );

  await member.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Materials' }).click();
  await member.getByRole('searchbox', { name: 'Find a grade' }).fill('SUS316L');
  await expect(member.getByText('JIS SUS316L')).toBeVisible();
  expect(await violations(member)).toEqual([]);
  await member.getByRole('link', { name: '316L', exact: true }).click();
  await expect(member.getByRole('heading', { level: 1, name: '316L' })).toBeVisible();
});

test('a guest is asked to sign in, and an unknown document is not found', async ({ page }) => {
  for (const path of ['/library', '/library/note%3A316l-pitting-chloride', '/materials']) {
    await page.goto(path);
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await expect(page.getByText('Pitting')).toHaveCount(0);
  }
  await signIn(page);
  await page.goto('/library/note%3Anone');
  await page.waitForURL('**/404');
});

test('the library, a source and the materials fit 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page);
  for (const [path, name] of [
    ['/library', 'Library'],
    ['/library?q=pitting+of+316L', 'Library'],
    ['/library/note%3A316l-pitting-chloride?at=55-284', 'Pitting corrosion of 316L stainless steel in chloride'],
    ['/materials', 'Materials'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('main').getByRole('status', { name: /^(Loading|Searching)/ })).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
});

test('an imported PDF opens on its page, the cited passage marked on the picture', async ({ page }) => {
  const report = await pdfOf('Mica tape report', [...filler, cited, ...filler].join('\n\n'));
  await signIn(page, 'Adil Admin');
  await page.goto('/user-profile?section=library');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'mica-tape.pdf', mimeType: 'application/pdf', buffer: Buffer.from(report) });
  await page.getByRole('button', { name: 'Upload 1 file' }).click();
  const run = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'mica-tape.pdf' }) });
  await expect(run).toContainText('Done');

  await ask(page, 'What is the breakdown voltage of mica tape after ageing at 180 °C?');
  await chips(page).first().click();
  await page
    .getByRole('complementary', { name: 'Evidence' })
    .getByRole('link', { name: 'Open the whole source' })
    .click();
  await page.waitForURL(/\/library\/file/);
  const marks = page.locator('section [data-mark="shown"]');
  await expect(marks.first()).toBeInViewport();
  const sheet = page.getByRole('region', { name: /^Page \d+$/ }).filter({ has: page.locator('[data-mark="shown"]') });
  const number = Number(/\d+/.exec((await sheet.first().getAttribute('aria-label')) ?? ''));
  expect(number).toBeGreaterThan(1);
  await expect(sheet.first().locator('canvas')).toBeVisible();
  expect(await inkUnder(page), 'the mark lies on printed letters').toBeGreaterThan(0.02);
  expect(await violations(page)).toEqual([]);

  await expect(page.getByRole('spinbutton', { name: 'Go to page' })).toHaveValue(String(number));
  await page.keyboard.press('PageUp');
  await expect(page.getByRole('region', { name: `Page ${number - 1}` })).toBeFocused();
  await page.getByRole('spinbutton', { name: 'Go to page' }).fill('1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Page 1', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Larger' }).click();
  await expect(page.getByRole('button', { name: '125%' })).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.reload();
  const text = page.locator('mark[data-mark="shown"]');
  await expect(text, 'a narrow screen begins with the text').toBeInViewport();
  await page.getByRole('radio', { name: /^Pages/ }).check({ force: true });
  await expect(marks.first()).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await violations(page)).toEqual([]);
});

const cited = 'The breakdown voltage of the mica tape is 14.6 kV/mm after ageing at 180 °C for 1000 h.';
const filler = Array.from(
  { length: 24 },
  (_, index) =>
    `Batch ${index + 1} of the laminate was pressed between polished plates, cooled slowly in the closed press and stored in dry air before it was cut, weighed and described in the log of the workshop.`,
);

/** Share of dark points of the picture below the marks. */
async function inkUnder(page: Page): Promise<number> {
  return page
    .locator('section [data-mark="shown"]')
    .first()
    .evaluate((mark) => {
      const canvas = mark.closest('section')?.querySelector('canvas');
      const context = canvas?.getContext('2d');
      if (!canvas || !context) return 0;
      const [shown, whole] = [mark.getBoundingClientRect(), canvas.getBoundingClientRect()];
      const scale = canvas.width / whole.width;
      const { data } = context.getImageData(
        (shown.left - whole.left) * scale,
        (shown.top - whole.top) * scale,
        shown.width * scale,
        shown.height * scale,
      );
      let dark = 0;
      for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) dark += 1;
      return dark / (data.length / 4);
    });
}
