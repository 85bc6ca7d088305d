import { readFile } from 'node:fs/promises';
import * as accountCalls from '@assay/contract/calls/account';
import * as administrationCalls from '@assay/contract/calls/administration';
import * as editionsCalls from '@assay/contract/calls/editions';
import * as embedCalls from '@assay/contract/calls/embed';
import * as leadsCalls from '@assay/contract/calls/leads';
import * as membersCalls from '@assay/contract/calls/members';
import * as seekCalls from '@assay/contract/calls/seek';
import * as sharingCalls from '@assay/contract/calls/sharing';
import { type Locale, locales, packageLabels, successMessages } from '@assay/domain';
import type { BrowserContext, Page } from '@playwright/test';
import { expectStop, foreignText } from './language.ts';
import { clientIn, signInAs } from './person.ts';
import { chips, expect, questions, test } from './support.ts';
import { type Words, wordsOf } from './words.ts';

/** What the browser of somebody who reads a language asks for: the product begins in it unasked. */
const browserLanguages: Readonly<Record<Locale, string>> = { cn: 'zh-CN', en: 'en-GB', jp: 'ja-JP', tw: 'zh-TW' };

/** Invited once for each language; the number belongs to nobody. */
const invited = (locale: Locale) => ({
  name: 'Ines Invited',
  email: `ines-${locale}-${Date.now()}@example.org`,
  password: 'a-long-password',
  company: 'Northfield Thermal',
  post: { cn: '工艺工程师', en: 'Process engineer', jp: '生産技術', tw: '製程工程師' }[locale],
  mobile: `1390000000${locales.indexOf(locale)}`,
});

interface Reader {
  words: Words;
  context: BrowserContext;
  page: Page;
}

