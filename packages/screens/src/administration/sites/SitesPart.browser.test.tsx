import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createSurroundings } from '../testing.tsx';
import { SitesPart } from './SitesPart.tsx';
import { OriginProvedElsewhereError, OriginTakenError, SiteGoneError, type SitesSource } from './sites.source.ts';
import { memorySites, someProof, someSite } from './testing.ts';

afterEach(cleanup);

async function show(change: Partial<SitesSource> = {}, rows = [someSite]) {
  const Surroundings = await createSurroundings();
  const { source, done } = memorySites(change, rows);
  const notify = vi.fn();
  render(
    <Surroundings>
      <SitesPart sites={source} notify={notify} />
    </Surroundings>,
  );
  return { done, notify, user: userEvent.setup() };
}

const box = (dialog: HTMLElement) => within(dialog).getByRole('textbox', { name: 'Origins of the pages' });
const adding = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'Add a site' }));
  return screen.findByRole('dialog', { name: 'Add a site' });
};
const origin = 'https://www.example.com';
const fill = async (user: ReturnType<typeof userEvent.setup>, dialog: HTMLElement, origins: string) => {
  await user.click(box(dialog));
  await user.paste(origins);
};

describe('<SitesPart />', () => {
  it('tells of each site where it is, what it carries, from what it answers and how much it takes', async () => {
    await show({}, [{ ...someSite, library: 'tenant', questions_a_day: 1200 }]);
    const row = await screen.findByRole('row', { name: /northfield/ });
    for (const text of [
      ...someSite.origins,
      someSite.site_id,
      'Talk to sales and Seek',
      'Own documents too',
      '1,200 questions a day',
      '100 an hour',
      '20 a day by one visitor',
      '100 leads a day',
      'added 20 Nov 2026',
    ])
      expect(within(row).getByText(text)).toBeVisible();
  });

  it('says what a site is where there is none, and where to read on', async () => {
    await show({}, []);
    expect(await screen.findByText(/^A site is a group of web pages/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^How widgets are embedded/ })).toHaveAttribute('href', '/docs/embedding');
  });

  it('says so when the sites could not be loaded, and tries again', async () => {
    const list = vi.fn().mockRejectedValueOnce(new Error('The service could not be reached.')).mockResolvedValue([]);
    const { user } = await show({ list });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No page carries a widget yet')).toBeVisible();
  });

  it('holds its place while the sites are read', async () => {
    await show({ list: () => new Promise(() => undefined) });
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  });

  it('fits 360 px, whatever the length of an origin', async () => {
    await page.viewport(360, 740);
    const long = `https://${'a-very-long-name-of-a-department'.repeat(5)}.example`;
    const { user } = await show({}, [{ ...someSite, origins: [long], proofs: [someProof(long, { proved_at: null })] }]);
    await screen.findByText(long);
    expect(document.documentElement.scrollWidth).toBe(360);
    const list = screen.getByRole('region', { name: 'Sites' });
    expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    await user.click(screen.getByRole('button', { name: `Snippet for ${long}` }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await page.viewport(1280, 800);
  });
});

describe('adding', () => {
  it('sends the terms, then shows the snippet with the id of the site', async () => {
    const { user, done, notify } = await show({}, []);
    const dialog = await adding(user);
    expect(box(dialog)).toHaveFocus();
    await fill(user, dialog, `${origin}/\nhttp://localhost:3000`);
    await user.click(within(dialog).getByRole('checkbox', { name: /^Seek/ }));
    await user.click(within(dialog).getByRole('checkbox', { name: /^Talk to sales/ }));
    for (const [name, cap] of [
      ['Questions in a day', '50'],
      ['Questions in an hour', '10'],
      ['Questions of one visitor in a day', '3'],
    ] as const) {
      const box = within(dialog).getByRole('spinbutton', { name });
      await user.clear(box);
      await user.type(box, cap);
    }
    await user.click(within(dialog).getByRole('button', { name: 'Add site' }));
    const snippet = await screen.findByRole('dialog', { name: `Snippet for ${origin}` });
    expect(done).toEqual([
      [
        'add',
        {
          origins: [origin, 'http://localhost:3000'],
          widgets: ['sales-lead', 'seek-panel'],
          library: 'shared',
          questions_a_day: 50,
          questions_an_hour: 10,
          visitor_questions_a_day: 3,
          leads_a_day: 100,
        },
      ],
    ]);
    expect(notify, 'Z11').toHaveBeenCalledWith({ title: 'Create success', tone: 'positive' });
    expect(within(snippet).getByRole('region', { name: 'HTML' }).textContent).toContain('data-site="s1"');
    await user.click(within(snippet).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add a site' })).toHaveFocus());
  });

  it('judges a line as soon as the next one begins, and the last one when the field is left', async () => {
    const { user } = await show();
    const dialog = await adding(user);
    await user.type(box(dialog), `${origin}/shop`);
    expect(box(dialog)).not.toBeInvalid();
    await user.type(box(dialog), '{Enter}');
    expect(box(dialog)).toHaveAccessibleDescription(/^https:\/\/www\.example\.com\/shop is not an origin/);
    await user.clear(box(dialog));
    await user.type(box(dialog), 'www.example.com');
    expect(box(dialog)).not.toBeInvalid();
    await user.tab();
    expect(box(dialog)).toHaveAccessibleDescription(/^www\.example\.com is not an origin/);
  });

  it('says what is missing at its field and goes to the first one', async () => {
    const { user, done } = await show();
    const dialog = await adding(user);
    await user.clear(within(dialog).getByRole('spinbutton', { name: 'Leads in a day' }));
    await user.click(within(dialog).getByRole('button', { name: 'Add site' }));
    expect(box(dialog)).toHaveFocus();
    expect(box(dialog)).toHaveAccessibleDescription(/^Enter at least one origin/);
    expect(within(dialog).getByRole('group', { name: 'Widgets' })).toHaveAccessibleDescription(
      'Choose at least one widget',
    );
    expect(within(dialog).getByRole('spinbutton', { name: 'Leads in a day' })).toHaveAccessibleDescription(
      'Enter a whole number from 0 to 100,000',
    );
    await fill(user, dialog, `${origin}\n`);
    await user.click(within(dialog).getByRole('button', { name: 'Add site' }));
    expect(within(dialog).getByRole('checkbox', { name: /^Talk to sales/ })).toHaveFocus();
    expect(done).toEqual([]);
  });

  it('names an origin of another site before the service does', async () => {
    const { user, done } = await show();
    await screen.findByRole('row', { name: /northfield/ });
    const dialog = await adding(user);
    await fill(user, dialog, `${someSite.origins[1]}`);
    await user.tab();
    expect(box(dialog)).toHaveAccessibleDescription(
      /^https:\/\/shop\.northfield\.example stands in another site of this organisation/,
    );
    expect(done).toEqual([]);
  });

  it('names an origin that somebody else took in the meantime, and keeps what was typed', async () => {
    const list = vi.fn().mockResolvedValueOnce([]).mockResolvedValue([someSite]);
    const { user } = await show({ list, add: () => Promise.reject(new OriginTakenError()) });
    const dialog = await adding(user);
    await fill(user, dialog, `${origin}\n${someSite.origins[0]}`);
    await user.click(within(dialog).getByRole('checkbox', { name: /^Seek/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Add site' }));
    await waitFor(() =>
      expect(box(dialog)).toHaveAccessibleDescription(
        /^https:\/\/www\.northfield\.example stands in another site of this organisation/,
      ),
    );
    expect(box(dialog)).toHaveFocus();
    expect(box(dialog)).toHaveValue(`${origin}\n${someSite.origins[0]}`);
  });

  it('warns before visitors are answered from the documents of the organisation', async () => {
    const { user } = await show();
    const dialog = await adding(user);
    expect(within(dialog).queryByText(/without signing in/)).toBeNull();
    await user.click(within(dialog).getByRole('radio', { name: /^Everything the organisation holds/ }));
    expect(within(dialog).getByText(/without signing in/)).toBeVisible();
  });

  it('tells of a failure in the dialog', async () => {
    const { user } = await show({ add: () => Promise.reject(new Error('The service could not be reached.')) });
    const dialog = await adding(user);
    await fill(user, dialog, origin);
    await user.click(within(dialog).getByRole('checkbox', { name: /^Seek/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Add site' }));
    expect(await within(dialog).findByText('The service could not be reached.')).toBeVisible();
    expect(box(dialog)).toHaveValue(origin);
  });
});

describe('changing', () => {
  const change = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await screen.findByRole('button', { name: /^Change https:\/\/www\.northfield/ }));
    return screen.findByRole('dialog', { name: 'Change https://www.northfield.example' });
  };

  it('begins with the terms that count and sends all of them', async () => {
    const { user, done, notify } = await show();
    const dialog = await change(user);
    expect(box(dialog)).toHaveValue(someSite.origins.join('\n'));
    await user.click(within(dialog).getByRole('checkbox', { name: /^Talk to sales/ }));
    await user.click(within(dialog).getByRole('radio', { name: /^Everything/ }));
    expect(within(dialog).getByText(/^With another library visitors begin anew/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const { site_id: id, proofs: _, created_at: __, ...terms } = someSite;
    expect(done).toEqual([['change', id, { ...terms, widgets: ['seek-panel'], library: 'tenant' }]]);
    expect(notify, 'Z11').toHaveBeenCalledWith({ title: 'Update success', tone: 'positive' });
    expect(await screen.findByText('Own documents too')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Change https:\/\/www\.northfield/ })).toHaveFocus();
  });

  it('says so when somebody removed the site in the meantime', async () => {
    const { user } = await show({ change: () => Promise.reject(new SiteGoneError()) });
    const dialog = await change(user);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('It was removed in the meantime.')).toBeVisible();
  });
});

describe('removing', () => {
  it('asks first, and says what ends', async () => {
    const { user, done, notify } = await show();
    await user.click(await screen.findByRole('button', { name: 'Remove https://www.northfield.example' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove https://www.northfield.example?' });
    expect(within(dialog).getByText(/ends at once, with every running answer/)).toBeVisible();
    expect(done).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('No page carries a widget yet')).toBeVisible();
    expect(done).toEqual([['remove', someSite.site_id]]);
    expect(notify, 'Z11').toHaveBeenCalledWith({ title: 'Remove Success', tone: 'positive' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add a site' })).toHaveFocus());
  });

  it('stays open when it failed', async () => {
    const { user } = await show({ remove: () => Promise.reject(new Error('The service could not be reached.')) });
    await user.click(await screen.findByRole('button', { name: 'Remove https://www.northfield.example' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await within(dialog).findByText('The service could not be reached.')).toBeVisible();
    expect(screen.getByText(someSite.site_id)).toBeVisible();
  });
});

describe('P74: proof of the domain of an origin', () => {
  const [first = '', second = ''] = someSite.origins;
  const waiting = (change: Parameters<typeof someProof>[1] = {}) => [
    { ...someSite, proofs: [someProof(first), someProof(second, { proved_at: null, ...change })] },
  ];
  const proving = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await screen.findByRole('button', { name: `Prove that ${second} is yours` }));
    return screen.findByRole('dialog', { name: `Prove that ${second} is yours` });
  };

  it('is told of each origin', async () => {
    await show({}, waiting());
    const row = await screen.findByRole('row', { name: /northfield/ });
    expect(within(row).getByText('Proved')).toBeVisible();
    expect(within(row).getByText('Not proved yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: `Prove that ${first} is yours` })).toBeNull();
  });

  it('names file and line to be copied, looks for them and tells that it is proved', async () => {
    const { user, done, notify } = await show({}, waiting());
    const dialog = await proving(user);
    expect(within(dialog).getByRole('region', { name: 'Address of the file' })).toHaveTextContent(
      `${second}/.well-known/assay-site.txt`,
    );
    expect(within(dialog).getByRole('region', { name: 'Line of the file' })).toHaveTextContent(someProof(second).line);
    expect(within(dialog).getAllByRole('button', { name: /copy/i })).toHaveLength(2);
    await user.click(within(dialog).getByRole('button', { name: 'Check now' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(done).toEqual([['prove', someSite.site_id, second]]);
    expect(notify).toHaveBeenCalledWith({ title: expect.stringContaining(second) as string, tone: 'positive' });
    expect(await screen.findAllByText('Proved')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Add a site' })).toHaveFocus();
  });

  it.each([
    ['differs', /without the line/],
    ['missing', /no file at this address/],
    ['redirected', /is not followed/],
    ['tooLarge', /longer than 4 KB/],
    ['unreachable', /did not answer/],
  ] as const)('says what was found instead: %s', async (result, said) => {
    const { user } = await show({ prove: async () => result }, waiting());
    const dialog = await proving(user);
    await user.click(within(dialog).getByRole('button', { name: 'Check now' }));
    expect(await within(dialog).findByText(said)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Check now' })).toBeEnabled();
  });

  it('says that another organisation has it proved', async () => {
    const { user } = await show({ prove: () => Promise.reject(new OriginProvedElsewhereError()) }, waiting());
    const dialog = await proving(user);
    await user.click(within(dialog).getByRole('button', { name: 'Check now' }));
    expect(await within(dialog).findByText(/^Another organisation has proved this origin/)).toBeVisible();
  });

  it('promises no check where the operator approves each origin', async () => {
    const { user } = await show({}, waiting({ by_file: false }));
    const dialog = await proving(user);
    expect(within(dialog).getByText(/^This installation does not open pages of others/)).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Check now' })).toBeNull();
    expect(within(dialog).queryByText(/well-known/)).toBeNull();
  });

  it('is asked for where the snippet is taken', async () => {
    const { user } = await show({}, waiting());
    await user.click(await screen.findByRole('button', { name: /^Snippet for/ }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(`${second} carries nothing before its domain is proved`)).toBeVisible();
  });

  it('fits 360 px', async () => {
    await page.viewport(360, 740);
    const { user } = await show({}, waiting());
    const dialog = await proving(user);
    expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    expect(document.documentElement.scrollWidth).toBe(360);
    await page.viewport(1280, 800);
  });
});
