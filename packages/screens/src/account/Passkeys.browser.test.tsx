import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Passkeys } from './Passkeys.tsx';
import { PasskeyError } from './passkey-browser.ts';
import type { PasskeysSource } from './passkeys.source.ts';
import { recordedPasskeys } from './testing.ts';

afterEach(cleanup);

function show(change: Partial<PasskeysSource> = {}) {
  const calls: string[] = [];
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <TranslatorProvider translator={createTranslator({ locale: 'en' })}>
        <Suspense>
          <Passkeys source={recordedPasskeys(calls, change)} notify={({ title }) => calls.push(title)} />
        </Suspense>
      </TranslatorProvider>
    </QueryClientProvider>,
  );
  return { calls, user: userEvent.setup() };
}

const rows = async () => within(await screen.findByRole('list', { name: 'Passkeys' })).getAllByRole('listitem');

describe('<Passkeys />', () => {
  it('tells passkeys apart by name, else by who keeps them, and says where and when', async () => {
    show();
    const [named, provided, unknown] = await rows();
    expect(named?.textContent).toMatch(/^Office laptop Synced1Password · Added 18 Nov 2026 · last used/);
    expect(provided?.textContent).toMatch(/^Windows Hello One deviceAdded 19 Nov 2026 · not used yet/);
    expect(unknown?.textContent).toMatch(/^Passkey One device/);
  });

  it('adds one, and says why the browser gave none', async () => {
    let held = true;
    const { calls, user } = show({
      async addPasskey() {
        if (held) throw new PasskeyError('held', undefined);
      },
    });
    const add = await screen.findByRole('button', { name: /^Add a passkey/ });
    await user.click(add);
    expect(await screen.findByText('A passkey of this account is kept on this device already.')).toBeVisible();
    held = false;
    await user.click(add);
    await expect.poll(() => calls).toEqual(['Passkey added']);
    expect(screen.queryByText(/kept on this device already/)).toBeNull();
  });

  it('offers none beyond the limit, and says so', async () => {
    const { calls, user } = show({
      passkeys: async () => ({
        passkeys: [{ id: 'a', isSynced: true, addedAt: '2026-11-18T08:00:00Z' }],
        limit: 1,
      }),
    });
    const add = await screen.findByRole('button', { name: /^Add a passkey/ });
    expect(add).toHaveAccessibleDescription('An account has at most 1 passkeys. Remove one first.');
    await user.click(add);
    expect(calls).toEqual([]);
  });

  it('offers none where the browser makes none, and still lists and removes those there are', async () => {
    show({ canUsePasskeys: false });
    expect(await rows()).toHaveLength(3);
    expect(screen.queryByRole('button', { name: /^Add a passkey/ })).toBeNull();
    expect(screen.getByText('Passkeys do not work in this browser, or not at this address.')).toBeVisible();
  });

  it('names one', async () => {
    const { calls, user } = show();
    await user.click(await screen.findByRole('button', { name: 'Rename Windows Hello' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Name the passkey' }));
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), ' Lab {Enter}');
    await expect.poll(() => calls).toEqual(['rename hello Lab']);
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('removes one after asking, and stays open with the reason when that did not work', async () => {
    let isRefused = true;
    const { calls, user } = show({
      async removePasskey(id) {
        if (isRefused) throw new Error('Show once more that it is you, then go on.');
        calls.push(`remove ${id}`);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Office laptop' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Office laptop?' }));
    const confirm = dialog.getByRole('button', { name: /^Remove passkey/ });
    await user.click(confirm);
    expect(await dialog.findByText('Show once more that it is you, then go on.')).toBeVisible();
    isRefused = false;
    await user.click(confirm);
    await expect.poll(() => calls).toEqual(['remove office', 'Passkey removed']);
  });

  it('says that they could not be read, and reads them again', async () => {
    let fails = true;
    const { user } = show({
      passkeys: () =>
        fails ? Promise.reject(new Error('The service is busy.')) : Promise.resolve({ passkeys: [], limit: 20 }),
    });
    expect(await screen.findByText('The service is busy.')).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No passkey yet.')).toBeVisible();
  });
});
