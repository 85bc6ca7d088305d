import type { Client } from '@assay/client';
import { type Guide, guides } from '@assay/domain';
import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { HomeNotes } from './HomeNotes.tsx';
import { createHomeNotesSource, type HomeNotesSource } from './home-notes.source.ts';
import { homeMessages } from './messages.ts';

async function show({
  isNeeded = true,
  saves = true,
  unseen = guides,
}: {
  isNeeded?: boolean;
  saves?: boolean;
  unseen?: readonly Guide[];
} = {}) {
  const chosen: string[] = [];
  const seen: Guide[] = [];
  const source: HomeNotesSource = {
    needsChoice: async () => isNeeded,
    options: async () => [
      { type: 'RD', label: 'R&D' },
      { type: 'LS', label: 'Life sciences' },
    ],
    guides: async () => unseen.filter((guide) => !seen.includes(guide)),
    saveGuide: async (guide) => void seen.push(guide),
  };
  const translator = createTranslator({ locale: 'en' });
  await translator.load(homeMessages);
  render(
    <TranslatorProvider translator={translator}>
      <QueryClientProvider client={new QueryClient()}>
        <HomeNotes
          source={source}
          home="LS"
          onChoose={async (type) => {
            chosen.push(type);
            return saves;
          }}
        />
      </QueryClientProvider>
    </TranslatorProvider>,
  );
  return { chosen, seen, user: userEvent.setup() };
}

describe('<HomeNotes />', () => {
  it('A7: asks for the home until one is chosen', async () => {
    const { chosen, user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Life sciences' }));
    expect(chosen).toEqual(['LS']);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Life sciences' })).toBeNull());
  });

  it('A7: asks on when the choice could not be saved', async () => {
    const { chosen, user } = await show({ saves: false });
    await user.click(await screen.findByRole('button', { name: 'R&D' }));
    expect(chosen).toEqual(['RD']);
    expect(screen.getByRole('button', { name: 'R&D' })).toBeVisible();
  });

  it('A7: asks nothing of somebody who has chosen', async () => {
    await show({ isNeeded: false, unseen: [] });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('W3: shows one guide at a time, and none that was seen', async () => {
    const { seen, user } = await show({ isNeeded: false });
    for (const guide of guides) {
      await waitFor(() => expect(screen.getAllByRole('button')).toHaveLength(1));
      await user.click(screen.getByRole('button'));
      expect(seen.at(-1)).toBe(guide);
    }
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
    expect(seen).toEqual([...guides]);
  });
});

describe('the source of the notes', () => {
  it('Z9: a service that fails leaves no options, no choice and no guides, and is logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const client = { call: () => Promise.reject(new Error('500')) } as unknown as Client;
    const source = createHomeNotesSource(client);
    const { signal } = new AbortController();
    expect(await source.options(signal)).toEqual([]);
    expect([await source.needsChoice(signal), await source.guides('RD', signal)]).toEqual([false, []]);
    expect(warn).toHaveBeenCalledTimes(3);
    warn.mockRestore();
  });

  it('what a screen that is left calls off is no failure, and is logged as none', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const client = {
      call: (_: string, __: unknown, { signal }: { signal: AbortSignal }) => Promise.reject(signal.reason),
    } as unknown as Client;
    const signal = AbortSignal.abort();
    await expect(createHomeNotesSource(client).options(signal)).rejects.toThrow('aborted');
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });
});
