import type { Locale } from '@assay/domain';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { whileStill } from '../../partner/journeys/until-still.ts';

/** A question that the starter library answers with values, and one that it does not. */
export const answered = 'What is the theoretical specific capacity of LiFePO4?';
/** A question in each language that the starter library answers in it. */
export const questions = {
  cn: '立方相LLZO在25 °C的离子电导率是多少？',
  en: answered,
  jp: 'シリコンの理論容量はどれくらいか',
  tw: '氮化鎵與矽(111)的晶格不匹配是多少？',
} as const satisfies Record<Locale, string>;
export const unanswered = 'Who won the chess championship of 1972?';

export const test = base.extend<{ member: Page }>({
  /** A page whose person is signed in; every message on the console that is an error fails the journey. */
  member: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await signIn(page);
    await use(page);
    expect(errors).toEqual([]);
  },
});

export { expect };

/** Signs in through the service, as the sign-in form does, and opens the home page. */
export async function signIn(page: Page, name = 'Mei Enterprise'): Promise<void> {
  // A browser of its own choice: what another journey saved in the account does not count here.
  await page.addInitScript(() => {
    if (localStorage.getItem('assay.locale') === null) localStorage.setItem('assay.locale', 'en');
  });
  await page.goto('/history');
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: new RegExp(`: ${name}$`) })).toBeVisible();
}

/** Asks from the home page and waits until the answer is complete. */
export async function ask(page: Page, question: string): Promise<void> {
  await page.goto('/home');
  await page.getByRole('main').getByRole('textbox').fill(question);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/page\//);
  await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible();
  await expect(
    page.getByRole('banner').getByRole('button', { name: /Regenerate|重新生成|重新產生|再生成/ }),
  ).toBeVisible();
}

/** Chips of cited sentences in the answer. */
export function chips(page: Page) {
  return page.getByRole('main').getByRole('button', { name: /^(Source|来源|來源|出典) ?\d+/ });
}

/** What axe finds on the page while it stands still. */
export async function violations(page: Page): Promise<string[]> {
  // The product's pages hold no frames: without a second page to gather results in, and without the passes, axe takes
  // a sixth of the time.
  const examined = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await whileStill(page, () => examined.analyze());
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
