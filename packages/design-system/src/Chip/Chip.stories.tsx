import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { CalendarIcon, LayersIcon, PaperclipIcon } from '../Icon/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Chip, RemovableChip } from './Chip.tsx';

const meta = { component: Chip, args: { children: 'Any date', onClick: fn() } } satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const Pressed: Story = { args: { isPressed: true, icon: LayersIcon, children: 'Patents and papers' } };
export const WithMenu: Story = { args: { hasMenu: true, icon: CalendarIcon, children: '2012 to 2026' } };
export const Disabled: Story = { args: { isDisabled: true } };

const remove = fn();

export const Removable: Story = {
  render: () => (
    <Inline>
      <RemovableChip icon={PaperclipIcon} onRemove={remove} removeLabel="Remove disclosure.pdf">
        disclosure.pdf
      </RemovableChip>
    </Inline>
  ),
  async play({ canvasElement }) {
    remove.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove disclosure.pdf' }));
    await expect(remove).toHaveBeenCalledTimes(1);
  },
};
