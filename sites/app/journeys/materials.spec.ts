import { readFile } from 'node:fs/promises';
import { expect, signIn, test, violations } from './support.ts';

test.describe('a material card', () => {
  test('T6: is read in two unit systems, with its equivalents, beside another grade and as a file', async ({
    member,
  }) => {
    await member.goto('/material/grade/316l');
    await expect(member.getByRole('heading', { level: 1, name: '316L' })).toBeVisible();
    await expect(member).toHaveTitle('316L: material card · Assay');
    const strength = member.getByRole('row', { name: /^Tensile strength/ });
    await expect(strength).toContainText('MPa');
    expect(await violations(member)).toEqual([]);
    await member.getByRole('radio', { name: 'US customary' }).check();
    await expect(strength).toContainText('≥ 70.3');
    await strength.getByRole('button', { name: /^Source 1: ASTM A240/ }).click();
    await expect(member.getByText('ASTM International')).toBeVisible();
    await member.keyboard.press('Escape');

    await member.getByRole('tab', { name: /^Equivalents/ }).click();
    await expect(member.getByRole('table', { name: 'Differences between 316L and EN 1.4404' })).toContainText('Mo');
    expect(await violations(member)).toEqual([]);

    // By the name that another standard gives it, and by keyboard alone.
    await member.getByRole('tab', { name: 'Compare' }).click();
    await member.getByRole('combobox', { name: 'Add a grade' }).fill('SUS304');
    await expect(member.getByRole('option', { name: /^304/ }).first()).toBeVisible();
    await member.keyboard.press('ArrowDown');
    await member.keyboard.press('Enter');
    await expect(member.getByRole('table', { name: 'Properties side by side' })).toBeVisible();
    await expect(member).toHaveURL(/beside=304$/);
    expect(await violations(member)).toEqual([]);

    const download = member.waitForEvent('download');
    await member.getByRole('button', { name: 'Save' }).click();
    await member.getByRole('menuitem', { name: 'PDF' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('316l.pdf');
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('T6: of an unknown grade leads to /404, and the page has that status', async ({ page }) => {
    await signIn(page);
    expect((await page.goto('/material/grade/unobtainium'))?.status()).toBe(404);
    await page.waitForURL('**/404');
  });
});
