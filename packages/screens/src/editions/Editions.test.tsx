import { type HomepageType, packagePath, type UpgradeRequest } from '@assay/domain';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { EditionPagesSource } from './editions-pages.source.ts';
import { Packages } from './Packages.tsx';
import { recordedPages, recordedUsage, Words } from './testing.tsx';
import { Usage } from './Usage.tsx';

async function showUsage(source: EditionPagesSource = recordedPages()) {
  const upgrades: UpgradeRequest[] = [];
  render(
    <Words>
      <Usage source={source} onUpgrade={(request) => upgrades.push(request)} />
    </Words>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Usage' });
  return upgrades;
}

async function showPackages(
  home: HomepageType,
  edition: 'freemium' | 'trial' | 'premium' = 'freemium',
  source: EditionPagesSource = recordedPages(),
) {
  const asked: unknown[] = [];
  render(
    <Words>
      <Packages
        source={source}
        home={home}
        addressOf={(type) => `${packagePath(type)}?a=1`}
        edition={edition}
        onUpgrade={(request) => asked.push(request)}
        onPrompt={(prompt) => asked.push(prompt)}
      />
    </Words>,
  );
  await screen.findByRole('heading', { level: 1 });
  return asked;
}

describe('<Usage />', () => {
  it('W2: shows used, limit and reset date of every feature, and the clock that they go by', async () => {
    await showUsage();
    const table = await screen.findByRole('table', { name: 'Uses and limits' });
    const row = (name: string) => within(table).getByRole('rowheader', { name }).closest('tr') as HTMLElement;
    expect(row('Questions, per month')).toHaveTextContent('3 of 3');
    expect(row('Questions, per month')).toHaveTextContent('1 Dec 2026');
    expect(row('Quick research, per year')).toHaveTextContent('0 of 1');
    expect(row('Quick research, per year')).toHaveTextContent('1 Jan 2027');
    expect(row('Expert library subscriptions')).toHaveTextContent('4 of 10');
    expect(row('Expert library subscriptions')).toHaveTextContent('Does not reset');
    expect(within(table).getAllByRole('progressbar')).toHaveLength(6);
    expect(screen.getByText(/by the clock of Asia\/Shanghai/)).toBeVisible();
  });

  it('offers an upgrade where a limit is reached, from the feature it is about', async () => {
    const upgrades = await showUsage();
    await screen.findByText('Limit reached');
    await userEvent.click(screen.getByRole('button', { name: 'Upgrade' }));
    expect(upgrades).toEqual([{ packageType: 'AIR', sourceType: 'tech_seek' }]);
  });

  it('offers none to a premium account, which waits for the reset', async () => {
    await showUsage(recordedPages([], { usage: async () => ({ ...recordedUsage, edition: 'premium' }) }));
    await screen.findByText('Limit reached');
    expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull();
  });

  it('says why the usage could not be read, and tries again', async () => {
    let tries = 0;
    await showUsage(
      recordedPages([], {
        usage: async () => {
          tries += 1;
          if (tries === 1) throw new Error('The service could not be reached.');
          return recordedUsage;
        },
      }),
    );
    expect(await screen.findByText('The service could not be reached.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'Uses and limits' })).toBeVisible();
  });

  it('Y1: lets a person refuse to be counted, and takes it back when it could not be saved', async () => {
    const saved: boolean[] = [];
    await showUsage(recordedPages(saved));
    const box = await screen.findByRole('checkbox', { name: /Count which upgrade dialogs/ });
    expect(box).toBeChecked();
    await userEvent.click(box);
    expect(saved).toEqual([false]);
    expect(box).not.toBeChecked();
  });

  it('Y1: says when the choice could not be saved', async () => {
    await showUsage(recordedPages([], { saveTracking: () => Promise.reject(new Error('offline')) }));
    const box = await screen.findByRole('checkbox', { name: /Count which upgrade dialogs/ });
    await userEvent.click(box);
    expect(await screen.findByText('Your choice could not be saved. Try again.')).toBeVisible();
    expect(box).toBeChecked();
  });
});

describe('<Packages />', () => {
  it.each([
    ['RD', 'R&D plans', ['Enterprise', 'Insights enterprise', 'R&D navigator', 'R&D professional']],
    ['MSE', 'Materials plans', ['Materials enterprise', 'Materials rapid search']],
    [
      'IP',
      'Intellectual property plans',
      [
        'Patent translation',
        'Intellectual property enterprise',
        'Specification drafting, EPO',
        'Patent protection enterprise',
      ],
    ],
    ['LS', 'Life-science plans', ['Life sciences enterprise', 'Markush drafting', 'Antibody recommendation']],
  ] as const)('W1: the page of %s is titled %s and lists its packages', async (home, title, names) => {
    await showPackages(home);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const name of names) expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
    const tabs = within(screen.getByRole('navigation', { name: 'Plans by field' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual([
      '/user-setting/package/rd?a=1',
      '/user-setting/package/ls?a=1',
      '/user-setting/package/mse?a=1',
      '/user-setting/package/ip?a=1',
    ]);
    expect(tabs.filter((tab) => tab.getAttribute('aria-current') === 'page')).toHaveLength(1);
  });

  it('marks the package that the person holds, and the days of a trial', async () => {
    await showPackages('LS', 'trial');
    expect(await screen.findByText('Trial, 3 days left')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: /^Life sciences enterprise ?Yours$/ })).toBeVisible();
  });

  it('marks Basic as the own plan of somebody who holds nothing else, in whatever field', async () => {
    const none = recordedPages([], { packages: async () => [] });
    await showPackages('LS', 'premium', none);
    expect(await screen.findByRole('columnheader', { name: 'Basic' })).toBeVisible();
    cleanup();
    await showPackages('LS', 'freemium', none);
    expect(await screen.findByRole('columnheader', { name: /^Basic ?Yours$/ })).toBeVisible();
  });

  it('shows what is on sale while the own packages are read', async () => {
    await showPackages('LS', 'trial', recordedPages([], { packages: () => new Promise(() => undefined) }));
    expect(screen.getByRole('status', { name: 'Reading your plans' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'Life sciences enterprise' })).toBeVisible();
  });

  it('shows what is on sale when the own packages could not be read, and reads them again', async () => {
    let tries = 0;
    const packages = async () => {
      tries += 1;
      if (tries === 1) throw new Error('The service could not be reached.');
      return recordedPages().packages();
    };
    await showPackages('LS', 'trial', recordedPages([], { packages }));
    expect(await screen.findByText('The service could not be reached.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'Life sciences enterprise' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Trial, 3 days left')).toBeVisible();
  });

  it('B11: the button of a package opens the lead of its line; the comparison is with the package of its page', async () => {
    const asked = await showPackages('MSE');
    const item = screen.getByRole('heading', { level: 3, name: 'Materials enterprise' }).closest('li') as HTMLElement;
    await userEvent.click(within(item).getByRole('button', { name: 'Talk to sales' }));
    await userEvent.click(screen.getByRole('button', { name: 'Side by side' }));
    expect(asked).toEqual([
      { packageType: 'MATERIAL', sourceType: 'home_banner' },
      { dialog: 'compare', kind: 'free', source: 'home_banner', package: 'material_commercial' },
    ]);
  });
});
