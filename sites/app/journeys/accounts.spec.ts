import { errors } from '@assay/contract';
import * as membersCalls from '@assay/contract/calls/members';
import { join, signInAs } from './person.ts';
import { expect, test, violations } from './support.ts';

/** What the service answers where it demands a proof of the person. */
const refusedAsStale = { status: false, error_code: errors.proofDemanded.code, message: '' };

test.describe('accounts', () => {
  test('A10: an administrator sees who has joined, and takes them out again', async ({ page, browser }) => {
    const office = await signInAs(page.context(), 'Adil Admin', 'en');
    const { link } = await office.call(membersCalls.invite, { body: { role: 'member' } });
    const context = await browser.newContext();
    await join(context, link, 'Ivo Invited');
    await context.addInitScript(() => localStorage.setItem('assay.locale', 'en'));
    await page.context().addInitScript(() => localStorage.setItem('assay.locale', 'en'));
    await page.goto('/user-profile?section=members');
    await expect(page.getByRole('row', { name: /Ivo Invited/ })).toBeVisible();
    await page.getByRole('button', { name: 'Remove Ivo Invited' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('row', { name: /Ivo Invited/ })).toHaveCount(0);
    // What they had open is closed with it.
    const person = await context.newPage();
    await person.goto('/history');
    await expect(person.getByRole('heading', { name: 'Sign in to Assay' })).toBeVisible();
    await context.close();
  });

  test('A3, A8, C13, W1: a person registers by mail with a company of the index, changes the password and ends the account', async ({
    page,
  }) => {
    const account = `nora-${Date.now()}@example.org`;
    await page.goto('/home');
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByLabel(/^Name/).fill('Nora New');
    await page.getByLabel(/^Email/).fill(account);
    await page.getByRole('combobox', { name: /^Organisation/ }).pressSequentially('basf');
    await page.getByRole('option', { name: /^BASF/ }).first().click();
    await page.getByRole('button', { name: /^Create account/ }).click();
    await page.getByRole('link', { name: /Open the link here/ }).click();
    const choice = page.getByRole('dialog', { name: 'Choose a password' });
    expect(await violations(page)).toEqual([]);
    await choice.getByLabel(/^Password/).fill('a-long-password');
    await choice.getByRole('button', { name: 'Save and sign in' }).click();
    await page.waitForURL(/\/onboarding/);
    await page.getByRole('radio', { name: 'Software' }).check();
    await page.getByRole('radio', { name: 'Researcher' }).check();
    const company = page.getByRole('combobox', { name: /^Company/ });
    await expect(company).toHaveValue(/^BASF/);
    await company.fill('Veldt Polymers');
    await expect(page.getByText('The name is taken as typed').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const saved = page.waitForRequest(/save-user-information$/);
    // The list closes with the way to the button, which it may cover.
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Begin' }).click();
    expect((await saved).postDataJSON()).toEqual({ manual_company: 'Veldt Polymers' });
    await page.waitForURL(/\/rd/);
    await page.getByRole('dialog', { name: 'Your trial has begun' }).getByRole('button', { name: 'Start' }).click();
    await page.goto('/user-profile?section=security');
    const change = page.getByRole('form', { name: 'Password' });
    await change.getByLabel(/^New password/).fill('another-long-one');
    await page.getByRole('button', { name: /^Change password/ }).click();
    const present = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await present.getByLabel(/^Present password/).fill('a-long-password');
    await present.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Password changed')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    // As the service refuses when the last proof lies too far back; the proof itself goes to the service.
    await page.route(/account\/export$/, (route) => route.fulfill({ status: 401, json: refusedAsStale }), { times: 1 });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download my data/ }).click();
    const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await proof.getByLabel(/^Present password/).fill('a-long-password');
    await proof.getByRole('button', { name: 'Confirm' }).click();
    await expect(proof.getByText('The present password is wrong.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await proof.getByLabel(/^Present password/).fill('another-long-one');
    await proof.getByRole('button', { name: 'Confirm' }).click();
    await expect(proof).toBeHidden();
    expect((await download).suggestedFilename()).toBe('assay-account.json');
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Type your name/).fill('Nora New');
    await dialog.getByRole('button', { name: /^Delete account/ }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
});
