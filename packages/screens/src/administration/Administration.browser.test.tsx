import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { memoryTenantTokens } from '../tokens/testing.ts';
import { Administration } from './Administration.tsx';
import type { AdministrationProps } from './Administration.types.ts';
import { OwnFactorMissingError } from './administration.source.ts';
import { memoryKnowledge } from './knowledge/testing.ts';
import { type AdministrationPart, administrationParts } from './parts.ts';
import { memorySites } from './sites/testing.ts';
import { createSurroundings, memoryAdministration, memoryMembers, someEntry, someOrganisation } from './testing.tsx';

afterEach(cleanup);

async function show(
  part: AdministrationPart,
  change: Parameters<typeof memoryAdministration>[0] = {},
  props: Partial<AdministrationProps> = {},
) {
  const Surroundings = await createSurroundings();
  const { source, done } = memoryAdministration(change);
  const notify = vi.fn();
  const onTitle = vi.fn();
  /** Keeps the address, as a site does: its links lead to it. */
  function Site() {
    const [tenant, setTenant] = useState<string>();
    useEffect(() => {
      function follow(event: MouseEvent) {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        if (!link) return;
        event.preventDefault();
        setTenant(new URL(link.href).searchParams.get('tenant') ?? undefined);
      }
      document.addEventListener('click', follow);
      return () => document.removeEventListener('click', follow);
    }, []);
    return (
      <Administration
        source={source}
        members={memoryMembers()}
        sites={memorySites().source}
        tokens={memoryTenantTokens().source}
        knowledge={memoryKnowledge().source}
        editors={{}}
        person={{ id: 'adil', role: 'admin', tenant: 'Acme' }}
        part={part}
        tenant={tenant}
        hrefOf={(each, opened) => `/user-profile?section=${each}${opened === undefined ? '' : `&tenant=${opened}`}`}
        onTitle={onTitle}
        onRenamed={vi.fn()}
        notify={notify}
        {...props}
      />
    );
  }
  render(
    <Surroundings>
      <Site />
    </Surroundings>,
  );
  const user = userEvent.setup();
  await screen.findByRole('navigation', { name: 'Parts of the administration' });
  return { done, notify, onTitle, user };
}

describe('<Administration />', () => {
  it('leads to every part by an address of its own', async () => {
    await show('members');
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      administrationParts.map((part) => `/user-profile?section=${part}`),
    );
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Members');
  });

  it('keeps what belongs to the installation from an organisation that does not run it', async () => {
    await show('backups', { organisation: async () => ({ ...someOrganisation, runs_installation: false }) });
    expect(screen.queryByRole('link', { name: 'Backups' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Model and mail' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Sites' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'People of Acme' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Packages of/ })).toBeNull();
  });
});

