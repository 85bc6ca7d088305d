import { locales, type UpgradePrompt, type UpgradeRequest, upgradeSourceNames } from '@assay/domain';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import cn from './messages/cn.json';
import en from './messages/en.json';
import jp from './messages/jp.json';
import tw from './messages/tw.json';
import { TrialCountdown, TrialNote } from './TrialCountdown.tsx';
import { TrialDialogs } from './TrialDialogs.tsx';
import type { EditionOverview } from './TrialDialogs.types.ts';
import { Queued, recordedTrialSource, spentOverview, Words } from './testing.tsx';
import { trackingBody } from './trial-dialogs.source.ts';

afterEach(cleanup);

const words = { cn, en, jp, tw };
const spent: UpgradePrompt = { dialog: 'tryPremium', kind: 'overlimit', source: 'tech_seek', feature: 'tech_seek' };
const ended: UpgradePrompt = { dialog: 'trialEnd', kind: 'free', source: 'home_banner' };
const begun: UpgradePrompt = { dialog: 'onboarding', kind: 'premium', source: 'home_banner' };

async function show(prompt: UpgradePrompt, overview: EditionOverview | Error = spentOverview, locale = 'en' as const) {
  const source = recordedTrialSource(overview);
  const upgrades: UpgradeRequest[] = [];
  let closed = 0;
  render(
    <Words locale={locale}>
      <TrialDialogs
        prompt={prompt}
        source={source}
        onUpgrade={(request) => upgrades.push(request)}
        onClose={() => {
          closed += 1;
        }}
      />
    </Words>,
  );
  return { dialog: await screen.findByRole('dialog'), source, upgrades, closed: () => closed };
}

describe('<TrialDialogs />', () => {
  it('B8: names three of four expired packages, then an ellipsis, and offers Upgrade and Continue with Basic', async () => {
    const { dialog, upgrades } = await show(ended);
    const items = await within(dialog).findAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'R&D, trial',
      'Materials, trial',
      'Insights, trial',
      '…and 1 more',
    ]);
    expect(within(dialog).getByRole('button', { name: 'Continue with Basic' })).not.toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Upgrade' }));
    expect(upgrades).toEqual([{ packageType: 'AIR', sourceType: 'home_banner' }]);
  });

  it('B8: names three packages without an ellipsis when there are three', async () => {
    const three = { ...spentOverview, expiredPackages: spentOverview.expiredPackages.slice(0, 3) };
    const { dialog } = await show(ended, three);
    expect(await within(dialog).findAllByRole('listitem')).toHaveLength(3);
    expect(within(dialog).queryByText('…')).toBeNull();
  });

  it('B8: holds the place of the packages while they are read', async () => {
    const source = { ...recordedTrialSource(spentOverview), overview: () => new Promise<never>(() => undefined) };
    render(
      <Words>
        <TrialDialogs prompt={ended} source={source} onUpgrade={() => undefined} onClose={() => undefined} />
      </Words>,
    );
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByRole('status', { name: 'Reading your usage' })).not.toBeNull();
    expect(within(dialog).getByRole('button', { name: 'Continue with Basic' })).not.toBeNull();
  });

  it('B9: tells the service once that the end of the trial was told', async () => {
    const { source } = await show(ended);
    expect(source.events.filter((event) => event === 'end seen')).toHaveLength(1);
  });

  it('B12: says what was used, when it resets, and what the recommended package gives', async () => {
    const { dialog } = await show(spent);
    const why = await within(dialog).findByText(/You have used 3 of 3 technical questions this month/);
    expect(why.textContent).toContain('The count resets on 1 Dec 2026.');
    expect(within(dialog).getByRole('heading', { name: 'Monthly limit reached' })).not.toBeNull();
    expect(within(dialog).getByText('Recommended: Enterprise')).not.toBeNull();
    const table = within(dialog).getByRole('table');
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows).toEqual([
      'QuotaBasicYoursEnterprise',
      'Questions, per month31,000',
      'Quick research, per year120',
      'Expert library subscriptions1020',
    ]);
  });

  it('B12: an FMEA over its limit speaks of FMEA first and recommends a package with it', async () => {
    const { dialog, upgrades } = await show({ ...spent, source: 'tech_fmea', feature: 'tech_fmea' });
    const table = within(dialog).getByRole('table');
    expect(within(table).getAllByRole('rowheader')[0]?.textContent).toBe('FMEA analyses, per month');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Talk to sales' }));
    expect(upgrades).toEqual([{ packageType: 'AIR', sourceType: 'tech_fmea' }]);
  });

  it.each(locales)('B15: says in %s that the feature is unavailable in the current version', async (locale) => {
    const locked: UpgradePrompt = { dialog: 'tryPremium', kind: 'free', source: 'ls_chat_agent', feature: 'ls_chat' };
    const { dialog } = await show(locked, spentOverview, locale as 'en');
    const text = words[locale].locked.text.replace('{{feature}}', words[locale].features.ls_chat);
    expect(await within(dialog).findByText(text)).not.toBeNull();
  });

  it('B13: hides the price until the operator named a currency', async () => {
    const { dialog } = await show(spent, { ...spentOverview, price: { amount: 100, currency: 'EUR' } });
    expect(await within(dialog).findByText('€100, displayed price')).not.toBeNull();
  });

  it('still says what the editions hold when the usage cannot be read', async () => {
    const { dialog } = await show(spent, new Error('Nothing came back.'));
    expect(await within(dialog).findByText('More is unavailable in the current version.')).not.toBeNull();
    expect(within(dialog).getByRole('table')).not.toBeNull();
  });

  it('compares free and premium when a trial begins, with the days that are left', async () => {
    const { dialog } = await show(begun, { ...spentOverview, edition: 'trial', daysLeft: 14 });
    expect(await within(dialog).findByText('Trial: 14 days left')).not.toBeNull();
    expect(within(dialog).getByRole('columnheader', { name: 'Enterprise Yours' })).not.toBeNull();
  });

  it('sets the columns side by side when a person asks for it', async () => {
    const { dialog } = await show({ dialog: 'compare', kind: 'free', source: 'ls_agent' });
    expect(within(dialog).getByRole('heading', { name: 'Plans side by side' })).not.toBeNull();
    expect(within(dialog).getByText('Life-science patent questions')).not.toBeNull();
  });
});

