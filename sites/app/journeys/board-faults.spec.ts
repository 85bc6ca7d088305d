import * as boardsCalls from '@assay/contract/calls/boards';
import * as sharingCalls from '@assay/contract/calls/sharing';
import { locales } from '@assay/domain';
import type { Page } from '@playwright/test';
import { clientIn, signInAs } from './person.ts';
import { type OwnService, ownService } from './service.ts';
import { expect, test } from './support.ts';
import { wordsOf } from './words.ts';

const problem = 'Raise the capacity of the silicon anode without the electrode losing stability when it swells.';

let service: OwnService;
// Services begin and begin anew, and pages wait until they have heard of it.
test.describe.configure({ timeout: 300_000 });
test.beforeAll(async () => {
  service = await ownService();
});
test.afterAll(() => service?.remove());

for (const locale of locales) {
  test(`F3: in ${locale}, one of two people is cut off and the service is killed: both boards end equal and nothing is lost`, async ({
    browser,
  }) => {
    const { board: t, works: w } = await wordsOf(locale);
    const begin = async (name: string) => {
      const context = await browser.newContext();
      await context.addInitScript((chosen) => localStorage.setItem('assay.locale', chosen), locale);
      await signInAs(context, name, locale, service.address);
      return { context, page: await context.newPage() };
    };
    const [mei, other] = [await begin('Mei Enterprise'), await begin('Taro Trial')];
    const client = clientIn(mei.context, locale, service.address);
    const { board_id: board } = await client.call(boardsCalls.create, {
      body: { message: problem, mind: 'tech-mind' },
    });
    await client.call(sharingCalls.grantTenant, {
      body: { data_type: 'work', data_id: board, granted: true, role: 'edit' },
    });

    const canvas = (page: Page) => page.getByRole('region', { name: t('canvas') });
    const cards = (page: Page) => canvas(page).getByRole('group', { name: /\d+/ });
    const title = (page: Page) => page.getByRole('banner').getByRole('textbox').first();
    const saved = (page: Page) => page.getByRole('banner').getByText(w('saved.saved'), { exact: true });
    const kept = (page: Page) => page.getByRole('banner').getByText(w('saved.device'), { exact: true });
    const places = (page: Page) =>
      cards(page).evaluateAll((all) => all.map((each) => (each as HTMLElement).style.transform).sort());
    const push = async (page: Page, at: number, key: string) => {
      await cards(page).nth(at).focus();
      await page.keyboard.press('Space');
      await page.keyboard.press(`Shift+${key}`);
      await page.keyboard.press('Escape');
    };
    for (const { page } of [mei, other]) {
      await page.goto(`${service.address}/board/${board}`);
      await expect(cards(page).first()).toBeVisible();
    }
    const before = await places(mei.page);
    expect(await places(other.page)).toEqual(before);

    await other.context.setOffline(true);
    await push(other.page, 3, 'ArrowDown');
    await title(other.page).fill('Written on the train');
    await title(other.page).press('Enter');
    await expect(kept(other.page)).toBeVisible();
    await push(mei.page, 0, 'ArrowUp');
    await expect(saved(mei.page)).toBeVisible();

    await service.kill();
    await push(mei.page, 1, 'ArrowUp');
    await expect(kept(mei.page)).toBeVisible();
    await service.start();
    await other.context.setOffline(false);

    for (const { page } of [other, mei]) await expect(saved(page)).toBeVisible({ timeout: 60_000 });
    for (const { page } of [other, mei]) await expect(title(page)).toHaveValue('Written on the train');
    // What somebody else moved glides to its place, so that the pages agree a moment later.
    const movedOnBoth = async () => {
      const [hers, theirs] = await Promise.all([places(mei.page), places(other.page)]);
      return hers.join() === theirs.join() ? hers.filter((place) => !before.includes(place)) : [];
    };
    await expect.poll(movedOnBoth).toHaveLength(3);
    const after = await places(mei.page);
    await other.page.reload();
    await expect.poll(() => places(other.page)).toEqual(after);
    for (const { context } of [mei, other]) await context.close();
  });
}
