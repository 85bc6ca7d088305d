import { expect } from '@playwright/test';
import { addLoader, askedBy, chunk, fill, heard, service, test } from './partner-page.ts';

test.describe('an element', () => {
  test('reads choices and flags from attributes, and resets a property when its attribute goes', async ({ lead }) => {
    const read = () =>
      lead.evaluate((element) => {
        const { packageType, open, score, display } = element as unknown as Record<string, unknown>;
        return { packageType, open, score, display };
      });
    await lead.evaluate((element) => {
      element.setAttribute('package-type', 'LS');
      element.setAttribute('score', '');
      element.setAttribute('display', 'sideways');
      element.setAttribute('values', '{"broken');
      element.setAttribute('on-edit', 'eval');
    });
    expect(await read()).toEqual({ packageType: 'LS', open: false, score: true, display: 'inline' });
    await expect(lead.getByText('Antibody recommendation')).toBeVisible();
    await expect(lead.getByText('How satisfied are you so far?')).toBeVisible();
    await lead.evaluate((element) => {
      element.removeAttribute('package-type');
      element.removeAttribute('score');
    });
    expect(await read()).toMatchObject({ packageType: 'AIR', score: false });
  });

  test('keeps objects out of the markup', async ({ lead }) => {
    await lead.evaluate((element) => Object.assign(element, { values: { name: 'Secret Name' } }));
    expect(await lead.evaluate((element) => element.outerHTML + (element.shadowRoot?.innerHTML ?? ''))).not.toContain(
      'Secret',
    );
  });

  test('keeps what was typed when it moves', async ({ page, lead }) => {
    await lead.getByLabel('Name').fill('Wei Chen');
    await lead.evaluate((element) => document.querySelector('header')?.append(element));
    await expect(page.locator('header #lead').getByLabel('Name')).toHaveValue('Wei Chen');
    await lead.evaluate((element) => {
      const main = document.querySelector('main') as HTMLElement & { moveBefore?(node: Node, child: null): void };
      if (main.moveBefore) main.moveBefore(element, null);
      else main.append(element);
    });
    await expect(page.locator('main #lead').getByLabel('Name')).toHaveValue('Wei Chen');
    expect(await heard(page, 'assay-error')).toEqual([]);
  });

  test('keeps what is set and called before its code arrives', async ({ page }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(chunk, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/?eager=1', { waitUntil: 'commit' });
    const dialog = page.locator('#dialog');
    await expect(dialog).toHaveAttribute('data-assay-state', 'loading');
    await dialog.evaluate((element) => {
      const early = element as HTMLElement & { values: object; show(): void };
      early.values = { name: 'Known Person' };
      early.show();
    });
    release();
    await expect(dialog.getByRole('dialog')).toBeVisible();
    await expect(dialog.getByLabel('Name')).toHaveValue('Known Person');
  });

  test('is defined late: an element that is made before the loader is upgraded with its properties', async ({
    page,
  }) => {
    await page.route(/loader\.js/, (route) => route.abort());
    await page.goto('/');
    await page.evaluate(() => {
      const early = document.createElement('assay-sales-lead');
      early.id = 'early';
      Object.assign(early, { values: { company_name: 'Early Co' }, packageType: 'IP' });
      document.querySelector('main')?.prepend(early);
    });
    await page.unroute(/loader\.js/);
    await addLoader(page, 'v1');
    await expect(page.locator('#early').getByLabel('Company')).toHaveValue('Early Co');
    await expect(page.locator('#early').getByText('Patent translation')).toBeVisible();
  });

  test('two versions on one page: the first keeps the tag and the second says so', async ({ page, lead }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    const { version } = (await (await page.request.get(`${service}/embed/v1/integrity.json`)).json()) as {
      version: string;
    };
    await addLoader(page, `v${version}`);
    await expect.poll(() => warnings.join('\n')).toContain('<assay-sales-lead> is already on this page');
    await lead.getByLabel('Name').fill('Still here');
  });

  test('takes part in a form: value after the submission, reset, disabled, required', async ({ page, lead }) => {
    const data = () =>
      page.evaluate(() => new FormData(document.querySelector<HTMLFormElement>('#order') ?? undefined).get('lead'));
    await lead.evaluate((element) => element.setAttribute('required', ''));
    const isValid = () => page.evaluate(() => document.querySelector<HTMLFormElement>('#order')?.checkValidity());
    expect([await data(), await isValid()]).toEqual([null, false]);
    await fill(lead);
    await lead.getByRole('button', { name: 'Send request' }).click();
    await expect(lead.getByRole('heading', { name: 'Request sent' })).toBeVisible();
    await expect.poll(async () => [await data(), await isValid()]).toEqual(['submitted', true]);
    await page.evaluate(() => document.querySelector<HTMLFormElement>('#order')?.reset());
    expect(await data()).toBeNull();
    await expect(lead.getByLabel('Name')).toHaveValue('');
    await lead.evaluate((element) => element.setAttribute('disabled', ''));
    await expect(lead.getByLabel('Name')).toBeDisabled();
  });

  test('lets the page stop a submission', async ({ page, lead }) => {
    await page.evaluate(() => {
      window.stops = true;
    });
    await fill(lead);
    await lead.getByRole('button', { name: 'Send request' }).click();
    await expect.poll(() => heard(page, 'assay-before-submit')).toHaveLength(1);
    expect(await heard(page, 'assay-submitted')).toEqual([]);
    await expect(lead.getByLabel('Name')).toHaveValue('Wei Chen');
  });

  test('leaves the link on show when its code is blocked', async ({ page }) => {
    await page.route(chunk, (route) => route.abort());
    await page.goto('/?eager=1');
    await expect(page.locator('#lead')).toHaveAttribute('data-assay-state', 'blocked');
    await expect(page.getByRole('link', { name: 'Contact sales' })).toBeVisible();
    await expect
      .poll(() => heard(page, 'assay-error'))
      .toContainEqual({ name: 'assay-error', detail: { stage: 'load', code: 0 } });
  });

  test('takes the file that the page names beside the loader, and asks for no other', async ({ page }) => {
    const asked = askedBy(page);
    await page.goto('/named.html');
    await page.locator('#lead').getByLabel('Name').fill('Wei Chen');
    expect(asked).toEqual(['sales-lead.js']);
    expect(await page.evaluate(() => window.violations)).toEqual([]);
  });

  for (const [what, status, body] of [
    ['another version', 200, 'export {};'],
    ['nothing', 404, ''],
  ] as const) {
    test(`fetches its own file where the one that the page names brings ${what}`, async ({ page }) => {
      const asked = askedBy(page);
      await page.route(/\/sales-lead\.js$/, (route) =>
        route.fulfill({
          status,
          body,
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
        }),
      );
      await page.goto('/named.html');
      await expect(page.locator('#lead').getByLabel('Name')).toBeVisible();
      expect(asked).toEqual(['sales-lead.js', expect.stringMatching(/^sales-lead\.[0-9A-Z]{8}\.js$/)]);
    });
  }

  test('runs no file that was tampered with', async ({ page }) => {
    await page.route(chunk, async (route) => {
      const reply = await route.fetch();
      await route.fulfill({ response: reply, body: `${await reply.text()};window.tampered = true;` });
    });
    await page.goto('/?eager=1');
    await expect(page.locator('#lead')).toHaveAttribute('data-assay-state', 'blocked');
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    await expect(page.getByRole('link', { name: 'Contact sales' })).toBeVisible();
  });

  test('is worked by keyboard alone, and the page takes no keys from it', async ({ page, lead }) => {
    await lead.evaluate((element: HTMLElement) => element.focus());
    await page.keyboard.type('a/b');
    await expect(lead.getByLabel('Name')).toHaveValue('a/b');
    await expect(page.locator('#search')).not.toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1x3y');
    await expect(lead.getByLabel('Phone')).toHaveValue('13');
    await lead.getByLabel('Name').focus();
    await page.keyboard.press('Enter');
    await expect(lead.getByText('Check the phone number')).toBeVisible();
    await expect(lead.getByLabel('Phone')).toBeFocused();
  });

  test('C1: opens its dialog from the link of the page, 480 px wide, and Esc closes it', async ({ page, lead }) => {
    await expect(lead).toBeVisible();
    const dialog = page.locator('#dialog');
    await dialog.scrollIntoViewIfNeeded();
    await expect(dialog).toHaveAttribute('data-assay-state', 'ready');
    await page.getByRole('link', { name: 'Ask about patents' }).press('Enter');
    await expect(dialog.getByRole('dialog', { name: 'Talk to sales' })).toBeVisible();
    await expect.poll(async () => (await dialog.getByRole('dialog').boundingBox())?.width).toBe(480);
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('dialog')).toBeHidden();
    expect(page.url()).not.toContain('contact');
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 780 } });

  test('is worked by touch', async ({ lead }) => {
    await lead.getByLabel('Use by my whole team').tap();
    await expect(lead.getByLabel('Use by my whole team')).toBeChecked();
    await lead.getByRole('button', { name: 'Send code' }).tap();
    await expect(lead.getByText('Phone cannot be empty')).toBeVisible();
  });
});
