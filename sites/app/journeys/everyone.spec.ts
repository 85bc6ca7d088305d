import { locales } from '@assay/domain';
import type { Locator } from '@playwright/test';
import { expectStop } from './language.ts';
import { answered, ask, chips, expect, questions, signIn, test, violations } from './support.ts';
import { wordsOf } from './words.ts';

for (const locale of locales) {
  test(`X1: asks and reads in ${locale}, clean under axe in light and in dark`, async ({ page, context }) => {
    const words = await wordsOf(locale);
    await context.addInitScript((chosen) => localStorage.setItem('assay.locale', chosen), locale);
    await signIn(page);
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto('/home');
      await expect(page.getByRole('main').getByRole('textbox')).toBeFocused();
      // The cards come first, what was done last below them.
      await expect(page.getByRole('heading', { level: 2, name: words.home('tasks') })).toBeVisible();
      await expect(
        page
          .getByRole('main')
          .locator('time')
          .or(page.getByText(words.home('noRecent')))
          .first(),
      ).toBeVisible();
      expect(await violations(page)).toEqual([]);
    }
    await ask(page, questions[locale]);
    await expect(page.getByRole('button', { name: words.seekPanel('actions.regenerate') })).toBeVisible();
    await expect(page.getByRole('region', { name: words.seekPanel('module.SUMMARY'), exact: true })).toBeVisible();
    await chips(page).first().click();
    await expect(page.getByRole('complementary').locator('mark')).toBeVisible();
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await expectStop(page, locale, `answer in ${scheme}`);
    }
  });
}

test('everything works by keyboard alone', async ({ page }) => {
  await page.goto('/history');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await page.keyboard.type('enterprise@demo.assay');
  const press = async (key: string, times = 1) => {
    for (let count = 0; count < times; count += 1) await page.keyboard.press(key);
  };
  const until = async (name: RegExp) => {
    for (let count = 0; count < 60; count += 1) {
      const held = await page.evaluate(() => {
        const { activeElement: element } = document;
        return `${element?.getAttribute('aria-label') ?? ''} ${element?.textContent ?? ''}`;
      });
      if (name.test(held)) return;
      await press('Tab');
    }
    throw new Error(`The keyboard does not reach ${name}.`);
  };
  await until(/Mei Enterprise/);
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  await page.goto('/home');
  await expect(page.getByRole('textbox', { name: 'Question' })).toBeFocused();
  await page.keyboard.type(answered);
  await press('Enter');
  await page.waitForURL(/\/page\//);
  await expect(page.getByRole('button', { name: 'Regenerate' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Values asked for' })).toBeVisible();
  await press('Tab');
  await until(/^Source 1/);
  await expect(page.getByRole('tooltip')).toBeVisible();
  await press('Enter');
  await expect(page.getByRole('complementary', { name: 'Evidence' })).toBeFocused();
  await press('Escape');
  await expect(chips(page).first()).toBeFocused();
});

test('fits 320 and 360 px without sideways scrolling', async ({ page }) => {
  await signIn(page);
  await ask(page, answered);
  const seek = page.url();
  /** What comes last on each page. */
  const last: Readonly<Record<string, Locator>> = {
    '/home': page.getByRole('main').locator('time').first(),
    '/history': page.getByRole('main').locator('time').first(),
    '/404': page.getByRole('link', { name: 'Go to the home page' }),
  };
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    for (const path of ['/home', '/history', seek, '/404']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(last[path] ?? page.getByRole('heading', { name: 'References' })).toBeVisible();
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
  await page.goto(seek);
  await chips(page).first().click();
  await expect(page.getByRole('complementary', { name: 'Evidence' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Home', exact: true })).toBeVisible();
});

test('moves nothing while it loads', async ({ page, context }) => {
  await signIn(page);
  await context.addInitScript(() => {
    const moves: { value: number; what: string[] }[] = [];
    Object.assign(globalThis, { layoutMoves: moves });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources?: { node?: Node }[];
        };
        if (shift.hadRecentInput) continue;
        const what = (shift.sources ?? []).map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : '',
        );
        moves.push({ value: shift.value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await ask(page, answered);
  for (const path of ['/rd', '/history', new URL(page.url()).pathname]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    const moves = await page.evaluate(
      () => (globalThis as unknown as { layoutMoves: { value: number }[] }).layoutMoves,
    );
    expect(
      moves.filter(({ value }) => value >= 0.01),
      path,
    ).toEqual([]);
  }
});
