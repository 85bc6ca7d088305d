import { expect, signIn, test, violations } from './support.ts';

const parts = [
  'members',
  'organisation',
  'sites',
  'tokens',
  'knowledge',
  'audit',
  'egress',
  'tenants',
  'origins',
  'leads',
  'configuration',
  'backups',
] as const;

test.describe('administration', () => {
  test('every part is clean under axe in light and in dark, and fits 360 px', async ({ page }) => {
    // Twenty passes of axe.
    test.slow();
    await signIn(page, 'Adil Admin');
    for (const part of parts) {
      await page.goto(`/user-profile?section=${part}`);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      // The heading of a part comes together with the place of what it holds.
      await expect(page.getByRole('status', { name: 'Loading', exact: true })).toHaveCount(0);
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
