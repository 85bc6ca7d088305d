import { expect, test } from '@playwright/test';

test('BEYOND-6: a widget that needs a token asks for it once, without a preflight, and is answered', async ({
  page,
}) => {
  const asked: { type: string | undefined; status: number }[] = [];
  page.on('response', (reply) => {
    if (reply.url().endsWith('/embed/session'))
      asked.push({ type: reply.request().headers()['content-type'], status: reply.status() });
  });
  await page.goto('/named.html');
  await expect(page.locator('#lead')).toHaveAttribute('data-assay-state', 'ready');
  await expect(page.locator('#lead').getByLabel('Name')).toBeVisible();
  // What a browser sends of itself: any other type would be asked about first.
  expect(asked).toEqual([{ type: 'text/plain;charset=UTF-8', status: 200 }]);
});
