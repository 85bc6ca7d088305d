import type { Client } from '@assay/client';
import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { History, type HistoryProps } from './History.tsx';
import { createHistorySource, type HistoryRecord, type HistorySource } from './history.source.ts';
import { historyMessages } from './messages.ts';

const record = (id: string, at: Date): HistoryRecord => ({
  id,
  source: 'seek',
  title: `Question ${id}`,
  link: `/page/${id}`,
  at: at.toISOString(),
});

async function show(
  change: Partial<HistorySource> = {},
  currentId?: string,
  notify: HistoryProps['notify'] = () => undefined,
) {
  const midnight = new Date();
  midnight.setHours(0, 0, 0, 0);
  let records = [record('new', midnight), record('old', new Date(midnight.getTime() - 1))];
  const source: HistorySource = {
    page: async () => ({ records, next: undefined }),
    async remove(id) {
      records = records.filter((kept) => kept.id !== id);
    },
    async removeAll() {
      const gone = records.map(({ id }) => id);
      records = [];
      return gone;
    },
    save: async () => undefined,
    async restore(ids) {
      records = [...records, ...ids.map((id) => record(id, midnight))];
    },
    ...change,
  };
  const trash = { list: async () => [], putBack: async () => undefined, destroy: async () => undefined };
  const translator = createTranslator({ locale: 'en' });
  await translator.load(historyMessages);
  render(
    <TranslatorProvider translator={translator}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <History
          source={source}
          trash={trash}
          notify={notify}
          onOpenWork={() => undefined}
          {...(currentId === undefined ? {} : { currentId })}
        />
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

describe('removing', () => {
  type Notice = Parameters<HistoryProps['notify']>[0];
  const entries = () => screen.queryAllByRole('link', { name: /Question/ });

  it('U3, Z11: takes one out at once, and brings it back within ten seconds', async () => {
    const notices: Notice[] = [];
    const user = await show({}, undefined, (notice) => notices.push(notice));
    await user.click(await screen.findByRole('button', { name: 'Delete “Question new”' }));
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]).toMatchObject({ title: 'Remove Success', description: 'Question new', duration: 10_000 });
    await waitFor(() => expect(entries()).toHaveLength(1));
    act(() => notices[0]?.action?.onPress());
    await waitFor(() => expect(entries()).toHaveLength(2));
  });

  it('shows again what could not be removed, and says why', async () => {
    const notices: Notice[] = [];
    const remove = () => Promise.reject(new Error('The service could not be reached.'));
    const user = await show({ remove }, undefined, (notice) => notices.push(notice));
    await user.click(await screen.findByRole('button', { name: 'Delete “Question new”' }));
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]).toMatchObject({ tone: 'critical', description: 'The service could not be reached.' });
    expect(notices[0]?.action).toBeUndefined();
    expect(entries()).toHaveLength(2);
  });
});

describe('saved answers', () => {
  it('are listed apart, lead to their answer, and come back when they were let go by mistake', async () => {
    const notices: Parameters<HistoryProps['notify']>[0][] = [];
    const calls: string[] = [];
    let isSaved = true;
    const answer: HistoryRecord = { ...record('kept', new Date()), questionId: 'q7' };
    const user = await show(
      {
        page: async (_, __, list) => ({
          records: list === 'all' ? [record('new', new Date())] : isSaved ? [answer] : [],
          next: undefined,
        }),
        async save(id, saved) {
          calls.push(`${id} ${saved}`);
          isSaved = saved;
        },
      },
      undefined,
      (notice) => notices.push(notice),
    );
    await screen.findByRole('link', { name: /Question new/ });
    await user.click(screen.getByRole('radio', { name: 'Saved' }));
    const link = await screen.findByRole('link', { name: /Question kept/ });
    expect(link).toHaveAttribute('href', '/page/kept#summary-q7');
    expect(screen.queryByRole('button', { name: 'Delete all' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'No longer save “Question kept”' }));
    expect(await screen.findByText('Nothing saved yet')).toBeVisible();
    expect(notices).toMatchObject([{ title: 'No longer saved', description: 'Question kept' }]);
    act(() => notices[0]?.action?.onPress());
    expect(await screen.findByRole('link', { name: /Question kept/ })).toBeVisible();
    expect(calls).toEqual(['q7 false', 'q7 true']);
  });
});

describe('<History /> with more than a page', () => {
  const next = { page: 2, months: 1 };
  const now = new Date();
  const refused = () => Promise.reject(new Error('The service could not be reached.'));

  it('keeps what is shown when the next ones do not come, and asks for them again', async () => {
    let tries = 0;
    const user = await show({
      async page({ page }) {
        if (page === 1) return { records: [record('first', now)], next };
        tries += 1;
        return tries === 1 ? refused() : { records: [record('second', now)], next: undefined };
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Load more/ }));
    expect(await screen.findByText('The next ones did not load. What is shown stays.')).toBeVisible();
    expect(screen.getByRole('link', { name: /first/ })).toBeVisible();
    expect(screen.queryByText('The history could not be loaded')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Try again/ }));
    expect(await screen.findByRole('link', { name: /second/ })).toBeVisible();
    expect(screen.queryByText(/^The next ones/)).toBeNull();
  });

  it('does not call a history empty whose last month is', async () => {
    const user = await show({
      page: async ({ months }) =>
        months === 1
          ? { records: [], next: { page: 1, months: 1200 } }
          : { records: [record('years ago', new Date(0))], next: undefined },
    });
    expect(await screen.findByText('Nothing in the last month.')).toBeVisible();
    expect(screen.queryByText('Nothing asked yet')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Load more/ }));
    expect(await screen.findByRole('link', { name: /years ago/ })).toBeVisible();
  });
});

describe('the source of the history', () => {
  it('takes the name of a tool that has none in the history from the service, and no other', async () => {
    const told = (source: string) => ({
      source,
      id: source,
      message: source,
      link: '',
      icon_url: '',
      business_name: 'Sample plan',
      updated_at: new Date(0).toISOString(),
    });
    const history_maps = [{ group: 'older', data: [told('work'), told('triz_mind'), told('of tomorrow')] }];
    const client = {
      call: async () => ({ history_maps, total: 3, has_more: false, has_older: false }),
    } as unknown as Client;
    const { signal } = new AbortController();
    const { records } = await createHistorySource(client).page({ page: 1, months: 1200 }, signal, 'all');
    expect(records.map(({ id, tool, link }) => [id, tool, link])).toEqual([
      ['work', 'Sample plan', '/work/work'],
      ['triz_mind', undefined, '/result/triz_mind'],
    ]);
  });

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
    const { next } = await createHistorySource(client).page({ page: 1, months: 1 }, signal, 'all');
    expect(asked).toEqual([{ query: { page: 1, pageSize: 100, type: 'playbook', duration: 1, tzOffset: -480 } }]);
    expect(next).toEqual({ page: 2, months: 1 });
    offset.mockRestore();
  });
});
