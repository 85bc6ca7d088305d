import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, signIn, test, violations } from './support.ts';

const parts = ['members', 'organisation', 'audit', 'egress', 'leads', 'configuration', 'backups'] as const;

/** Opens a part by its link and waits for its heading. */
async function open(page: Page, name: string | RegExp): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Parts of the administration' }).getByRole('link', { name });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
}

async function downloaded(page: Page, press: () => Promise<void>): Promise<string> {
  const download = page.waitForEvent('download');
  await press();
  return readFile(await (await download).path(), 'utf8');
}

test.describe('administration', () => {
  test("A10, B1, W1, BEYOND-13: an administrator's day", async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await signIn(page, 'Adil Admin');
    await page.goto('/user-profile');
    await page.getByRole('tab', { name: 'Administration' }).click();
    await expect(page).toHaveURL(/section=administration/);

    await page.getByRole('button', { name: 'Packages of Frida Free' }).click();
    const dialog = page.getByRole('dialog', { name: 'Packages of Frida Free' });
    await expect(dialog.getByRole('button', { name: /^Withdraw/ }).first()).toBeVisible();
    await dialog.getByRole('combobox', { name: /^Package/ }).selectOption('ls_commercial_pharma');
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: /^Grant/ }).click();
    await expect(dialog.getByRole('listitem').filter({ hasText: 'without an end' })).not.toHaveCount(0);
    const withdraw = dialog.getByRole('button', { name: /^Withdraw .*harma/i });
    await withdraw.click();
    await expect(withdraw).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Close' }).click();

    await open(page, 'Organisation');
    await page.getByRole('combobox', { name: /^Time zone/ }).fill('Taipei');
    await page.getByRole('option', { name: 'Asia/Taipei' }).click();
    await page.getByRole('button', { name: /^Save/ }).click();
    await expect(page.getByText('Organisation saved')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('combobox', { name: /^Time zone/ })).toHaveValue('Asia/Taipei');
    await page.getByRole('button', { name: 'Clear the time zone' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Save/ }).click();
    await expect(page.getByText('Organisation saved')).toBeVisible();

    await open(page, 'Audit log');
    for (const action of ['Settings changed', 'Package withdrawn', 'Package granted', 'Signed in'])
      await expect(page.getByRole('row').filter({ hasText: action }).first()).toContainText('Adil Admin');
    await page.getByRole('combobox', { name: 'Action' }).selectOption('package_granted');
    await expect(page.getByRole('row').filter({ hasText: 'Settings changed' })).toHaveCount(0);
    const log = await downloaded(page, () => page.getByRole('button', { name: /^Export as CSV/ }).click());
    expect(log).toContain(',package_granted,');
    expect(log).not.toContain(',settings_changed,');

    await open(page, 'What left the machine');
    await expect(page.getByText('Nothing has left the machine')).toBeVisible();

    await open(page, 'Leads');
    expect(await downloaded(page, () => page.getByRole('button', { name: /^Export as CSV/ }).click())).toContain(
      'company_name',
    );

    await open(page, 'Model and mail');
    await page.getByRole('button', { name: /^Test the model/ }).click();
    await expect(page.getByText('No model is set up')).toBeVisible();
    await page.getByRole('button', { name: /^Send a test mail/ }).click();
    await expect(page.getByText('A test mail to admin@demo.assay was written into the outbox')).toBeVisible();

    await open(page, 'Backups');
    await page.getByRole('button', { name: /^Back up now/ }).click();
    await expect(page.getByRole('row').nth(1)).toContainText(/[KM]B/);
    expect(errors).toEqual([]);
  });

  test('every part is clean under axe in light and in dark, and fits 360 px', async ({ page }) => {
    // Fourteen passes of axe.
    test.slow();
    await signIn(page, 'Adil Admin');
    for (const part of parts) {
      await page.goto(`/user-profile?section=${part}`);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      for (const colorScheme of ['light', 'dark'] as const) {
        // Colours that are on their way have the contrast of neither.
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await violations(page), `${part} in ${colorScheme}`).toEqual([]);
      }
      await page.setViewportSize({ width: 360, height: 740 });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, part).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  });

  test('a member finds no administration', async ({ page }) => {
    await signIn(page);
    await page.goto('/user-profile?section=audit');
    await expect(page.getByRole('tab', { name: 'Profile', exact: true })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab', { name: 'Administration' })).toHaveCount(0);
  });
});
