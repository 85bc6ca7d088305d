import { expect, type Locator } from '@playwright/test';
import { fill, heard, test, violationsOf } from './partner-page.ts';

test.describe('a page with one script', () => {
  test('BEYOND-6: carries the widgets beside another React, under a strict policy and Trusted Types', async ({
    page,
    lead,
  }) => {
    await page.getByRole('button', { name: /React 18/ }).click();
    await expect(page.getByRole('button', { name: /React 18.*: 1/ })).toBeVisible();
    await expect(lead.getByRole('heading', { name: 'Talk to sales' })).toBeVisible();
    await page.locator('#seek').scrollIntoViewIfNeeded();
    await expect(page.locator('#seek')).toHaveAttribute('data-assay-state', 'ready');
    expect(await violationsOf(page, '#lead')).toEqual([]);
    const own = await lead.getByLabel('Name').evaluate((input) => {
      const { backgroundColor, fontStyle, textTransform, letterSpacing, direction } = getComputedStyle(input);
      return { backgroundColor, fontStyle, textTransform, letterSpacing, direction };
    });
    expect(own).toMatchObject({ fontStyle: 'normal', textTransform: 'none', direction: 'ltr' });
    expect(own.backgroundColor).not.toBe('rgb(255, 255, 0)');
  });

  test('C1, C9, C15: a lead goes from the form to sales, and its events hold nothing that was typed', async ({
    page,
    lead,
  }) => {
    const phone = await fill(lead);
    const widthOf = async (part: Locator) => (await part.boundingBox())?.width;
    await expect.poll(() => widthOf(lead.locator('section').first())).toBe(480);
    expect(await widthOf(lead.getByRole('heading').first())).toBeLessThan(480);
    await lead.getByRole('button', { name: 'Send request' }).click();
    await expect(lead.getByRole('heading', { name: 'Request sent' })).toBeVisible();
    await expect
      .poll(() => heard(page, 'assay-submitted'))
      .toEqual([{ name: 'assay-submitted', detail: { packageType: 'AIR' } }]);
    const all = JSON.stringify(await page.evaluate(() => window.heard));
    for (const typed of ['Wei', 'Northfield', 'engineer', phone]) expect(all).not.toContain(typed);
    await lead.getByRole('button', { name: 'Close now' }).click();
    await expect(lead.getByLabel('Name')).toHaveValue('');
    await expect.poll(() => heard(page, 'assay-closed')).toHaveLength(1);
  });

  test('Z4: a wrong code is told and nothing typed is lost', async ({ lead }) => {
    await fill(lead);
    const code = lead.getByLabel('SMS code');
    await code.fill((await code.inputValue()) === '000000' ? '000001' : '000000');
    await lead.getByRole('button', { name: 'Send request' }).click();
    await expect(lead.getByText('The verification code is wrong or timed out.').first()).toBeVisible();
    await expect(lead.getByLabel('Name')).toHaveValue('Wei Chen');
    await expect(code).toBeFocused();
  });

  test('C3: the US region has the form of its market in a frame, and no native field', async ({ page }) => {
    await page.goto('/?eager=1&debug_region=us');
    const lead = page.locator('#lead');
    await expect(lead.getByRole('heading', { name: 'Chat with us' })).toBeVisible();
    await expect(lead.getByText('Leave your info, we will contact you as soon as possible.')).toBeVisible();
    await expect(lead.locator('input')).toHaveCount(0);
    const frame = page.frameLocator('#lead iframe');
    await frame.getByLabel('Name').fill('Ada Lane');
    await frame.getByLabel('Work e-mail').fill('ada@example.com');
    await frame.getByLabel('Company').fill('Lane Polymers');
    await frame.getByRole('button', { name: 'Send request' }).click();
    await expect(lead.getByRole('heading', { name: 'Request sent' })).toBeVisible();
    expect(await page.evaluate(() => window.violations)).toEqual([]);
  });

  test('C3: a marketing form that does not load is told, and tried again', async ({ page }) => {
    await page.route(/hosted-form\.js/, (route) => route.abort());
    await page.clock.install();
    await page.goto('/?eager=1&debug_region=eu');
    const lead = page.locator('#lead');
    await expect(lead.getByRole('heading', { name: 'Chat with us' })).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(lead.getByText('The form could not be loaded').first()).toBeVisible();
    await page.unroute(/hosted-form\.js/);
    await lead.getByRole('button', { name: 'Try again' }).click();
    await expect(page.frameLocator('#lead iframe').getByLabel('Work e-mail')).toBeVisible();
  });

  for (const [lang, title] of [
    ['zh-Hans', '联系销售'],
    ['en', 'Talk to sales'],
    ['ja', '営業担当へのお問い合わせ'],
    ['zh-Hant', '聯絡業務'],
  ] as const) {
    test(`X1: speaks the language of the page, ${lang}`, async ({ page }) => {
      await page.goto(`/?eager=1&lang=${lang}`);
      await expect(page.locator('#lead').getByRole('heading', { name: title })).toBeVisible();
      expect(await violationsOf(page, '#lead')).toEqual([]);
    });
  }
});

test('a page that nobody permitted gets no answers', async ({ page }) => {
  await page.goto(`http://127.0.0.1:${process.env['PARTNER_PORT']}/?eager=1`);
  await expect(page.locator('#lead').getByText('The form could not be prepared.')).toBeVisible();
});
