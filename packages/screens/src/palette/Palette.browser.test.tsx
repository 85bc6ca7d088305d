import { SunIcon } from '@assay/design-system';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PageCommand, usePageCommands } from '../detail/usePageCommands.ts';
import { Palette } from './Palette.tsx';
import type { PaletteProps } from './Palette.types.ts';
import type { FoundOfKind } from './palette.source.ts';
import { memorySource, someFound, surroundings } from './testing.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const done: string[] = [];
const groups = [
  {
    label: 'Do',
    commands: ['Light', 'Dark', 'Sign out'].map((label) => ({
      id: label,
      label,
      icon: SunIcon,
      onSelect: () => done.push(label),
    })),
  },
];

async function show(change: Partial<PaletteProps> = {}, Page?: () => null) {
  done.length = 0;
  const { Surroundings } = await surroundings();
  const went: string[] = [];
  const onClose = vi.fn();
  if (Page) render(<Page />);
  const drawn = render(
    <Surroundings>
      <Palette
        source={memorySource()}
        groups={groups}
        person="p1"
        isOffline={false}
        askAddress={(query) => `/rd?q=${query}`}
        onGo={(address) => went.push(address)}
        onClose={onClose}
        {...change}
      />
    </Surroundings>,
  );
  return { user: userEvent.setup(), went, onClose, drawn };
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('<Palette />', () => {
  it('offers first what was used last, each person their own, and what was worked on', async () => {
    const { user, drawn } = await show();
    await user.type(screen.getByRole('combobox'), 'dark{Enter}');
    expect(done).toEqual(['Dark']);
    drawn.unmount();
    const again = await show();
    await screen.findByText('Why does 316L pit?');
    expect(options()[0]).toBe('Dark');
    expect(options()).toHaveLength(4);
    again.drawn.unmount();
    await show({ person: 'p2' });
    await screen.findByText('Why does 316L pit?');
    expect(options()[0]).not.toBe('Dark');
  });

  it('puts what the service finds behind what fits, and goes to it', async () => {
    const { user, went } = await show();
    await user.type(screen.getByRole('combobox'), 'dark');
    expect(options()[0]).toBe('Dark');
    await screen.findByText(/pump work 1/);
    expect(options()[0]).toBe('Dark');
    await user.click(screen.getByText(/pump work 1/));
    expect(went).toEqual(['/work/1']);
  });

  it('never shows what was found for words that have been typed over', async () => {
    const answers: Record<string, (found: readonly FoundOfKind[]) => void> = {};
    const source = memorySource({
      find: (query) =>
        new Promise((resolve) => {
          answers[query] = resolve;
        }),
    });
    const { user } = await show({ source });
    const input = screen.getByRole('combobox');
    await user.type(input, 'old');
    await waitFor(() => expect(answers['old']).toBeDefined());
    await user.clear(input);
    await user.type(input, 'new');
    await waitFor(() => expect(answers['new']).toBeDefined());
    await act(async () => answers['new']?.(someFound({ work: 1 })));
    await screen.findByText(/pump work 1/);
    await act(async () => answers['old']?.(someFound({ answer: 1 })));
    expect(screen.queryByText(/pump answer 1/)).toBeNull();
    expect(screen.getByText(/pump work 1/)).toBeInTheDocument();
  });

  it('says that a search has failed, and searches again', async () => {
    let tries = 0;
    const source = memorySource({
      find: async () => {
        tries += 1;
        if (tries === 1) throw new Error('away');
        return someFound({ work: 1 });
      },
    });
    const { user, onClose } = await show({ source });
    await user.type(screen.getByRole('combobox'), 'pump');
    expect(await screen.findByText('Works and the library could not be searched.')).toBeInTheDocument();
    await user.click(screen.getByText('Try again'));
    await screen.findByRole('option', { name: /pump work 1/ });
    expect(onClose).not.toHaveBeenCalled();
  });

  it('asks no service for a guest, nor without a line', async () => {
    const find = vi.fn(memorySource().find);
    const { user, drawn } = await show({ source: memorySource({ find }), person: undefined });
    await user.type(screen.getByRole('combobox'), 'pump');
    expect(screen.queryByText(/^All results/)).toBeNull();
    drawn.unmount();
    const away = await show({ source: memorySource({ find }), isOffline: true });
    await away.user.type(screen.getByRole('combobox'), 'pump');
    expect(screen.getByText(/^You are offline/)).toBeInTheDocument();
    expect(find).not.toHaveBeenCalled();
  });
});

describe('usePageCommands', () => {
  const pressed: string[] = [];
  const commands = (change: Partial<PageCommand> = {}): PageCommand[] => [
    { id: 'undo', label: 'Undo', presses: ['Mod+Z'], onSelect: () => pressed.push('undo'), ...change },
  ];
  const Page = () => {
    usePageCommands(commands());
    return null;
  };

  it('offers what the page does first, with its keys, and nothing of a page that was left', async () => {
    const { user, drawn } = await show({}, Page);
    expect(options()[0]).toMatch(/^Undo/);
    expect(screen.getAllByRole('option')[0]?.querySelectorAll('kbd')).toHaveLength(2);
    pressed.length = 0;
    await user.keyboard('{Enter}');
    expect(pressed).toEqual(['undo']);
    drawn.unmount();
    cleanup();
    await show();
    expect(options().some((option) => option?.startsWith('Undo'))).toBe(false);
  });

  it('binds its keys, not while a field takes letters, and not when there is nothing to do', async () => {
    pressed.length = 0;
    const user = userEvent.setup();
    const Idle = () => {
      usePageCommands(commands({ isIdle: true }));
      return <input aria-label="Field" />;
    };
    const Busy = () => {
      usePageCommands(commands());
      return <input aria-label="Field" />;
    };
    const idle = render(<Idle />);
    await user.keyboard('{Control>}z{/Control}');
    expect(pressed).toEqual([]);
    idle.unmount();
    const busy = render(<Busy />);
    await user.keyboard('{Control>}z{/Control}');
    expect(pressed).toEqual(['undo']);
    await user.click(screen.getByLabelText('Field'));
    await user.keyboard('{Control>}z{/Control}');
    expect(pressed).toEqual(['undo']);
    busy.unmount();
    await user.keyboard('{Control>}z{/Control}');
    expect(pressed).toEqual(['undo']);
  });
});
