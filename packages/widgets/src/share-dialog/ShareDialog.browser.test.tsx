import { createTranslator, TranslatorProvider, useMessages } from '@assay/i18n';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { seekPanelMessages } from '../seek-panel/messages.ts';
import { ShareDialog, type ShareLinks } from './ShareDialog.tsx';
import type { ShareLink } from './sharing.source.ts';

afterEach(cleanup);

const linkOf = (id: string, opened = 0): ShareLink => ({
  link_id: id,
  created_at: '2026-11-21T04:00:00.000Z',
  expires_at: null,
  opened,
});
const refused = () => Promise.reject(new Error('The service could not be reached.'));

function Sharing({ links }: { links: ShareLinks }) {
  return <ShareDialog isOpen onClose={() => undefined} links={links} t={useMessages(seekPanelMessages)} />;
}

async function show(change: Partial<ShareLinks> = {}, opens = true) {
  const links: ShareLinks = {
    list: async () => [],
    ...(opens ? { create: async () => ({ link: linkOf('new'), path: '/page/p1?share=token' }) } : {}),
    revoke: async () => undefined,
    ...change,
  };
  const translator = createTranslator({ locale: 'en' });
  await translator.load(seekPanelMessages);
  render(
    <TranslatorProvider translator={translator}>
      <Sharing links={links} />
    </TranslatorProvider>,
  );
  return userEvent.setup();
}

describe('<ShareDialog />', () => {
  it('holds the place of the links while they are read', async () => {
    await show({ list: () => new Promise(() => undefined) });
    expect(screen.getByRole('status', { name: 'Loading the links' })).toBeVisible();
    expect(screen.queryByText('There is no link yet.')).toBeNull();
    expect(screen.getByRole('button', { name: 'Create link' })).toBeEnabled();
  });

  it('says that there is none, and lists the one that is made', async () => {
    const user = await show();
    expect(await screen.findByText('There is no link yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveValue(`${location.origin}/page/p1?share=token`);
    expect(within(screen.getByRole('list')).getByText(/Opened 0 times/)).toBeVisible();
  });

  it('lets somebody who opens nothing any more revoke what they opened', async () => {
    const revoked: string[] = [];
    const closing = { list: async () => [linkOf('kept', 3)], revoke: async (id: string) => void revoked.push(id) };
    const user = await show(closing, false);
    await user.click(await screen.findByRole('button', { name: 'Revoke' }));
    expect(revoked).toEqual(['kept']);
    expect(screen.queryByRole('button', { name: 'Create link' })).toBeNull();
  });

  it('says that the links could not be read, and reads them again', async () => {
    let tries = 0;
    const user = await show({
      async list() {
        tries += 1;
        return tries === 1 ? refused() : [linkOf('kept', 3)];
      },
    });
    expect(await screen.findByText('The links could not be loaded.')).toBeVisible();
    expect(screen.getByText('The service could not be reached.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Opened 3 times/)).toBeVisible();
    expect(screen.queryByText('The links could not be loaded.')).toBeNull();
  });

  it('keeps the links when one of them could not be ended', async () => {
    const user = await show({ list: async () => [linkOf('kept', 3)], revoke: refused });
    await user.click(await screen.findByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('That did not work.')).toBeVisible();
    expect(screen.getByText(/Opened 3 times/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('V1: makes a link that ends by itself, and says when', async () => {
    const made: (number | undefined)[] = [];
    const user = await show({
      async create(days) {
        made.push(days);
        return { link: { ...linkOf('new'), expires_at: '2026-12-21T04:00:00.000Z' }, path: '/page/p1?share=token' };
      },
    });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Valid for' }), '30 days');
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    expect(await screen.findByText(/until .*2026/)).toBeVisible();
    expect(made).toEqual([30]);
  });

  it('V1: opens the item to the organisation, and closes it again', async () => {
    const saved: boolean[] = [];
    const tenant = { read: async () => false, save: async (isOpen: boolean) => void saved.push(isOpen) };
    const user = await show({ tenant });
    const opened = await screen.findByRole('switch', { name: /^Open to the organisation/ });
    await user.click(opened);
    await expect.poll(() => saved).toEqual([true]);
    await expect.poll(() => (opened as HTMLInputElement).checked).toBe(true);
    await user.click(opened);
    await expect.poll(() => saved).toEqual([true, false]);
  });

  it('leaves the organisation as it was when that could not be changed', async () => {
    const user = await show({ tenant: { read: async () => false, save: refused } });
    const opened = await screen.findByRole('switch', { name: /^Open to the organisation/ });
    await user.click(opened);
    expect(await screen.findByText('That did not work.')).toBeVisible();
    expect(opened).not.toBeChecked();
  });
});
