import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, signIn, test, violations } from './support.ts';

const note = `# Peel strength of a silane primer

The peel strength of the silane primer on anodised aluminium is 12.4 N/cm at 23 °C.

After 500 h at 85 °C and 85 % relative humidity the peel strength is 9.1 N/cm.
`;
const cutOff = '<?xml version="1.0"?>\n<us-patent-grant><claim>never closed\n';
const bytes = (text: string) => Buffer.from(text, 'utf8');
const scoreboard = fileURLToPath(new URL('../../api/src/operation/quality/scoreboard.json', import.meta.url));

test('an administrator uploads files, sees what was skipped and why, and asks about the rest', async ({ page }) => {
  await signIn(page, 'Adil Admin');
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Profile and library' }).click();
  await page.getByRole('tab', { name: 'Library' }).click();
  await expect(page).toHaveURL(/\/user-profile\?section=library$/);
  const held = page.getByRole('table', { name: 'Documents by kind and language' });
  await expect(held.getByRole('row', { name: /Starter notes English 120/ })).toBeVisible();

  await page.locator('input[type=file]').setInputFiles([
    { name: 'peel-strength.md', mimeType: 'text/markdown', buffer: bytes(note) },
    { name: 'cut-off.xml', mimeType: 'text/xml', buffer: bytes(cutOff) },
    { name: 'setup.exe', mimeType: 'application/octet-stream', buffer: bytes('MZ') },
    { name: 'empty.txt', mimeType: 'text/plain', buffer: bytes('') },
  ]);
  const chosen = page.getByRole('list', { name: 'Chosen files' });
  await expect(chosen.getByRole('listitem').filter({ hasText: 'setup.exe' })).toContainText(
    'This kind of file is not read.',
  );
  await expect(chosen.getByRole('listitem').filter({ hasText: 'empty.txt' })).toContainText('The file is empty.');
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Upload 2 files' }).click();
  await expect(chosen.getByRole('listitem').filter({ hasText: 'peel-strength.md' })).toContainText('Uploaded');
  const run = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'peel-strength.md and 1 more' }) });
  await expect(run).toContainText('Done with gaps');
  await run.getByRole('button', { name: 'Show what was skipped' }).click();
  const report = run.getByRole('table', { name: /^What was skipped/ });
  await expect(report.getByRole('row', { name: /cut-off\.xml/ })).toContainText(/Cut off.*us-patent-grant/s);
  await expect(held.getByRole('row', { name: /Uploads English 1/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.goto('/home');
  await page
    .getByRole('main')
    .getByRole('textbox')
    .fill('What is the peel strength of the silane primer on anodised aluminium?');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/page\//);
  await expect(page.getByRole('main')).toContainText('12.4 N/cm');
});

test('a member reads what the library holds and is told who adds to it', async ({ member }) => {
  await member.goto('/user-profile?section=library');
  await expect(member.getByRole('table', { name: 'Documents by kind and language' })).toBeVisible();
  await expect(member.getByText('Administrators add documents')).toBeVisible();
  await expect(member.getByRole('button', { name: 'Choose files' })).toHaveCount(0);
  await expect(member.getByRole('heading', { name: 'Imports' })).toHaveCount(0);
});

test('W1, A3: a person changes their profile, and an empty name is refused in place', async ({ page }) => {
  await signIn(page, 'Vera Viewer');
  await page.goto('/user-profile');
  const name = page.getByRole('textbox', { name: /^Name/ });
  await name.fill(' ');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Enter your name')).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill('Vera Viewer');
  await page.getByRole('combobox', { name: /^Company/ }).fill('Acme Cells');
  const sent = page.waitForRequest(/save-user-information$/);
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toEqual({ manual_company: 'Acme Cells' });
  await expect(page.getByText('Profile saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: /^Company/ })).toHaveValue('Acme Cells');

  await page.getByRole('combobox', { name: 'Appearance' }).selectOption('Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Dark', exact: true })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

test('BEYOND-2: everybody who is signed in sees how the release was measured', async ({ page }) => {
  await signIn(page);
  await page.goto('/user-profile?section=quality');
  if (existsSync(scoreboard)) {
    await expect(page.getByRole('progressbar', { name: 'Sentences supported' })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(4);
  } else {
    await expect(page.getByText('This release has no scoreboard')).toBeVisible();
  }
  expect(await violations(page)).toEqual([]);
});
