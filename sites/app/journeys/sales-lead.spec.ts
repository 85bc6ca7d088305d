import { expect, test } from './support.ts';

test('C3: the contact form of the EU stands in a frame of the service and stores a lead', async ({ page }) => {
  await page.goto('/embed/form?type=IP&source=project&locale=jp');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await page.getByLabel('お名前').fill('山田 花子');
  await page.getByLabel('会社のメールアドレス').fill('hanako@example.co.jp');
  await page.getByLabel('会社名').fill('東部化学');
  const stored = page.waitForResponse((reply) => reply.url().endsWith('/lead/marketing'));
  await page.getByRole('button', { name: '送信する' }).click();
  expect((await stored).status()).toBe(200);
});