describe('the queue', () => {
  it('B10: two triggers show one dialog; the other follows when it is closed', async () => {
    const user = userEvent.setup();
    const source = recordedTrialSource();
    render(
      <Words>
        <Queued prompts={[begun, spent, ended]} source={source} />
      </Words>,
    );
    await user.click(await screen.findByRole('button', { name: 'Ask for all' }));
    expect(await screen.findByRole('dialog', { name: 'Your trial has begun' })).not.toBeNull();
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Start' }));
    expect(await screen.findByRole('dialog', { name: 'Your trial has ended' })).not.toBeNull();
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Continue with Basic' }));
    expect(await screen.findByRole('dialog', { name: 'Monthly limit reached' })).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(source.events.filter((event) => event !== 'end seen').map(({ name }) => name)).toEqual([
      'upgrade_show',
      'upgrade_show',
      'upgrade_show',
    ]);
  });

  it.each(upgradeSourceNames)('B11: every button at %s counts with its kind and source', async (from) => {
    const { dialog, source } = await show({ ...spent, source: from });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Talk to sales' }));
    const [shown, clicked] = source.events.filter((event) => event !== 'end seen');
    expect(shown && trackingBody(shown)).toEqual({
      event: 'upgrade_show',
      label: 'upgrade page',
      properties: { page_type: 'try-premium', kind: 'overlimit', source: from },
    });
    expect(clicked && trackingBody(clicked)).toMatchObject({
      event: 'upgrade_click',
      properties: { kind: 'overlimit', source: from },
    });
  });

  it('Y2: counts one event per show, however often the page renders', async () => {
    const source = recordedTrialSource();
    const view = (
      <Words>
        <TrialDialogs prompt={spent} source={source} onUpgrade={() => undefined} onClose={() => undefined} />
      </Words>
    );
    const { rerender } = render(view);
    await screen.findByText(/You have used 3 of 3/);
    rerender(view);
    expect(source.events).toEqual([{ name: 'upgrade_show', prompt: spent }]);
  });
});

describe('the countdown', () => {
  it.each([
    [14, 'Trial: 14 days left', false],
    [4, 'Trial: 4 days left', false],
    [3, 'Trial: 3 days left', true],
    [1, 'Trial: 1 day left', true],
  ] as const)('B7: with %d days left shows the tag "%s" and the note: %s', async (daysLeft, tag, hasNote) => {
    render(
      <Words>
        <TrialCountdown daysLeft={daysLeft} />
        <TrialNote daysLeft={daysLeft} onUpgrade={() => undefined} onClose={() => undefined} />
      </Words>,
    );
    expect(await screen.findByText(tag)).not.toBeNull();
    expect(screen.queryByText('Your trial is about to expire') !== null).toBe(hasNote);
  });
});