const reading = test.extend<{ as: (locale: Locale, refused?: RegExp) => Promise<Reader> }>({
  /**
   * A browser of somebody who reads a language. An error on its console fails the journey, but for the refusal of the
   * addresses that the journey means to be refused.
   */
  as: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    const errors: string[] = [];
    await use(async (locale, refused) => {
      const context = await browser.newContext({ locale: browserLanguages[locale] });
      contexts.push(context);
      const page = await context.newPage();
      page.on('console', (message) => {
        const { url } = message.location();
        const isMeant = message.text().startsWith('Failed to load resource') && refused?.test(url);
        if (message.type() === 'error' && !isMeant) errors.push(`${message.text()} ${url}`);
      });
      page.on('pageerror', (error) => errors.push(error.message));
      return { words: await wordsOf(locale), context, page };
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(errors).toEqual([]);
  },
});

test('X1: what is not in the language of a page is found', async ({ page, context }) => {
  // Somebody who reads and does not ask: no list holds a question in another language.
  await signInAs(context, 'Vera Viewer', 'jp');
  await page.addInitScript(() => localStorage.setItem('assay.locale', 'jp'));
  await page.goto('/history');
  const words = await wordsOf('jp');
  await expect(page.getByRole('heading', { level: 1, name: words.history('title') })).toBeVisible();
  expect(await foreignText(page, 'jp')).toEqual([]);
  const strays = ['Loading the history', 'Retry', 'failed.retry', '{{count}} 件', '请重试', 'Press here'];
  await page.evaluate(([label = '', ...texts]) => {
    const stray = document.createElement('div');
    stray.append(...texts.map((text) => Object.assign(document.createElement('p'), { textContent: text })));
    stray.setAttribute('aria-label', label);
    // What names its own language, or is not shown, is no stray.
    const beside = (text: string, more: object) =>
      stray.append(Object.assign(document.createElement('p'), { textContent: text, ...more }));
    beside('A cited sentence', { lang: 'en' });
    beside('Not shown', { hidden: true });
    beside('Assay, LiFePO4', {});
    document.body.append(stray);
  }, strays.toReversed());
  expect((await foreignText(page, 'jp')).sort()).toEqual(strays.sort());
});

for (const locale of locales) {
  reading.describe(`in ${locale}`, () => {
    reading(
      'A4, A5, B4, B8, B13, B15, C1: somebody is invited, begins, is on trial, comes to its end and to the limit, and asks sales',
      async ({ as, browser }) => {
        reading.slow();
        const { words, context, page } = await as(locale, /\/api\/seek\/init$/);
        const person = invited(locale);
        const officeContext = await browser.newContext();
        const office = await signInAs(officeContext, 'Adil Admin', locale);
        const { link } = await office.call(membersCalls.invite, { body: { role: 'member' } });

        await page.goto(link);
        const join = page.getByRole('dialog', {
          name: words.account('link.invitationTitle', { tenant: 'Assay Demo' }),
        });
        const role = words.account('role.member');
        await expect(join).toContainText(words.account('link.invitationText', { inviter: 'Adil Admin', role }));
        await expectStop(page, locale, 'invitation');
        await join.getByRole('textbox', { name: words.account('email') }).fill(person.email);
        await join.getByRole('button', { name: words.account('forgot.submit') }).click();
        await expectStop(page, locale, 'link by mail');
        await join.getByRole('link', { name: words.account('sent.development') }).click();
        await join.getByRole('textbox', { name: words.account('register.name') }).fill(person.name);
        await expectStop(page, locale, 'joining');
        await join.locator('input[type=password]').fill(person.password);
        await join.getByRole('button', { name: words.account('link.joinNew') }).click();

        await page.waitForURL(/\/onboarding/);
        await expect(page.getByRole('heading', { level: 1, name: words.onboarding('title') })).toBeVisible();
        await expectStop(page, locale, 'onboarding');
        await page.getByRole('radio', { name: words.onboarding('industry.batteries'), exact: true }).check();
        await page.getByRole('radio', { name: words.onboarding('role.rd_engineer'), exact: true }).check();
        await page.getByRole('button', { name: words.onboarding('submit') }).click();

        // The home that fits the answer, and the trial that belongs to it, which nobody had to ask for.
        await page.waitForURL(/\/mse$/);
        const begun = page.getByRole('dialog', { name: words.trialDialogs('begun.title') });
        await expect(begun.getByText(words.trialDialogs('countdown.days', { count: 14 }))).toBeVisible();
        await expectStop(page, locale, 'begin of the trial');
        await begun.getByRole('button', { name: words.trialDialogs('begun.start') }).click();
        await expect(begun).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 2, name: words.home('tasks') })).toBeVisible();
        await expect(page.getByText(words.home('noRecent'))).toBeVisible();
        await expectStop(page, locale, 'home');

        // Three questions of the month are asked while the trial runs out.
        const own = clientIn(context, locale);
        const { user } = await own.call(accountCalls.session, { query: {} });
        for (const count of [1, 2, 3])
          await own.call(seekCalls.init, { body: { input: `${questions[locale]} (${count})` } });
        await office.call(administrationCalls.grant, {
          params: { user_id: user?.user_id ?? '' },
          body: { package: 'material_trial', ends_at: new Date(Date.now() + 1000).toISOString() },
        });
        await expect.poll(async () => (await own.call(editionsCalls.control)).trial).toBe(false);
        await page.reload();
        const ended = page.getByRole('dialog', { name: words.trialDialogs('ended.title') });
        await expect(ended.getByRole('listitem')).toHaveText([packageLabels.material_trial[locale]]);
        await expectStop(page, locale, 'end of the trial');
        await ended.getByRole('button', { name: words.trialDialogs('ended.continue') }).click();
        await expect(ended).toHaveCount(0);

        const box = page.getByRole('main').getByRole('textbox', { name: words.home('box.label') });
        await box.fill(questions[locale]);
        await box.press('Enter');
        const limit = page.getByRole('dialog', { name: words.trialDialogs('limit.title.DIMENSION_MONTH') });
        await expect(limit.getByText(words.trialDialogs('unavailable'))).toBeVisible();
        await expect(limit.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 / 3');
        await expectStop(page, locale, 'limit');
        await limit.getByRole('button', { name: words.trialDialogs('talk') }).click();
        await expect(limit).toHaveCount(0);

        const lead = page.getByRole('dialog', { name: words.salesLead('title') });
        const field = (key: 'name' | 'mobile' | 'code' | 'post') =>
          lead.getByRole('textbox', { name: words.salesLead(key) });
        await expect(field('name')).toHaveValue(person.name);
        await field('mobile').fill(person.mobile);
        await lead.getByRole('button', { name: words.salesLead('sendCode') }).click();
        const note = lead.getByText(/(?<!\d)\d{6}(?!\d)/);
        await field('code').fill(/\d{6}/.exec(await note.innerText())?.[0] ?? '');
        await lead.getByRole('combobox', { name: words.salesLead('company') }).fill(person.company);
        await field('post').fill(person.post);
        await lead.getByRole('checkbox', { name: words.salesLead('reasons.more_questions') }).check();
        await expectStop(page, locale, 'lead');
        await lead.getByRole('button', { name: words.salesLead('send'), exact: true }).click();
        const sent = page.getByRole('dialog', { name: words.salesLead('success.title') });
        await sent.getByRole('button', { name: words.salesLead('closeNow') }).click();
        await expect(sent).toHaveCount(0);
        await expect(box).toHaveValue(questions[locale]);
        const { leads } = await office.call(leadsCalls.list, { query: { page: 1, limit: 20 } });
        expect(leads.find(({ post }) => post === person.post)).toMatchObject({
          name: person.name,
          company_name: person.company,
          type: 'AIR',
          source_type: 'tech_seek',
        });
        await officeContext.close();
      },
    );

    reading('V1, V2: a guest reads what a link opens, and nothing else', async ({ as, browser }) => {
      const { words, page } = await as(locale, /\/page\/[^/]*\?share=/);
      const ownerContext = await browser.newContext();
      const owner = await signInAs(ownerContext, 'Mei Enterprise', locale);
      const question = questions[locale];
      const { seek_id } = await owner.call(seekCalls.init, { body: { input: question } });
      const shared = { data_id: seek_id, data_type: 'seek_search' } as const;
      const { path, link_id } = await owner.call(sharingCalls.create, { body: shared });

      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible();
      await expect(page.getByText(words.seek('readOnly.title'))).toBeVisible();
      await expect(page.getByRole('heading', { name: words.seekPanel('module.REFERENCE') })).toBeVisible();
      await expect(chips(page).first()).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
      for (const action of ['regenerate', 'share', 'stop'] as const)
        await expect(page.getByRole('button', { name: words.seekPanel(`actions.${action}`) })).toHaveCount(0);
      await chips(page).first().click();
      const evidence = page.getByRole('complementary', { name: words.evidence('evidence.title') });
      await expect(evidence.getByText(words.evidence('evidence.verified'))).toBeVisible();
      await expectStop(page, locale, 'shared page');

      // The link opens this page, and none of its owner's.
      await page.goto('/history');
      await expect(page.getByRole('heading', { level: 1, name: words.account('title') })).toBeVisible();
      await owner.call(sharingCalls.revoke, { body: { link_id } });
      await page.goto(path);
      await expect(page).toHaveURL(/\/403$/);
      await expect(page.getByRole('heading', { level: 1, name: words.errors('forbidden.title') })).toBeVisible();
      await expectStop(page, locale, 'revoked link');
      await ownerContext.close();
    });

    reading("A10, B1, BEYOND-13: an administrator's day", async ({ as }) => {
      // Eleven stops under axe.
      reading.slow();
      const { words, context, page } = await as(locale);
      const t = words.administration;
      const office = await signInAs(context, 'Adil Admin', locale);
      await page.goto('/user-profile?section=members');
      await expect(
        page.getByRole('heading', { level: 2, name: t('members.title', { tenant: 'Assay Demo' }) }),
      ).toBeVisible();
      await page.getByRole('button', { name: t('invite.submit'), exact: true }).click();
      await expect(page.getByText(/#invitation=/)).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: t('open.anybody') })).not.toHaveCount(0);
      await expectStop(page, locale, 'members');

      await page.getByRole('button', { name: t('packages.edit', { name: 'Frida Free' }) }).click();
      const dialog = page.getByRole('dialog', { name: t('packages.edit', { name: 'Frida Free' }) });
      const granted = packageLabels.ls_commercial_pharma[locale];
      const withdraw = dialog.getByRole('button', { name: t('packages.withdraw', { name: granted }) });
      await dialog.getByRole('combobox', { name: t('packages.choose') }).selectOption('ls_commercial_pharma');
      await dialog.getByRole('button', { name: t('packages.grant'), exact: true }).click();
      await expect(withdraw).toBeVisible();
      await expectStop(page, locale, 'packages');
      await withdraw.click();
      await expect(withdraw).toHaveCount(0);
      await dialog.getByRole('button', { name: t('packages.close'), exact: true }).click();
      await expect(dialog).toHaveCount(0);

      /** Goes to a part by its link and waits for what it holds. */
      const open = async (
        part: 'organisation' | 'sites' | 'audit' | 'egress' | 'leads' | 'configuration' | 'backups',
      ) => {
        const link = page.getByRole('navigation', { name: t('parts.label') }).getByRole('link', {
          name: t(`parts.${part}`),
          exact: true,
        });
        await link.click();
        await expect(link).toHaveAttribute('aria-current', 'page');
        await expect(page.getByRole('heading', { level: 2, name: t(`${part}.title`) })).toBeVisible();
        await expect(page.getByRole('status', { name: t('loading'), exact: true })).toHaveCount(0);
      };
      const exported = async () => {
        const download = page.waitForEvent('download');
        await page.getByRole('button', { name: t('export.label') }).click();
        return readFile(await (await download).path(), 'utf8');
      };

      await open('organisation');
      const profile = page.getByRole('form', { name: t('organisation.title') });
      const zone = page.getByRole('combobox', { name: t('organisation.timeZone') });
      await zone.fill('Taipei');
      await page.getByRole('option', { name: 'Asia/Taipei' }).click();
      await profile.getByRole('button', { name: t('organisation.save'), exact: true }).click();
      await expect(page.getByText(successMessages.updated[locale])).toBeVisible();
      await page.reload();
      await expect(zone).toHaveValue('Asia/Taipei');
      await expectStop(page, locale, 'organisation');
      await page.getByRole('button', { name: t('organisation.clear') }).click();
      await expect(zone).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('listbox')).toHaveCount(0);
      const saved = page.waitForResponse((reply) => reply.url().includes('/time-zone'));
      await profile.getByRole('button', { name: t('organisation.save'), exact: true }).click();
      expect((await saved).status()).toBe(200);

      // A journey that is begun again finds the site of the one that failed.
      const { sites } = await office.call(embedCalls.sites);
      for (const { site_id } of sites) await office.call(embedCalls.removeSite, { body: { site_id } });
      await open('sites');
      await expect(page.getByText(t('sites.empty'))).toBeVisible();
      await expectStop(page, locale, 'no site');
      await page.getByRole('button', { name: t('sites.add'), exact: true }).click();
      const adding = page.getByRole('dialog', { name: t('sites.add'), exact: true });
      const site = `https://${locale}.journey.example`;
      await adding.getByRole('button', { name: t('sites.addConfirm'), exact: true }).click();
      await expect(adding.getByText(t('sites.noOrigin'))).toBeVisible();
      await adding.getByRole('radio', { name: t('sites.tenant') }).check();
      await expectStop(page, locale, 'new site');
      await adding.getByRole('textbox', { name: t('sites.origins') }).fill(site);
      await adding.getByRole('checkbox', { name: t('widgets.seek-panel') }).check();
      await adding.getByRole('button', { name: t('sites.addConfirm'), exact: true }).click();
      const snippet = page.getByRole('dialog', { name: t('sites.snippetOf', { site }) });
      await expect(snippet.getByText('<assay-seek-panel></assay-seek-panel>')).toBeVisible();
      await expectStop(page, locale, 'snippet');
      await snippet.getByRole('button', { name: t('sites.done'), exact: true }).click();
      await expect(page.getByRole('row').filter({ hasText: site })).toContainText(t('sites.tenantShort'));
      await expectStop(page, locale, 'sites');
      await page.getByRole('button', { name: t('sites.remove', { site }) }).click();
      const removing = page.getByRole('dialog', { name: t('sites.removeTitle', { site }) });
      await expectStop(page, locale, 'removal of a site');
      await removing.getByRole('button', { name: t('sites.removeConfirm'), exact: true }).click();
      await expect(page.getByText(t('sites.empty'))).toBeVisible();

      await open('audit');
      const about = (action: 'settings_changed' | 'package_withdrawn' | 'package_granted' | 'site_removed') =>
        page.getByRole('row').filter({ hasText: t(`actions.${action}`) });
      for (const action of ['settings_changed', 'package_withdrawn', 'package_granted', 'site_removed'] as const)
        await expect(about(action).first()).toContainText('Adil Admin');
      await expectStop(page, locale, 'audit log');
      await page.getByRole('combobox', { name: t('audit.action') }).selectOption('package_granted');
      await expect(about('settings_changed')).toHaveCount(0);
      const log = await exported();
      expect(log).toContain(',package_granted,');
      expect(log).not.toContain(',settings_changed,');

      await open('egress');
      await expect(page.getByText(t('egress.empty'), { exact: true })).toBeVisible();
      await open('leads');
      const lead = page.getByRole('row').filter({ hasText: invited(locale).post });
      await expect(lead.first()).toContainText('Northfield Thermal');
      expect(await exported()).toContain('company_name');
      await open('configuration');
      await page.getByRole('button', { name: t('configuration.testModel') }).click();
      await expect(page.getByText(t('configuration.modelMissing'))).toBeVisible();
      await page.getByRole('button', { name: t('configuration.testMail') }).click();
      await expect(page.getByText(t('configuration.written', { to: 'admin@demo.assay' }))).toBeVisible();
      await expectStop(page, locale, 'model and mail');
      await open('backups');
      const begun = page.waitForResponse((reply) => reply.request().method() === 'POST');
      await page.getByRole('button', { name: t('backups.now') }).click();
      await begun;
      // The whole database is written, compressed and read again.
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout: 90_000 });
      await expect(page.getByRole('row').nth(1)).toContainText(/[KM]B/);
      await expectStop(page, locale, 'backups');
    });
  });
}
