import * as trizCalls from '@assay/contract/calls/triz';
import { type Locale, locales } from '@assay/domain';
import type { Page } from '@playwright/test';
import { expectStop } from './language.ts';
import { clientIn, signInAs } from './person.ts';
import { expect, signIn, test, violations } from './support.ts';
import { wordsOf } from './words.ts';

const problem = 'Make the flywheel rim lighter without losing strength.';

const input = (page: Page) => page.getByRole('combobox', { name: 'Find or start' });
const options = (page: Page) => page.getByRole('dialog', { name: 'Find or start' }).getByRole('option');
const chosen = (page: Page) => page.getByRole('dialog').getByRole('option', { selected: true });

async function open(page: Page): Promise<void> {
  // Keys are heard once the frame is there.
  await expect(page.getByRole('button', { name: 'Find or start' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
}

async function beginWork(page: Page): Promise<string> {
  const { triz_mind_id: id } = await clientIn(page.context(), 'en').call(trizCalls.create, {
    body: { message: problem },
  });
  return `/result/${id}`;
}

test.describe('the palette, by the keyboard alone', () => {
  test('finds a work by the words in it, and goes there', async ({ member }) => {
    const address = await beginWork(member);
    await member.goto('/library');
    await open(member);
    await expect(options(member).first()).toBeVisible();
    expect(await violations(member)).toEqual([]);
    await member.keyboard.type('flywheel rim');
    const found = member
      .getByRole('group', { name: /^Works/ })
      .getByRole('option')
      .first();
    await expect(found).toContainText(problem);
    expect(await violations(member)).toEqual([]);
    while ((await chosen(member).getAttribute('id')) !== (await found.getAttribute('id')))
      await member.keyboard.press('ArrowDown');
    await member.keyboard.press('Enter');
    await expect(member).toHaveURL(new RegExp(`${address}$`));
    await expect(member.getByRole('dialog')).toHaveCount(0);
  });

  test('goes to pages, begins works, and offers again what was used last', async ({ member }) => {
    await member.goto('/history');
    await open(member);
    await member.keyboard.type('materials');
    await expect(chosen(member)).toContainText('Materials');
    await member.keyboard.press('Enter');
    await expect(member).toHaveURL(/\/materials$/);
    await open(member);
    await expect(member.getByRole('group', { name: 'Used recently' }).getByRole('option').first()).toContainText(
      'Materials',
    );
    await member.keyboard.type('triz new');
    await expect(chosen(member)).toContainText('TRIZ, new work');
    await member.keyboard.press('Enter');
    await expect(member).toHaveURL(/\/result\/new$/);
  });

  test('does what the page does: a change to a work is taken back', async ({ member }) => {
    await member.goto(await beginWork(member));
    const title = member.getByRole('banner').getByRole('textbox', { name: 'Title' });
    await title.fill('Lighter rim');
    await member.keyboard.press('Enter');
    await expect(member.getByRole('banner').getByText('Saved', { exact: true })).toBeVisible();
    await open(member);
    await expect(chosen(member)).toContainText('Undo');
    await member.keyboard.press('Enter');
    await expect(title).toHaveValue(problem);
    // The keys that the palette shows do the same.
    await member.keyboard.press('Control+y');
    await expect(title).toHaveValue('Lighter rim');

    await open(member);
    await member.keyboard.type('export markdown');
    await expect(chosen(member)).toContainText('Export: Markdown');
    const download = member.waitForEvent('download');
    await member.keyboard.press('Enter');
    expect((await download).suggestedFilename()).toBe('Lighter rim.md');
    await open(member);
    await member.keyboard.type('share');
    await expect(chosen(member)).toContainText('Share');
    await member.keyboard.press('Enter');
    await expect(member.getByRole('dialog', { name: 'Share this work' })).toBeVisible();
    await member.keyboard.press('Escape');
    await open(member);
    await member.keyboard.type('comments');
    await member.keyboard.press('Enter');
    await expect(member.getByRole('tab', { name: /^Comments/ })).toHaveAttribute('aria-selected', 'true');
  });

  test('Esc closes it and gives the focus back; the keys that opened it close it too', async ({ member }) => {
    await member.goto('/home');
    const box = member.getByRole('main').getByRole('textbox');
    await expect(box).toBeFocused();
    await open(member);
    await member.keyboard.press('Escape');
    await expect(box).toBeFocused();
    await open(member);
    await member.keyboard.press('Control+k');
    await expect(member.getByRole('dialog')).toHaveCount(0);
    await expect(box).toBeFocused();
  });

  test('asks in the words that were typed', async ({ member }) => {
    await member.goto('/library');
    await open(member);
    await member.keyboard.type('Why does a flywheel burst?');
    await member.keyboard.press('ArrowUp');
    await expect(chosen(member)).toContainText('Ask “Why does a flywheel burst?”');
    await member.keyboard.press('Enter');
    await expect(member.getByRole('main').getByRole('textbox')).toHaveValue('Why does a flywheel burst?');
  });
});

test('without a line it lists what needs none, and says what is missing', async ({ page }) => {
  await signIn(page);
  await page.goto('/history');
  await page.getByRole('button', { name: 'Find or start' }).click();
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.context().setOffline(true);
  await open(page);
  await page.keyboard.type('lib');
  await expect(chosen(page)).toContainText('Library');
  await expect(page.getByRole('dialog').getByText('You are offline.')).toBeVisible();
  await page.context().setOffline(false);
});

test('a viewer is shown what their role does not begin; a guest finds pages and the sign-in', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto('/home');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await open(page);
  await page.keyboard.type('sign in');
  await expect(chosen(page)).toContainText('Sign in');
  await expect(page.getByRole('option', { name: /^All results/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await signInAs(context, 'Vera Viewer', 'en');
  await page.goto('/history');
  await open(page);
  await expect(chosen(page)).not.toContainText('Your role reads');
  await page.keyboard.type('new work');
  await expect(chosen(page)).toContainText('Your role reads');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await context.close();
});

test.describe('the page of results', () => {
  test('is reached from the palette; tabs by kind hold as many as they say', async ({ member }) => {
    await beginWork(member);
    await member.goto('/library');
    await open(member);
    await member.keyboard.type('steel');
    await expect(member.getByRole('group', { name: /^Documents/ })).toBeVisible();
    await member.keyboard.press('ArrowUp');
    await member.keyboard.press('ArrowUp');
    await expect(chosen(member)).toContainText('All results for “steel”');
    await member.keyboard.press('Enter');
    await expect(member).toHaveURL(/\/search\?q=steel$/);
    await expect(member.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
    expect(await violations(member)).toEqual([]);
    const tabs = member.getByRole('tab');
    await expect(tabs).toHaveCount(7);
    for (let index = 1; index < 7; index += 1) {
      const tab = tabs.nth(index);
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      const count = Number(/\d+$/.exec((await tab.textContent()) ?? '')?.[0]);
      await expect(member.getByRole('tabpanel').getByRole('listitem')).toHaveCount(count);
    }
    await tabs.nth(4).click();
    await expect(member).toHaveURL(/kind=document/);
    await member.getByRole('tabpanel').getByRole('link').first().click();
    await expect(member).toHaveURL(/\/library\//);
    await member.goBack();
    await expect(member).toHaveURL(/\/search\?q=steel&kind=document$/);
  });

  test('says that nothing was found, and offers to ask', async ({ member }) => {
    await member.goto('/search?q=zzqqxx');
    await expect(member.getByText('Nothing found for “zzqqxx”')).toBeVisible();
    await expect(member.getByRole('link', { name: 'Ask “zzqqxx”' })).toBeVisible();
    await member.goto('/search');
    await member.getByRole('searchbox').fill('316L');
    await member.keyboard.press('Enter');
    await expect(member).toHaveURL(/\/search\?q=316L$/);
    await expect(member.getByRole('tab', { name: /^Materials/ })).toBeVisible();
  });
});

test('“?” shows the keys of every place, unless a field has the focus', async ({ member }) => {
  await member.goto('/library');
  const box = member.getByRole('searchbox');
  await box.focus();
  await member.keyboard.type('?');
  await expect(box).toHaveValue('?');
  await expect(member.getByRole('dialog')).toHaveCount(0);
  await member.getByRole('heading', { level: 1 }).click();
  await member.evaluate(() => (document.activeElement as HTMLElement).blur());
  await member.keyboard.press('?');
  const dialog = member.getByRole('dialog', { name: 'Keyboard reference' });
  await expect(dialog.getByText('Find or start')).toBeVisible();
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(7);
  expect(await violations(member)).toEqual([]);
  await member.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await open(member);
  await member.keyboard.type('shortcuts');
  await expect(chosen(member)).toContainText('Keyboard reference');
  await member.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
});

test('palette, results and keys are clean under axe in light and in dark, and fit 360 px', async ({ member }) => {
  for (const theme of ['light', 'dark']) {
    await member.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light' });
    for (const width of [1440, 360]) {
      await member.setViewportSize({ width, height: 800 });
      await member.goto('/search?q=lithium');
      await expect(member.getByRole('tab', { name: /^Documents/ })).toBeVisible();
      expect(await violations(member)).toEqual([]);
      const wide = () => member.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(await wide()).toBeLessThanOrEqual(0);
      await member.getByRole('button', { name: 'Find or start' }).click();
      await expect(input(member)).toBeFocused();
      await member.keyboard.type('lithium');
      await expect(member.getByRole('group', { name: /^Documents/ })).toBeVisible();
      expect(await violations(member)).toEqual([]);
      const box = await member.getByRole('dialog').boundingBox();
      expect(box?.width).toBeLessThanOrEqual(width);
      await member.keyboard.press('Escape');
    }
  }
});

/** A word that begins a place of each language, as it is typed. */
const typed = { cn: '材料', en: 'materials', jp: 'ざいりょう', tw: '材料' } as const satisfies Record<Locale, string>;

for (const locale of locales) {
  test(`in ${locale}: the palette, the page of results and the keys`, async ({ browser }) => {
    const context = await browser.newContext({
      locale: { cn: 'zh-CN', en: 'en-GB', jp: 'ja-JP', tw: 'zh-TW' }[locale],
    });
    await signInAs(context, 'Vera Viewer', locale);
    const page = await context.newPage();
    await page.addInitScript((chosen) => localStorage.setItem('assay.locale', chosen), locale);
    const words = await wordsOf(locale);
    await page.goto('/library');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: words.palette('label') })).toBeFocused();
    await expectStop(page, locale, 'the palette');
    await page.keyboard.type(typed[locale]);
    await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toContainText(
      words.frame('nav.materials'),
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/materials$/);
    await page.goto('/search?q=zzqqxx');
    await expect(page.getByText(words.palette('results.none', { query: 'zzqqxx' }))).toBeVisible();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: words.keys('title') })).toBeVisible();
    await expectStop(page, locale, 'the keys');
    await context.close();
  });
}