describe('packages', () => {
  it('B1: are shown by their names, granted until a day and withdrawn', async () => {
    const { user, done, notify } = await show('members');
    const row = await screen.findByRole('row', { name: /vera viewer/ });
    expect(row.textContent).not.toMatch(/air_free/);
    await user.click(within(row).getByRole('button', { name: 'Packages of vera viewer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Packages of vera viewer' });
    await user.click(within(dialog).getByRole('button', { name: /^Grant/ }));
    expect(within(dialog).getByText('Choose a package', { selector: ':not(option)' })).toBeVisible();
    expect(done).toEqual([]);
    await user.selectOptions(within(dialog).getByRole('combobox', { name: /^Package/ }), 'ls_commercial');
    await user.click(within(dialog).getByRole('button', { name: /^Grant/ }));
    await waitFor(() => expect(done).toEqual(['grant ls_commercial to vera']));
    expect(notify).toHaveBeenCalledWith(expect.objectContaining({ tone: 'positive' }));
    const withdraw = await within(dialog).findAllByRole('button', { name: /^Withdraw/ });
    await user.click(withdraw[0] as HTMLElement);
    await waitFor(() => expect(done).toContain('withdraw air_free from vera'));
  });
});

describe('the operator', () => {
  it('B1: grants what was bought to everybody of any organisation', async () => {
    const { user, done } = await show('tenants');
    const row = await screen.findByRole('row', { name: /Northfield Thermal/ });
    await user.click(within(row).getByRole('button', { name: 'Packages of everybody of Northfield Thermal' }));
    const dialog = await screen.findByRole('dialog', { name: 'Packages of everybody of Northfield Thermal' });
    const choice = within(dialog).getByRole('combobox', { name: /^Package/ });
    const offered = within(choice)
      .getAllByRole('option')
      .map((option) => (option as HTMLOptionElement).value);
    expect(offered).toContain('ls_commercial');
    expect(offered).not.toContain('air_trial');
    await user.selectOptions(choice, 'ls_commercial');
    await user.click(within(dialog).getByRole('button', { name: /^Grant/ }));
    await waitFor(() => expect(done).toEqual(['grant ls_commercial to everybody of t1']));
  });

  it('fits 360 px', async () => {
    await page.viewport(360, 740);
    await show('tenants');
    await screen.findByRole('row', { name: /Northfield Thermal/ });
    expect(document.documentElement.scrollWidth).toBe(360);
    await page.viewport(1280, 800);
  });

  it('B1: finds an organisation, and grants a package to one person of it', async () => {
    const { user, done, onTitle } = await show('tenants');
    await screen.findByRole('row', { name: /Northfield Thermal/ });
    await user.type(screen.getByRole('searchbox', { name: /^Find an organisation/ }), 'acme{Enter}');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Northfield/ })).toBeNull());
    await user.click(screen.getByRole('link', { name: 'Acme' }));
    // The parts beside it are links too, the first of which has the same name.
    const back = screen.getAllByRole('link', { name: 'All organisations' }).at(-1) as HTMLElement;
    expect(back).toHaveFocus();
    await waitFor(() => expect(onTitle).toHaveBeenLastCalledWith('Acme'));
    await user.click(await screen.findByRole('button', { name: 'Packages of Wei Chen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Packages of Wei Chen' });
    expect(await within(dialog).findByText(/held by everybody/)).toBeVisible();
    expect(within(dialog).getAllByRole('button', { name: /^Withdraw/ })).toHaveLength(1);
    await user.selectOptions(within(dialog).getByRole('combobox', { name: /^Package/ }), 'air_trial');
    await user.click(within(dialog).getByRole('button', { name: /^Grant/ }));
    await waitFor(() => expect(done).toEqual(['grant air_trial to wei-t2 of t2']));
    await user.keyboard('{Escape}');
    await user.click(back);
    expect(onTitle).toHaveBeenLastCalledWith(undefined);
    // What was searched for is still said, and the way back ends where it began.
    expect(screen.getByRole('searchbox', { name: /^Find an organisation/ })).toHaveValue('acme');
    expect(screen.queryByRole('row', { name: /Northfield/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Acme' })).toHaveFocus();
  });
});

const organisationForm = () => within(screen.getByRole('form', { name: 'Organisation' }));

describe('the organisation', () => {
  it('A10: demands a second factor of everybody, and says of whom it is asked', async () => {
    const { user, done, notify } = await show('organisation');
    const demand = screen.getByRole('switch', { name: /^Demand it of everybody/ });
    expect(demand).toHaveAccessibleDescription(/: 2 of Acme/);
    await user.click(demand);
    await waitFor(() => expect(demand).toBeChecked());
    expect(done).toEqual(['demand true']);
    expect(notify).toHaveBeenCalledWith(expect.objectContaining({ tone: 'positive' }));
  });

  it('A10: tells an administrator without a second factor to turn on their own first', async () => {
    const { user, notify } = await show('organisation', {
      saveFactorDemand: () => Promise.reject(new OwnFactorMissingError()),
    });
    const demand = screen.getByRole('switch', { name: /^Demand it of everybody/ });
    await user.click(demand);
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith(
        expect.objectContaining({ description: expect.stringMatching(/^Turn on your own first/) }),
      ),
    );
    expect(demand).not.toBeChecked();
  });

  it('P22: sets when sessions end, and keeps what was chosen when it could not be saved', async () => {
    const { user, done, notify } = await show('organisation');
    const form = screen.getByRole('form', { name: 'Sessions' });
    await user.selectOptions(within(form).getByRole('combobox', { name: /^Without use/ }), '15 minutes');
    await user.selectOptions(within(form).getByRole('combobox', { name: /^Since the sign-in/ }), '8 hours');
    await user.click(within(form).getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(done).toEqual(['limits 15 8']));
    expect(notify).toHaveBeenCalledWith({ title: 'Limits of sessions saved', tone: 'positive' });
    await user.selectOptions(within(form).getByRole('combobox', { name: /^Without use/ }), '30 days, as everywhere');
    await user.click(within(form).getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(done).toEqual(['limits 15 8', 'limits null 8']));
  });

  it('P22: shows a limit that is none of those offered', async () => {
    await show('organisation', {
      organisation: async () => ({ ...someOrganisation, session_idle_minutes: 45, session_age_hours: 36 }),
    });
    const form = await screen.findByRole('form', { name: 'Sessions' });
    expect(within(form).getByRole('combobox', { name: /^Without use/ })).toHaveDisplayValue('45 minutes');
    expect(within(form).getByRole('combobox', { name: /^Since the sign-in/ })).toHaveDisplayValue('36 hours');
  });

  it('P24: asks before tokens live for less time, and says what became of them', async () => {
    const { user, done, notify } = await show('organisation');
    const form = await screen.findByRole('form', { name: 'Access tokens' });
    const save = within(form).getByRole('button', { name: /^Save/ });
    await user.selectOptions(within(form).getByRole('combobox', { name: /^Longest life/ }), '30 days');
    await user.click(save);
    const asked = () => screen.findByRole('dialog', { name: 'Let tokens live for 30 days at most?' });
    await user.click(within(await asked()).getByText('Leave as it is', { selector: 'button' }));
    expect(done).toEqual([]);
    await user.click(save);
    await user.click(within(await asked()).getByRole('button', { name: 'Shorten' }));
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith({
        title: 'Longest life of tokens saved',
        description: '1 token ended. 2 tokens end earlier.',
        tone: 'positive',
      }),
    );
    await user.selectOptions(within(form).getByRole('combobox', { name: /^Longest life/ }), '366 days, as everywhere');
    await user.click(save);
    await waitFor(() => expect(done).toEqual(['token life 30', 'token life null']));
  });

  it('P42: says how much would go and when, before anything is kept for less time', async () => {
    const { user, done, notify } = await show('organisation');
    const form = await screen.findByRole('form', { name: 'Retention' });
    expect(within(form).getByRole('combobox', { name: /^Chats/ })).toHaveDisplayValue('1 year');
    await user.selectOptions(within(form).getByRole('combobox', { name: /^Questions/ }), '3 months');
    await user.click(within(form).getByRole('button', { name: /^Save/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Keep it for less time?' });
    expect(dialog.textContent).toMatch(/12 pages of questions and 1 chat\./);
    expect(dialog.textContent).toMatch(/deleted for good from 2[01] Nov 2026/);
    await user.click(within(dialog).getByText('Leave as it is', { selector: 'button' }));
    expect(done).toEqual([]);
    await user.click(within(form).getByRole('button', { name: /^Save/ }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Keep it for less time?' })).getByRole('button', {
        name: /^Save/,
      }),
    );
    await waitFor(() => expect(done).toEqual(['retention 90 365 null']));
    expect(notify).toHaveBeenCalledWith({ title: 'Retention saved', tone: 'positive' });
  });

  it('P42: asks nothing where things are kept for longer', async () => {
    const { user, done } = await show('organisation');
    const form = await screen.findByRole('form', { name: 'Retention' });
    await user.selectOptions(within(form).getByRole('combobox', { name: /^Chats/ }), 'For ever');
    await user.click(within(form).getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(done).toEqual(['retention null null null']));
  });

  it('is renamed by its administrators, and takes a time zone', async () => {
    const { user, done, notify } = await show('organisation');
    const name = screen.getByRole('textbox', { name: /^Name/ });
    await user.clear(name);
    await user.type(name, 'Acme Cells');
    await user.type(screen.getByRole('combobox', { name: /^Time zone/ }), 'Shanghai');
    await user.click(await screen.findByRole('option', { name: 'Asia/Shanghai' }));
    await user.click(organisationForm().getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(done).toEqual(['rename Acme Cells', 'zone Asia/Shanghai']));
    expect(notify, 'Z11').toHaveBeenCalledWith({ title: 'Update success', tone: 'positive' });
  });

  it('keeps what was typed when it could not be saved', async () => {
    const { user, notify } = await show('organisation', {
      rename: () => Promise.reject(new Error('The service could not be reached.')),
    });
    const name = screen.getByRole('textbox', { name: /^Name/ });
    await user.clear(name);
    await user.click(organisationForm().getByRole('button', { name: /^Save/ }));
    expect(screen.getByText('Enter a name')).toBeVisible();
    await user.type(name, 'Acme Cells{Enter}');
    await waitFor(() => expect(notify).toHaveBeenCalledWith(expect.objectContaining({ tone: 'critical' })));
    expect(name).toHaveValue('Acme Cells');
  });
});

describe('what left the machine', () => {
  it('BEYOND-13: is listed with its sum, and shows the text that a model was sent', async () => {
    const { user } = await show('egress');
    expect(await screen.findByText('1 request, 14.2 KB in all')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Show the text sent to models\.example\.com/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Text sent to models.example.com' });
    expect(within(dialog).getByText(someEntry.excerpt ?? '')).toBeVisible();
    expect(within(dialog).getByText(/9f86d081884c7d65/)).toBeVisible();
  });

  it('says so when nothing has', async () => {
    await show('egress', { ledger: async () => ({ total: 0, bytes: 0, kept_days: 90, events: [] }) });
    expect(await screen.findByText('Nothing has left the machine')).toBeVisible();
  });
});

describe('the audit log', () => {
  it('is read by action, in words', async () => {
    const auditEvents = vi.fn(memoryAdministration().source.auditEvents);
    const { user } = await show('audit', { auditEvents });
    const row = await screen.findByRole('row', { name: /Package granted/ });
    expect(row.textContent).toMatch(/Adil Admin/);
    expect(row.textContent).toMatch(/Vera Viewer · Life sciences/);
    expect(row.textContent).not.toMatch(/ls_commercial/);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Signed in');
    await waitFor(() => expect(auditEvents.mock.lastCall?.[0]).toEqual({ action: 'signed_in', page: 1 }));
  });

  it('says so when it could not be loaded, and tries again', async () => {
    const auditEvents = vi.fn().mockRejectedValueOnce(new Error('The service could not be reached.'));
    auditEvents.mockResolvedValue({ total: 0, kept_days: 365, events: [] });
    const { user } = await show('audit', { auditEvents });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing of this kind was done')).toBeVisible();
  });
});

describe('lists of the administration', () => {
  const { source } = memoryAdministration();
  const { signal } = new AbortController();

  it.each(['tenants', 'leads', 'egress', 'audit'] as const)(
    '%s: what does not fit a page is turned to',
    async (part) => {
      const pages: number[] = [];
      const asked = <Page extends object>(page: number, read: Page) => {
        pages.push(page);
        return { ...read, total: 45 };
      };
      const { user } = await show(part, {
        tenants: async (find) => asked(find.page, await source.tenants(find, signal)),
        leads: async (page) => asked(page, await source.leads(page, signal)),
        ledger: async ({ page }) => asked(page, await source.ledger({ page }, signal)),
        auditEvents: async ({ page }) => asked(page, await source.auditEvents({ page }, signal)),
      });
      await user.click(await screen.findByRole('button', { name: 'Page 3' }));
      await waitFor(() => expect(pages).toEqual([1, 3]));
      expect(screen.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    },
  );

  it('people of an organisation that do not fit a page are turned to', async () => {
    const pages: number[] = [];
    const { user } = await show('tenants', {
      async peopleIn(tenant, find) {
        pages.push(find.page);
        return { ...(await source.peopleIn(tenant, find, signal)), total: 45 };
      },
    });
    await user.click(await screen.findByRole('link', { name: 'Acme' }));
    await user.click(await screen.findByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(pages).toEqual([1, 2]));
  });

  it('packages of a person: on their way, refused, and none', async () => {
    let answer: (held: []) => void = () => undefined;
    const packagesOf = vi
      .fn()
      .mockImplementationOnce(() => Promise.reject(new Error('The service could not be reached.')))
      .mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const { user } = await show('members', { packagesOf });
    await user.click(await screen.findByRole('button', { name: 'Packages of vera viewer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Packages of vera viewer' });
    expect(await within(dialog).findByText('The service could not be reached.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(packagesOf).toHaveBeenCalledTimes(2);
    answer([]);
    expect(await within(dialog).findByText('No package is held.')).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('packages of a person hold their place while they are read', async () => {
    const { user } = await show('members', { packagesOf: () => new Promise(() => undefined) });
    await user.click(await screen.findByRole('button', { name: 'Packages of vera viewer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Packages of vera viewer' });
    expect(within(dialog).getByRole('status', { name: 'Loading' })).toBeVisible();
  });
});

describe('model and mail', () => {
  it('shows what is set and no secret, and that both work', async () => {
    const { user } = await show('configuration');
    expect(await screen.findByText('https://models.example.com/v1')).toBeVisible();
    expect(screen.getByText('set, not shown')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Test the model' }));
    expect(await screen.findByText('m-large answered in 0.4 s')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Send a test mail/ }));
    expect(await screen.findByText('A test mail is on its way to adil@example.org')).toBeVisible();
  });

  it('says why one does not, and what to check', async () => {
    const { user } = await show('configuration', {
      testModel: async () => ({ state: 'failed', model: 'm', reply: null, fault: 'refused', status: 401, ms: 3 }),
      testMail: async () => ({ state: 'failed', to: 'adil@example.org', problem: 'EAUTH 535' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Test the model' }));
    expect(await screen.findByText(/answered with status 401\. Check LLM_BASE_URL/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Send a test mail/ }));
    expect(await screen.findByText(/EAUTH 535\. Check SMTP_URL/)).toBeVisible();
  });
});

describe('leads and backups', () => {
  it('tells which leads sales has heard of', async () => {
    await show('leads');
    const row = await screen.findByRole('row', { name: /Wei Chen/ });
    expect(row.textContent).toMatch(/Northfield Thermal · R&D engineer/);
    expect(row.textContent).toMatch(/mail: delivered/);
    expect(row.textContent).toMatch(/webhook: failed/);
  });

  it('begins a backup and lists the dumps', async () => {
    const { user, done } = await show('backups');
    expect(await screen.findByRole('row', { name: /1\.4 MB/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back up now' }));
    await waitFor(() => expect(done).toEqual(['back up']));
  });

  it('P37: says that none is made until there is a key', async () => {
    const backups = await memoryAdministration().source.backups(new AbortController().signal);
    await show('backups', { backups: async () => ({ ...backups, awaits_key: true, dumps: [] }) });
    expect(await screen.findByText(/Set ASSAY_DUMP_KEY/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Back up now' })).toBeNull();
    expect(screen.queryByText(/Hours between dumps/)).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('P37: tells of dumps that were written without a key', async () => {
    const backups = await memoryAdministration().source.backups(new AbortController().signal);
    await show('backups', { backups: async () => ({ ...backups, unencrypted: 2 }) });
    expect(await screen.findByText('2 backups are not encrypted')).toBeVisible();
  });

  it('says whose business backups of a PostgreSQL server are', async () => {
    const backups = await memoryAdministration().source.backups(new AbortController().signal);
    await show('backups', { backups: async () => ({ ...backups, engine: 'postgres', hours: 0, dumps: [] }) });
    expect(await screen.findByText('This installation runs on a PostgreSQL server')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Back up now' })).toBeNull();
  });

  it('lists the dumps of a PostgreSQL server that has a schedule', async () => {
    const backups = await memoryAdministration().source.backups(new AbortController().signal);
    await show('backups', { backups: async () => ({ ...backups, engine: 'postgres' }) });
    expect(await screen.findByRole('row', { name: /1\.4 MB/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Back up now' })).toBeVisible();
  });
});
