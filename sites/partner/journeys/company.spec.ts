import { expect, type Locator, type Page } from '@playwright/test';
import { test as base, violationsOf } from './partner-page.ts';

/** The field in the partner's page; nothing it does may break the page's policy. */
const test = base.extend<{ company: Locator }>({
  company: async ({ page }, use) => {
    await page.goto('/');
    const company = page.locator('#company');
    await company.scrollIntoViewIfNeeded();
    await expect(company).toHaveAttribute('data-assay-state', 'ready');
    await use(company);
    expect(await page.evaluate(() => window.violations)).toEqual([]);
  },
});

const sent = (page: Page) =>
  page.evaluate(() => new FormData(document.querySelector<HTMLFormElement>('#reseller') ?? undefined).get('company'));
const isValid = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLFormElement>('#reseller')?.checkValidity());

test.describe('<assay-company-autocomplete>', () => {
  test('C13: offers companies of the index, takes one by keyboard and another by mouse', async ({ page, company }) => {
    const field = company.getByRole('combobox', { name: 'Company' });
    await field.pressSequentially('simens');
    const first = company.getByRole('option').first();
    await expect(first).toContainText('Siemens');
    await expect(first).toContainText('Germany');
    await expect(first).toContainText('Founded 1847');
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(field).toHaveValue('Siemens');
    await field.fill('东芝');
    await company.getByRole('option').first().click();
    await expect(field).toHaveValue('东芝');
    await expect(field).toBeFocused();
    expect(await company.evaluate((element) => Reflect.get(element, 'company')?.country)).toBe('JP');
    await expect.poll(() => sent(page)).toBe('东芝');
  });

  test('takes part in a form: any name, reset, required, and what the page sets', async ({ page, company }) => {
    const field = company.getByRole('combobox');
    expect([await sent(page), await isValid(page)]).toEqual([null, false]);
    await field.fill('Veldt Polymers');
    await expect(company.getByText(/No company of this name/).first()).toBeVisible();
    await expect.poll(async () => [await sent(page), await isValid(page)]).toEqual(['Veldt Polymers', true]);
    await page.evaluate(() => document.querySelector<HTMLFormElement>('#reseller')?.reset());
    await expect(field).toHaveValue('');
    await expect.poll(async () => [await sent(page), await isValid(page)]).toEqual([null, false]);
    await company.evaluate((element) => Object.assign(element, { value: 'Kestrel Batteries' }));
    await expect(field).toHaveValue('Kestrel Batteries');
    await expect.poll(() => sent(page)).toBe('Kestrel Batteries');
    await company.evaluate((element) => element.setAttribute('disabled', ''));
    await expect(field).toBeDisabled();
  });

  test('asks once for a burst of typing, and shows what failed', async ({ page, company }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const address = new URL(request.url());
      if (request.method() === 'GET' && address.pathname.endsWith('/tyc/companies')) asked.push(address.search);
    });
    const field = company.getByRole('combobox');
    // However slowly a loaded machine types, it is one burst.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await field.pressSequentially('toyota');
    await page.clock.resume();
    await expect(company.getByRole('option').first()).toContainText('トヨタ自動車');
    expect(asked).toEqual(['?companyName=toyota']);
    await page.route('**/tyc/companies*', (route) => route.abort());
    await field.fill('honda');
    await expect(company.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.unroute('**/tyc/companies*');
    await field.press('Enter');
    await expect(company.getByRole('option').first()).toContainText('本田');
  });

  test('has no fault that axe finds, open or closed', async ({ page, company }) => {
    expect(await violationsOf(page, '#company')).toEqual([]);
    await company.getByRole('combobox').fill('north');
    await company.getByRole('combobox').fill('general');
    await expect(company.getByRole('option').first()).toBeVisible();
    expect(await violationsOf(page, '#company')).toEqual([]);
  });
});
