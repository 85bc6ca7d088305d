import * as membersCalls from '@assay/contract/calls/members';
import * as onboardingCalls from '@assay/contract/calls/onboarding';
import type { BrowserContext, Page } from '@playwright/test';
import { authenticator } from './authenticator.ts';
import { clientIn, register } from './person.ts';
import { expect, test, violations } from './support.ts';

const password = 'a-long-password';

/** Opens the site as somebody whose trial begins with that. */
async function enter(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('dialog', { name: 'Your trial has begun' }).getByRole('button', { name: 'Start' }).click();
}

/** Somebody who has begun in an organisation of their own, signed in in a browser. */
async function begun(context: BrowserContext, name: string): Promise<string> {
  await context.addInitScript(() => localStorage.setItem('assay.locale', 'en'));
  const { client, account } = await register(context, name);
  await client.call(onboardingCalls.submit, { body: { industry: 'software', role: 'researcher' } });
  return account;
}

/** Goes through the form that turns the factor on; gives the app, and the codes for when it is lost. */
async function setUp(page: Page) {
  const form = page.getByRole('form', { name: 'Second factor' });
  await form.getByRole('button', { name: /^Turn on/ }).click();
  await expect(form.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const code = authenticator(await form.getByRole('code').innerText());
  expect(await violations(page)).toEqual([]);
  await form.getByLabel(/^Code of the app/).fill(code());
  await form.getByRole('button', { name: /^Confirm/ }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = await codes.allInnerTexts();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  return { code, recovery };
}

async function signInByPassword(page: Page, account: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Password' });
  await form.getByLabel(/^Email/).fill(account);
  await form.getByRole('textbox', { name: /^Password/ }).fill(password);
  await form.getByRole('button', { name: /^Sign in/ }).click();
}

/** Signs in by the form, up to the second step. */
async function signInBegun(context: BrowserContext, account: string): Promise<Page> {
  await context.addInitScript(() => localStorage.setItem('assay.locale', 'en'));
  const page = await context.newPage();
  await page.goto('/history');
  await signInByPassword(page, account);
  await expect(page.getByRole('form', { name: 'Second step' })).toBeVisible();
  return page;
}

const settings = '/user-profile?section=security';

test.describe('the second factor', () => {
  test('A8: is set up, asked for at the sign-in, stood in for by a recovery code, and turned off', async ({
    page,
    browser,
  }) => {
    const account = await begun(page.context(), 'Fay Factor');
    await enter(page, settings);
    const { code, recovery } = await setUp(page);
    await expect(page.getByText(/^On since .* Recovery codes left: 10/)).toBeVisible();

    const office = await browser.newContext();
    const there = await signInBegun(office, account);
    const step = there.getByRole('form', { name: 'Second step' });
    await step.getByLabel(/^Code/).fill('000000');
    await step.getByRole('button', { name: /^Sign in/ }).click();
    await expect(step.getByRole('alert').first()).toBeVisible();
    expect(await violations(there)).toEqual([]);
    await step.getByLabel(/^Code/).fill(code());
    await step.getByRole('button', { name: /^Sign in/ }).click();
    await expect(there.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
    await office.close();

    const train = await browser.newContext();
    const away = await signInBegun(train, account);
    const standIn = away.getByRole('form', { name: 'Second step' });
    await standIn.getByLabel(/^Code/).fill(recovery[0]?.toLowerCase() ?? '');
    await standIn.getByRole('button', { name: /^Sign in/ }).click();
    await expect(away.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
    await away.goto(settings);
    const form = away.getByRole('form', { name: 'Second factor' });
    await expect(form.getByText(/Recovery codes left: 9/)).toBeVisible();
    await form.getByLabel(/^Code/).fill(recovery[1] ?? '');
    await form.getByRole('button', { name: /^Turn off/ }).click();
    await expect(form.getByRole('button', { name: /^Turn on/ })).toBeVisible();
    await train.close();

    // The browser where it was turned on is signed out, and a password alone signs in again.
    await page.goto('/history');
    await signInByPassword(page, account);
    await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  });

  test('A10: an organisation demands it: who joins sets it up before anything else, and so does who is at work', async ({
    page,
    browser,
  }) => {
    await begun(page.context(), 'Olga Owner');
    await enter(page, settings);
    await setUp(page);
    const office = clientIn(page.context(), 'en');
    const atWork = await browser.newContext();
    await begun(atWork, 'Wei Worker');
    const invitation = async () =>
      new URL((await office.call(membersCalls.invite, { body: { role: 'member' } })).link).hash;
    const token = (await invitation()).replace('#invitation=', '');
    await clientIn(atWork, 'en').call(membersCalls.accept, { body: { token } });
    const working = await atWork.newPage();
    await enter(working, '/user-setting/amount');
    await expect(working.getByRole('heading', { level: 1 })).toHaveText('Usage');

    await page.goto('/user-profile?section=organisation');
    const demand = page.getByRole('switch', { name: /^Demand it of everybody/ });
    await demand.click();
    await expect(demand).toBeChecked();
    await expect(page.getByText('The second factor is now demanded of everybody')).toBeVisible();
    await expect(page.getByText(/: 1 of Olga Owner/)).toBeVisible();
    expect(await violations(page)).toEqual([]);

    // Whoever is at work meets it at the next thing they do, and goes on there when it is set up.
    await working.getByRole('link', { name: 'Home', exact: true }).click();
    const asked = working.getByRole('dialog', { name: 'Set up a second factor' });
    await expect(asked).toBeVisible();
    await expect(asked.getByText(/^Olga Owner demands it/)).toBeVisible();
    expect(await violations(working)).toEqual([]);
    await atWork.close();

    const home = await browser.newContext();
    await home.addInitScript(() => localStorage.setItem('assay.locale', 'en'));
    const newcomer = await home.newPage();
    await newcomer.goto(`/home${await invitation()}`);
    await newcomer.getByLabel(/^Email/).fill(`nora-${Date.now()}@example.org`);
    await newcomer.getByRole('button', { name: 'Send link' }).click();
    await newcomer.getByRole('link', { name: /Open the link here/ }).click();
    await newcomer.getByLabel(/^Name/).fill('Nora New');
    await newcomer.getByLabel(/^Password/).fill(password);
    await newcomer.getByRole('button', { name: /^Join with a new account/ }).click();
    await expect(newcomer.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
    await newcomer.goto('/user-setting/amount');
    await expect(newcomer.getByRole('heading', { level: 1, name: 'Set up a second factor' })).toBeVisible();
    await setUp(newcomer);
    await newcomer.waitForURL(/\/onboarding/);
    await home.close();
  });
});
