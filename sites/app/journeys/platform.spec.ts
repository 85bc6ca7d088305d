import * as accountCalls from '@assay/contract/calls/account';
import { register } from './person.ts';
import { answered, ask, expect, signIn, test, violations } from './support.ts';

test.describe('the platform around the tools', () => {
  test('B1: the operator grants a package to everybody of another organisation', async ({ page, browser }) => {
    const elsewhere = await browser.newContext();
    const { client, account } = await register(elsewhere, 'Nadia North', 'Northfield Thermal');
    expect((await client.call(accountCalls.session, { query: {} })).user?.edition).toBe('freemium');

    await signIn(page, 'Adil Admin');
    await page.goto('/user-profile?section=tenants');
    await page.getByRole('searchbox', { name: /^Find an organisation/ }).fill(account);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const row = page.getByRole('row', { name: /Northfield Thermal/ });
    await expect(page.getByRole('row')).toHaveCount(2);
    expect(await violations(page)).toEqual([]);
    await row.getByRole('button', { name: 'Packages of everybody of Northfield Thermal' }).click();
    const dialog = page.getByRole('dialog', { name: 'Packages of everybody of Northfield Thermal' });
    await dialog.getByRole('combobox', { name: /^Package/ }).selectOption('air_commercial');
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: /^Grant/ }).click();
    await expect(dialog.getByRole('button', { name: /^Withdraw/ })).toBeVisible();
    expect((await client.call(accountCalls.session, { query: {} })).user?.edition).toBe('premium');
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await row.getByRole('link', { name: 'Northfield Thermal' }).click();
    await expect(page.getByRole('row', { name: /Nadia North/ })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    // It has an address of its own, which a reload and the way back keep.
    await expect(page).toHaveURL(/section=tenants&tenant=/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: 'People of Northfield Thermal' })).toBeVisible();
    await expect(page).toHaveTitle('Northfield Thermal · Assay');
    await page.goBack();
    await expect(page.getByRole('searchbox', { name: /^Find an organisation/ })).toBeVisible();
    await expect(page).toHaveTitle('Administration · Assay');
    await elsewhere.close();
  });

  test('D16: a question travels as a short link, with its scope', async ({ member, browser }) => {
    await member.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await member.goto('/rd');
    await member.getByRole('button', { name: 'Sources: All sources' }).click();
    await member.getByRole('checkbox', { name: 'Library notes' }).check();
    await member.keyboard.press('Escape');
    await member.getByRole('textbox', { name: 'Question' }).fill('Which binder holds a silicon anode together?');
    await member.getByRole('button', { name: 'Copy link' }).click();
    await expect(member.getByRole('button', { name: 'Link copied' })).toBeVisible();
    const link = await member.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/home\?short=[\w-]{16}$/);

    const context = await browser.newContext();
    const colleague = await context.newPage();
    await signIn(colleague, 'Taro Trial');
    await colleague.goto(link);
    await colleague.waitForURL(/\/rd\?/);
    const box = colleague.getByRole('textbox', { name: 'Question' });
    await expect(box).toHaveValue('Which binder holds a silicon anode together?');
    await expect(colleague.getByRole('button', { name: 'Sources: Library notes' })).toBeVisible();
    const missing = await colleague.goto('/home?short=abcdefghijklmnop');
    expect(missing?.status()).toBe(404);
    await colleague.waitForURL(/\/404\?link$/);
    await expect(colleague.getByRole('heading', { level: 1, name: 'This link leads nowhere' })).toBeVisible();
    await context.close();
  });

  test('V3: an agent begun incognito stays so and leaves no history', async ({ member }) => {
    await member.goto('/home?incognito=1');
    await member.getByRole('link', { name: /^Find a solution/ }).click();
    await member.waitForURL(/\/ai\/agent-flow\/air_find_solution_agent\?incognito=1$/);
    await expect(member.getByText(/^Agent, incognito/)).toBeVisible();
    await member.getByRole('textbox', { name: 'Message to the agent' }).fill('Keep a hidden alloy from creeping');
    await member.keyboard.press('Enter');
    await member.waitForURL(/\/ai\/agent-flow\/[0-9a-f-]{36}\?incognito=1$/);
    await member.goto('/history');
    await expect(member.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
    await expect(member.getByText(/hidden alloy/)).toHaveCount(0);
  });

  test('V3: a work begun incognito says so, cannot be shared, and leaves no history', async ({ member }) => {
    await member.goto('/home?incognito=1');
    await member.getByRole('link', { name: /^Explore technical ways/ }).click();
    await member.waitForURL(/\/board\/new\?mind=tech-mind&incognito=1$/);
    await expect(member.getByText(/deleted after 24 hours/)).toBeVisible();
    await member.getByRole('button', { name: 'Find or start' }).click();
    await member.getByRole('combobox', { name: 'Find or start' }).fill('new triz');
    await member
      .getByRole('dialog')
      .getByRole('option', { name: /TRIZ, new work/ })
      .click();
    await member.waitForURL(/\/result\/new\?incognito=1$/);
    await expect(member.getByText(/deleted after 24 hours/)).toBeVisible();
    expect(await violations(member)).toEqual([]);
    await member
      .getByRole('textbox', { name: 'Resolve a contradiction' })
      .fill('Make the secret rotor lighter without losing strength.');
    await member.keyboard.press('Enter');
    await member.waitForURL(/\/result\/[0-9a-f-]{36}\?incognito=1$/);
    await expect(member.getByText(/cannot be shared, and is deleted 24 hours after/)).toBeVisible();
    await expect(member.getByRole('button', { name: 'Share' })).toHaveCount(0);
    expect(await violations(member)).toEqual([]);
    await member.goto('/history');
    await expect(member.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
    await expect(member.getByText(/secret rotor/)).toHaveCount(0);
  });

  test('A10: a session that ended elsewhere asks to sign in again, over the page', async ({ page, context }) => {
    await signIn(page, 'Vera Viewer');
    await page.goto('/history');
    await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
    await context.clearCookies();
    // A request of the page itself may have asked already: then its dialog stands over the link.
    await page.getByRole('link', { name: 'Home' }).first().dispatchEvent('click');
    await expect(page.getByRole('dialog', { name: 'Sign in to Assay' })).toBeVisible();
  });

  test('V1: a page is opened to the organisation and closed again', async ({ member, browser }) => {
    await ask(member, answered);
    const { pathname } = new URL(member.url());
    await member.getByRole('button', { name: 'Share' }).click();
    const opened = member.getByRole('switch', { name: /^Open to the organisation/ });
    await opened.click();
    await expect(opened).toBeChecked();
    expect(await violations(member)).toEqual([]);
    const context = await browser.newContext();
    const colleague = await context.newPage();
    await signIn(colleague, 'Taro Trial');
    await colleague.goto(pathname);
    await expect(colleague.getByRole('heading', { level: 1, name: answered })).toBeVisible();
    await opened.click();
    await expect(opened).not.toBeChecked();
    await colleague.goto('/home');
    await colleague.goto(pathname);
    await colleague.waitForURL(/\/403$/);
    await context.close();
  });
});
