import { expect } from '@playwright/test';
import { signInAs } from '../../api/src/testing/people.ts';
import { createTestClient } from '../../api/src/testing/test-client.ts';
import { heard, service, test, violationsOf } from './partner-page.ts';

test('E1: a visitor of a permitted site asks the library, and goes on after a reload', async ({ page, baseURL }) => {
  const admin = await signInAs(await createTestClient(service), 'admin');
  const { data } = await admin.call('embed.addSite', { body: { origins: [baseURL ?? ''], widgets: ['seek-panel'] } });
  await page.goto(`/?eager=1&site=${data.site_id}`);
  const seek = page.locator('#seek');
  await seek.getByRole('textbox').fill('What is the theoretical specific capacity of LiFePO4?');
  await page.keyboard.press('Enter');
  await expect(seek.getByRole('heading', { level: 1, name: /LiFePO4/ })).toBeVisible();
  await expect(seek.getByRole('button', { name: /^Source \d+/ }).first()).toBeVisible();
  await page.reload();
  await expect(seek.getByRole('heading', { level: 1, name: /LiFePO4/ })).toBeVisible();
  await admin.call('embed.removeSite', { body: { site_id: data.site_id } });
  await page.reload();
  await expect(seek.getByRole('heading', { level: 1, name: /LiFePO4/ })).toBeHidden();
});

test('E1: a visitor of a permitted site talks to an agent, and goes on after a reload', async ({ page, baseURL }) => {
  const admin = await signInAs(await createTestClient(service), 'admin');
  const { data } = await admin.call('embed.addSite', { body: { origins: [baseURL ?? ''], widgets: ['agent-chat'] } });
  await page.goto(`/?site=${data.site_id}`);
  const chat = page.locator('#chat');
  await chat.scrollIntoViewIfNeeded();
  await expect(chat).toHaveAttribute('data-assay-state', 'ready');
  await chat.getByRole('textbox').fill('What is the theoretical specific capacity of LiFePO4?');
  await page.keyboard.press('Enter');
  await expect(chat.getByRole('button', { name: /^Source \d+/ }).first()).toBeVisible();
  await expect.poll(() => heard(page, 'assay-begun')).toHaveLength(1);
  await page.reload();
  await chat.scrollIntoViewIfNeeded();
  await expect(chat.getByRole('button', { name: /^Source \d+/ }).first()).toBeVisible();
  // What a visitor may not call is not offered.
  await expect(chat.getByRole('button', { name: 'Export' })).toBeHidden();
  expect(await violationsOf(page, '#chat')).toEqual([]);
  expect(await page.evaluate(() => window.violations)).toEqual([]);
  await admin.call('embed.removeSite', { body: { site_id: data.site_id } });
});

test('S7: a formula is set by a part of its own, and is TeX where that does not come or was tampered with', async ({
  page,
  baseURL,
}) => {
  const admin = await signInAs(await createTestClient(service), 'admin');
  const form = new FormData();
  const text = 'The equilibrium potential of a zirconolite electrode is $E_0 = \\frac{RT}{nF}$ against hydrogen.';
  form.append('files', new File([`# Zirconolite electrodes\n\n${text}\n`], 'zirconolite.md'));
  const run = (await admin.send('library.import', { body: form })).data as { run: number };
  const state = async () =>
    (await admin.call('library.importRun', { params: { run: run.run }, query: { after: 0 } })).data.state;
  await expect.poll(state).toBe('done');
  const { data } = await admin.call('embed.addSite', {
    body: { origins: [baseURL ?? ''], widgets: ['agent-chat'], library: 'tenant' },
  });
  await page.goto(`/?site=${data.site_id}`);
  const chat = page.locator('#chat');
  await chat.scrollIntoViewIfNeeded();
  await expect(chat).toHaveAttribute('data-assay-state', 'ready');
  await chat.getByRole('textbox').fill('What is the equilibrium potential of a zirconolite electrode?');
  await page.keyboard.press('Enter');
  await expect(chat.locator('math')).toBeVisible();

  const part = /\/embed\/v1\/katex\.[0-9A-Z]{8}\.js$/;
  const readsAsTex = async () => {
    await page.reload();
    await chat.scrollIntoViewIfNeeded();
    await expect(chat.locator('code', { hasText: 'E_0 = \\frac{RT}{nF}' })).toBeVisible();
    await expect(chat.locator('math')).toHaveCount(0);
    // A second attempt may still be on its way.
    await page.unrouteAll({ behavior: 'wait' });
  };
  await page.route(part, (route) => route.abort());
  await readsAsTex();
  await page.route(part, async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, body: `${await reply.text()}\n;window.tampered = true;` });
  });
  await readsAsTex();
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  expect(await page.evaluate(() => window.violations)).toEqual([]);
  await admin.call('embed.removeSite', { body: { site_id: data.site_id } });
});
