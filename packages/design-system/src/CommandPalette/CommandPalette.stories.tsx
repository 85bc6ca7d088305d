import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { guide } from '../Guide/guide.ts';
import { FileSearchIcon, HistoryIcon, HomeIcon, ScaleIcon, SunIcon } from '../Icon/icons.ts';
import { CommandPalette } from './CommandPalette.tsx';

const select = fn();

const groups = [
  {
    label: 'Go to',
    commands: [
      { id: 'home', label: 'Home', icon: HomeIcon, aside: 'G H', onSelect: () => select('home') },
      { id: 'history', label: 'History', icon: HistoryIcon, aside: 'G Y', onSelect: () => select('history') },
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
      { id: 'theme', label: 'Switch to dark', icon: SunIcon, onSelect: () => select('theme') },
    ],
  },
];

function Shell({ startsOpen = false }: { startsOpen?: boolean }) {
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
      avoid: ['Search of content: take `SearchInput` and a list of results.', 'A choice in a form: take `Combobox`.'],
      anatomy: ['Input', 'Commands by heading', 'Keys or place at the end of the line'],
      accessibility: [
        'A modal dialog with a combobox: the input keeps the focus, up and down move, Enter runs, Esc closes and gives the focus back.',
        'It listens to no keys of the page: the owner decides which open it.',
      ],
      do: ['Offer what fits the place first.', 'Give other words people use as `keywords`, in their language.'],
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
