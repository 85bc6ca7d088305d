import { expect, signIn, test, violations } from './support.ts';

test.describe('accounts', () => {
  test('A4, A5, A10: an administrator invites; the new person joins, answers onboarding and asks', async ({
    page,
    browser,
  }) => {
    await signIn(page, 'Adil Admin');
    await page.goto('/user-profile?section=members');
    await expect(page.getByRole('heading', { name: /People of Assay Demo/ })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: /^Invite/ }).click();
    const link = await page.getByText(/#invitation=/).innerText();

    const context = await browser.newContext({ locale: 'en-US' });
    const person = await context.newPage();
    await person.goto(link);
    const dialog = person.getByRole('dialog', { name: 'Join Assay Demo' });
    await expect(dialog).toContainText('Adil Admin invites you as: Member.');
    expect(person.url()).not.toContain('invitation');
    await dialog.getByLabel(/^Name/).fill('Ines Invited');
    await dialog.getByLabel(/^Email/).fill(`ines-${Date.now()}@example.org`);
    await dialog.getByLabel(/^Password/).fill('a-long-password');
    await dialog.getByRole('button', { name: /Join with a new account/ }).click();
    await person.waitForURL(/\/onboarding/);
    await expect(person.getByRole('heading', { name: 'What do you work on?' })).toBeVisible();
    expect(await violations(person)).toEqual([]);
    await person.getByRole('radio', { name: 'Metals' }).check();
    await person.getByRole('radio', { name: 'Process engineer' }).check();
    await person.getByRole('button', { name: 'Begin' }).click();
    await person.waitForURL(/\/mse/);
    await context.close();

    await page.reload();
    await expect(page.getByRole('row', { name: /Ines Invited/ })).toBeVisible();
    await page.getByRole('button', { name: 'Remove Ines Invited' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('row', { name: /Ines Invited/ })).toHaveCount(0);
  });

  test('A8, W1: a person registers by mail, changes the password and ends the account', async ({ page }) => {
    const account = `nora-${Date.now()}@example.org`;
    await page.goto('/home');
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByLabel(/^Name/).fill('Nora New');
    await page.getByLabel(/^Email/).fill(account);
    await page
      .getByRole('form', { name: 'Create an account' })
      .getByLabel(/^Password/)
      .fill('a-long-password');
    await page.getByRole('button', { name: /^Create account/ }).click();
    await page.getByRole('link', { name: /Open the link here/ }).click();
    await page.waitForURL(/\/onboarding/);
    await page.getByRole('radio', { name: 'Software' }).check();
    await page.getByRole('radio', { name: 'Researcher' }).check();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.waitForURL(/\/rd/);
    await page.getByRole('dialog', { name: 'Your trial has begun' }).getByRole('button', { name: 'Start' }).click();
    await page.goto('/user-profile?section=security');
    await page.getByLabel(/^Present password/).fill('a-long-password');
    await page.getByLabel(/^New password/).fill('another-long-one');
    await page.getByRole('button', { name: /^Change password/ }).click();
    await expect(page.getByText('Password changed')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download my data/ }).click();
    expect((await download).suggestedFilename()).toBe('assay-account.json');
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Type your name/).fill('Nora New');
    await dialog.getByLabel(/^Password/).fill('another-long-one');
    await dialog.getByRole('button', { name: /^Delete account/ }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
});
