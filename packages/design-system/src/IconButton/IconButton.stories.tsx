import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { ShareIcon } from '../Icon/icons.ts';
import { IconButton } from './IconButton.tsx';

const meta = { component: IconButton, args: { icon: ShareIcon, label: 'Share', onClick: fn() } } satisfies Meta<
  typeof IconButton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  async play({ canvasElement, args }) {
    const button = within(canvasElement).getByRole('button', { name: 'Share' });
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};
export const Secondary: Story = { args: { variant: 'secondary', size: 'default' } };
export const Busy: Story = { tags: ['no-visual'], args: { isBusy: true } };
export const Disabled: Story = {
  tags: ['no-visual'],
  args: { isDisabled: true },
  async play({ canvasElement, args }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Share' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
