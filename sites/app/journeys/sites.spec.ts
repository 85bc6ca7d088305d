import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as embedCalls from '@assay/contract/calls/embed';
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { signInAs } from './person.ts';
import { expect, test, violations } from './support.ts';

const other = 'https://shop.journey.example';

/** Status with which the service answers a widget that begins on a page. */
async function statusOf(request: APIRequestContext, page: string, widget: string, site: string): Promise<number> {
  const reply = await request.post('/api/assay/embed/session', {
    headers: { origin: page, 'sec-fetch-site': 'cross-site' },
    data: { widget, site },
  });
  return reply.status();
}

/** Somebody else's page, on an origin of its own; what it holds is said while it is served. */
async function someonesPage() {
  const page = { html: '' };
  const server = createServer((_, reply) => {
    reply.setHeader('content-type', 'text/html; charset=utf-8');
    reply.end(`<!doctype html><html lang="en"><title>Somebody else</title>${page.html}</html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(page, { origin: `http://localhost:${port}`, close: () => server.close() });
}

/** The sites of the administration, of which there is none yet: a journey that failed may have left one. */
async function beginWithout(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => localStorage.setItem('assay.locale', 'en'));
  const office = await signInAs(context, 'Adil Admin', 'en');
  const { sites } = await office.call(embedCalls.sites);
  for (const { site_id } of sites) await office.call(embedCalls.removeSite, { body: { site_id } });
}

test('point 9: an administrator adds a site, takes its snippet, changes and removes it, and each counts at once', async ({
  page,
  context,
  browser,
  request,
}) => {
  await beginWithout(context);
  const partner = await someonesPage();
  const { origin } = partner;
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
  partner.html = code;
  const visitor = await browser.newPage({ locale: 'en-GB' });
  await visitor.goto(origin);
  await expect(visitor.locator('assay-company-autocomplete').getByRole('combobox')).toBeVisible();
  await expect(visitor.locator('assay-seek-panel').getByRole('textbox')).toBeVisible();
  await visitor.close();
  partner.close();
  expect(await statusOf(request, other, 'seek-panel', site)).toBe(200);
  expect(await statusOf(request, other, 'sales-lead', site)).toBe(403);
  await snippet.getByRole('button', { name: 'Done' }).click();

  const row = page.getByRole('row').filter({ hasText: site });
  await expect(row).toContainText('Seek and Company field');
  await row.getByRole('button', { name: `Change ${origin}` }).click();
  const changing = page.getByRole('dialog', { name: `Change ${origin}` });
  await changing.getByRole('textbox', { name: 'Origins of the pages' }).fill(origin);
  await changing.getByRole('checkbox', { name: /^Talk to sales/ }).check();
  await changing.getByRole('spinbutton', { name: 'Questions in a day' }).fill('0');
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

test('P74: an origin whose proof the operator withdraws carries nothing until it is approved', async ({
  page,
  context,
  request,
}) => {
  await beginWithout(context);
  const office = await signInAs(context, 'Adil Admin', 'en');
  const { site_id: site } = await office.call(embedCalls.addSite, {
    body: { origins: [other], widgets: ['company-autocomplete'] },
  });
  const status = () => statusOf(request, other, 'company-autocomplete', site);
  expect(await status()).toBe(200);

  await page.goto('/user-profile?section=origins');
  await page.getByRole('searchbox', { name: 'Find an origin' }).fill('shop.journey');
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: other });
  await row.getByRole('button', { name: /^Withdraw/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(row).toContainText('Waiting');
  expect(await status()).toBe(403);

  await page.goto('/user-profile?section=sites');
  await page.getByRole('button', { name: `Prove that ${other} is yours` }).click();
  const proving = page.getByRole('dialog', { name: `Prove that ${other} is yours` });
  // An installation of which nobody asked it opens no page of others.
  await expect(proving.getByText(/^This installation does not open pages of others/)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violations(page), colorScheme).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.goto('/user-profile?section=origins');
  await row.getByRole('button', { name: /^Approve/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(row).toContainText('Proved');
  expect(await status()).toBe(200);
  await office.call(embedCalls.removeSite, { body: { site_id: site } });
});

test('the guide that the sites lead to is a page of the service', async ({ page, context }) => {
  await beginWithout(context);
  await page.goto('/user-profile?section=sites');
  const guide = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^How widgets are embedded/ }).click();
  await expect((await guide).getByRole('heading', { level: 1, name: 'Embedding the widgets' })).toBeVisible();
});
