import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { History, type HistoryProps } from './History.tsx';
import type { HistoryRecord, HistorySource } from './history.source.ts';
import { historyMessages } from './messages.ts';

afterEach(cleanup);

type Notice = Parameters<HistoryProps['notify']>[0];

const record = (id: string): HistoryRecord => ({
  id,
  source: 'seek',
  title: `Question ${id}`,
  link: `/page/${id}`,
  at: new Date().toISOString(),
});

describe('removing all', () => {
  it('U3, Z11: is asked first, says so, and is taken back within ten seconds', async () => {
    let records = [record('a'), record('b')];
    const source: HistorySource = {
      page: async () => ({ records, next: undefined }),
      remove: async () => undefined,
      save: async () => undefined,
      async removeAll() {
        records = [];
        return ['a', 'b'];
      },
      async restore(ids) {
        records = ids.map(record);
      },
    };
    const notices: Notice[] = [];
    const translator = createTranslator({ locale: 'en' });
    await translator.load(historyMessages);
    render(
      <TranslatorProvider translator={translator}>
        <QueryClientProvider client={new QueryClient()}>
          <History
            source={source}
            trash={{ list: async () => [], putBack: async () => undefined, destroy: async () => undefined }}
            notify={(notice) => notices.push(notice)}
            onOpenWork={() => undefined}
          />
        </QueryClientProvider>
      </TranslatorProvider>,
    );
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Delete all' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete the whole history?' });
    expect(records).toHaveLength(2);
    await user.click(within(dialog).getByRole('button', { name: /^Delete all/ }));
    expect(await screen.findByText('Nothing asked yet')).toBeVisible();
    expect(notices).toMatchObject([{ title: 'Remove Success', tone: 'positive', duration: 10_000 }]);
    act(() => notices[0]?.action?.onPress());
    await waitFor(() => expect(screen.getAllByRole('link', { name: /Question/ })).toHaveLength(2));
  });
});
