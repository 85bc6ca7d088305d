import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { historyMessages } from './messages.ts';
import { Trash } from './Trash.tsx';
import type { RemovedWork, TrashSource } from './trash.source.ts';

afterEach(cleanup);

const removed = (id: string): RemovedWork => ({
  id,
  kind: 'triz',
  title: `Work ${id}`,
  removedAt: '2026-11-20T10:00:00.000Z',
  endsAt: '2026-12-20T10:00:00.000Z',
});

async function show(change: Partial<TrashSource> = {}) {
  let works: readonly RemovedWork[] = [removed('a'), removed('b')];
  const take = async (id: string) => {
    works = works.filter((work) => work.id !== id);
  };
  const source = { list: async () => works, putBack: vi.fn(take), destroy: vi.fn(take), ...change };
  const notify = vi.fn();
  const onOpen = vi.fn();
  const translator = createTranslator({ locale: 'en' });
  await translator.load(historyMessages);
  render(
    <TranslatorProvider translator={translator}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Trash source={source} notify={notify} onOpen={onOpen} />
      </QueryClientProvider>
    </TranslatorProvider>,
  );
  return { source, notify, onOpen, user: userEvent.setup() };
}

describe('<Trash />', () => {
  it('says until when a work comes back, puts it back and leads to it', async () => {
    const { source, notify, onOpen, user } = await show();
    expect(await screen.findAllByText('Deleted for good on 20 Dec 2026')).toHaveLength(2);
    await user.click(screen.getAllByRole('button', { name: 'Put back' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByText('Work a')).toBeNull());
    expect(source.putBack).toHaveBeenCalledWith('a');
    act(() => {
      notify.mock.lastCall?.[0].action.onPress();
    });
    expect(onOpen).toHaveBeenCalledWith(removed('a'));
  });

  it('asks before it deletes for good', async () => {
    const { source, user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Delete “Work b” for good' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete “Work b” for good?' });
    expect(source.destroy).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(screen.queryByText('Work b')).toBeNull());
    expect(source.destroy).toHaveBeenCalledWith('b');
  });

  it('keeps what could not be put back, and says why', async () => {
    const { notify, user } = await show({ putBack: () => Promise.reject(new Error('The service is away.')) });
    await user.click((await screen.findAllByRole('button', { name: 'Put back' }))[0] as HTMLElement);
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith(
        expect.objectContaining({ tone: 'critical', description: 'The service is away.' }),
      ),
    );
    expect(screen.getByText('Work a')).toBeVisible();
  });

  it('is empty, or could not be loaded and is asked for again', async () => {
    let isAway = true;
    const list = async () => {
      if (isAway) throw new Error('The service is away.');
      return [];
    };
    const { user } = await show({ list });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isAway = false;
    await user.click(again);
    expect(await screen.findByText('The trash is empty')).toBeVisible();
  });
});
