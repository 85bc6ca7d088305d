import type { APIRequestContext, Browser } from '@playwright/test';
import { expect, signIn, test } from './support.ts';

/** Pages of somebody else; nothing listens there, what they answer with is said by the journey. */
const origin = 'http://localhost:4999';
const other = 'https://shop.journey.example';

/** Status with which the service answers a widget that begins on a page. */
async function statusOf(request: APIRequestContext, page: string, widget: string, site: string): Promise<number> {
  const reply = await request.post('/api/assay/embed/session', {
    headers: { origin: page, 'sec-fetch-site': 'cross-site' },
    data: { widget, site },
  });
  return reply.status();
}

/** A visitor of a page that holds some HTML. */
async function visit(browser: Browser, html: string) {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await page.route(`${origin}/`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!doctype html><html lang="en">${html}</html>` }),
  );
  await page.goto(`${origin}/`);
  return { page, close: () => context.close() };
}

test('point 9: an administrator adds a site, takes its snippet, changes and removes it, and each counts at once', async ({
  page,
  browser,
  request,
}) => {
  await signIn(page, 'Adil Admin');
  await page.goto('/user-profile?section=sites');
  await expect(page.getByText('No page carries a widget yet')).toBeVisible();

  await page.getByRole('button', { name: 'Add a site' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a site' });
  const origins = adding.getByRole('textbox', { name: 'Origins of the pages' });
  await origins.fill(`${origin}/shop`);
  await adding.getByRole('checkbox', { name: /^Seek/ }).check();
  await adding.getByRole('checkbox', { name: /^Company field/ }).check();
  await expect(adding.getByText(`${origin}/shop is not an origin`, { exact: false })).toBeVisible();
  await origins.fill(`${origin}\n${other}`);
  await adding.getByRole('button', { name: 'Add site' }).click();

  // What is shown to be copied makes a page carry the widgets.
  const snippet = page.getByRole('dialog', { name: `Snippet for ${origin}` });
  const code = await snippet.getByRole('region', { name: 'HTML' }).innerText();
  const site = /data-site="([^"]+)"/.exec(code)?.[1] ?? '';
  const visitor = await visit(browser, code);
  await expect(visitor.page.getByRole('combobox', { name: 'Company' })).toBeVisible();
  await expect(visitor.page.locator('assay-seek-panel').getByRole('textbox')).toBeVisible();
  await visitor.close();
  expect(await statusOf(request, other, 'seek-panel', site)).toBe(200);
  expect(await statusOf(request, other, 'sales-lead', site)).toBe(403);
  await snippet.getByRole('button', { name: 'Done' }).click();

  const row = page.getByRole('row').filter({ hasText: site });
  await expect(row).toContainText('Seek and Company field');
  await row.getByRole('button', { name: `Change ${origin}` }).click();
  const changing = page.getByRole('dialog', { name: `Change ${origin}` });
  await changing.getByRole('textbox', { name: 'Origins of the pages' }).fill(origin);
  await changing.getByRole('checkbox', { name: /^Talk to sales/ }).check();
  await changing.getByRole('spinbutton', { name: 'Questions' }).fill('0');
  await changing.getByRole('button', { name: 'Save' }).click();
  await expect(changing).toHaveCount(0);
  await expect(row).not.toContainText(other);
  expect(await statusOf(request, other, 'seek-panel', site)).toBe(403);
  expect(await statusOf(request, origin, 'sales-lead', site)).toBe(200);

  await row.getByRole('button', { name: `Remove ${origin}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No page carries a widget yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a site' })).toBeFocused();
  expect(await statusOf(request, origin, 'sales-lead', site)).toBe(403);
});

test('the guide that the sites lead to is a page of the service', async ({ page }) => {
  await signIn(page, 'Adil Admin');
  await page.goto('/user-profile?section=sites');
  const guide = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^How widgets are embedded/ }).click();
  await expect((await guide).getByRole('heading', { level: 1, name: 'Embedding the widgets' })).toBeVisible();
});
