import { locales } from '@assay/domain';
import type { Page } from '@playwright/test';
import { expectStop } from './language.ts';
import { answered, expect, signIn, test, violations } from './support.ts';
import { wordsOf } from './words.ts';

/** Tracking events that a page sends, as they are sent. */
function eventsOf(page: Page): { event: string; properties: Record<string, string> }[] {
  const events: { event: string; properties: Record<string, string> }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/tracking/add')) events.push(request.postDataJSON());
  });
  return events;
}

async function askAtHome(page: Page, question: string): Promise<void> {
  await page.goto('/rd');
  await page.getByRole('main').getByRole('textbox').fill(question);
  await page.keyboard.press('Enter');
}

test.describe('editions', () => {
  test('B4, B5: a trial that cannot be added is tried five times in a session, then /403', async ({ page }) => {
    await page.route('**/account-privilege/add-trial**', (route) =>
      route.fulfill({ status: 500, json: { status: false, error_code: 500, message: 'Stub' } }),
    );
    const tried = () => page.waitForResponse((reply) => reply.url().includes('/add-trial'));
    const first = tried();
    await signIn(page, 'Nora New');
    await first;
    for (let visit = 2; visit <= 5; visit += 1) {
      const again = tried();
      await page.goto('/history');
      await again;
      await expect(page).toHaveURL(/\/history$/);
    }
    await page.goto('/history');
    await expect(page).toHaveURL(/\/403$/);
    expect(await page.evaluate(() => sessionStorage.getItem('ADDTRIAL_clickcount'))).toBe('6');
  });

  test('B4: a new person ends in a trial after one reload, and is told of it once', async ({ page }) => {
    const events = eventsOf(page);
    const bodies: unknown[] = [];
    let loads = 0;
    page.on('request', (request) => {
      if (request.url().includes('/add-trial')) bodies.push(request.postDataJSON());
    });
    page.on('load', () => (loads += 1));
    await signIn(page, 'Nora New');
    const dialog = page.getByRole('dialog', { name: 'Your trial has begun' });
    await expect(dialog.getByText('Trial: 14 days left')).toBeVisible();
    await expect.poll(() => [loads, bodies]).toEqual([2, [{ media_type: '' }]]);
    await dialog.getByRole('button', { name: 'Start' }).click();
    await expect(dialog).toBeHidden();
    await page.goto('/rd');
    await expect(page.getByRole('banner').getByText('Trial: 14 days left')).toBeVisible();
    await expect(page.getByText('Your trial is about to expire')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect
      .poll(() => events.map(({ event, properties }) => [event, properties['page_type']]))
      .toEqual([['upgrade_show', 'onboarding']]);
  });

  test('B13, B12, Y2: the fourth question opens the upgrade dialog, which leads to sales; the question is kept', async ({
    page,
  }) => {
    const events = eventsOf(page);
    await signIn(page, 'Frida Free');
    for (let count = 1; count <= 3; count += 1) {
      await askAtHome(page, `${answered} (${count})`);
      await page.waitForURL(/\/page\//);
    }
    await askAtHome(page, 'What limits high-voltage spinel LNMO?');
    const dialog = page.getByRole('dialog', { name: 'Monthly limit reached' });
    await expect(dialog.getByText(/You have used 3 of 3 technical questions this month/)).toBeVisible();
    await expect(dialog.getByText('Recommended: Enterprise')).toBeVisible();
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(480);
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Talk to sales' }).click();
    const lead = page.getByRole('dialog', { name: 'Talk to sales' });
    await expect(lead.getByRole('textbox', { name: 'Name' })).toHaveValue('Frida Free');
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    await lead.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveValue('What limits high-voltage spinel LNMO?');
    await expect
      .poll(() => events.map(({ event, properties }) => [event, properties['kind'], properties['source']]))
      .toEqual([
        ['upgrade_show', 'overlimit', 'tech_seek'],
        ['upgrade_click', 'overlimit', 'tech_seek'],
      ]);
    await page.goto('/user-setting/amount');
    const row = page.getByRole('row', { name: /Questions, per month/ });
    await expect(row.getByText('3 of 3')).toBeVisible();
    await expect(row.getByText('Limit reached')).toBeVisible();
  });

  test('B8, B9: the end of a trial is told once, names three packages, and goes on with Basic', async ({
    page,
    browser,
  }) => {
    await signIn(page, 'Edda Ended');
    const dialog = page.getByRole('dialog', { name: 'Your trial has ended' });
    await expect(dialog.getByRole('listitem')).toHaveText([
      'R&D, trial',
      'Insights, trial',
      'Life sciences, trial',
      /^…/,
    ]);
    await dialog.getByRole('button', { name: 'Continue with Basic' }).click();
    await expect(dialog).toBeHidden();
    const elsewhere = await (await browser.newContext()).newPage();
    await signIn(elsewhere, 'Edda Ended');
    for (const again of [page, elsewhere]) {
      await again.goto('/rd');
      // The header offers an upgrade once the edition is known, which is when a dialog would open.
      await expect(again.getByRole('banner').getByRole('button', { name: 'Upgrade' })).toBeVisible();
      await expect(again.getByRole('dialog')).toHaveCount(0);
    }
    await elsewhere.context().close();
  });

  test('B7: the note stands beside the countdown from three days on, until it is closed', async ({ page }) => {
    await signIn(page, 'Enzo Ending');
    await page.goto('/rd');
    await expect(page.getByRole('banner').getByText('Trial: 3 days left')).toBeVisible();
    await expect(page.getByText('Your trial is about to expire')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close this note' }).click();
    await page.goto('/rd');
    await expect(page.getByRole('banner').getByText('Trial: 3 days left')).toBeVisible();
    await expect(page.getByText('Your trial is about to expire')).toHaveCount(0);
  });
});

test.describe('usage and plans', () => {
  test('D9, W1: the account menu leads to usage and to the plans of the home', async ({ member }) => {
    const menu = () => member.getByRole('banner').getByRole('button', { name: /Mei Enterprise$/ });
    await menu().click();
    await member.getByRole('menuitem', { name: 'Usage', exact: true }).click();
    await expect(member.getByRole('heading', { level: 1, name: 'Usage' })).toBeVisible();
    const saved = member.waitForEvent('download');
    await member.getByRole('button', { name: 'Export as CSV' }).click();
    expect((await saved).suggestedFilename()).toBe('usage.csv');
    await menu().click();
    await member.getByRole('menuitem', { name: 'All versions' }).click();
    await expect(member).toHaveURL(/\/user-setting\/package\/(rd|ip|mse|ls)$/);
    await expect(member.getByText('Yours').first()).toBeVisible();
    for (const [path, title] of [
      ['rd', 'R&D plans'],
      ['ip', 'Intellectual property plans'],
      ['mse', 'Materials plans'],
      ['ls', 'Life-science plans'],
    ] as const) {
      const reply = await member.goto(`/user-setting/package/${path}`);
      expect(reply?.status()).toBe(200);
      await expect(member.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
    await member.goto('/user-setting');
    await expect(member).toHaveURL(/\/user-setting\/amount$/);
  });

  test('D6: the version route goes to the page of the homepage type, to rd when it fails, with its query', async ({
    page,
  }) => {
    await signIn(page);
    await page.route('**/rd-home-page/redirect', (route) =>
      route.fulfill({ json: { data: { homepage_type: 'MSE' } } }),
    );
    await page.goto('/user-setting/package?a=1');
    await expect(page).toHaveURL(/\/user-setting\/package\/mse\?a=1$/);
    await page.unroute('**/rd-home-page/redirect');
    await page.route('**/rd-home-page/redirect', (route) => route.abort());
    await page.goto('/user-setting/package?a=1');
    await expect(page).toHaveURL(/\/user-setting\/package\/rd\?a=1$/);
  });

  for (const locale of locales) {
    test(`X1: usage in light and plans in dark, in ${locale}, clean under axe, at 320 px too`, async ({
      page,
      context,
    }) => {
      const words = await wordsOf(locale);
      await context.addInitScript((chosen) => localStorage.setItem('assay.locale', chosen), locale);
      await signIn(page);
      for (const [path, colorScheme, last] of [
        ['/user-setting/amount', 'light', page.getByRole('heading', { name: words.editions('tracking.title') })],
        ['/user-setting/package/ip', 'dark', page.getByText(words.editions('packages.yours')).first()],
      ] as const) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.emulateMedia({ colorScheme });
        await page.goto(path);
        await expect(last).toBeVisible();
        await expect(page.getByRole('main').locator('[role=status][aria-label]')).toHaveCount(0);
        await expectStop(page, locale, path);
        await page.setViewportSize({ width: 320, height: 740 });
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(over, path).toBeLessThanOrEqual(0);
      }
    });
  }
});
