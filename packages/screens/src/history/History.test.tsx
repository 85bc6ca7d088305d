import type { Client } from '@assay/client';
import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { History } from './History.tsx';
import { createHistorySource, type HistoryRecord, type HistorySource } from './history.source.ts';
import { historyMessages } from './messages.ts';

const record = (id: string, at: Date): HistoryRecord => ({
  id,
  source: 'seek',
  title: `Question ${id}`,
  link: `/page/${id}`,
  at: at.toISOString(),
});

async function show(change: Partial<HistorySource> = {}, currentId?: string) {
  const midnight = new Date();
  midnight.setHours(0, 0, 0, 0);
  let records = [record('new', midnight), record('old', new Date(midnight.getTime() - 1))];
  const source: HistorySource = {
    page: async () => ({ records, next: undefined }),
    remove: async (id) => void (records = records.filter((kept) => kept.id !== id)),
    removeAll: async () => void (records = []),
    ...change,
  };
  const translator = createTranslator({ locale: 'en' });
  await translator.load(historyMessages);
  render(
    <TranslatorProvider translator={translator}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <History source={source} notify={() => undefined} {...(currentId === undefined ? {} : { currentId })} />
      </QueryClientProvider>
    </TranslatorProvider>,
  );
  return userEvent.setup();
}

describe('<History />', () => {
  it('U2: midnight of the reader divides the days, and one entry is the current one', async () => {
    await show({}, 'old');
    const links = await screen.findAllByRole('link', { name: /Question/ });
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page']);
    const today = screen.getByRole('heading', { name: 'Today' }).closest('section') as HTMLElement;
    expect(within(today).getAllByRole('link')).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  });

  it('says why the list could not be loaded, and loads it again', async () => {
    let tries = 0;
    const user = await show({
      page: async () => {
        tries += 1;
        if (tries === 1) throw new Error('The service could not be reached.');
        return { records: [], next: undefined };
      },
    });
    expect(await screen.findByText('The service could not be reached.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Try again/ }));
    expect(await screen.findByText('Nothing asked yet')).toBeVisible();
  });
});

describe('the source of the history', () => {
  it('U1: asks for page 1 of 100 over one month, in the offset of the reader: UTC+8 sends -480', async () => {
    const offset = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-480);
    const asked: unknown[] = [];
    const client = {
      call: async (_: string, request: unknown) => {
        asked.push(request);
        return { history_maps: [], total: 101, has_more: true, has_older: false };
      },
    } as unknown as Client;
    const { signal } = new AbortController();
    const { next } = await createHistorySource(client).page({ page: 1, months: 1 }, signal);
    expect(asked).toEqual([{ query: { page: 1, pageSize: 100, type: 'playbook', duration: 1, tzOffset: -480 } }]);
    expect(next).toEqual({ page: 2, months: 1 });
    offset.mockRestore();
  });
});
