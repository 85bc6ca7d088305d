import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { guide } from '../Guide/guide.ts';
import {
  FileSearchIcon,
  FileTextIcon,
  HistoryIcon,
  HomeIcon,
  MessageIcon,
  ScaleIcon,
  SunIcon,
  TableIcon,
} from '../Icon/icons.ts';
import { CommandPalette } from './CommandPalette.tsx';
import type { CommandGroup, CommandPaletteProps } from './CommandPalette.types.ts';

const select = fn();

const groups: readonly CommandGroup[] = [
  {
    label: 'Go to',
    commands: [
      { id: 'home', label: 'Home', icon: HomeIcon, keywords: 'start', onSelect: () => select('home') },
      { id: 'history', label: 'History', icon: HistoryIcon, aside: '2 h ago', onSelect: () => select('history') },
    ],
  },
  {
    label: 'Do',
    commands: [
      {
        id: 'novelty',
        label: 'New novelty search',
        description: 'Features against prior art, cell by cell',
        icon: FileSearchIcon,
        onSelect: () => select('novelty'),
      },
      {
        id: 'fto',
        label: 'New claim chart',
        keywords: 'freedom to operate',
        icon: ScaleIcon,
        onSelect: () => select('fto'),
      },
      { id: 'theme', label: 'Switch to dark', icon: SunIcon, keys: 'Mod+Shift+D', onSelect: () => select('theme') },
    ],
  },
];

const found: CommandGroup = {
  label: 'Works',
  isFound: true,
  count: '12',
  commands: [
    {
      id: 'w1',
      label: 'Electric coolant pump',
      description: 'The novelty of the seal is what the second claim rests on.',
      icon: TableIcon,
      aside: '2 min ago',
      onSelect: () => select('w1'),
    },
    {
      id: 'd1',
      label: '冷却プレートの新規性',
      lang: 'ja',
      icon: FileTextIcon,
      aside: '2019',
      onSelect: () => select('d1'),
    },
  ],
};

const fallback: CommandGroup = {
  label: 'Search',
  isFound: true,
  isFallback: true,
  commands: [{ id: 'ask', label: 'Ask it', icon: MessageIcon, onSelect: () => select('ask') }],
};

const hints = { move: 'move', run: 'open', close: 'close' };

function Shell({ startsOpen = false, ...change }: { startsOpen?: boolean } & Partial<CommandPaletteProps>) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <div style={{ padding: 24, minHeight: 460 }}>
      <Button onClick={() => setOpen(true)}>Go to or do</Button>
      <CommandPalette
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        groups={groups}
        label="Go to or do"
        placeholder="Type a place or an action"
        emptyLabel="Nothing of that name. Try another word."
        countLabel={(count) => `${count} entries`}
        hints={hints}
        {...change}
      />
    </div>
  );
}

const meta = {
  component: CommandPalette,
  beforeEach: () => void select.mockClear(),
  parameters: {
    layout: 'fullscreen',
    ...guide({
      use: ['A short cut to every place and action of a product, for people who work in it all day.'],
      avoid: ['Content alone: take `SearchInput` and a list of results.', 'A choice in a form: take `Combobox`.'],
      anatomy: [
        'Input',
        'Commands by heading, with their number',
        'Keys or place at the end of the line',
        'What is missing',
        'Keys of the palette',
      ],
      accessibility: [
        'A modal dialog with a combobox: the input keeps the focus, up and down move, Enter runs, Esc closes and gives the focus back.',
        'It listens to no keys of the page: the owner decides which open it.',
        'What an input method is told, Enter among it, is meant for it alone.',
        'How many there are, and what is missing, is a status.',
      ],
      do: [
        'Offer what fits the place first.',
        'Mark what a service has found with `isFound`: it comes late and then moves nothing above it.',
        'Keep what cannot be run on show, with the reason.',
        'Give other words people use as `keywords`, in their language.',
      ],
      dont: ["Don't put an action here alone."],
    }),
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Open: Story = { render: () => <Shell startsOpen /> };

export const ByKeyboard: Story = {
  tags: ['no-visual'],
  render: () => <Shell />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Go to or do' });
    await userEvent.click(opener);
    const input = await canvas.findByRole('combobox', { name: 'Go to or do' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('freedom');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('New claim chart');
    await userEvent.clear(input);
    await userEvent.keyboard('new{ArrowDown}{Enter}');
    await expect(select).toHaveBeenCalledWith('fto');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

export const NothingFound: Story = {
  tags: ['no-visual'],
  render: () => <Shell startsOpen />,
  async play({ canvasElement }) {
    await userEvent.type(await within(canvasElement).findByRole('combobox'), 'zzz');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Nothing of that name');
  },
};

export const WithFinds: Story = {
  render: () => <Shell startsOpen groups={[...groups, found, fallback]} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const input = await canvas.findByRole('combobox');
    await userEvent.type(input, 'novelty');
    const options = canvas.getAllByRole('option');
    await expect(options[0]).toHaveTextContent('New novelty search');
    await expect(options.at(-1)).toHaveTextContent('Ask it');
    await expect(within(options[0] as HTMLElement).getByText('novelty')).toBeVisible();
  },
};

export const Loading: Story = { render: () => <Shell startsOpen groups={[]} isBusy /> };

export const Failing: Story = {
  render: () => <Shell startsOpen notice="You are offline. Pages and actions are listed; works cannot be searched." />,
};

export const Unavailable: Story = {
  render: () => (
    <Shell
      startsOpen
      groups={[
        {
          label: 'Start',
          commands: [
            {
              id: 'fmea',
              label: 'FMEA, new work',
              icon: ScaleIcon,
              unavailable: 'Your role reads, it begins nothing.',
              onSelect: () => select('fmea'),
            },
          ],
        },
        ...groups,
      ]}
    />
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const option = await canvas.findByRole('option', { name: /FMEA/ });
    await expect(option).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(select).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  },
};

export const OnlyFallback: Story = {
  tags: ['no-visual'],
  render: () => <Shell startsOpen groups={[...groups, fallback]} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('combobox'), 'zzz');
    await waitFor(() => expect(canvas.getByText(/^Nothing of that name/)).toBeVisible());
    await expect(canvas.getByRole('option')).toHaveTextContent('Ask it');
  },
};

const heard = fn();

export const InputMethod: Story = {
  tags: ['no-visual'],
  render: () => <Shell startsOpen onQuery={heard} />,
  async play({ canvasElement }) {
    heard.mockClear();
    const canvas = within(canvasElement);
    const input = await canvas.findByRole('combobox');
    await fireEvent.compositionStart(input);
    await fireEvent.input(input, { target: { value: 'home' }, isComposing: true });
    await fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    await fireEvent.keyDown(input, { key: 'ArrowDown', isComposing: true });
    await expect(select).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    await expect(heard).not.toHaveBeenCalled();
    await fireEvent.compositionEnd(input);
    await expect(heard).toHaveBeenLastCalledWith('home');
    await fireEvent.keyDown(input, { key: 'Enter' });
    await expect(select).toHaveBeenCalledWith('home');
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-Hans' },
  render: () => (
    <Shell
      startsOpen
      label="查找或开始"
      placeholder="查找页面、工作、文献或操作"
      hints={{ move: '移动', run: '打开', close: '关闭' }}
      groups={[
        {
          label: '前往',
          commands: [{ id: 'library', label: '文献库', icon: FileTextIcon, onSelect: () => select('library') }],
        },
      ]}
    />
  ),
};
