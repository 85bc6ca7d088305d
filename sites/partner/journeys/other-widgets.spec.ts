import { expect, type Page } from '@playwright/test';
import { heard, test, violationsOf } from './partner-page.ts';

test.describe('the other widgets', () => {
  const open = async (page: Page, id: string) => {
    await page.goto('/');
    const element = page.locator(`#${id}`);
    await element.scrollIntoViewIfNeeded();
    await expect(element).toHaveAttribute('data-assay-state', 'ready');
    return element;
  };

  test('B7, B8: the trial dialogs tell the days that are left, show a dialog and hand the upgrade to the page', async ({
    page,
  }) => {
    const trial = await open(page, 'trial');
    await expect(trial.getByText('Trial: 2 days left').first()).toBeVisible();
    await trial.evaluate((element) => {
      element.setAttribute('dialog', 'trialEnd');
      (element as HTMLElement & { show(): void }).show();
    });
    const dialog = trial.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Upgrade' }).click();
    await expect(dialog).toBeHidden();
    await expect
      .poll(() => heard(page, 'assay-shown'))
      .toContainEqual({ name: 'assay-shown', detail: { dialog: 'trialEnd', kind: 'free', source: 'project' } });
    await expect
      .poll(() => heard(page, 'assay-upgrade'))
      .toEqual([{ name: 'assay-upgrade', detail: { packageType: 'AIR', sourceType: 'project' } }]);
    expect(await violationsOf(page, '#trial')).toEqual([]);
    expect(await page.evaluate(() => window.violations)).toEqual([]);
  });

  test('T6: the material card shows a grade with its sources', async ({ page }) => {
    const card = await open(page, 'material');
    await expect(card.getByRole('heading', { name: /316L/ }).first()).toBeVisible();
    expect(await violationsOf(page, '#material')).toEqual([]);
    expect(await page.evaluate(() => window.violations)).toEqual([]);
  });
});
