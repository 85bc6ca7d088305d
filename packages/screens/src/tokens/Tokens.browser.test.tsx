import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { tokensMessages } from './messages.ts';
import { PersonalTokens, type PersonalTokensProps } from './PersonalTokens.tsx';
import { TenantTokens } from './TenantTokens.tsx';
import { memoryTenantTokens, memoryTokens, someSecret, someToken } from './testing.ts';
import type { AccessToken, TenantTokensSource, TokensSource } from './tokens.source.ts';

afterEach(cleanup);

async function renderIn(children: ReactNode) {
  const translator = createTranslator({ locale: 'en' });
  await translator.load(tokensMessages);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <TranslatorProvider translator={translator}>{children}</TranslatorProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

async function showOwn(
  change: Partial<TokensSource> = {},
  first: readonly AccessToken[] = [someToken],
  role: PersonalTokensProps['role'] = 'member',
) {
  const { source, done } = memoryTokens(change, first);
  const notify = vi.fn();
  const user = await renderIn(<PersonalTokens source={source} role={role} notify={notify} />);
  return { user, done, notify };
}

async function showAll(change: Partial<TenantTokensSource> = {}, role: 'owner' | 'admin' = 'admin') {
  const { source, done } = memoryTenantTokens(change);
  const user = await renderIn(<TenantTokens source={source} role={role} notify={vi.fn()} />);
  return { user, done };
}

describe('<PersonalTokens />', () => {
  it('tells of each token what it is, what it may do, when it ends and when it was used', async () => {
    await showOwn();
    const row = await screen.findByRole('listitem');
    for (const text of ['nightly literature run', '…Xq9T', /Read and Ask · ends 18 Feb 2027 · last used 26 Nov 2026/])
      expect(within(row).getByText(text)).toBeVisible();
  });

  it('P24: makes one of the chosen terms and shows it this once', async () => {
    const { user, done } = await showOwn({}, []);
    expect(await screen.findByText('There is no token.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create a token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create a token' }));
    expect(dialog.getByRole('checkbox', { name: /^Read/ })).toBeChecked();
    expect(dialog.getByRole('checkbox', { name: /^Library/ })).toBeDisabled();
    expect(dialog.getAllByText('Needs the role Administrator.')).toHaveLength(2);
    await user.click(dialog.getByRole('button', { name: 'Create token' }));
    const name = dialog.getByRole('textbox', { name: /^Name/ });
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription(/Enter a name/);
    await user.type(name, ' laptop ');
    await user.click(dialog.getByRole('checkbox', { name: /^Ask/ }));
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Ends/ }), 'in 30 days');
    await user.click(dialog.getByRole('button', { name: 'Create token' }));
    expect((await dialog.findByRole('region', { name: 'Token' })).textContent).toContain(someSecret);
    expect(done).toEqual([['create', { name: 'laptop', scopes: ['read'], days: 30 }]]);
    expect(dialog.getByRole('button', { name: 'Done' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.body.textContent).not.toContain(someSecret);
    expect(await screen.findByText('laptop')).toBeVisible();
  });

  it('names the scope that is missing, and keeps what was typed when it could not be made', async () => {
    const { user } = await showOwn({ create: () => Promise.reject(new Error('Show once more that it is you.')) }, []);
    await user.click(await screen.findByRole('button', { name: 'Create a token' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'laptop');
    await user.click(dialog.getByRole('checkbox', { name: /^Read/ }));
    await user.click(dialog.getByRole('checkbox', { name: /^Ask/ }));
    await user.click(dialog.getByRole('button', { name: 'Create token' }));
    expect(dialog.getByRole('group', { name: 'What it may do' })).toHaveAccessibleDescription('Choose at least one');
    expect(dialog.getByRole('checkbox', { name: /^Read/ })).toHaveFocus();
    await user.click(dialog.getByRole('checkbox', { name: /^Read/ }));
    await user.click(dialog.getByRole('button', { name: 'Create token' }));
    expect(await dialog.findByText('Show once more that it is you.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('laptop');
  });

  it('asks before a token is revoked, and says so', async () => {
    const { user, done, notify } = await showOwn();
    await user.click(await screen.findByRole('button', { name: 'Revoke nightly literature run' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Revoke nightly literature run?' }));
    await user.click(dialog.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(notify).toHaveBeenCalledWith({ title: 'Token revoked', tone: 'positive' }));
    expect(done).toEqual([['revoke', 't1']]);
    expect(screen.getByRole('button', { name: 'Create a token' })).toHaveFocus();
  });

  it('says so when the tokens could not be read, and holds their place before', async () => {
    const list = vi
      .fn()
      .mockRejectedValueOnce(new Error('The service could not be reached.'))
      .mockResolvedValue({ tokens: [], longestDays: 366 });
    const { user } = await showOwn({ list });
    expect((await screen.findByRole('alert')).textContent).toContain('could not be reached');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('There is no token.')).toBeVisible();
    cleanup();
    await showOwn({ list: () => new Promise(() => undefined) });
    expect(screen.getByRole('status', { name: 'Loading the tokens' })).toBeVisible();
  });

  it('fits 360 px, whatever the length of a name', async () => {
    await page.viewport(360, 740);
    const name = 'averylongnamewithoutanybreak'.repeat(4);
    const { user } = await showOwn({}, [{ ...someToken, name }]);
    await screen.findByText(name);
    expect(document.documentElement.scrollWidth).toBe(360);
    await user.click(screen.getByRole('button', { name: 'Create a token' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox', { name: /^Name/ }), 'x');
    await user.click(within(dialog).getByRole('button', { name: 'Create token' }));
    await within(dialog).findByRole('region', { name: 'Token' });
    expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await page.viewport(1280, 800);
  });
});

describe('<TenantTokens />', () => {
  it('P64: tells whose each token is, and lets administrators end all but those of owners', async () => {
    const { user, done } = await showAll();
    const robot = await screen.findByRole('row', { name: /laboratory robot/ });
    for (const text of ['Service', 'Member · created by Adil Admin', 'not used yet'])
      expect(within(robot).getByText(text)).toBeVisible();
    const owners = screen.getByRole('row', { name: /Olga Owner/ });
    expect(within(owners).queryByRole('button', { name: /^Revoke/ })).toBeNull();
    const members = screen.getByRole('row', { name: /Mei Member/ });
    await user.click(within(members).getByRole('button', { name: /^Revoke/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Mei Member/ })).toBeNull());
    expect(done).toEqual([['revoke', 't2']]);
  });

  it('makes a service with a role, and takes back what the role does not reach', async () => {
    const { user, done } = await showAll();
    await user.click(await screen.findByRole('button', { name: 'Create a token for a service' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('checkbox', { name: /^Library/ })).toBeNull();
    await user.type(dialog.getByRole('textbox', { name: /^Name of the service/ }), 'scale');
    await user.click(dialog.getByRole('radio', { name: /^Viewer/ }));
    expect(dialog.getByRole('checkbox', { name: /^Ask/ })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Create token' }));
    expect((await dialog.findByRole('region', { name: 'Token' })).textContent).toContain('assay_svc_');
    expect(done).toEqual([
      ['create', { name: 'scale', role: 'viewer', scopes: ['read'], days: 90, service: undefined }],
    ]);
  });

  it('makes another token of a service that is there', async () => {
    const { user, done } = await showAll();
    await user.click(await screen.findByRole('button', { name: 'Another token for laboratory robot' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('radiogroup')).toBeNull();
    expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('laboratory robot');
    await user.click(dialog.getByRole('button', { name: 'Create token' }));
    await dialog.findByRole('region', { name: 'Token' });
    expect(done).toEqual([['create', expect.objectContaining({ service: 'robot', scopes: ['read', 'ask'] })]]);
  });

  it('P24: removes a service, also one without a live token, and says what ends and what stays', async () => {
    const { user, done } = await showAll();
    const services = await screen.findByRole('list', { name: 'Services' });
    expect(within(services).getByText('Member · 1 token')).toBeVisible();
    expect(within(services).getByText('Viewer · No live token')).toBeVisible();
    await user.click(within(services).getByRole('button', { name: 'Remove patent watch' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove patent watch?' }));
    expect(dialog.getByText(/the audit log still names it/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(within(services).queryByText('patent watch')).toBeNull());
    expect(done).toEqual([['remove', 'watch']]);
    expect(screen.getByRole('button', { name: 'Create a token for a service' })).toHaveFocus();
  });

  it('says how long a token lives where the organisation has set it', async () => {
    const { user } = await showOwn({ list: async () => ({ tokens: [], longestDays: 30 }) });
    await user.click(await screen.findByRole('button', { name: 'Create a token' }));
    const ends = within(await screen.findByRole('dialog')).getByRole('combobox', { name: /^Ends/ });
    expect(ends).toHaveAccessibleDescription(/lets a token live for 30 days at most/);
    expect(
      within(ends)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['in 7 days', 'in 30 days']);
  });

  it('says what services are for where no program has a token', async () => {
    await showAll({ list: async () => ({ tokens: [], services: [], longestDays: 366 }) });
    expect(screen.queryByRole('list', { name: 'Services' })).toBeNull();
    expect(await screen.findByText('No program has a token')).toBeVisible();
  });

  it('fits 360 px', async () => {
    await page.viewport(360, 740);
    await showAll();
    await screen.findByRole('row', { name: /laboratory robot/ });
    expect(document.documentElement.scrollWidth).toBe(360);
    await page.viewport(1280, 800);
  });
});
