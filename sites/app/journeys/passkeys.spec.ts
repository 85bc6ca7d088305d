import { errors } from '@assay/contract';
import * as onboardingCalls from '@assay/contract/calls/onboarding';
import type { BrowserContext, Page } from '@playwright/test';
import { clientIn, register } from './person.ts';
import { expect, test, violations } from './support.ts';
import { virtualAuthenticator } from './virtual-authenticator.ts';

/** Passkeys are made for names, never for addresses: the same service as that of the other journeys, by its name. */
const home = `http://localhost:${process.env['JOURNEY_PORT']}`;
test.use({ baseURL: home });

/** What the service answers where it demands a proof of the person. */
const refusedAsStale = { status: false, error_code: errors.proofDemanded.code, message: '' };
const settings = '/user-profile?section=security';

/** Somebody who has begun in an organisation of their own, with a page of their settings. */
async function begun(context: BrowserContext, page: Page): Promise<string> {
  await context.addInitScript(() => localStorage.setItem('assay.locale', 'en'));
  const { client, account } = await register(context, 'Pia Passkey', undefined, clientIn(context, 'en', home));
  await client.call(onboardingCalls.submit, { body: { industry: 'software', role: 'researcher' } });
  await page.goto(settings);
  await page.getByRole('dialog', { name: 'Your trial has begun' }).getByRole('button', { name: 'Start' }).click();
  return account;
}

const part = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Passkeys', exact: true }) });

async function signOut(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /: Pia Passkey$/ })
    .click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL(/\/home$/);
}

test.describe('passkeys', () => {
  test('P17: one is added, signs in, confirms what is dangerous, and is removed', async ({ page, context }) => {
    const told: string[] = [];
    page.on('console', (message) => message.type() === 'error' && told.push(message.text()));
    page.on('pageerror', (error) => told.push(error.message));
    // The button alone: what the browser offers by itself has a journey of its own.
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
    const authenticator = await virtualAuthenticator(page);
    await begun(context, page);
    await expect(part(page).getByText('No passkey yet.')).toBeVisible();
    await authenticator.answers(true);
    await part(page)
      .getByRole('button', { name: /^Add a passkey/ })
      .click();
    await expect(page.getByText('Passkey added')).toBeVisible();
    const rows = part(page).getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
    await expect(rows).toHaveCount(1);
    expect(await authenticator.count()).toBe(1);

    // Another for the same device is made by no browser.
    await part(page)
      .getByRole('button', { name: /^Add a passkey/ })
      .click();
    await expect(part(page).getByText('A passkey of this account is kept on this device already.')).toBeVisible();

    await rows.getByRole('button', { name: /^Rename/ }).click();
    const naming = page.getByRole('dialog', { name: 'Name the passkey' });
    await naming.getByRole('textbox', { name: /^Name/ }).fill('Laptop of the lab');
    await naming.getByRole('button', { name: /^Save/ }).click();
    await expect(rows.getByText('Laptop of the lab')).toBeVisible();

    await signOut(page);
    await page.goto('/history');
    await page.getByRole('button', { name: /^Sign in with a passkey/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();

    // As the service refuses when the last proof lies too far back; the proof itself goes to the service.
    await page.goto(settings);
    await page.route(/account\/passkeys\/[\w-]+$/, (route) => route.fulfill({ status: 401, json: refusedAsStale }), {
      times: 1,
    });
    await rows.getByRole('button', { name: 'Remove Laptop of the lab' }).click();
    const removal = page.getByRole('dialog', { name: 'Remove Laptop of the lab?' });
    await removal.getByRole('button', { name: /^Remove passkey/ }).click();
    const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await expect(proof.getByRole('button', { name: /^Use your passkey/ })).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await proof.getByRole('button', { name: /^Use your passkey/ }).click();
    await expect(proof).toBeHidden();
    await expect(page.getByText('Passkey removed')).toBeVisible();
    await expect(part(page).getByText('No passkey yet.')).toBeVisible();

    await signOut(page);
    await page.goto('/history');
    await page.getByRole('button', { name: /^Sign in with a passkey/ }).click();
    await expect(page.getByText(/^The passkey was not accepted/)).toBeVisible();
    // What the browser itself says of the refusals above.
    expect(told.filter((text) => !/status of 401/.test(text))).toEqual([]);
  });

  test('P17: the browser offers it with what it fills in', async ({ page, context }) => {
    const authenticator = await virtualAuthenticator(page);
    await begun(context, page);
    await authenticator.answers(true);
    await part(page)
      .getByRole('button', { name: /^Add a passkey/ })
      .click();
    await expect(page.getByText('Passkey added')).toBeVisible();
    await authenticator.answers(false);
    await signOut(page);
    // Stands for the choice from the list below the field, which is that of the browser.
    await authenticator.answers(true);
    await page.goto('/history');
    await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`X1: the parts of a passkey are clean under axe in ${colorScheme}, and fit 360 px`, async ({
      page,
      context,
    }) => {
      const authenticator = await virtualAuthenticator(page);
      await begun(context, page);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 360, height: 740 });
      await authenticator.answers(true);
      await part(page)
        .getByRole('button', { name: /^Add a passkey/ })
        .click();
      await expect(part(page).getByRole('listitem')).toHaveCount(1);
      await authenticator.answers(false);
      const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
      expect(await violations(page)).toEqual([]);
      expect(await fits()).toBe(true);
      await context.clearCookies();
      await page.goto('/history');
      await expect(page.getByRole('button', { name: /^Sign in with a passkey/ })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect(await fits()).toBe(true);
    });
});
