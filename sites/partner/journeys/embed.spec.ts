import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { signInAs } from '../../api/src/testing/people.ts';
import { createTestClient } from '../../api/src/testing/test-client.ts';
import { untilStill } from './until-still.ts';

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

const service = `http://127.0.0.1:${process.env['JOURNEY_PORT']}`;
const chunk = /\/embed\/v1\/sales-lead\.[0-9A-Z]{8}\.js$/;
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

const test = base.extend<{ lead: Locator }>({
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

const heard = (page: Page, name: string) =>
  page.evaluate((wanted) => window.heard.filter((event) => event.name === wanted), name);

/** Fills in the form and gets a code, which a development installation shows. */
async function fill(form: Locator): Promise<void> {
  await form.getByLabel('Name').fill('Wei Chen');
  await form.getByLabel('Phone').fill(String((number += 1)));
  await form.getByRole('button', { name: 'Send code' }).click();
  const shown = await form.getByText(/The code is \d{6}/).textContent();
  await form.getByLabel('SMS code').fill(/\d{6}/.exec(shown ?? '')?.[0] ?? '');
  await form.getByLabel('Company').fill('Northfield Thermal');
  await form.getByLabel('Position').fill('R&D engineer');
  await form.getByLabel('Use by my whole team').check();
}

/** Adds a loader as the page itself would: by a script that it trusts. */
async function addLoader(page: Page, folder: string): Promise<void> {
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
function askedBy(page: Page): string[] {
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

async function violationsOf(page: Page, part: string): Promise<string[]> {
  await untilStill(page);
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

test.describe('a page with one script', () => {
  test('BEYOND-6: carries the widgets beside another React, under a strict policy and Trusted Types', async ({
    page,
    lead,
  }) => {
    await page.getByRole('button', { name: /React 18/ }).click();
    await expect(page.getByRole('button', { name: /React 18.*: 1/ })).toBeVisible();
    await expect(lead.getByRole('heading', { name: 'Talk to sales' })).toBeVisible();
    await page.locator('#seek').scrollIntoViewIfNeeded();
    await expect(page.locator('#seek')).toHaveAttribute('data-assay-state', 'ready');
    expect(await violationsOf(page, '#lead')).toEqual([]);
    const own = await lead.getByLabel('Name').evaluate((input) => {
      const { backgroundColor, fontStyle, textTransform, letterSpacing, direction } = getComputedStyle(input);
      return { backgroundColor, fontStyle, textTransform, letterSpacing, direction };
    });
    expect(own).toMatchObject({ fontStyle: 'normal', textTransform: 'none', direction: 'ltr' });
    expect(own.backgroundColor).not.toBe('rgb(255, 255, 0)');
  });

  test('C1, C9, C15: a lead goes from the form to sales, and its events hold nothing that was typed', async ({
    page,
    lead,
  }) => {
    await fill(lead);
    const widthOf = async (part: Locator) => (await part.boundingBox())?.width;
    await expect.poll(() => widthOf(lead.locator('section').first())).toBe(480);
    expect(await widthOf(lead.getByRole('heading').first())).toBeLessThan(480);
    await lead.getByRole('button', { name: 'Send request' }).click();
    await expect(lead.getByRole('heading', { name: 'Request sent' })).toBeVisible();
    await expect
      .poll(() => heard(page, 'assay-submitted'))
      .toEqual([{ name: 'assay-submitted', detail: { packageType: 'AIR' } }]);
    const all = JSON.stringify(await page.evaluate(() => window.heard));
    for (const typed of ['Wei', 'Northfield', 'engineer', String(number)]) expect(all).not.toContain(typed);
    await lead.getByRole('button', { name: 'Close now' }).click();
    await expect(lead.getByLabel('Name')).toHaveValue('');
    await expect.poll(() => heard(page, 'assay-closed')).toHaveLength(1);
  });

  test('Z4: a wrong code is told and nothing typed is lost', async ({ lead }) => {
    await fill(lead);
    const code = lead.getByLabel('SMS code');
    await code.fill((await code.inputValue()) === '000000' ? '000001' : '000000');
    await lead.getByRole('button', { name: 'Send request' }).click();
    await expect(lead.getByText('The verification code is wrong or timed out.').first()).toBeVisible();
    await expect(lead.getByLabel('Name')).toHaveValue('Wei Chen');
    await expect(code).toBeFocused();
  });

  test('C3: the US region has the form of its market in a frame, and no native field', async ({ page }) => {
    await page.goto('/?eager=1&debug_region=us');
    const lead = page.locator('#lead');
    await expect(lead.getByRole('heading', { name: 'Chat with us' })).toBeVisible();
    await expect(lead.getByText('Leave your info, we will contact you as soon as possible.')).toBeVisible();
    await expect(lead.locator('input')).toHaveCount(0);
    const frame = page.frameLocator('#lead iframe');
    await frame.getByLabel('Name').fill('Ada Lane');
    await frame.getByLabel('Work e-mail').fill('ada@example.com');
    await frame.getByLabel('Company').fill('Lane Polymers');
    await frame.getByRole('button', { name: 'Send request' }).click();
    await expect(lead.getByRole('heading', { name: 'Request sent' })).toBeVisible();
    expect(await page.evaluate(() => window.violations)).toEqual([]);
  });

  test('C3: a marketing form that does not load is told, and tried again', async ({ page }) => {
    await page.route(/hosted-form\.js/, (route) => route.abort());
    await page.clock.install();
    await page.goto('/?eager=1&debug_region=eu');
    const lead = page.locator('#lead');
    await expect(lead.getByRole('heading', { name: 'Chat with us' })).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(lead.getByText('The form could not be loaded').first()).toBeVisible();
    await page.unroute(/hosted-form\.js/);
    await lead.getByRole('button', { name: 'Try again' }).click();
    await expect(page.frameLocator('#lead iframe').getByLabel('Work e-mail')).toBeVisible();
  });

  for (const [lang, title] of [
    ['zh-Hans', '联系销售'],
    ['en', 'Talk to sales'],
    ['ja', '営業担当へのお問い合わせ'],
    ['zh-Hant', '聯絡業務'],
  ] as const) {
    test(`X1: speaks the language of the page, ${lang}`, async ({ page }) => {
      await page.goto(`/?eager=1&lang=${lang}`);
      await expect(page.locator('#lead').getByRole('heading', { name: title })).toBeVisible();
      expect(await violationsOf(page, '#lead')).toEqual([]);
    });
  }
});

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

test('a page that nobody permitted gets no answers', async ({ page }) => {
  await page.goto(`http://127.0.0.1:${process.env['PARTNER_PORT']}/?eager=1`);
  await expect(page.locator('#lead').getByText('The form could not be prepared.')).toBeVisible();
});

test('E1: a visitor of a permitted site asks the library, and goes on after a reload', async ({ page, baseURL }) => {
  const admin = await signInAs(await createTestClient(service), 'admin');
  const { data } = await admin.call('embed.addSite', { body: { origin: baseURL ?? '', widgets: ['seek-panel'] } });
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
  const { data } = await admin.call('embed.addSite', { body: { origin: baseURL ?? '', widgets: ['agent-chat'] } });
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
  const exporting = chat.getByRole('button', { name: 'Export' });
  await exporting.press('ArrowUp');
  await expect(chat.getByRole('menuitem', { name: 'PDF' })).toBeFocused();
  expect(await violationsOf(page, '#chat')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(exporting).toBeFocused();
  await exporting.click();
  const saved = page.waitForEvent('download');
  await chat.getByRole('menuitem', { name: 'Markdown' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.md$/);
  expect(await page.evaluate(() => window.violations)).toEqual([]);
  await admin.call('embed.removeSite', { body: { site_id: data.site_id } });
});

test('S7: a formula is set by a part of its own, and is TeX where that does not come or was tampered with', async ({
  page,
  baseURL,
}) => {
  const admin = await signInAs(await createTestClient(service), 'admin');
  const { data } = await admin.call('embed.addSite', { body: { origin: baseURL ?? '', widgets: ['agent-chat'] } });
  await page.goto(`/?site=${data.site_id}`);
  const chat = page.locator('#chat');
  await chat.evaluate((element) => element.setAttribute('agent', 'document_summary_agent'));
  await chat.scrollIntoViewIfNeeded();
  await expect(chat).toHaveAttribute('data-assay-state', 'ready');
  const text =
    'Potential report\n\nThis report studies how the potential $E_0 = \\frac{RT}{nF}$ of the cathodes changes.';
  await chat
    .locator('input[type=file]')
    .setInputFiles({ name: 'potential.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.locator('math')).toBeVisible();

  const part = /\/embed\/v1\/katex\.[0-9A-Z]{8}\.js$/;
  const readsAsTex = async () => {
    await page.reload();
    await chat.scrollIntoViewIfNeeded();
    await expect(chat.locator('code', { hasText: 'E_0 = \\frac{RT}{nF}' })).toBeVisible();
    await expect(chat.getByRole('button', { name: 'Good reply' })).toBeVisible();
    await expect(chat.locator('math')).toHaveCount(0);
    await page.unroute(part);
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

test.describe('the other widgets', () => {
  const open = async (page: Page, id: string) => {
    await page.goto('/');
    const element = page.locator(`#${id}`);
    await element.scrollIntoViewIfNeeded();
    await expect(element).toHaveAttribute('data-assay-state', 'ready');
    return element;
  };

  test('B7, B8: the trial dialogs tell the days that are left, show a dialog and hand the upgrade to the page', async ({
    page,
  }) => {
    const trial = await open(page, 'trial');
    await expect(trial.getByText('Trial: 2 days left').first()).toBeVisible();
    await trial.evaluate((element) => {
      element.setAttribute('dialog', 'trialEnd');
      (element as HTMLElement & { show(): void }).show();
    });
    const dialog = trial.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Upgrade' }).click();
    await expect(dialog).toBeHidden();
    await expect
      .poll(() => heard(page, 'assay-shown'))
      .toContainEqual({ name: 'assay-shown', detail: { dialog: 'trialEnd', kind: 'free', source: 'project' } });
    await expect
      .poll(() => heard(page, 'assay-upgrade'))
      .toEqual([{ name: 'assay-upgrade', detail: { packageType: 'AIR', sourceType: 'project' } }]);
    expect(await violationsOf(page, '#trial')).toEqual([]);
    expect(await page.evaluate(() => window.violations)).toEqual([]);
  });

  test('T6: the material card shows a grade with its sources', async ({ page }) => {
    const card = await open(page, 'material');
    await expect(card.getByRole('heading', { name: /316L/ }).first()).toBeVisible();
    expect(await violationsOf(page, '#material')).toEqual([]);
    expect(await page.evaluate(() => window.violations)).toEqual([]);
  });
});
