import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { whileStill } from './until-still.ts';

interface Heard {
  name: string;
  detail: unknown;
}

declare global {
  interface Window {
    heard: Heard[];
    violations: string[];
    stops: boolean;
  }
}

export const service = `http://127.0.0.1:${process.env['JOURNEY_PORT']}`;
/** The code of the sales lead, as the loader asks for it. */
export const chunk = /\/embed\/v1\/sales-lead\.[0-9A-Z]{8}\.js$/;
let number = 13_700_000_000 + (Date.now() % 90_000_000);

/** Notes every event of the widgets and every violation of the page's policy, from before the page begins. */
async function listen(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.heard = [];
    window.violations = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      window.violations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
    });
    for (const name of [
      'ready',
      'error',
      'before-submit',
      'submitted',
      'edit',
      'closed',
      'asked',
      'title',
      'begun',
      'shown',
      'upgrade',
      'chosen',
    ]) {
      document.addEventListener(`assay-${name}`, (event) => {
        window.heard.push({ name: event.type, detail: (event as CustomEvent<unknown>).detail });
        if (window.stops && event.type === 'assay-before-submit') event.preventDefault();
      });
    }
  });
}

/** A journey on the partner's page, which notes what the widgets and the policy of the page say. */
export const test = base.extend<{ lead: Locator }>({
  context: async ({ context }, use) => {
    await listen(context);
    await use(context);
  },
  /** The form in the partner's page; nothing it does may break the page's policy. */
  lead: async ({ page }, use) => {
    await page.goto('/');
    const lead = page.locator('#lead');
    await lead.scrollIntoViewIfNeeded();
    await expect(lead).toHaveAttribute('data-assay-state', 'ready');
    await use(lead);
    expect(await page.evaluate(() => window.violations)).toEqual([]);
  },
});

/** Events of one name that reached the page, in order. */
export const heard = (page: Page, name: string) =>
  page.evaluate((wanted) => window.heard.filter((event) => event.name === wanted), name);

/** Fills in the form and gets a code, which a development installation shows; returns the phone number. */
export async function fill(form: Locator): Promise<string> {
  const phone = String((number += 1));
  await form.getByLabel('Name').fill('Wei Chen');
  await form.getByLabel('Phone').fill(phone);
  await form.getByRole('button', { name: 'Send code' }).click();
  const shown = await form.getByText(/The code is \d{6}/).textContent();
  await form.getByLabel('SMS code').fill(/\d{6}/.exec(shown ?? '')?.[0] ?? '');
  await form.getByLabel('Company').fill('Northfield Thermal');
  await form.getByLabel('Position').fill('R&D engineer');
  await form.getByLabel('Use by my whole team').check();
  return phone;
}

/** Adds a loader as the page itself would: by a script that it trusts. */
export async function addLoader(page: Page, folder: string): Promise<void> {
  await page.evaluate((address) => {
    const trusted = document.querySelector<HTMLScriptElement>('script[nonce]');
    const copy = document.createElement('script');
    const policy = (window as unknown as { trustedTypes: TrustedTypeFactory }).trustedTypes.createPolicy('partner', {
      createScriptURL: (given: string) => given,
    });
    Object.assign(copy, { src: policy.createScriptURL(address), nonce: trusted?.nonce });
    document.head.append(copy);
  }, `${service}/embed/${folder}/loader.js`);
}

/** Files of the sales lead that a page asks for, as it asks. */
export function askedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /\/(sales-lead\b[^/]*)$/.exec(request.url())?.[1];
    if (name !== undefined) asked.push(name);
  });
  return asked;
}

interface TrustedTypeFactory {
  createPolicy(name: string, rules: object): { createScriptURL(address: string): object };
}

/** What axe finds in a part of the page that stands still; empty where it finds nothing. */
export async function violationsOf(page: Page, part: string): Promise<string[]> {
  const { violations } = await whileStill(page, () => new AxeBuilder({ page }).include(part).analyze());
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
